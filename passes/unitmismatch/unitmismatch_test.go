package unitmismatch_test

import (
	"testing"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/internal/settings"
	"github.com/graphlint/graphlint/passes/unitmismatch"
)

func Test(t *testing.T) {
	passtest.Run(t, unitmismatch.Analyzer,
		"unitmismatch/direct", "unitmismatch/helpers", "unitmismatch/text", "unitmismatch/seconds",
		"unitmismatch/elsewhere", "unitmismatch/cross", "unitmismatch/cross/hdr", "unitmismatch/cross/pause",
		"unitmismatch/tables", "unitmismatch/cells", "unitmismatch/handedout", "unitmismatch/written", "unitmismatch/behind",
		"unitmismatch/behind/rate", "unitmismatch/factors", "unitmismatch/back", "unitmismatch/composed", "unitmismatch/lists", "unitmismatch/quiet", "unitmismatch/tried",
		"unitmismatch/answers", "unitmismatch/boxed", "unitmismatch/funcs", "unitmismatch/funcs/kept",
		"unitmismatch/places", "unitmismatch/places/puller", "unitmismatch/ways")
}

func TestFixes(t *testing.T) {
	passtest.RunWithSuggestedFixes(t, unitmismatch.Analyzer, "unitmismatch/fixes")
}

func TestParse(t *testing.T) {
	passtest.Run(t, unitmismatch.New(settings.Settings{StrictParse: true}), "unitmismatch/parse", "unitmismatch/strict")
}
