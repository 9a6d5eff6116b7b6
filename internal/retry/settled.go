package retry

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/ssaview"
)

// settled is what a variable holds that is assigned once, be it captured or not.
func settled(v ssa.Value) ssa.Value {
	for range 6 {
		switch x := v.(type) {
		case *ssa.UnOp:
			at := x.X
			if fv, ok := at.(*ssa.FreeVar); ok {
				at = bindingOf(fv)
			}
			a, ok := at.(*ssa.Alloc)
			if !ok || x.Op != token.MUL {
				return v
			}
			w := ssaview.OnlyStored(a)
			if w == nil {
				return v
			}
			v = w
		case *ssa.FreeVar:
			w := bindingOf(x)
			if w == nil {
				return v
			}
			v = w
		default:
			return v
		}
	}
	return v
}

// sameThing is congruent for values of which one may be in a function literal:
// p.jobs there is p.jobs outside, as long as p is the same.
func sameThing(a, b ssa.Value) bool {
	a, b = settled(a), settled(b)
	if congruent(a, b) {
		return true
	}
	switch x := a.(type) {
	case *ssa.UnOp:
		y, ok := b.(*ssa.UnOp)
		return ok && x.Op == y.Op && x.Op == token.MUL && sameThing(x.X, y.X)
	case *ssa.FieldAddr:
		y, ok := b.(*ssa.FieldAddr)
		return ok && x.Field == y.Field && sameThing(x.X, y.X)
	}
	return false
}
