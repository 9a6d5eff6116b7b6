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

// A Solution answers questions about the labels of a package.
type Solution struct{ s *solver }

// Has reports whether v has label k from a source, in some calling context.
func (sol *Solution) Has(v ssa.Value, k Kind) bool {
	c := sol.s.cells[v]
	if c == nil {
		return false
	}
	for _, a := range c.atoms {
		if a.kind == k && a.from.param == nil {
			return true
		}
	}
	return false
}

// May reports whether v has label k from a source, or from a parameter that
// some call in this package labels.
func (sol *Solution) May(v ssa.Value, k Kind) bool {
	return sol.s.may(v, k, make(map[input]bool))
}

func (s *solver) may(n node, k Kind, seen map[input]bool) bool {
	c := s.cells[n]
	if c == nil {
		return false
	}
	for _, a := range c.atoms {
		if a.kind != k {
			continue
		}
		if a.from.param == nil {
			return true
		}
		if in := a.from.input(); !seen[in] {
			seen[in] = true
			for _, app := range s.feeds[in] {
				if s.may(app.val, in.kind, seen) {
					return true
				}
			}
		}
	}
	return false
}

// Always is May for every call: if the label comes by way of a parameter, all
// calls in this package give it, and no other package can call.
func (sol *Solution) Always(v ssa.Value, k Kind) bool {
	s := sol.s
	c := s.cells[v]
	if c == nil {
		return false
	}
	for _, a := range c.atoms {
		if a.kind == k && a.from.param == nil {
			return true
		}
	}
	for _, a := range c.atoms {
		if a.kind != k {
			continue
		}
		p := a.from.param
		if isExported(p.Parent()) || len(s.sites[p.Parent()]) == 0 {
			return false
		}
		given := make(map[ssa.CallInstruction]bool)
		for _, app := range s.feeds[a.from.input()] {
			if s.may(app.val, a.from.in, make(map[input]bool)) {
				given[app.call] = true
			}
		}
		return len(given) == len(s.sites[p.Parent()])
	}
	return false
}

// Hits returns what reached a sink.
func (sol *Solution) Hits() []Hit { return sol.s.hits() }

// budget bounds the number of labels that one package may propagate. The
// largest package met in practice needs under a tenth of it; past it the
// engine stops and reports what it has.
const budget = 4_000_000

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

	effects map[input][]effect      // what a labelled parameter reaches
	feeds   map[input][]application // calls that label it
	seeded  map[input]bool

	callbacks map[*ssa.Parameter][]callback // unconditional labels given to a function parameter
	summaries map[*types.Func]*Summary      // imported; nil if there is none
	sinks     []hit
	sunk      map[hitKey]bool
	fields    map[string]*types.Var
	fieldFact map[string][]FieldLabel
	names     map[*types.Var]string
	reads     map[*types.Var][]ssa.Value
	writes    map[*ssa.Parameter][]atom // labels that a function writes there by itself
	handed    map[*ssa.Function][]handing
	dynamic   map[*ssa.Parameter][]ssa.CallInstruction // calls of function parameters
	private   func(Origin) bool
}

// A node is a place that holds labels: an ssa.Value, the *types.Var of a
// struct field, or a result of a function.
type node any

type result struct {
	fn    *ssa.Function
	index int
}

// An origin is a source, or a parameter that stands for what callers pass.
type origin struct {
	Origin
	param *ssa.Parameter
	in    Kind // of param
	ret   int  // as in input
}

// input returns what a symbolic origin stands for.
func (o *origin) input() input { return input{o.param, o.in, o.ret} }

type originKey struct {
	value ssa.Value
	kind  Kind
	what  string
	place string
}

// An atom is a label with its origin.
type atom struct {
	from *origin
	kind Kind
}

// A cell is what is known of a node, in the order in which it was learnt.
type cell struct {
	atoms []atom
	why   map[atom]reason
}

// A reason is the node and atom from which a label came.
type reason struct {
	node node
	atom atom
}

type task struct {
	node node
	atom atom
}

