package flow

import (
	"cmp"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// findImplementers looks for what may be behind the interfaces that are called
// and never filled in this package: the types of this package, and those of
// imported packages with a fact about the method.
func (s *solver) findImplementers() {
	var byName map[string][]*types.Func
	done := make(map[*types.Func]bool)
	for _, fn := range s.funcs {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				call, ok := in.(ssa.CallInstruction)
				if !ok || !call.Common().IsInvoke() {
					continue
				}
				c := call.Common()
				m := c.Method.Origin()
				iface, ok := c.Value.Type().Underlying().(*types.Interface)
				if !ok || done[m] || len(s.impls[m]) > 0 || m.Pkg() == nil {
					continue
				}
				done[m] = true
				if byName == nil {
					byName = s.methodsByName()
				}
				for _, f := range byName[m.Name()] {
					if recv := f.Signature().Recv().Type(); !types.IsInterface(recv) && types.Implements(recv, iface) {
						im := impl{obj: f}
						if fn := s.view.Package().Prog.FuncValue(f); fn != nil && s.inPkg[fn] {
							im.fn = fn
						}
						s.impls[m] = append(s.impls[m], im)
					}
				}
			}
		}
	}
}

// methodsByName lists the methods of this package and those with facts.
func (s *solver) methodsByName() map[string][]*types.Func {
	out := make(map[string][]*types.Func)
	for _, fn := range s.funcs {
		if obj, ok := fn.Object().(*types.Func); ok && declared(fn) && obj.Signature().Recv() != nil {
			out[obj.Name()] = append(out[obj.Name()], obj)
		}
	}
	if s.spec.NewFact == nil {
		return out
	}
	want := s.spec.NewFact()
	for _, of := range s.pass.AllObjectFacts() {
		obj, ok := of.Object.(*types.Func)
		if ok && obj.Pkg() != s.pass.Pkg && obj.Signature().Recv() != nil && sameType(of.Fact, want) {
			out[obj.Name()] = append(out[obj.Name()], obj)
		}
	}
	for _, fns := range out {
		slices.SortStableFunc(fns, func(a, b *types.Func) int { return cmp.Compare(a.FullName(), b.FullName()) })
	}
	return out
}
