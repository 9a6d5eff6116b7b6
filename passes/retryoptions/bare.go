package retryoptions

import (
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// bare reports whether the options at a, a variable or a literal, are made field
// by field and have no ShouldRetry, and whether nobody else can give them one.
func (c *checker) bare(a *ssa.Alloc) bool {
	for _, ref := range *a.Referrers() {
		if st, ok := ref.(*ssa.Store); ok && st.Addr == a {
			return false // a copy of others: they have the label, if any
		}
	}
	return !c.hasShouldRetry(c.owner(a)) && c.sealed(a)
}

// sealed reports whether nobody who gets the address of the options at a sets
// their ShouldRetry.
func (c *checker) sealed(a *ssa.Alloc) bool {
	for _, ref := range *a.Referrers() {
		switch ref := ref.(type) {
		case *ssa.Store:
			if ref.Val == a && !c.plain(ref.Addr) {
				return false
			}
		case *ssa.MakeInterface:
			if !graph.IsNamed(ref.Type(), graph.AbsPath, "RequestOption") {
				return false
			}
		case ssa.CallInstruction:
			for i, arg := range flow.Args(ref) {
				if arg == a && c.mayset(ref, i, 0) {
					return false
				}
			}
		case *ssa.MakeClosure, *ssa.FieldAddr, *ssa.UnOp, *ssa.Return, *ssa.DebugRef, *ssa.Phi, *ssa.ChangeType:
		default:
			return false
		}
	}
	return true
}

// plain reports whether a pointer stored at addr can be followed: in a variable
// of the function, or one that a literal captures.
func (c *checker) plain(addr ssa.Value) bool {
	switch c.owner(addr).(type) {
	case *ssa.Alloc:
		return true
	}
	_, ok := addr.(*ssa.FieldAddr)
	return ok // what is set through a field blocks the label there
}

// mayset reports whether a call may give the options behind its argument i a
// ShouldRetry. An unknown function may, kiota's own do not.
func (c *checker) mayset(call ssa.CallInstruction, i, depth int) bool {
	if fn := flow.Callee(call); fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == graph.KiotaPath {
		return false
	}
	fn := call.Common().StaticCallee()
	if fn == nil || depth > 4 || i >= len(fn.Params) || len(fn.Blocks) == 0 {
		return true
	}
	p := fn.Params[i]
	if c.hasShouldRetry(p) {
		return true
	}
	for _, ref := range *p.Referrers() {
		switch ref := ref.(type) {
		case *ssa.FieldAddr, *ssa.UnOp, *ssa.MakeInterface, *ssa.DebugRef, *ssa.BinOp, *ssa.Return:
		case ssa.CallInstruction:
			for j, arg := range flow.Args(ref) {
				if arg == p && c.mayset(ref, j, depth+1) {
					return true
				}
			}
		default:
			return true
		}
	}
	return false
}