type input struct {
	param *ssa.Parameter
	kind  Kind
	ret   int // 0: the argument; n+1: result n of calling it
}

// An effect is one place that a labelled parameter reaches.
type effect struct {
	to     Target
	node   node // ToResult: result; ToField: *types.Var or *ssa.Global or a captured cell
	index  int  // ToParam, ToCallback: the parameter
	arg    int  // ToCallback
	kind   Kind
	hit    *hit // ToSink
	passed bool
}

type application struct {
	call ssa.CallInstruction
	arg  int
	val  ssa.Value
	from *origin
}

type callback struct {
	arg  int
	atom atom
}

type impl struct {
	fn  *ssa.Function // with a body in this package, or nil
	obj *types.Func
}

func newSolver(pass *analysis.Pass, view *ssaview.View, spec *Spec) *solver {
	s := &solver{
		pass: pass, view: view, spec: spec, funcs: view.Functions(),
		inPkg:     make(map[*ssa.Function]bool),
		uses:      make(map[ssa.Value][]ssa.Instruction),
		closures:  make(map[*ssa.Function][]*ssa.MakeClosure),
		sites:     make(map[*ssa.Function][]ssa.CallInstruction),
		targets:   make(map[ssa.CallInstruction][]*ssa.Function),
		impls:     make(map[*types.Func][]impl),
		index:     make(map[*ssa.Parameter]int),
		cells:     make(map[node]*cell),
		origins:   make(map[originKey]*origin),
		effects:   make(map[input][]effect),
		feeds:     make(map[input][]application),
		seeded:    make(map[input]bool),
		callbacks: make(map[*ssa.Parameter][]callback),
		summaries: make(map[*types.Func]*Summary),
		sunk:      make(map[hitKey]bool),
		fields:    make(map[string]*types.Var),
		fieldFact: make(map[string][]FieldLabel),
		writes:    make(map[*ssa.Parameter][]atom),
		handed:    make(map[*ssa.Function][]handing),
		dynamic:   make(map[*ssa.Parameter][]ssa.CallInstruction),
	}
	s.funcs = append(s.funcs[:len(s.funcs):len(s.funcs)], wrappers(s.funcs)...)
	for _, fn := range s.funcs {
		s.inPkg[fn] = true
		for i, p := range fn.Params {
			s.index[p] = i
		}
	}
	s.scan()
	return s
}

// scan indexes what SSA keeps no list of: uses of globals, closures, the
// concrete types behind interfaces, and the calls of each function.
func (s *solver) scan() {
	for _, fn := range s.funcs {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				for _, op := range in.Operands(nil) {
					if g, ok := (*op).(*ssa.Global); ok {
						s.uses[g] = append(s.uses[g], in)
					}
				}
				switch in := in.(type) {
				case *ssa.MakeClosure:
					if f, ok := in.Fn.(*ssa.Function); ok {
						s.closures[f] = append(s.closures[f], in)
					}
				case *ssa.MakeInterface:
					s.addImpls(in.Type(), in.X.Type())
				}
			}
		}
	}
	if s.spec.Implementers {
		s.findImplementers()
	}
	for _, fn := range s.funcs {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if call, ok := in.(ssa.CallInstruction); ok {
					if s.spec.Callbacks {
						s.scanCallbacks(call)
					}
					for _, callee := range s.callees(call) {
						s.sites[callee] = append(s.sites[callee], call)
						s.targets[call] = append(s.targets[call], callee)
					}
				}
			}
		}
	}
}

// addImpls records that values of type concrete are seen behind iface.
func (s *solver) addImpls(iface, concrete types.Type) {
	it, ok := iface.Underlying().(*types.Interface)
	if !ok || it.NumMethods() == 0 || it.NumMethods() > 64 {
		return
	}
	for m := range it.Methods() {
		obj, _, _ := types.LookupFieldOrMethod(concrete, false, m.Pkg(), m.Name())
		f, ok := obj.(*types.Func)
		if !ok {
			continue
		}
		f = f.Origin()
		m = m.Origin()
		known := false
		for _, have := range s.impls[m] {
			known = known || have.obj == f
		}
		if known {
			continue
		}
		im := impl{obj: f}
		if fn := s.view.Package().Prog.FuncValue(f); fn != nil && s.inPkg[fn] {
			im.fn = fn
		}
		s.impls[m] = append(s.impls[m], im)
	}
}

