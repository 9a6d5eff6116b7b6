// Package graphlint is the registry of the analyzers: one list for every door.
package graphlint

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/settings"
	"github.com/graphlint/graphlint/passes/batchenvelope"
	"github.com/graphlint/graphlint/passes/directive"
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
	analyzers := []*analysis.Analyzer{
		batchenvelope.New(s),
		idkey.New(s),
		logleak.New(s),
		nestedretry.New(s),
		unitmismatch.New(s),
		unsafewrite.New(s),
	}
	analyzers = append(analyzers, directive.New(slices.Clone(analyzers)))
	slices.SortFunc(analyzers, func(a, b *analysis.Analyzer) int { return strings.Compare(a.Name, b.Name) })
	return analyzers
}
