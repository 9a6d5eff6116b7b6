package request

import (
	"cmp"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// export writes the facts: of every function that a caller elsewhere can
// name, and of the package.
func (x *Index) export() {
	for _, fn := range x.view.Functions() {
		obj, ok := fn.Object().(*types.Func)
		if !ok || !obj.Exported() || fn.Parent() != nil {
			continue
		}
		s := new(Sends)
		for _, f := range x.sent(fn) {
			s.Syms = append(s.Syms, x.exportSym(f.sym, fn))
		}
		useful := len(s.Syms) > 0
		for _, t := range x.results(fn) {
			t = t.exported(fn)
			s.Results = append(s.Results, t)
			useful = useful || tells(t)
		}
		if useful {
			x.pass.ExportObjectFact(obj, s)
		}
	}
	x.exportMethods()
	var h Holds
	for name := range x.fields {
		if t := x.residualField(name).exported(nil); tells(t) {
			h.Values = append(h.Values, Held{name, t})
		}
	}
	for g := range x.globals {
		if g.Pkg != nil && g.Pkg.Pkg == x.pass.Pkg {
			if t := x.eval(g).exported(nil); tells(t) {
				h.Values = append(h.Values, Held{x.pass.Pkg.Path() + "." + g.Name(), t})
			}
		}
	}
	slices.SortFunc(h.Values, func(a, b Held) int { return cmp.Compare(a.Name, b.Name) })
	x.pass.ExportPackageFact(&h)
}

// exportMethods gives the methods of the package's interfaces the requests of
// the types that the package converts to them.
func (x *Index) exportMethods() {
	scope := x.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		tn, ok := scope.Lookup(name).(*types.TypeName)
		if !ok || !tn.Exported() || !types.IsInterface(tn.Type()) {
			continue
		}
		impls := x.impls[tn]
		iface, ok := tn.Type().Underlying().(*types.Interface)
		if len(impls) == 0 || len(impls) > maxImplementers || !ok {
			continue
		}
		for m := range iface.ExplicitMethods() {
			s := new(Sends)
			for _, t := range impls {
				obj, _, _ := types.LookupFieldOrMethod(t, true, x.pass.Pkg, m.Name())
				impl, ok := obj.(*types.Func)
				if !ok {
					continue
				}
				if fn := x.body(x.view.Package().Prog.FuncValue(impl.Origin())); fn != nil {
					for _, f := range x.sent(fn) {
						s.Syms = append(s.Syms, x.exportSym(f.sym, fn))
					}
				}
			}
			if len(s.Syms) > 0 && m.Exported() {
				x.pass.ExportObjectFact(m, s)
			}
		}
	}
}

// exportSym is a request as it stands in a fact of fn.
func (x *Index) exportSym(s *Sym, fn *ssa.Function) *Sym {
	out := s.exported(fn)
	out.Settled = s.Settled || verbOf(s.Verb) == "POST" && x.ownOf(s) != 0
	return out
}

// tells reports whether t says anything worth a place in a fact.
func tells(t *Term) bool {
	if t == nil {
		return false
	}
	switch t.Op {
	case OpUnknown, OpNil, OpParam:
		return t.Op == OpParam
	case OpConst:
		return t.Tag == ""
	case OpChoice, OpConcat, OpList, OpStruct, OpPair, OpWith, OpField, OpElem:
		for _, a := range t.Args {
			if tells(a) {
				return true
			}
		}
		return false
	}
	return true
}
