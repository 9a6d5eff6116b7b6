package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/ssaview"
)

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
		ways:      make(map[input]*way),
		callbacks: make(map[*ssa.Parameter][]callback),
		summaries: make(map[*types.Func]*Summary),
		sunk:      make(map[hitKey]bool),
		fields:    make(map[string]*types.Var),
		fieldFact: make(map[string][]FieldLabel),
		writes:    make(map[*ssa.Parameter][]atom),
		handed:    make(map[*ssa.Function][]handing),
		dynamic:   make(map[*ssa.Parameter][]ssa.CallInstruction),
		held:      make(map[types.Object][]ssa.Value),
		puts:      make(map[any][]ssa.Value),
		whole:     make(map[any][]ssa.Value),
		called:    make(map[ssa.CallInstruction]callables),

		getters: make(map[node][]getter), fieldCalls: make(map[*types.Var][]*ssa.Call), keptIn: make(map[*ssa.Function][]*types.Var),
		contextReads: make(map[contextKey][]*ssa.Call), planted: make(map[placeAtom]bool), importedPlaces: make(map[string]bool),
		placeSinks: make(map[string][]PlaceSink),
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
	var ops []*ssa.Value
	for _, fn := range s.funcs {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				ops = in.Operands(ops[:0])
				for _, op := range ops {
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
	s.indexHeld()
	for _, fn := range s.funcs {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if call, ok := in.(ssa.CallInstruction); ok {
					if s.spec.Callbacks {
						s.scanCallbacks(call)
					}
					s.target(call, s.callees(call))
				}
			}
		}
	}
	s.sited = true
	if s.spec.Callbacks {
		s.scanDynamic()
	}
}

// target notes that call may run callees.
func (s *solver) target(call ssa.CallInstruction, callees []*ssa.Function) {
	for _, callee := range callees {
		if !slices.Contains(s.targets[call], callee) {
			s.sites[callee] = append(s.sites[callee], call)
			s.targets[call] = append(s.targets[call], callee)
		}
	}
}

// scanDynamic looks at the calls of function values once more: now that the
// calls are known, so is what was passed for the parameters that are kept, and
// which functions of other packages are called.
func (s *solver) scanDynamic() {
	for _, fn := range s.funcs {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				call, ok := in.(ssa.CallInstruction)
				if !ok || call.Common().IsInvoke() || call.Common().StaticCallee() != nil || s.paramOf(call.Common().Value) != nil {
					continue
				}
				if _, ok := call.Common().Value.(*ssa.Builtin); ok {
					continue
				}
				c := s.resolve(call.Common().Value, 0)
				s.called[call] = c
				s.target(call, distinct(c.fns))
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
		if m.Pkg() == nil {
			continue // Error: any error may be behind it, not only this one
		}
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

// distinct returns fns without repetitions, in their order.
func distinct(fns []*ssa.Function) []*ssa.Function {
	if len(fns) < 2 {
		return fns
	}
	seen := make(map[*ssa.Function]bool, len(fns))
	return slices.DeleteFunc(fns, func(fn *ssa.Function) bool {
		known := seen[fn]
		seen[fn] = true
		return known
	})
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
