package graphlint

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis/checker"
)

// TestParallel runs all analyzers as golangci-lint and x/tools' checker do,
// those of one package at the same time, and one after the other: the findings
// are equal. With -race, as .ci/run has it, it also holds that what analyzers
// share is safe to share.
func TestParallel(t *testing.T) {
	pkgs := load(t, "batchreplay/...", "postreplay/...", "nestedretry/...", "unsafewrite/...")
	findings := func(sequential bool) (out []string) {
		// With a helper of the settings every pass on retries looks anew.
		all := Analyzers(Settings{RetryHelpers: []string{"example.com/none.Again"}})
		graph, err := checker.Analyze(all, pkgs, &checker.Options{Sequential: sequential})
		if err != nil {
			t.Fatal(err)
		}
		for _, act := range graph.Roots {
			if act.Err != nil {
				t.Fatal(act.Err)
			}
			for _, d := range act.Diagnostics {
				out = append(out, fmt.Sprintf("%s: %s: %s", act.Package.Fset.Position(d.Pos), act.Analyzer.Name, d.Message))
			}
		}
		slices.SortFunc(out, cmp.Compare[string])
		return out
	}
	want := findings(true)
	if len(want) < 100 {
		t.Fatalf("%d findings: the test looks in the wrong place", len(want))
	}
	for range 3 {
		if got := findings(false); !slices.Equal(got, want) {
			t.Fatalf("at the same time:\n%q\none after the other:\n%q", got, want)
		}
	}
}
