package retrydeadline

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/round"
)

// atHand returns the name of the context that a function has, itself or from
// the function around it: a parameter, or the request that a handler serves.
func atHand(fn *ssa.Function) string {
	for ; fn != nil; fn = fn.Parent() {
		for _, p := range fn.Params {
			if isContext(p.Type()) && p.Name() != "_" && p.Name() != "" {
				return p.Name()
			}
		}
	}
	return ""
}

// detached reports whether a context is one that nothing ends.
func detached(ctx ssa.Value) bool {
	c, ok := ctx.(*ssa.Call)
	return ok && (isFunc(c, "context", "Background") || isFunc(c, "context", "TODO"))
}

// endless reports whether nothing on the way round can end it but the answer:
// no condition looks at a counter, the clock, a context or anything else than
// the results of calls that return an error, and nothing is taken from a list.
func endless(way *round.Way) bool {
	for _, in := range way.Instrs() {
		switch in := in.(type) {
		case *ssa.Select, *ssa.Next, *ssa.Panic:
			return false
		case *ssa.If:
			if !aboutFailure(in.Cond, 0) {
				return false
			}
		case *ssa.UnOp:
			if in.Op == token.ARROW {
				return false
			}
		case ssa.CallInstruction:
			// What is given the context may wait for its end and say so.
			for _, a := range flow.Args(in) {
				if isContext(a.Type()) && in != way.Call && !derives(in) {
					return false
				}
			}
		}
	}
	return true
}

// derives reports whether a call makes a context or a request.
func derives(c ssa.CallInstruction) bool {
	fn := flow.Callee(c)
	if fn == nil || fn.Pkg() == nil {
		return false
	}
	return fn.Pkg().Path() == "context" && fn.Name() != "Cause" || fn.Pkg().Path() == "net/http"
}

// aboutFailure reports whether a condition is computed from errors and answers
// alone.
func aboutFailure(v ssa.Value, depth int) bool {
	if depth > 6 {
		return false
	}
	switch v := v.(type) {
	case *ssa.Const:
		return true
	case *ssa.BinOp:
		return aboutFailure(v.X, depth+1) && aboutFailure(v.Y, depth+1)
	case *ssa.Phi:
		for _, e := range v.Edges {
			if !aboutFailure(e, depth+1) {
				return false
			}
		}
		return true
	case *ssa.Extract:
		_, ok := v.Tuple.(*ssa.Call)
		return ok && isError(v.Type())
	case *ssa.Call:
		return isError(v.Type()) && !takesContext(v)
	case *ssa.UnOp:
		if fa, ok := v.X.(*ssa.FieldAddr); ok {
			return isResponse(fa.X.Type())
		}
		return v.Op == token.NOT && aboutFailure(v.X, depth+1)
	}
	return false
}

func takesContext(c *ssa.Call) bool {
	fn := flow.Callee(c)
	return fn == nil || fn.Name() == "Err" || fn.Name() == "Cause"
}

func isFunc(c *ssa.Call, pkg, name string) bool {
	fn := flow.Callee(c)
	return fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == pkg && fn.Name() == name && fn.Signature().Recv() == nil
}

func isContext(t types.Type) bool { return isNamed(t, "context", "Context") }

func isResponse(t types.Type) bool {
	p, ok := types.Unalias(t).(*types.Pointer)
	return ok && isNamed(p.Elem(), "net/http", "Response")
}

func isNamed(t types.Type, pkg, name string) bool {
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == pkg && n.Obj().Name() == name
}

func isError(t types.Type) bool {
	return types.Identical(t, types.Universe.Lookup("error").Type())
}
