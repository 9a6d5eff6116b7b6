package batchenvelope

import (
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// skip reports that in runs only when the outer status is not 200. A batch that
// is answered by anything else has no parts, and the body that is read there
// for the error message says nothing about them.
func (t *tracer) skip(in ssa.Instruction, x ssa.Value, k flow.Kind, o flow.Origin) bool {
	if before(k) || !t.dead.In(in) {
		return false
	}
	// What is sent in there has an answer of its own.
	if from, ok := o.Value.(ssa.Instruction); ok && from.Parent() == in.Parent() && t.dead.In(from) {
		return false
	}
	return true
}
