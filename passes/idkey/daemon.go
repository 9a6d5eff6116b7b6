package idkey

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// A map that is made before a loop that polls for as long as the program runs
// is as long-lived as a field, though it is dropped in the end. Such a loop
// waits in each round, and is left only on an error or when its context is
// done; one that goes through pages is left when there are no more.

// polled reports whether instruction in runs in such a loop, before which the
// container v was made.
func polled(v ssa.Value, in ssa.Instruction) bool {
	root := made(v)
	if root == nil {
		return false
	}
	for range 4 {
		fn := in.Parent()
		if fn == root.Parent() {
			return inPolling(root.Block(), in.Block())
		}
		mc := makerOf(fn)
		if mc == nil {
			return false
		}
		in = mc
	}
	return false
}

// made returns the instruction that makes the container that v is.
func made(v ssa.Value) ssa.Instruction {
	for range 10 {
		switch x := v.(type) {
		case *ssa.UnOp:
			v = x.X
		case *ssa.FieldAddr:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.FreeVar:
			b := bindings(x)
			if len(b) != 1 {
				return nil
			}
			v = b[0]
		case *ssa.Alloc:
			return x
		case *ssa.MakeMap:
			return x
		case *ssa.Call:
			return x
		case *ssa.Extract:
			v = x.Tuple
		default:
			return nil
		}
	}
	return nil
}

// makerOf returns where the function literal fn is made, if at one place.
func makerOf(fn *ssa.Function) ssa.Instruction {
	if fn.Parent() == nil {
		return nil
	}
	for _, b := range fn.Parent().Blocks {
		for _, in := range b.Instrs {
			if mc, ok := in.(*ssa.MakeClosure); ok && mc.Fn == fn {
				return mc
			}
		}
	}
	return nil
}

// inPolling reports whether a polling loop holds block and not before.
func inPolling(before, block *ssa.BasicBlock) bool {
	if before == nil || block == nil {
		return false
	}
	for _, head := range block.Parent().Blocks {
		loop := loopOf(head)
		if loop[block] && !loop[before] && waits(loop) && endless(loop) {
			return true
		}
	}
	return false
}

// loopOf returns the blocks of the natural loop with that head, or nil.
func loopOf(head *ssa.BasicBlock) map[*ssa.BasicBlock]bool {
	var loop map[*ssa.BasicBlock]bool
	for _, p := range head.Preds {
		if !head.Dominates(p) {
			continue
		}
		if loop == nil {
			loop = map[*ssa.BasicBlock]bool{head: true}
		}
		work := []*ssa.BasicBlock{p}
		for len(work) > 0 {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			if !loop[b] {
				loop[b] = true
				work = append(work, b.Preds...)
			}
		}
	}
	return loop
}

// waits reports whether a loop sleeps or waits for a timer.
func waits(loop map[*ssa.BasicBlock]bool) bool {
	for b := range loop {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.Call:
				if fn := flow.Callee(in); fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "time" && fn.Name() == "Sleep" {
					return true
				}
			case *ssa.UnOp:
				if in.Op == token.ARROW && isTimes(in.X.Type()) {
					return true
				}
			case *ssa.Select:
				for _, st := range in.States {
					if st.Dir == types.RecvOnly && isTimes(st.Chan.Type()) {
						return true
					}
				}
			}
		}
	}
	return false
}

// isTimes reports whether t is the channel of a timer or ticker.
func isTimes(t types.Type) bool {
	ch, ok := t.Underlying().(*types.Chan)
	return ok && graph.IsNamed(ch.Elem(), "time", "Time")
}

// endless reports whether a loop is left only with an error, or when a channel
// says so.
func endless(loop map[*ssa.BasicBlock]bool) bool {
	for b := range loop {
		for i, succ := range b.Succs {
			if !loop[succ] && !fails(succ) && !told(b, i) {
				return false
			}
		}
	}
	return true
}

// fails reports whether the block returns an error, or panics.
func fails(b *ssa.BasicBlock) bool {
	for range 4 {
		switch last := b.Instrs[len(b.Instrs)-1].(type) {
		case *ssa.Panic:
			return true
		case *ssa.Return:
			if len(last.Results) == 0 {
				return false
			}
			err := last.Results[len(last.Results)-1]
			if !types.Identical(err.Type(), types.Universe.Lookup("error").Type()) {
				return false
			}
			k, isConst := err.(*ssa.Const)
			return !isConst || !k.IsNil()
		case *ssa.Jump:
			b = b.Succs[0]
		default:
			return false
		}
	}
	return false
}

// told reports whether block b goes to its successor i because of what came
// from a channel: a case of a select, or the end of a range over a ticker.
func told(b *ssa.BasicBlock, i int) bool {
	cond, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok {
		return false
	}
	switch c := cond.Cond.(type) {
	case *ssa.BinOp:
		ex, ok := c.X.(*ssa.Extract)
		if !ok {
			return false
		}
		_, ok = ex.Tuple.(*ssa.Select)
		return ok
	case *ssa.Extract:
		recv, ok := c.Tuple.(*ssa.UnOp)
		return ok && recv.Op == token.ARROW
	}
	return false
}
