package unitmismatch

import (
	_ "embed"
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/passdoc"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/scope"
	"github.com/graphlint/graphlint/internal/settings"
	"github.com/graphlint/graphlint/internal/ssaview"
)

//go:embed doc.go
var doc string

// Analyzer is the pass with default settings.
var Analyzer = New(settings.Settings{})

// New returns the pass with the given settings.
func New(s settings.Settings) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:       "unitmismatch",
		Doc:        passdoc.Text(doc, "unitmismatch"),
		URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/passes/unitmismatch",
		Requires:   []*analysis.Analyzer{ssaview.Analyzer},
		ResultType: report.ResultType,
		FactTypes:  []analysis.Fact{new(fact), new(packageFact)},
		Run:        func(pass *analysis.Pass) (any, error) { return run(pass, s) },
	}
}

func run(pass *analysis.Pass, s settings.Settings) (any, error) {
	r := report.New(pass, s.Generated)
	// Fast path: nothing here reads a delay, converts a number to a duration,
	// or parses one for others.
	if !scope.Own(pass) || !candidate(pass) {
		return r.Finish(), nil
	}
	view := pass.ResultOf[ssaview.Analyzer].(*ssaview.View)
	t := &table{view: view}
	sol := flow.Solve(pass, view, newSpec(t))
	v := verdict{pass: pass, sol: sol, table: t}
	for _, hit := range sol.Hits() {
		if f, ok := v.judge(hit); ok {
			r.Report(f)
		}
		if hit.Word != sinkRaw {
			continue
		}
		// Each conversion whose result gets there is at fault.
		for _, way := range hit.Others {
			hit.Steps = way
			if f, ok := v.judge(hit); ok {
				r.Report(f)
			}
		}
	}
	for _, f := range v.constants(view) {
		r.Report(f)
	}
	if s.StrictParse {
		for _, f := range v.parses(view) {
			r.Report(f)
		}
	}
	return r.Finish(), nil
}

// candidate is the gate: it looks at the syntax only, and at whether an import
// has told something about its functions.
func candidate(pass *analysis.Pass) bool {
	for _, f := range pass.Files {
		found := false
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit:
				if n.Kind == token.STRING && len(n.Value) < 30 {
					k, _ := headerKind(strings.Trim(n.Value, "`\""))
					found = found || k != none
				}
			case *ast.SelectorExpr:
				found = found || slices.Contains(workNames, n.Sel.Name)
			case *ast.Ident:
				found = found || n.Name == "DelaySeconds"
			}
			return !found
		})
		if found {
			return true
		}
	}
	for _, of := range pass.AllObjectFacts() {
		if _, ok := of.Fact.(*fact); ok && slices.Contains(pass.Pkg.Imports(), of.Object.Pkg()) {
			return true
		}
	}
	return false
}

// workNames are the functions by which a number read elsewhere becomes a
// duration, or a text a number.
var workNames = []string{"Duration", "ParseDuration", "Atoi", "ParseInt", "ParseUint", "ParseFloat"}
