package unitmismatch

import (
	"go/token"
	"go/types"

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

// mixed reports whether the way leads through a table or a field that holds
// numbers of other units too: each key of the one may have a unit of its own, and
// beside the other a second field may tell it.
func (v *verdict) mixed(h flow.Hit) bool {
	for _, way := range [][]flow.Step{h.Steps, h.Inner} {
		for _, st := range way {
			if !isNumber(st.Kind) || !ofTable(st.Value) && !besideUnit(st.Value) {
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

func ofTable(v ssa.Value) bool {
	_, ok := v.(*ssa.Lookup)
	return ok
}

// besideUnit reports whether v is a field of a struct of which the same function
// reads another field that is a number, a text or a truth: it may be the unit.
func besideUnit(v ssa.Value) bool {
	var in ssa.Value
	var field int
	switch v := v.(type) {
	case *ssa.FieldAddr:
		in, field = v.X, v.Field
	case *ssa.Field:
		in, field = v.X, v.Field
	default:
		return false
	}
	for _, b := range v.(ssa.Instruction).Parent().Blocks {
		for _, i := range b.Instrs {
			switch i := i.(type) {
			case *ssa.FieldAddr:
				if i.Field != field && types.Identical(i.X.Type(), in.Type()) && !onlyWritten(i) && isBasic(i.Type().Underlying().(*types.Pointer).Elem()) {
					return true
				}
			case *ssa.Field:
				if i.Field != field && types.Identical(i.X.Type(), in.Type()) && isBasic(i.Type()) {
					return true
				}
			}
		}
	}
	return false
}

func isBasic(t types.Type) bool {
	_, ok := t.Underlying().(*types.Basic)
	return ok && !isDuration(t)
}
