package retry

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// neverRuns reports whether c is in the body of a loop that a constant keeps
// from running: for n := 0; n < maxRetries; n++ where maxRetries is 0. That the
// simulation does not come there is not enough, as it takes all else to work.
func neverRuns(c ssa.CallInstruction) bool {
	for b := c.Block(); b != nil; b = b.Idom() {
		cond, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
		if !ok {
			continue
		}
		cmp, ok := cond.Cond.(*ssa.BinOp)
		if !ok {
			continue
		}
		for side, s := range b.Succs {
			if s == b.Succs[1-side] || len(s.Preds) != 1 || !s.Dominates(c.Block()) {
				continue
			}
			if first, ok := firstTime(cmp, s); ok && first != (side == 0) {
				return true
			}
		}
	}
	return false
}

// firstTime is what a comparison of a counter yields before the loop has run,
// if the counter only changes in its body, which begins with block body.
func firstTime(cmp *ssa.BinOp, body *ssa.BasicBlock) (is, ok bool) {
	switch cmp.Op {
	case token.LSS, token.LEQ, token.GTR, token.GEQ, token.EQL, token.NEQ:
	default:
		return false, false
	}
	x, okX := startOf(cmp.X, body)
	y, okY := startOf(cmp.Y, body)
	if !okX || !okY {
		return false, false
	}
	return constant.Compare(x, cmp.Op, y), true
}

// startOf is the constant that v is before block body has run.
func startOf(v ssa.Value, body *ssa.BasicBlock) (constant.Value, bool) {
	switch v := v.(type) {
	case *ssa.Const:
		return v.Value, v.Value != nil && v.Value.Kind() == constant.Int
	case *ssa.BinOp:
		// The counter of a range over a number starts at -1.
		x, ok := startOf(v.X, body)
		k, isStep := stepOf(v)
		if !ok || !isStep {
			return nil, false
		}
		return constant.BinaryOp(x, token.ADD, constant.MakeInt64(k)), true
	case *ssa.Phi:
		var out constant.Value
		for i, pred := range v.Block().Preds {
			if body.Dominates(pred) {
				continue
			}
			c, ok := v.Edges[i].(*ssa.Const)
			if !ok || out != nil || c.Value == nil || c.Value.Kind() != constant.Int {
				return nil, false
			}
			out = c.Value
		}
		return out, out != nil
	}
	return nil, false
}

// writtenLen is the length of a list that is written out.
func (p *pkg) writtenLen(v ssa.Value) (int, bool) {
	s, ok := p.origin(v).(*ssa.Slice)
	if !ok || s.Low != nil || s.High != nil {
		return 0, false
	}
	a, ok := s.X.(*ssa.Alloc)
	if !ok {
		return 0, false
	}
	arr, ok := deref(a.Type()).Underlying().(*types.Array)
	if !ok {
		return 0, false
	}
	return int(arr.Len()), true
}
