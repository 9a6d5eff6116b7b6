// Package passtest runs a pass over inputs below testdata/src.
package passtest

import (
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/analysistest"
)

// Run is analysistest.Run on the testdata directory of this repository, two
// levels above the test's. It does not ask for a "want" for each fact: what a
// fact is good for shows in the package that imports it.
func Run(t *testing.T, a *analysis.Analyzer, pkgs ...string) {
	t.Helper()
	analysistest.Run(lenient{t}, dir(t), a, pkgs...)
}

// RunWithSuggestedFixes is Run that compares the fixed files with the golden
// ones.
func RunWithSuggestedFixes(t *testing.T, a *analysis.Analyzer, pkgs ...string) {
	t.Helper()
	analysistest.RunWithSuggestedFixes(lenient{t}, dir(t), a, pkgs...)
}

func dir(t *testing.T) string {
	t.Helper()
	d, err := filepath.Abs(filepath.Join("..", "..", "testdata"))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// lenient drops the complaint that a fact was not expected.
type lenient struct{ *testing.T }

func (l lenient) Errorf(format string, args ...any) {
	l.Helper()
	if strings.Contains(format, "unexpected %s") && len(args) > 1 {
		if kind, ok := args[1].(string); ok && kind == "fact" {
			return
		}
	}
	l.T.Errorf(format, args...)
}
