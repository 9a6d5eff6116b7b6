package request

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
)

// assertions lists what declarations such as
//
//	var _ Directory = (*graphDirectory)(nil)
//
// say of an interface and a type that implements it. Nothing of them is left in
// the SSA form.
func (x *Index) assertions() (out [][2]types.Type) {
	for _, file := range x.pass.Files {
		for _, d := range file.Decls {
			gen, ok := d.(*ast.GenDecl)
			if !ok {
				continue
			}
			for _, s := range gen.Specs {
				v, ok := s.(*ast.ValueSpec)
				if !ok || v.Type == nil || len(v.Values) != 1 || v.Names[0].Name != "_" {
					continue
				}
				iface, typ := x.pass.TypesInfo.TypeOf(v.Type), x.pass.TypesInfo.TypeOf(v.Values[0])
				if iface != nil && typ != nil && types.IsInterface(iface) && !types.IsInterface(typ) {
					out = append(out, [2]types.Type{iface, typ})
				}
			}
		}
	}
	return out
}

// asserts reports whether a type of which the package says that it implements an
// interface is one of another package with a method that sends.
func (x *Index) asserts() bool {
	for _, a := range x.assertions() {
		n := graph.NamedOf(a[1])
		if n == nil || n.Obj().Pkg() == x.pass.Pkg {
			continue
		}
		for m := range n.Methods() {
			if x.pass.ImportObjectFact(m.Origin(), new(Sends)) {
				return true
			}
		}
	}
	return false
}

// Implementers returns the methods of other packages that an interface call of
// this package may call, as far as this package says which types it converts.
func (x *Index) Implementers(c *ssa.CallCommon) []*types.Func {
	if x.empty || !c.IsInvoke() {
		return nil
	}
	n := graph.NamedOf(c.Value.Type())
	if n == nil || len(x.impls[n.Obj()]) > maxImplementers {
		return nil
	}
	var out []*types.Func
	for _, t := range x.impls[n.Obj()] {
		obj, _, _ := types.LookupFieldOrMethod(t, true, x.pass.Pkg, c.Method.Name())
		if m, ok := obj.(*types.Func); ok && m.Pkg() != x.pass.Pkg {
			out = append(out, m)
		}
	}
	return out
}
