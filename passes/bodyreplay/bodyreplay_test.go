package bodyreplay_test

import (
	"testing"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/passes/bodyreplay"
)

func Test(t *testing.T) {
	passtest.Run(t, bodyreplay.Analyzer,
		"bodyreplay/loops", "bodyreplay/helpers", "bodyreplay/layers", "bodyreplay/quiet")
}
