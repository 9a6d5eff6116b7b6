package retry

import (
	"go/constant"
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// walkedAgain reports whether the list as a whole is gone through again.
func (s source) walkedAgain(after map[*ssa.BasicBlock]bool) bool {
	switch at := s.at.(type) {
	case *ssa.Range:
		return after[at.Block()]
	}
	idx := s.index()
	if idx == nil {
		return false
	}
	head := idx.Block()
	for _, pred := range head.Preds {
		if !head.Dominates(pred) && after[pred] {
			return true
		}
	}
	return false
}

// index is the counter with which a list is gone through.
func (s source) index() *ssa.Phi {
	k := s.key
	if b, ok := k.(*ssa.BinOp); ok && b.Op == token.ADD {
		k = b.X
	}
	phi, _ := k.(*ssa.Phi)
	return phi
}

// takenOff finds what takes the item of s off a list that is gone through again:
// it is deleted from the map, or marked in a way that c is only reached without.
func (s source) takenOff(c ssa.CallInstruction) (gone map[ssa.Instruction]bool, next ssa.Instruction) {
	gone = make(map[ssa.Instruction]bool)
	if e, ok := s.key.(*ssa.Extract); ok {
		next, _ = e.Tuple.(*ssa.Next)
	} else if idx := s.index(); idx != nil {
		next = idx
	}
	if next == nil {
		return nil, nil
	}
	for _, b := range c.Parent().Blocks {
		for _, instr := range b.Instrs {
			switch instr := instr.(type) {
			case *ssa.Call:
				if b, ok := instr.Call.Value.(*ssa.Builtin); ok && b.Name() == "delete" && congruent(instr.Call.Args[0], s.list) && instr.Call.Args[1] == s.key {
					gone[instr] = true
				}
			case *ssa.MapUpdate:
				if isTrue(instr.Value) && s.keyed(instr.Key) && onlyIfNot(c, func(v ssa.Value) bool {
					l, ok := v.(*ssa.Lookup)
					return ok && congruent(l.X, instr.Map) && l.Index == instr.Key
				}) {
					gone[instr] = true
				}
			case *ssa.Store:
				if isTrue(instr.Val) && s.marks(instr.Addr) && onlyIfNot(c, func(v ssa.Value) bool {
					u, ok := v.(*ssa.UnOp)
					return ok && u.Op == token.MUL && congruent(u.X, instr.Addr)
				}) {
					gone[instr] = true
				}
			}
		}
	}
	return gone, next
}

func (s source) keyed(v ssa.Value) bool { return v == s.key || s.carried(v, 0) }

// marks reports whether addr is a place for the item: of the same index, or in it.
func (s source) marks(addr ssa.Value) bool {
	switch a := addr.(type) {
	case *ssa.IndexAddr:
		return congruent(a.Index, s.key)
	case *ssa.FieldAddr:
		if ia, ok := a.X.(*ssa.IndexAddr); ok {
			return congruent(ia.Index, s.key) && congruent(ia.X, s.list)
		}
		return s.carried(a.X, 0)
	}
	return false
}

// onlyIfNot reports whether c is only reached where a condition on what is says no.
func onlyIfNot(c ssa.CallInstruction, is func(ssa.Value) bool) bool {
	for b := c.Block(); b != nil; b = b.Idom() {
		cond, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
		if !ok || b == c.Block() {
			continue
		}
		v, side := cond.Cond, 1
		if n, ok := v.(*ssa.UnOp); ok && n.Op == token.NOT {
			v, side = n.X, 0
		}
		if is(v) && b.Succs[side].Dominates(c.Block()) {
			return true
		}
	}
	return false
}

func isTrue(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Value != nil && c.Value.Kind() == constant.Bool && constant.BoolVal(c.Value)
}
