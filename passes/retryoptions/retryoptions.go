package retryoptions

import (
	_ "embed"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

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
		Name:       "retryoptions",
		Doc:        passdoc.Text(doc, "retryoptions"),
		URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/passes/retryoptions",
		Requires:   []*analysis.Analyzer{ssaview.Analyzer},
		ResultType: report.ResultType,
		FactTypes:  []analysis.Fact{new(fact), new(packageFact)},
		Run:        func(pass *analysis.Pass) (any, error) { return run(pass, s) },
	}
}

func run(pass *analysis.Pass, s settings.Settings) (any, error) {
	r := report.New(pass, s.Generated)
	if !scope.Own(pass) || !candidate(pass) {
		return r.Finish(), nil
	}
	c := &checker{pass: pass, view: pass.ResultOf[ssaview.Analyzer].(*ssaview.View)}
	c.index()
	var found []report.Finding
	found = append(found, c.numbers()...)
	found = append(found, c.sleeps()...)
	c.sol = flow.Solve(pass, c.view, c.spec())
	for _, h := range c.sol.Hits() {
		found = append(found, c.judge(h)...)
	}
	for _, f := range found {
		r.Report(f)
	}
	return r.Finish(), nil
}

// candidate is the gate: does the package name options or a handler, or use a
// package that hands some on?
func candidate(pass *analysis.Pass) bool {
	for _, obj := range pass.TypesInfo.Uses {
		if gateNames[obj.Name()] && obj.Pkg() != nil && isTable(obj.Pkg().Path()) {
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

// A checker looks at one package.
type checker struct {
	pass *analysis.Pass
	view *ssaview.View
	sol  *flow.Solution

	sets    map[place][]set      // what is stored in the fields of options
	decided map[any]bool         // options that get a ShouldRetry
	bound   map[any]any          // a captured variable: what it is outside
	handed  map[*ssa.Global]bool // options in a variable that a function may change
	looks   bool                 // the package looks for a handler by its type
}

// fact is what a function does with options and handlers.
type fact struct{ flow.Summary }

func (*fact) AFact() {}

// packageFact says which fields of a package's types hold such.
type packageFact struct{ flow.Fields }

func (*packageFact) AFact() {}