// maxImpls is how many concrete types behind an interface are followed. With
// more, a call says too little about any one of them.
const maxImpls = 6

// callees returns the functions with a body in this package that call may run.
func (s *solver) callees(call ssa.CallInstruction) []*ssa.Function {
	c := call.Common()
	if c.IsInvoke() {
		ims := s.impls[c.Method.Origin()]
		if len(ims) > maxImpls {
			return nil
		}
		var out []*ssa.Function
		for _, im := range ims {
			if im.fn != nil {
				out = append(out, im.fn)
			}
		}
		return out
	}
	return s.functions(c.Value, 0)
}

// functions resolves a function value to functions of this package: a
// declared function, a literal, or a local variable that holds only these.
func (s *solver) functions(v ssa.Value, depth int) []*ssa.Function {
	if depth > 6 {
		return nil
	}
	switch v := v.(type) {
	case *ssa.Function:
		if v.Origin() != nil {
			v = v.Origin()
		}
		if s.inPkg[v] {
			return []*ssa.Function{v}
		}
	case *ssa.MakeClosure:
		return s.functions(v.Fn, depth+1)
	case *ssa.ChangeType:
		return s.functions(v.X, depth+1)
	case *ssa.Call:
		if s.spec.Callbacks && v.Common().Signature().Results().Len() == 1 {
			return s.made(v, depth+1)
		}
	case *ssa.Phi:
		var out []*ssa.Function
		for _, e := range v.Edges {
			out = append(out, s.functions(e, depth+1)...)
		}
		return out
	case *ssa.UnOp:
		if root := s.cellOf(v.X); root != nil {
			var out []*ssa.Function
			for _, in := range *root.Referrers() {
				if st, ok := in.(*ssa.Store); ok && st.Addr == root {
					out = append(out, s.functions(st.Val, depth+1)...)
				}
			}
			return out
		}
	}
	return nil
}

// cellOf returns the variable behind an address, through captures.
func (s *solver) cellOf(addr ssa.Value) *ssa.Alloc {
	for range 8 {
		switch a := addr.(type) {
		case *ssa.Alloc:
			return a
		case *ssa.FreeVar:
			b := s.bindings(a)
			if len(b) != 1 {
				return nil
			}
			addr = b[0]
		default:
			return nil
		}
	}
	return nil
}

// bindings returns what a captured variable stands for in the enclosing function.
func (s *solver) bindings(fv *ssa.FreeVar) []ssa.Value {
	fn := fv.Parent()
	for i, v := range fn.FreeVars {
		if v == fv {
			var out []ssa.Value
			for _, mc := range s.closures[fn] {
				out = append(out, mc.Bindings[i])
			}
			return out
		}
	}
	return nil
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
		c = &cell{why: make(map[atom]reason)}
		s.cells[n] = c
	}
	if _, known := c.why[a]; known {
		return
	}
	c.why[a] = r
	c.atoms = append(c.atoms, a)
	s.queue = append(s.queue, task{n, a})
}

// run propagates until nothing changes or the budget is spent.
func (s *solver) run() {
	for len(s.queue) > 0 && s.steps < budget {
		t := s.queue[0]
		s.queue = s.queue[1:]
		s.visit(t)
	}
}

// visit passes a new label on to everything that uses its node.
func (s *solver) visit(t task) {
	switch n := t.node.(type) {
	case *types.Var:
		s.visitField(n, t.atom)
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
	for _, call := range s.sites[r.fn] {
		s.addResult(call, r.index, atom{s.renewed(call, a.from, 0, a.kind), a.kind}, reason{r, a})
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
