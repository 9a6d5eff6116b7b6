package retry

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// blank reports whether nothing is known of v.
func (v val) blank() bool {
	if v.k == object {
		return !slices.ContainsFunc(v.parts, func(p val) bool { return !p.blank() })
	}
	return v.k == unknown
}

// shot is what a function literal captures: the value itself where the variable
// is assigned to once, so that two literals of one function are told apart.
func (f *frame) shot(b ssa.Value, mem memory) val {
	v := f.get(b)
	a, ok := b.(*ssa.Alloc)
	if !ok || v.k != pointer {
		return v
	}
	stores := 0
	for _, r := range *a.Referrers() {
		switch r := r.(type) {
		case *ssa.Store:
			if _, prm := r.Val.(*ssa.Parameter); !prm || r.Addr != ssa.Value(a) {
				return v
			}
			stores++
		case *ssa.MakeClosure:
			if written(r.Fn.(*ssa.Function)) {
				return v
			}
		case *ssa.UnOp, *ssa.DebugRef:
		default:
			return v
		}
	}
	now := mem.get(v.at, deref(a.Type()))
	if stores != 1 || now.blank() {
		return v
	}
	return val{k: boxed, parts: []val{now}}
}

// at reads a cell.
func (f *frame) at(mem memory, c cell, t types.Type) val {
	out := mem.get(c, t)
	if out.blank() {
		if h := f.m.p.heldIn(c, t); !h.blank() {
			return h
		}
	}
	return out
}
