package batchreplay

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/round"
	"github.com/graphlint/graphlint/internal/ssaview"
)

func isLoop(n ast.Node) bool {
	switch n.(type) {
	case *ast.ForStmt, *ast.RangeStmt:
		return true
	}
	return false
}

// unchanged reports whether the next batch is certain to be the one that was
// sent: nothing that the arguments of call are computed from, in its function,
// changes on the way round. Whatever is given to a function there counts as
// changed, unless the function only reads.
func unchanged(call *ssa.Call, way *round.Way) bool {
	from := make(map[ssa.Value]bool)
	var walk func(v ssa.Value)
	walk = func(v ssa.Value) {
		if v == nil || from[v] || isContext(v.Type()) || len(from) > 500 {
			return
		}
		switch v.(type) {
		case *ssa.Const, *ssa.Function, *ssa.Builtin, *ssa.Global:
			return
		}
		from[v] = true
		if in, ok := v.(ssa.Instruction); ok {
			for _, op := range in.Operands(nil) {
				walk(*op)
			}
		}
		if a, ok := v.(*ssa.Alloc); ok {
			for _, e := range ssaview.Stored(a) {
				walk(e)
			}
		}
	}
	for _, a := range flow.Args(call) {
		walk(a)
	}
	for _, in := range way.Instrs() {
		switch in := in.(type) {
		case *ssa.Phi:
			if from[in] && way.Next != nil && !same(in) {
				return false
			}
		case *ssa.Next, *ssa.Select:
			if from[in.(ssa.Value)] {
				return false
			}
		case *ssa.Store:
			if base := ssaview.Variable(in.Addr); from[base] && !madeOnTheWay(base, way) {
				return false
			}
		case *ssa.MapUpdate:
			if from[in.Map] && !madeOnTheWay(in.Map, way) {
				return false
			}
		case ssa.CallInstruction:
			if in == ssa.CallInstruction(call) {
				continue
			}
			if v, ok := in.(ssa.Value); ok && from[v] && !steady(in) {
				return false
			}
			for _, a := range flow.Args(in) {
				if from[a] && mutable(a.Type()) && !steady(in) && !madeOnTheWay(a, way) {
					return false
				}
			}
		}
	}
	return true
}

// same reports whether all edges of a phi bring the same value.
func same(phi *ssa.Phi) bool {
	for _, e := range phi.Edges[1:] {
		if e != phi.Edges[0] && e != phi {
			return false
		}
	}
	return true
}

// madeOnTheWay reports whether v is a new thing on each turn.
func madeOnTheWay(v ssa.Value, way *round.Way) bool {
	switch in := v.(type) {
	case *ssa.Alloc:
		return way.Has(in)
	case *ssa.MakeMap:
		return way.Has(in)
	case *ssa.MakeSlice:
		return way.Has(in)
	case *ssa.Extract:
		return way.Has(in)
	case *ssa.Call:
		return way.Has(in)
	case *ssa.Slice:
		return madeOnTheWay(in.X, way)
	case *ssa.MakeInterface:
		return madeOnTheWay(in.X, way)
	}
	return false
}

// steady reports whether a call yields the same from the same, and leaves what
// it is given alone.
func steady(call ssa.CallInstruction) bool {
	fn := flow.Callee(call)
	if fn == nil || fn.Pkg() == nil {
		_, builtin := call.Common().Value.(*ssa.Builtin)
		return builtin && call.Common().Value.Name() != "append" && call.Common().Value.Name() != "copy"
	}
	switch fn.Pkg().Path() {
	case "encoding/json", "bytes", "strings", "fmt", "net/http", "log", "log/slog", "io", "errors", "context", "time":
		return true
	}
	switch fn.Name() {
	case "GetRequests", "GetAdapter", "GetToken":
		return true
	}
	return false
}

// mutable reports whether a callee can change what it is given.
func mutable(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Pointer, *types.Map, *types.Interface:
		return !isAdapter(t)
	case *types.Slice:
		return true
	}
	return false
}

func isAdapter(t types.Type) bool {
	n, ok := types.Unalias(t).(*types.Named)
	if p, isPtr := types.Unalias(t).(*types.Pointer); isPtr {
		n, ok = types.Unalias(p.Elem()).(*types.Named)
	}
	if !ok || n.Obj().Pkg() == nil {
		return false
	}
	switch n.Obj().Name() {
	case "RequestAdapter", "GraphRequestAdapter", "GraphServiceClient", "Client":
		return true
	}
	return false
}

func isContext(t types.Type) bool {
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == "context"
}
