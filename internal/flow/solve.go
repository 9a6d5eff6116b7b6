package flow

import (
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/ssaview"
)

// Solve runs spec over the package and returns the hits in source order of
// their sinks. It exports and imports the pass's facts.
func Solve(pass *analysis.Pass, view *ssaview.View, spec *Spec) *Solution {
	s := newSolver(pass, view, spec)
	s.importFields()
	s.seed()
	s.run()
	if spec.Settled != nil {
		s.private = spec.Settled(&Solution{s})
	}
	s.export()
	return &Solution{s}
}

// budget bounds the number of labels that one package may propagate. The
// largest package met in practice needs under a tenth of it; past it the
// engine stops and reports what it has.
const budget = 4_000_000

// maxAtoms bounds the labels of one node. A node with more is where the labels
// of a whole program meet, a list of all that there is, and says little about
// any one of them.
const maxAtoms = 128

type solver struct {
	pass  *analysis.Pass
	view  *ssaview.View
	spec  *Spec
	funcs []*ssa.Function
	inPkg map[*ssa.Function]bool

	uses     map[ssa.Value][]ssa.Instruction // of globals, which keep no referrers
	closures map[*ssa.Function][]*ssa.MakeClosure
	sites    map[*ssa.Function][]ssa.CallInstruction // calls by callee in the package
	targets  map[ssa.CallInstruction][]*ssa.Function // callees in the package by call
	impls    map[*types.Func][]impl                  // concrete methods by interface method
	index    map[*ssa.Parameter]int

	cells   map[node]*cell
	queue   []task
	steps   int
	origins map[originKey]*origin

	ways map[input]*way

	callbacks map[*ssa.Parameter][]callback // unconditional labels given to a function parameter
	summaries map[*types.Func]*Summary      // imported; nil if there is none
	sinks     []hit
	sunk      map[hitKey]bool
	fields    map[string]*types.Var
	fieldFact map[string][]FieldLabel
	names     map[*types.Var]string
	named     map[*types.Package]bool // whose fields are in names
	reads     map[*types.Var][]ssa.Value
	readOrder []*types.Var
	writes    map[*ssa.Parameter][]atom // labels that a function writes there by itself
	handed    map[*ssa.Function][]handing
	dynamic   map[*ssa.Parameter][]ssa.CallInstruction // calls of function parameters
	held      map[types.Object][]ssa.Value             // functions stored in fields and globals
	puts      map[any][]ssa.Value                      // functions put into lists and tables
	whole     map[any][]ssa.Value                      // lists and tables of functions stored in variables, fields and globals
	called    map[ssa.CallInstruction]callables        // what the calls of function values may run
	sited     bool                                     // sites is complete

	getters        map[node][]getter
	fieldCalls     map[*types.Var][]*ssa.Call // calls of the functions in fields
	keptIn         map[*ssa.Function][]*types.Var
	keeps          []keeping
	contextReads   map[contextKey][]*ssa.Call
	planted        map[placeAtom]bool // symbolic labels of places
	importedPlaces map[string]bool
	placeSinks     map[string][]PlaceSink // imported
	found          []PlaceSink            // to be exported
	private        func(Origin) bool
}

// add gives node n label a, learnt from r.
func (s *solver) add(n node, a atom, r reason) {
	if a.kind == 0 {
		return
	}
	if v, ok := n.(ssa.Value); ok {
		if _, isConst := v.(*ssa.Const); isConst {
			return
		}
		if s.spec.Blocked != nil && s.spec.Blocked(v, a.kind) {
			return
		}
	}
	c := s.cells[n]
	if c == nil {
		c = new(cell)
		s.cells[n] = c
	}
	if len(c.list) >= maxAtoms {
		return
	}
	if !c.set.add(a) {
		if s.spec.Ways {
			c.also(a, r)
		}
		return
	}
	c.why = append(c.why, r)
	s.queue = append(s.queue, task{n, a})
}

// run propagates until nothing changes or the budget is spent.
func (s *solver) run() {
	for len(s.queue) > 0 && s.steps < budget {
		t := s.queue[0]
		s.queue = s.queue[1:]
		s.visit(t)
	}
	s.view.Spend(s.steps)
}

// visit passes a new label on to everything that uses its node.
func (s *solver) visit(t task) {
	switch n := t.node.(type) {
	case *types.Var:
		s.visitField(n, t.atom)
	case called:
		s.visitCalled(n, t.atom)
		s.visitPlace(n, t.atom)
	case contextKey:
		if t.atom.from.param != nil {
			s.effect(t, effect{to: ToField, node: n, kind: t.atom.kind})
			return
		}
		s.visitContext(n, t.atom)
		s.visitPlace(n, t.atom)
	case result:
		s.visitResult(n, t.atom)
	case *ssa.Global:
		if t.atom.from.param != nil {
			s.effect(t, effect{to: ToField, node: n, kind: t.atom.kind})
			return
		}
		for _, in := range s.uses[n] {
			s.use(in, n, t.atom)
		}
	case ssa.Value:
		if s.escapes(n, t.atom) {
			s.effect(t, effect{to: ToField, node: n, kind: t.atom.kind})
			return
		}
		if refs := n.Referrers(); refs != nil {
			for _, in := range *refs {
				s.use(in, n, t.atom)
			}
		}
	}
}

// escapes reports whether a symbolic label has left the function whose
// parameter it stands for, by way of a variable of an enclosing function.
func (s *solver) escapes(v ssa.Value, a atom) bool {
	if a.from.param == nil || v.Parent() == nil {
		return false
	}
	for fn := v.Parent(); fn != nil; fn = fn.Parent() {
		if fn == a.from.param.Parent() {
			return false
		}
	}
	return true
}

// visitResult gives the label of a result to the calls of the function.
func (s *solver) visitResult(r result, a atom) {
	s.handBack(r, a)
	if p := a.from.param; p != nil && p.Parent() == r.fn {
		s.effect(task{r, a}, effect{to: ToResult, node: r, index: r.index, kind: a.kind})
		return
	}
	for _, f := range s.keptIn[r.fn] {
		if a.from.param == nil {
			s.add(called{f, r.index}, a, reason{node: r, atom: a})
		}
	}
	for _, call := range s.sites[r.fn] {
		s.addResult(call, r.index, atom{s.renewed(call, a.from, 0, a.kind), a.kind}, reason{node: r, atom: a})
	}
}

// addResult labels result i of a call.
func (s *solver) addResult(call ssa.CallInstruction, i int, a atom, r reason) {
	v, ok := call.(*ssa.Call)
	if !ok {
		return
	}
	if v.Common().Signature().Results().Len() == 1 {
		s.add(v, a, r)
		return
	}
	for _, in := range *v.Referrers() {
		if ex, ok := in.(*ssa.Extract); ok && ex.Index == i {
			s.add(ex, a, r)
		}
	}
}
