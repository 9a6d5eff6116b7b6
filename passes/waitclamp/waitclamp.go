package waitclamp

import (
	_ "embed"
	"fmt"
	"go/ast"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/passdoc"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/scope"
	"github.com/graphlint/graphlint/internal/settings"
	"github.com/graphlint/graphlint/internal/source"
	"github.com/graphlint/graphlint/internal/ssaview"
)

//go:embed doc.go
var doc string

// Analyzer is the pass with default settings.
var Analyzer = New(settings.Settings{})

// New returns the pass with the given settings.
func New(s settings.Settings) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:       "waitclamp",
		Doc:        passdoc.Text(doc, "waitclamp"),
		URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/passes/waitclamp",
		Requires:   []*analysis.Analyzer{ssaview.Analyzer},
		ResultType: report.ResultType,
		Run:        func(pass *analysis.Pass) (any, error) { return run(pass, s) },
	}
}

func run(pass *analysis.Pass, s settings.Settings) (any, error) {
	r := report.New(pass, s.Generated)
	if !scope.Own(pass) || !candidate(pass) {
		return r.Finish(), nil
	}
	view := pass.ResultOf[ssaview.Analyzer].(*ssaview.View)
	sol := flow.Solve(pass, view, &flow.Spec{Source: sourceOf, Step: step, Call: call, Sink: sink})
	for _, h := range sol.Hits() {
		if elsewhere(sol, h.Origin.Value) {
			continue
		}
		if f, ok := finding(pass, h); ok {
			r.Report(f)
		}
	}
	return r.Finish(), nil
}

// candidate is the gate: the name of the header stands in the package.
func candidate(pass *analysis.Pass) bool {
	for _, f := range pass.Files {
		found := false
		ast.Inspect(f, func(n ast.Node) bool {
			if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING && strings.EqualFold(strings.Trim(l.Value, "\"`"), header) {
				found = true
			}
			return !found
		})
		if found {
			return true
		}
	}
	return false
}

func finding(pass *analysis.Pass, h flow.Hit) (report.Finding, bool) {
	f := report.Finding{Category: "waitclamp"}
	what := ""
	switch in := h.Instr.(type) {
	case *ssa.Call:
		e := source.Call(pass, in.Pos())
		if e == nil {
			return f, false
		}
		f.Pos, f.End, what = e.Pos(), e.End(), source.Text(e)
	case *ssa.BinOp:
		e := source.Binary(pass, in.Pos())
		if e == nil {
			return f, false
		}
		f.Pos, f.End, what = e.Pos(), e.End(), "if "+source.Text(e)
	default:
		return f, false
	}
	if h.Origin.Pos.IsValid() {
		f.Steps = []report.Step{{Pos: h.Origin.Pos, Text: "what the service asks for"}}
	}
	f.Message = fmt.Sprintf("%s cuts down the wait that the service asks for (Retry-After, read at %s): the next try comes too early, is refused as well, and makes the throttling longer; return an error where the wait is too long, or wait all of it",
		what, source.Place(pass.Fset, f.Pos, h.Origin.Pos))
	return f, h.Origin.Pos.IsValid()
}
