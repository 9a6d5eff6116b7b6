package batchenvelope

import (
	"golang.org/x/tools/go/ssa"
)

// failureSink says what a use of an error that tells how a step went comes to.
// Handing it on is no look at it: whoever gets it may drop it.
func failureSink(in ssa.Instruction) string {
	switch in := in.(type) {
	case *ssa.Return, *ssa.Phi, *ssa.Extract, *ssa.UnOp, *ssa.ChangeInterface, *ssa.MakeInterface, *ssa.ChangeType, *ssa.MakeClosure, *ssa.DebugRef:
		return ""
	case *ssa.Store:
		switch in.Addr.(type) {
		case *ssa.Alloc, *ssa.FreeVar:
			return ""
		}
	}
	return judged
}
