package logleak

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// besideError reports whether x is a result of a call and in runs only where the
// error that came with it is not nil: then, by convention, there is nothing in x.
func besideError(in ssa.Instruction, x ssa.Value) bool {
	if mi, ok := x.(*ssa.MakeInterface); ok {
		x = mi.X
	}
	ex, ok := x.(*ssa.Extract)
	if !ok || isError(ex.Type()) {
		return false
	}
	call, _ := flow.ResultOf(ex)
	if call == nil {
		return false
	}
	for _, ref := range *call.Referrers() {
		err, ok := ref.(*ssa.Extract)
		if !ok || !isError(err.Type()) {
			continue
		}
		for _, use := range *err.Referrers() {
			if failed := whereNotNil(use); failed != nil && failed.Dominates(in.Block()) {
				return true
			}
		}
	}
	return false
}

// whereNotNil returns the block that runs if what in compares with nil is not
// nil, and then only, or nil.
func whereNotNil(in ssa.Instruction) *ssa.BasicBlock {
	cmp, ok := in.(*ssa.BinOp)
	if !ok || cmp.Op != token.NEQ && cmp.Op != token.EQL || !isNil(cmp.X) && !isNil(cmp.Y) {
		return nil
	}
	for _, ref := range *cmp.Referrers() {
		if br, ok := ref.(*ssa.If); ok {
			next := br.Block().Succs[0]
			if cmp.Op == token.EQL {
				next = br.Block().Succs[1]
			}
			if len(next.Preds) == 1 {
				return next
			}
		}
	}
	return nil
}

func isNil(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}

// nothing reports that a use of a value runs only where there is nothing in it
// that must not be written: the answer with a token where the status is another
// than 200, a result beside an error.
func (c *checker) nothing(in ssa.Instruction, x ssa.Value, k flow.Kind, o flow.Origin) bool {
	return o.What == tokenAnswer && c.dead.In(in) || besideError(in, x)
}
