// Package round says what lies between a call and the next time that it is
// made: the way round a loop, to a second call of the same thing, or through a
// function literal that a helper calls again.
//
// It knows the shape of the code only. Whether the way is taken, and after
// which failures, is for package retry to say.
package round

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A Way holds the instructions that may run between a call and the next one.
type Way struct {
	// Call is the first call, and Next the one that follows: Call itself in a
	// loop, nil where a helper calls the whole function again.
	Call, Next ssa.CallInstruction
	blocks     map[*ssa.BasicBlock]bool
}

// Of returns the way from call to next in their function, or nil if there is
// none. If next is nil the way is the whole function.
func Of(call, next ssa.CallInstruction) *Way {
	w := &Way{Call: call, Next: next, blocks: make(map[*ssa.BasicBlock]bool)}
	if next == nil {
		for _, b := range call.Parent().Blocks {
			w.blocks[b] = true
		}
		return w
	}
	if call != next && call.Block() == next.Block() && index(call) < index(next) {
		w.blocks[call.Block()] = true
		return w
	}
	after := Reach(call.Block(), succs)
	before := Reach(next.Block(), preds)
	if !after[next.Block()] {
		return nil
	}
	for b := range after {
		if before[b] || b == next.Block() {
			w.blocks[b] = true
		}
	}
	w.blocks[call.Block()] = true
	return w
}

// Loops reports whether call can be made again within its function.
func Loops(call ssa.CallInstruction) bool { return Reach(call.Block(), succs)[call.Block()] }

// Has reports whether in may run on the way. It errs on the side of yes.
func (w *Way) Has(in ssa.Instruction) bool {
	b := in.Block()
	if !w.blocks[b] {
		return false
	}
	if w.Next == nil || w.Call == w.Next || Reach(b, succs)[b] {
		return true
	}
	if b == w.Call.Block() && index(in) < index(w.Call) {
		return false
	}
	return b != w.Next.Block() || index(in) < index(w.Next)
}

// HasBlock reports whether a block is on the way.
func (w *Way) HasBlock(b *ssa.BasicBlock) bool { return w.blocks[b] }

// Instrs returns the instructions on the way, in the order of the function.
func (w *Way) Instrs() []ssa.Instruction {
	var out []ssa.Instruction
	for _, b := range w.Call.Parent().Blocks {
		if !w.blocks[b] {
			continue
		}
		for _, in := range b.Instrs {
			if w.Has(in) {
				out = append(out, in)
			}
		}
	}
	return out
}

func index(in ssa.Instruction) int { return slices.Index(in.Block().Instrs, in) }

func succs(b *ssa.BasicBlock) []*ssa.BasicBlock { return b.Succs }
func preds(b *ssa.BasicBlock) []*ssa.BasicBlock { return b.Preds }

// After returns the blocks that may run after b.
func After(b *ssa.BasicBlock) map[*ssa.BasicBlock]bool { return Reach(b, succs) }

// Reach returns the blocks that next leads to from b, without b itself unless
// it leads back.
func Reach(b *ssa.BasicBlock, next func(*ssa.BasicBlock) []*ssa.BasicBlock) map[*ssa.BasicBlock]bool {
	seen := make(map[*ssa.BasicBlock]bool)
	todo := []*ssa.BasicBlock{b}
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, n := range next(b) {
			if !seen[n] {
				seen[n] = true
				todo = append(todo, n)
			}
		}
	}
	return seen
}
