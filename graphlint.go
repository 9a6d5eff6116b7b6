// Package graphlint is the registry of the analyzers: one list for every door.
package graphlint

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/settings"
	"github.com/graphlint/graphlint/passes/batchenvelope"
	"github.com/graphlint/graphlint/passes/batchreplay"
	"github.com/graphlint/graphlint/passes/bodyreplay"
	"github.com/graphlint/graphlint/passes/directive"
	"github.com/graphlint/graphlint/passes/idkey"
	"github.com/graphlint/graphlint/passes/logleak"
	"github.com/graphlint/graphlint/passes/nestedretry"
	"github.com/graphlint/graphlint/passes/postreplay"
	"github.com/graphlint/graphlint/passes/retryclass"
	"github.com/graphlint/graphlint/passes/retrydeadline"
	"github.com/graphlint/graphlint/passes/retryoptions"
	"github.com/graphlint/graphlint/passes/unitmismatch"
	"github.com/graphlint/graphlint/passes/unsafewrite"
	"github.com/graphlint/graphlint/passes/waitclamp"
)

// Settings is what a user may tell graphlint about a code base.
type Settings = settings.Settings

// optional names the analyzers that run only where a user asks for them, each
// with the reason.
var optional = map[string]string{
	"waitclamp":     "most programs that cut a wait down do so on purpose, against a header that asks for hours",
	"retrydeadline": "the damage is seen, not silent, and most programs have a sleep that it reports",
	"retryclass":    "some services answer 403 for a while after a grant, and a program that waits for that is right",
	"postreplay":    "most programs on Graph have a place that it reports, and to mend it is a choice that few have made",
}

// Default reports whether the analyzer of that name runs where nobody asks for
// another choice.
func Default(name string) bool { return optional[name] == "" }

// Choose returns those of all that shall run, for every door: the ones named in
// on if there are any, else the default ones that are not in off. What is not
// on by default comes in addition: to ask for it is no choice of it alone.
func Choose(all []*analysis.Analyzer, on, off map[string]bool) []*analysis.Analyzer {
	alone := false
	for name := range on {
		alone = alone || on[name] && Default(name)
	}
	var out []*analysis.Analyzer
	for _, a := range all {
		if on[a.Name] || !alone && Default(a.Name) && !off[a.Name] {
			out = append(out, a)
		}
	}
	return withDirective(all, out)
}

// withDirective makes the analyzer of directives, if it is among the chosen,
// require these and no others: an analyzer that is off is not run for it.
func withDirective(all, chosen []*analysis.Analyzer) []*analysis.Analyzer {
	at := slices.IndexFunc(chosen, func(a *analysis.Analyzer) bool { return a.Name == "directive" })
	if at < 0 {
		return chosen
	}
	var idle []string
	for _, a := range all {
		if !slices.Contains(chosen, a) {
			idle = append(idle, a.Name)
		}
	}
	chosen[at] = directive.New(slices.Delete(slices.Clone(chosen), at, at+1), idle...)
	return chosen
}

// Analyzers returns fresh analyzers with the given settings, sorted by name: all
// there are, of which Choose leaves those that run by default.
func Analyzers(s Settings) []*analysis.Analyzer {
	analyzers := []*analysis.Analyzer{
		batchenvelope.New(s),
		batchreplay.New(s),
		bodyreplay.New(s),
		idkey.New(s),
		logleak.New(s),
		nestedretry.New(s),
		retryclass.New(s),
		retrydeadline.New(s),
		retryoptions.New(s),
		postreplay.New(s),
		unitmismatch.New(s),
		unsafewrite.New(s),
		waitclamp.New(s),
	}
	analyzers = append(analyzers, directive.New(slices.Clone(analyzers)))
	slices.SortFunc(analyzers, func(a, b *analysis.Analyzer) int { return strings.Compare(a.Name, b.Name) })
	return analyzers
}
