package idkey

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// A program that shows the rows of its store asks for one of them again by the
// id that stands in it. That the id is the key is told where rows are stored by
// it; the look-up finds its row, moved or not.

// rereadsRow reports whether a hit is the argument of a function that answers
// with a record of the type from which the id was read. A record that was made
// in the same function is none of the store's.
func (c *checker) rereadsRow(h flow.Hit) bool {
	var calls []ssa.CallInstruction
	if call, ok := h.Instr.(ssa.CallInstruction); ok {
		calls = append(calls, call)
	}
	for _, hop := range h.Hops {
		calls = append(calls, hop.Call)
	}
	var rows []*types.Struct
	for _, call := range calls {
		callee := flow.Callee(call)
		if callee == nil {
			continue
		}
		for r := range callee.Signature().Results().Variables() {
			if st := structOf(elemOf(r.Type())); st != nil {
				rows = append(rows, st)
			}
		}
	}
	if len(rows) == 0 {
		return false
	}
	for _, st := range h.Steps {
		f := st.Field
		if f == nil && st.Value != nil {
			if fa, ok := st.Value.(*ssa.FieldAddr); ok {
				f = fieldOf(fa)
			}
		}
		if f == nil {
			continue
		}
		for _, row := range rows {
			if hasField(row, f) && !madeWith(h, f) {
				return true
			}
		}
	}
	return false
}

func hasField(st *types.Struct, f *types.Var) bool {
	for g := range st.Fields() {
		if g.Origin() == f.Origin() {
			return true
		}
	}
	return false
}

// madeWith reports whether a step of a hit selects field f of a variable of the
// function to which the function itself stores it.
func madeWith(h flow.Hit, f *types.Var) bool {
	for _, st := range h.Steps {
		fa, ok := st.Value.(*ssa.FieldAddr)
		if !ok || fieldOf(fa) == nil || fieldOf(fa).Origin() != f.Origin() {
			continue
		}
		for _, ref := range referrers(fa.X) {
			other, ok := ref.(*ssa.FieldAddr)
			if !ok || other.Field != fa.Field {
				continue
			}
			for _, use := range referrers(other) {
				if set, ok := use.(*ssa.Store); ok && set.Addr == ssa.Value(other) {
					return true
				}
			}
		}
	}
	return false
}
