package unitmismatch

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// scaledInPlace reports whether the way leads through a field, a list or a
// variable whose content is multiplied by a unit where it lies:
//
//	p.delay *= time.Second
//
// The order of stores is not known, so that it is not known what is read.
func (t *table) scaledInPlace(way []flow.Step) bool {
	places := t.places()
	for _, st := range way {
		if st.Field != nil && places[st.Field] || st.Value != nil && places[st.Value] {
			return true
		}
	}
	return false
}

// places lists what is scaled where it lies.
func (t *table) places() map[any]bool {
	if t.scaled != nil {
		return t.scaled
	}
	t.scaled = make(map[any]bool)
	for _, fn := range t.view.Functions() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				st, ok := in.(*ssa.Store)
				if !ok {
					continue
				}
				mul, ok := st.Val.(*ssa.BinOp)
				if !ok || mul.Op != token.MUL || !isDuration(mul.Type()) {
					continue
				}
				for _, side := range []ssa.Value{mul.X, mul.Y} {
					load, ok := side.(*ssa.UnOp)
					if !ok || load.Op != token.MUL {
						continue
					}
					from, to := placeOf(load.X), placeOf(st.Addr)
					if c, ok := factor(other(mul, side)); from == to && ok && c >= 1e6 {
						t.scaled[to] = true
					}
				}
			}
		}
	}
	return t.scaled
}

// placeOf returns the field, the list or the variable at an address.
func placeOf(addr ssa.Value) any {
	switch addr := addr.(type) {
	case *ssa.FieldAddr:
		if f := fieldVar(addr); f != nil {
			return f.Origin()
		}
	case *ssa.IndexAddr:
		if load, ok := addr.X.(*ssa.UnOp); ok && load.Op == token.MUL {
			return placeOf(load.X)
		}
		return addr.X
	}
	return addr
}

// passes reports whether a way leads through v.
func passes(way []flow.Step, v ssa.Value) bool {
	for _, st := range way {
		if st.Value == v {
			return true
		}
	}
	return false
}

// mixed reports whether the way leads through a table that holds numbers of
// other units too: each of its keys may have one of its own.
func (v *verdict) mixed(h flow.Hit) bool {
	for _, way := range [][]flow.Step{h.Steps, h.Inner} {
		for _, st := range way {
			if _, ok := st.Value.(*ssa.Lookup); !ok || !isNumber(st.Kind) {
				continue
			}
			for k := numSec; k <= numNs; k++ {
				if k != st.Kind && v.sol.Has(st.Value, k) {
					return true
				}
			}
		}
	}
	return false
}
