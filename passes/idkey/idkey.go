package idkey

import (
	"go/types"
	"slices"
	"strings"

	_ "embed"

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
		Name:       "idkey",
		Doc:        passdoc.Text(doc, "idkey"),
		URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/passes/idkey",
		Requires:   []*analysis.Analyzer{ssaview.Analyzer},
		ResultType: report.ResultType,
		FactTypes:  []analysis.Fact{new(funcFact), new(pkgFact)},
		Run:        func(pass *analysis.Pass) (any, error) { return run(pass, s) },
	}
}

func run(pass *analysis.Pass, s settings.Settings) (any, error) {
	r := report.New(pass, s.Generated)
	if !scope.Own(pass) {
		return r.Finish(), nil
	}
	look := glance(pass)
	if look.immutable {
		// Its ids stay, and so do those that its importers get from it.
		pass.ExportPackageFact(&pkgFact{Immutable: true})
		return r.Finish(), nil
	}
	if !look.candidate {
		if look.mail.ReachesGraph() {
			pass.ExportPackageFact(&pkgFact{Mail: look.mail.Read(), Graph: true})
		}
		return r.Finish(), nil
	}
	c := newChecker(pass, s, look)
	c.solution = flow.Solve(pass, c.view, c.spec())
	hits := c.solution.Hits()
	keyed := c.findKeyFuncs(hits)
	c.exportOwn(hits, keyed)
	c.report(r, hits)
	for _, f := range c.givenKeys(keyed) {
		r.Report(f)
	}
	return r.Finish(), nil
}

// A checker is one run of the pass.
type checker struct {
	pass     *analysis.Pass
	settings settings.Settings
	view     *ssaview.View
	own      pkgFact
	messages map[types.Type]bool // struct types that are messages in JSON
	filled   map[*types.Var]bool
	mapKeys  map[*types.Named]bool
	stores   *storeIndex
	life     *lives
	rows     map[*types.Package][]KeyField
	bound    []bound
	selects  map[*types.Var][]ssa.Value // when asked for
	solution *flow.Solution
}

func newChecker(pass *analysis.Pass, s settings.Settings, look look) *checker {
	view := pass.ResultOf[ssaview.Analyzer].(*ssaview.View)
	funcs := view.Functions()
	inTest := func(fn *ssa.Function) bool {
		return strings.HasSuffix(pass.Fset.Position(fn.Pos()).Filename, "_test.go")
	}
	c := &checker{
		pass:     pass,
		settings: s,
		view:     view,
		own:      pkgFact{Mail: look.mail.Read(), Graph: look.mail.ReachesGraph()},
		messages: make(map[types.Type]bool),
		filled:   findFilled(funcs, inTest),
		mapKeys:  findMapKeys(pass.TypesInfo),
		stores:   indexStores(funcs),
		life:     newLives(funcs, inTest),
		rows:     make(map[*types.Package][]KeyField),
	}
	c.bound = c.findBound(funcs)
	return c
}

func (c *checker) spec() *flow.Spec {
	return &flow.Spec{
		Inputs: inputs,
		Source: c.source,
		Step:   step,
		Call:   c.call,
		Holder: hold,
		Sink:   c.sink,
		// What a row's field is followed for is said by the package fact.
		Settled:        func(*flow.Solution) func(flow.Origin) bool { return isInner },
		NewFact:        func() flow.Fact { return new(funcFact) },
		NewPackageFact: func() flow.PackageFact { return new(pkgFact) },
	}
}

// exportOwn adds what the pass itself knows of the package to the fact that
// the engine exported.
func (c *checker) exportOwn(hits []flow.Hit, keyed keyFuncs) {
	f := new(pkgFact)
	c.pass.ImportPackageFact(c.pass.Pkg, f)
	f.Labels = slices.DeleteFunc(f.Labels, func(l flow.FieldLabel) bool { return isInner(flow.Origin{What: l.What}) })
	f.Mail, f.Graph, f.Keys, f.Funcs = c.own.Mail, c.own.Graph, c.keyFields(hits), keyed.exported(c.pass.Pkg)
	c.pass.ExportPackageFact(f)
}
