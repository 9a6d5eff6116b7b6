package logleak_test

import (
	"testing"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/passes/logleak"
)

func TestLeaks(t *testing.T) {
	passtest.Run(t, logleak.Analyzer,
		"logleak/requests", "logleak/tokens", "logleak/transport", "logleak/links", "logleak/helpers",
		"logleak/sources", "logleak/client", "logleak/server",
	)
}
