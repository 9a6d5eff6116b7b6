package logleak

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// findHooks finds the parameters of functions that a client calls with what it
// sends or gets: those in the fields of go-retryablehttp's client and of kiota's
// handlers. In a package that names other services too, only kiota's are known
// to be asked about Graph.
func (c *checker) findHooks() {
	for _, fn := range c.view.Functions() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if call, ok := in.(ssa.CallInstruction); ok {
					c.findHookCall(call)
				}
				st, ok := in.(*ssa.Store)
				if !ok {
					continue
				}
				fa, ok := st.Addr.(*ssa.FieldAddr)
				if !ok {
					continue
				}
				f, t := fieldOf(fa)
				if f == nil || !graph.IsHook(t, f) || c.others && f.Pkg().Path() != graph.KiotaPath {
					continue
				}
				c.addHook(st.Val)
			}
		}
	}
}

// addHook notes what comes in by the parameters of a hook.
func (c *checker) addHook(v ssa.Value) {
	for _, hook := range c.functions(v, 0) {
		for _, p := range hook.Params {
			if (isRequest(p.Type()) || isResponse(p.Type())) && !c.isInbound(p, 0) {
				c.outgoing[p] = "what a client of Graph hands to its hook"
			}
		}
	}
}

// findHookCall is about hooks that a method of the client is given: resty's, which
// gets the request as it goes out.
func (c *checker) findHookCall(call ssa.CallInstruction) {
	fn, args := flow.Callee(call), flow.Args(call)
	if fn == nil || fn.Pkg() == nil || !graph.IsResty(fn.Pkg().Path()) || fn.Name() != "SetPreRequestHook" || len(args) != 2 || !c.graphOnly() {
		return
	}
	c.addHook(args[1])
}

// functions returns the functions of the package that v may be.
func (c *checker) functions(v ssa.Value, depth int) []*ssa.Function {
	if depth > 6 {
		return nil
	}
	switch v := v.(type) {
	case *ssa.Function:
		// A method value is a wrapper around the method.
		if len(v.Blocks) > 0 && v.Synthetic == "" {
			return []*ssa.Function{v}
		}
		if obj := v.Object(); obj != nil {
			if fn := c.declared[obj]; fn != nil {
				return []*ssa.Function{fn}
			}
		}
	case *ssa.MakeClosure:
		return c.functions(v.Fn, depth+1)
	case *ssa.ChangeType:
		return c.functions(v.X, depth+1)
	case *ssa.Phi:
		var out []*ssa.Function
		for _, e := range v.Edges {
			out = append(out, c.functions(e, depth+2)...)
		}
		return out
	case *ssa.UnOp:
		if v.Op != token.MUL {
			return nil
		}
		vals := c.stores.at(v.X)
		if x, ok := v.X.(*ssa.Alloc); ok {
			vals = append(vals, ssaview.Stored(x)...)
		}
		var out []*ssa.Function
		for _, val := range vals {
			out = append(out, c.functions(val, depth+1)...)
		}
		return out
	case *ssa.Call:
		var out []*ssa.Function
		for _, body := range c.targets[v] {
			for _, b := range body.Blocks {
				if ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && len(ret.Results) == 1 {
					out = append(out, c.functions(ret.Results[0], depth+1)...)
				}
			}
		}
		return out
	}
	return nil
}
