package logleak

import (
	_ "embed"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/outer"
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
		Name:       "logleak",
		Doc:        passdoc.Text(doc, "logleak"),
		URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/passes/logleak",
		Requires:   []*analysis.Analyzer{ssaview.Analyzer},
		ResultType: report.ResultType,
		FactTypes:  []analysis.Fact{new(fact), new(packageFact), new(seen)},
		Run:        func(pass *analysis.Pass) (any, error) { return run(pass, s) },
	}
}

func run(pass *analysis.Pass, s settings.Settings) (any, error) {
	r := report.New(pass, s.Generated)
	if !scope.Own(pass) {
		return r.Finish(), nil
	}
	c := &checker{pass: pass, loggers: graph.ParseIDs(s.Loggers), redactors: graph.ParseIDs(s.Redactors), dead: make(outer.Dead),
		collectors: make(map[*types.Named]*types.Var), collects: make(map[*types.Var]bool)}
	c.named, c.reaches = reaches(pass)
	c.others = c.reaches && namesOthers(pass)
	pass.ExportPackageFact(&seen{Reaches: c.reaches, Scrubs: importedScrubs(pass)})
	// Fast path: nothing is logged here or handed on.
	if !c.candidate() {
		return r.Finish(), nil
	}
	c.view = pass.ResultOf[ssaview.Analyzer].(*ssaview.View)
	c.index()
	c.scrubs = c.findScrubs()
	pass.ExportPackageFact(&seen{Reaches: c.reaches, Scrubs: c.scrubs})
	c.findSinks()
	c.findCreds()
	spec := &flow.Spec{
		Inputs:         c.inputs,
		Step:           c.step,
		Call:           c.call,
		Holder:         c.holder,
		Blocked:        c.blocked,
		Sink:           c.sink,
		Unknown:        c.unknown,
		Part:           wrapped,
		Skip:           c.nothing,
		Interfaces:     true,
		Lists:          true,
		NewFact:        func() flow.Fact { return new(fact) },
		NewPackageFact: func() flow.PackageFact { return new(packageFact) },
	}
	if c.reaches {
		c.findOutgoing()
		spec.Source = c.source
		spec.Sources = c.sources
		spec.FieldSource = func(f *types.Var) (flow.Kind, string) {
			if what := c.creds.fields[f]; what != "" {
				return secret, what
			}
			return 0, ""
		}
	}
	if s.URLErrors {
		spec.Sink = c.sinkOrSent
	}
	c.sol = flow.Solve(pass, c.view, spec)
	if c.reaches {
		hits, errs := c.urlErrors(c.sol.Hits())
		for _, f := range slices.Concat(c.judge(hits), errs, c.restyDebug()) {
			r.Report(f)
		}
	}
	return r.Finish(), nil
}

// A checker looks at one package.
type checker struct {
	pass      *analysis.Pass
	view      *ssaview.View
	sol       *flow.Solution
	loggers   map[graph.FuncID]bool
	redactors map[graph.FuncID]bool

	reaches bool // the package reaches Graph, itself or through its module
	named   bool // it does so itself
	others  bool // it names other services too

	stores   stores
	sites    map[*ssa.Function][]ssa.CallInstruction
	targets  map[ssa.CallInstruction][]*ssa.Function
	closures map[*ssa.Function][]*ssa.MakeClosure
	declared map[types.Object]*ssa.Function
	sinks    sinks
	creds    *creds
	outgoing map[*ssa.Parameter]string
	scrubs   Scrubs
	dead     outer.Dead

	collectors map[*types.Named]*types.Var
	collects   map[*types.Var]bool // the fields among them
}

// fact is what a function does with credentials and URLs.
type fact struct{ flow.Summary }

func (*fact) AFact() {}

// packageFact says which fields of a package's types hold such.
type packageFact struct{ flow.Fields }

func (*packageFact) AFact() {}
