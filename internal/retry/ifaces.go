package retry

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// exportInterfaces gives the methods of the package's interfaces the helps that
// all types of the package that implement them have in common: a caller in
// another package sees the interface only. Types of other packages may
// implement it too, and are not known.
func (p *pkg) exportInterfaces() {
	scope := p.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		tn, ok := scope.Lookup(name).(*types.TypeName)
		if !ok || !tn.Exported() || tn.IsAlias() {
			continue
		}
		iface, ok := tn.Type().Underlying().(*types.Interface)
		if n, isNamed := tn.Type().(*types.Named); !ok || !isNamed || n.TypeParams().Len() > 0 || iface.NumMethods() > 10 {
			continue
		}
		for m := range iface.ExplicitMethods() {
			if !m.Exported() || !takesFunc(m.Signature()) {
				continue
			}
			if b := (&Behaviour{Helps: p.common(iface, m)}); !b.empty() {
				p.pass.ExportObjectFact(m, b)
			}
		}
	}
}

// common returns the helps that every implementation of m has.
func (p *pkg) common(iface *types.Interface, m *types.Func) []Help {
	var out []Help
	for i, fn := range p.implementations(iface, m) {
		hs := p.helpsWith(fn)
		if i == 0 {
			out = hs
			continue
		}
		out = slices.DeleteFunc(out, func(h Help) bool {
			return !slices.ContainsFunc(hs, func(o Help) bool { return o.Param == h.Param && o.Path == h.Path && o.OnErr == h.OnErr })
		})
	}
	return out
}

func (p *pkg) implementations(iface *types.Interface, m *types.Func) []*ssa.Function {
	var out []*ssa.Function
	scope := p.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		tn, ok := scope.Lookup(name).(*types.TypeName)
		if !ok || tn.IsAlias() || types.IsInterface(tn.Type()) {
			continue
		}
		if n, ok := tn.Type().(*types.Named); !ok || n.TypeParams().Len() > 0 {
			continue
		}
		t := types.NewPointer(tn.Type())
		if !types.Implements(t, iface) {
			continue
		}
		obj, _, _ := types.LookupFieldOrMethod(t, true, p.pass.Pkg, m.Name())
		if impl, ok := obj.(*types.Func); ok {
			if fn := p.view.Package().Prog.FuncValue(impl.Origin()); fn != nil && len(fn.Blocks) > 0 {
				out = append(out, fn)
			}
		}
	}
	return out
}
