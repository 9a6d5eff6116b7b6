package retry

import (
	"go/token"
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// maxNested bounds how deep a record in a record is looked into.
const maxNested = 4

// cell visits the stores to a variable and to its fields. One that gives a
// variable from before the loop a new value makes another call of it. at are
// the addresses of one place in it: each mention of a field has one of its own.
func (x *changes) cell(a *ssa.Alloc, at []ssa.Value) { x.cellAt(a, at, maxNested) }

func (x *changes) cellAt(a *ssa.Alloc, at []ssa.Value, depth int) {
	var stores []*ssa.Store
	fields := make(map[int][]ssa.Value)
	var behind []ssa.Value // what the place points to
	for _, v := range at {
		for _, r := range *v.Referrers() {
			switch r := r.(type) {
			case *ssa.Store:
				if r.Addr == v {
					stores = append(stores, r)
					if p, ok := r.Val.(*ssa.Alloc); ok {
						behind = append(behind, p)
					}
				}
			case *ssa.FieldAddr:
				fields[r.Field] = append(fields[r.Field], r)
			case *ssa.IndexAddr:
				x.cellAt(a, []ssa.Value{r}, depth)
			case *ssa.UnOp:
				if r.Op == token.MUL {
					behind = append(behind, r)
				}
			case *ssa.Call:
				if takesNext(r.Common()) {
					x.at[r] = true
				} else if r != x.self {
					x.args(r.Common()) // what is put into it depends on them
				}
			case *ssa.MakeInterface:
				x.filled(r)
			}
		}
	}
	fresh := x.loop[a.Block()] && a.Block().Dominates(x.call)
	for _, f := range slices.Sorted(maps.Keys(fields)) {
		x.cellAt(a, fields[f], depth)
	}
	if _, ok := types.Unalias(at[0].Type()).Underlying().(*types.Pointer).Elem().Underlying().(*types.Pointer); ok && depth > 0 {
		x.pointee(a, behind, depth-1)
	}
	x.assigned(stores, fresh)
}

// pointee visits the fields of a record that a place in a points to, as the
// query in the configuration of a request.
func (x *changes) pointee(a *ssa.Alloc, ptrs []ssa.Value, depth int) {
	fields := make(map[int][]ssa.Value)
	for _, p := range ptrs {
		for _, r := range *p.Referrers() {
			if fa, ok := r.(*ssa.FieldAddr); ok && fa.X == p && !isBody(fa) {
				fields[fa.Field] = append(fields[fa.Field], fa)
			}
		}
	}
	for _, f := range slices.Sorted(maps.Keys(fields)) {
		x.cellAt(a, fields[f], depth)
	}
}

// isBody reports whether a field holds a stream, which each try needs anew.
func isBody(fa *ssa.FieldAddr) bool {
	t := fa.Type().Underlying().(*types.Pointer).Elem()
	return isNamed(t, "io", "Reader") || isNamed(t, "io", "ReadCloser")
}
