package batchenvelope

import (
	_ "embed"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/outer"
	"github.com/graphlint/graphlint/internal/passdoc"
	"github.com/graphlint/graphlint/internal/report"
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
		Name:       "batchenvelope",
		Doc:        passdoc.Text(doc, "batchenvelope"),
		URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/passes/batchenvelope",
		Requires:   []*analysis.Analyzer{ssaview.Analyzer},
		ResultType: report.ResultType,
		FactTypes:  []analysis.Fact{new(fact), new(packageFact), new(reachFact)},
		Run:        func(pass *analysis.Pass) (any, error) { return run(pass, s) },
	}
}

func run(pass *analysis.Pass, s settings.Settings) (any, error) {
	r := report.New(pass, s.Generated)
	in := interestOf(pass)
	// Fast path: no batch here, and nothing that others could hand one to.
	if !in.helper {
		return r.Finish(), nil
	}
	t := &tracer{
		pass:   pass,
		view:   pass.ResultOf[ssaview.Analyzer].(*ssaview.View),
		dead:   make(outer.Dead),
		copies: make(map[*types.Var]bool),
	}
	sol := flow.Solve(pass, t.view, t.spec())
	// $batch is OData's: without a word of Graph it is another service's.
	if !in.graph || !in.batch {
		return r.Finish(), nil
	}
	for _, f := range t.book(sol).faults() {
		r.Report(t.finding(f))
	}
	return r.Finish(), nil
}
