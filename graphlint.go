// Package graphlint is the registry of the analyzers: one list for every door.
package graphlint

import (
	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/settings"
	"github.com/graphlint/graphlint/passes/batchenvelope"
	"github.com/graphlint/graphlint/passes/idkey"
	"github.com/graphlint/graphlint/passes/logleak"
	"github.com/graphlint/graphlint/passes/nestedretry"
	"github.com/graphlint/graphlint/passes/unitmismatch"
	"github.com/graphlint/graphlint/passes/unsafewrite"
)

// Settings is what a user may tell graphlint about a code base.
type Settings = settings.Settings

// Analyzers returns fresh analyzers with the given settings, sorted by name.
func Analyzers(s Settings) []*analysis.Analyzer {
	return []*analysis.Analyzer{
		batchenvelope.New(s),
		idkey.New(s),
		logleak.New(s),
		nestedretry.New(s),
		unitmismatch.New(s),
		unsafewrite.New(s),
	}
}
