// Package report is the one way in which passes report.
package report

import (
	"go/ast"
	"go/token"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// A Finding is one fault, with the way that led to it.
type Finding struct {
	// Pos and End delimit the smallest expression that shows the fault.
	Pos, End token.Pos
	// Category is one of a few constant words of the pass.
	Category string
	// Message names the variable and the other place, says what will happen
	// and what to write instead: lower case, no linter name, no full stop.
	Message string
	// Steps lead from the source of the value to Pos, oldest first. They may
	// be empty. They are for SARIF and terminals; the message stands without.
	Steps []Step
	// Fix, if not nil, is certain to mend the fault. It edits one file.
	Fix *analysis.SuggestedFix
}

// A Step is one place on the way from a source to a sink.
type Step struct {
	// Pos is the place in this package, or NoPos if it is elsewhere.
	Pos token.Pos
	// Place is "file.go:12" where Pos is NoPos.
	Place string
	// Text says what happens there.
	Text string
}

// Result is what every pass returns, for drivers that show more than a
// diagnostic can carry.
type Result struct {
	// Findings holds the reported findings, in order of position.
	Findings []Finding
	// Suppressed holds those that a directive hid, with its reason.
	Suppressed []Suppressed
	// Used holds the positions of the directives that hid something.
	Used map[token.Pos]bool
}

// A Suppressed is a finding that is not reported, and why.
type Suppressed struct {
	Finding
	Reason string
}

// ResultType is the ResultType of every pass.
var ResultType = reflect.TypeFor[*Result]()

// A Reporter collects the findings of one run of a pass.
type Reporter struct {
	pass      *analysis.Pass
	generated bool // report in generated files too
	found     []Finding
}

// New returns a reporter for pass. Generated files are left out unless
// generated is true.
func New(pass *analysis.Pass, generated bool) *Reporter {
	return &Reporter{pass: pass, generated: generated}
}

// Report adds a finding. A finding of the same category at the same place is
// kept once, whichever of the ways to it was found first.
func (r *Reporter) Report(f Finding) {
	f.Message = asWritten(f.Message)
	for i := range f.Steps {
		f.Steps[i].Text = asWritten(f.Steps[i].Text)
	}
	r.found = append(r.found, f)
}

// Finish reports what was collected to the driver, in order of position and
// without what directives hide, and returns the result of the pass.
func (r *Reporter) Finish() *Result {
	slices.SortStableFunc(r.found, func(a, b Finding) int { return int(a.Pos) - int(b.Pos) })
	r.found = slices.CompactFunc(r.found, func(a, b Finding) bool { return a.Pos == b.Pos && a.Category == b.Category })
	res := &Result{Used: make(map[token.Pos]bool)}
	var directives []Directive
	if len(r.found) > 0 {
		for _, f := range r.pass.Files {
			directives = append(directives, Directives(r.pass.Fset, f)...)
		}
	}
	for _, f := range r.found {
		if !r.generated && r.inGenerated(f.Pos) || r.inRehearsal(f.Pos) {
			continue
		}
		hidden := false
		for _, d := range directives {
			if d.hides(r.pass.Analyzer.Name, f.Pos) {
				res.Used[d.Pos] = true
				if !hidden {
					res.Suppressed = append(res.Suppressed, Suppressed{f, d.Reason})
				}
				hidden = true
			}
		}
		if hidden {
			continue
		}
		res.Findings = append(res.Findings, f)
		d := analysis.Diagnostic{
			Pos:      f.Pos,
			End:      f.End,
			Category: f.Category,
			Message:  f.Message,
			URL:      r.pass.Analyzer.URL,
		}
		if f.Fix != nil && r.inSource(f.Pos) {
			d.SuggestedFixes = []analysis.SuggestedFix{*f.Fix}
		}
		r.pass.Report(d)
	}
	return res
}

func (r *Reporter) inGenerated(pos token.Pos) bool {
	for _, f := range r.pass.Files {
		if f.FileStart <= pos && pos < f.FileEnd {
			return Generated(f)
		}
	}
	return false
}

// inRehearsal reports whether pos is in a test that answers its requests itself,
// by net/http/httptest: nothing that it sends or stores reaches anybody, and a
// retry that it calls on purpose is reported where the program calls it.
func (r *Reporter) inRehearsal(pos token.Pos) bool {
	for _, f := range r.pass.Files {
		if pos < f.FileStart || f.FileEnd <= pos || !isTest(r.pass.Fset, f) {
			continue
		}
		return slices.ContainsFunc(r.pass.Files, func(f *ast.File) bool {
			return isTest(r.pass.Fset, f) && slices.ContainsFunc(f.Imports, func(s *ast.ImportSpec) bool {
				return s.Path.Value == `"net/http/httptest"`
			})
		})
	}
	return false
}

func isTest(fset *token.FileSet, f *ast.File) bool {
	return strings.HasSuffix(fset.File(f.FileStart).Name(), "_test.go")
}
