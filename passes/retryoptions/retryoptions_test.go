package retryoptions_test

import (
	"testing"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/passes/retryoptions"
)

func Test(t *testing.T) {
	passtest.Run(t, retryoptions.Analyzer,
		"retryoptions/nilcall", "retryoptions/numbers", "retryoptions/second", "retryoptions/filtered",
		"retryoptions/sleep", "retryoptions/cross", "retryoptions/cross/conf")
}

func TestFixes(t *testing.T) {
	passtest.RunWithSuggestedFixes(t, retryoptions.Analyzer, "retryoptions/fixes")
}
