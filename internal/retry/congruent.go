package retry

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// congruent reports whether two values are computed in the same way from the
// same things, so that calls given one or the other are the same request.
func congruent(a, b ssa.Value) bool { return congruentAt(a, b, 12) }

func congruentAt(a, b ssa.Value, depth int) bool {
	if a == b {
		return true
	}
	if a == nil || b == nil || depth == 0 || !types.Identical(a.Type(), b.Type()) {
		return false
	}
	if isContext(a.Type()) {
		return true
	}
	switch x := a.(type) {
	case *ssa.Const:
		y, ok := b.(*ssa.Const)
		if !ok || (x.Value == nil) != (y.Value == nil) {
			return false
		}
		return x.Value == nil || x.Value.Kind() == y.Value.Kind() && constant.Compare(x.Value, token.EQL, y.Value)
	case *ssa.Call:
		y, ok := b.(*ssa.Call)
		return ok && congruentCalls(x.Common(), y.Common(), depth-1)
	case *ssa.Alloc:
		y, ok := b.(*ssa.Alloc)
		return ok && x.Comment == y.Comment && congruentStores(x, y, depth-1)
	case *ssa.UnOp:
		y, ok := b.(*ssa.UnOp)
		return ok && x.Op == y.Op && x.Op != token.ARROW && congruentAt(x.X, y.X, depth-1)
	case *ssa.BinOp:
		y, ok := b.(*ssa.BinOp)
		return ok && x.Op == y.Op && congruentAt(x.X, y.X, depth-1) && congruentAt(x.Y, y.Y, depth-1)
	case *ssa.Extract:
		y, ok := b.(*ssa.Extract)
		return ok && x.Index == y.Index && congruentAt(x.Tuple, y.Tuple, depth-1)
	case *ssa.FieldAddr:
		y, ok := b.(*ssa.FieldAddr)
		return ok && x.Field == y.Field && congruentAt(x.X, y.X, depth-1)
	case *ssa.Field:
		y, ok := b.(*ssa.Field)
		return ok && x.Field == y.Field && congruentAt(x.X, y.X, depth-1)
	case *ssa.MakeClosure:
		return false
	case *ssa.Phi, *ssa.Next, *ssa.Select, *ssa.Parameter, *ssa.FreeVar, *ssa.Global, *ssa.Function, *ssa.Lookup:
		return false
	}
	x, ok1 := a.(ssa.Instruction)
	y, ok2 := b.(ssa.Instruction)
	if !ok1 || !ok2 {
		return false
	}
	if _, ok := a.(interface{ Pos() token.Pos }); !ok {
		return false
	}
	ox, oy := x.Operands(nil), y.Operands(nil)
	if len(ox) != len(oy) || opcode(x) != opcode(y) {
		return false
	}
	for i := range ox {
		if (*ox[i] == nil) != (*oy[i] == nil) || *ox[i] != nil && !congruentAt(*ox[i], *oy[i], depth-1) {
			return false
		}
	}
	return true
}

// opcode tells the kinds of conversions and slicings apart.
func opcode(i ssa.Instruction) int {
	switch i.(type) {
	case *ssa.MakeInterface:
		return 1
	case *ssa.ChangeInterface:
		return 2
	case *ssa.ChangeType:
		return 3
	case *ssa.Convert:
		return 4
	case *ssa.Slice:
		return 5
	case *ssa.IndexAddr:
		return 6
	case *ssa.TypeAssert:
		return 7
	}
	return 0
}

// congruentCalls reports whether two calls call the same with the same.
func congruentCalls(x, y *ssa.CallCommon, depth int) bool {
	if x.IsInvoke() != y.IsInvoke() || x.Method != y.Method || len(x.Args) != len(y.Args) || takesNext(x) {
		return false
	}
	if x.IsInvoke() {
		if !congruentAt(x.Value, y.Value, depth) {
			return false
		}
	} else if x.Value != y.Value && !congruentAt(x.Value, y.Value, depth) {
		return false
	}
	for i := range x.Args {
		if !congruentAt(x.Args[i], y.Args[i], depth) {
			return false
		}
	}
	return true
}

// congruentStores compares two composite literals, or the slices of two
// variadic calls.
func congruentStores(x, y *ssa.Alloc, depth int) bool {
	a, ok1 := initial(x)
	b, ok2 := initial(y)
	if !ok1 || !ok2 || len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].at != b[i].at || !congruentAt(a[i].val, b[i].val, depth) {
			return false
		}
	}
	return true
}

type stored struct {
	at  string
	val ssa.Value
}

// initial lists what is stored into a composite literal, in order.
func initial(a *ssa.Alloc) ([]stored, bool) {
	var out []stored
	var walk func(at ssa.Value, path string) bool
	walk = func(at ssa.Value, path string) bool {
		for _, r := range *at.Referrers() {
			switch r := r.(type) {
			case *ssa.Store:
				if r.Addr == at {
					out = append(out, stored{path, r.Val})
				}
			case *ssa.FieldAddr:
				if !walk(r, sub(path, r.Field)) {
					return false
				}
			case *ssa.IndexAddr:
				c, ok := r.Index.(*ssa.Const)
				if !ok || !walk(r, sub(path, int(c.Int64()))) {
					return false
				}
			}
		}
		return true
	}
	return out, walk(a, "") && len(out) > 0 && len(out) < 20 || len(*a.Referrers()) == 0
}
