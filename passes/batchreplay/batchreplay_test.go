package batchreplay_test

import (
	"testing"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/passes/batchreplay"
)

func Test(t *testing.T) {
	passtest.Run(t, batchreplay.Analyzer, "batchreplay/sdk", "batchreplay/rest", "batchreplay/quiet")
}
