package logleak

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// findOutgoing finds the parameters that are requests on their way to Graph
// though no call in the package shows it: those of a transport, of a middleware
// of the SDK, and of functions that send what other packages give them.
func (c *checker) findOutgoing() {
	c.outgoing = make(map[*ssa.Parameter]string)
	c.findHooks()
	for _, fn := range c.view.Functions() {
		for _, p := range fn.Params {
			if isPolicy(fn) && graph.IsAzcoreRequest(p.Type()) && !c.foreignTransport(fn) {
				c.outgoing[p] = "a request in the pipeline of azcore"
			}
			if !isRequest(p.Type()) || c.isInbound(p, 0) {
				continue
			}
			switch {
			case isIntercept(fn):
				c.outgoing[p] = "a request in the pipeline of the SDK"
			case isRedirect(fn):
				c.outgoing[p] = "a redirect of a request to Graph"
			case isTransport(fn):
				if c.foreignTransport(fn) {
					continue
				}
				c.outgoing[p] = "a request on its way to Graph"
			case len(c.sites[fn]) == 0 && c.named && sends(p):
				c.outgoing[p] = "a request on its way to Graph"
			}
		}
	}
}

// isIntercept reports whether fn is a middleware of kiota.
func isIntercept(fn *ssa.Function) bool {
	for _, p := range fn.Params {
		if graph.IsNamed(p.Type(), graph.KiotaPath, "Pipeline") {
			return true
		}
	}
	return false
}

// isRedirect reports whether fn is the CheckRedirect of an http.Client. Graph
// redirects to URLs that need no token.
func isRedirect(fn *ssa.Function) bool {
	sig := fn.Signature
	if sig.Params().Len() != 2 || sig.Results().Len() != 1 || !isError(sig.Results().At(0).Type()) {
		return false
	}
	list, ok := sig.Params().At(1).Type().(*types.Slice)
	return ok && isRequest(sig.Params().At(0).Type()) && isRequest(list.Elem())
}

// isTransport reports whether fn is a RoundTrip, or a literal that becomes one.
func isTransport(fn *ssa.Function) bool {
	sig := fn.Signature
	if sig.Params().Len() != 1 || sig.Results().Len() != 2 || !isPkgType(sig.Results().At(0).Type(), "net/http", "Response") {
		return false
	}
	if sig.Recv() != nil {
		return fn.Name() == "RoundTrip"
	}
	if fn.Parent() == nil {
		return false
	}
	becomes := func(v ssa.Value) bool {
		if v.Referrers() == nil {
			return false
		}
		for _, ref := range *v.Referrers() {
			if ct, ok := ref.(*ssa.ChangeType); ok && hasMethod(ct.Type(), "RoundTrip") {
				return true
			}
		}
		return false
	}
	for _, b := range fn.Parent().Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.MakeClosure:
				if in.Fn == fn && becomes(in) {
					return true
				}
			case *ssa.ChangeType:
				if in.X == fn && hasMethod(in.Type(), "RoundTrip") {
					return true
				}
			}
		}
	}
	return false
}

// isPolicy reports whether fn is a step of azcore's pipeline: the method Do of a
// type, or a literal.
func isPolicy(fn *ssa.Function) bool {
	sig := fn.Signature
	if !graph.IsAzcorePolicy(sig) {
		return false
	}
	return sig.Recv() != nil && fn.Name() == "Do" || sig.Recv() == nil && fn.Parent() != nil
}

func hasMethod(t types.Type, name string) bool {
	return types.NewMethodSet(t).Lookup(nil, name) != nil
}

// sends reports whether a request is sent, or signed, by the function that it
// is given to.
func sends(p *ssa.Parameter) bool {
	return anyUse(p, func(in ssa.Instruction, x ssa.Value) bool {
		call, ok := in.(ssa.CallInstruction)
		if !ok {
			return false
		}
		if answersRequest(call.Common().Signature()) {
			return true // the next in a chain
		}
		fn := flow.Callee(call)
		if fn == nil || fn.Pkg() == nil {
			return false
		}
		switch fn.Name() {
		case "Do", "RoundTrip", "DumpRequestOut", "SetBasicAuth", "SetAuthHeader":
			return true
		}
		return false
	}) || fieldUse(p, "Header", func(h ssa.Value) bool {
		return anyUse(h, func(in ssa.Instruction, x ssa.Value) bool {
			call, ok := in.(ssa.CallInstruction)
			if !ok {
				return false
			}
			fn, args := flow.Callee(call), flow.Args(call)
			return fn != nil && fn.Name() == "Set" && len(args) == 3 && isAuthKey(args[1])
		})
	})
}

// answersRequest reports whether a function answers the request that it gets
// with a response, and is no method of net/http's.
func answersRequest(sig *types.Signature) bool {
	res := sig.Results()
	if res.Len() != 2 || !isResponse(res.At(0).Type()) || !isError(res.At(1).Type()) {
		return false
	}
	for p := range sig.Params().Variables() {
		if isRequest(p.Type()) {
			return true
		}
	}
	return false
}

// isInbound reports whether a request parameter is one that a handler serves:
// it stands beside a ResponseWriter, or comes from a function where it does.
func (c *checker) isInbound(p *ssa.Parameter, depth int) bool {
	if depth > 4 {
		return false
	}
	for fn := p.Parent(); fn != nil; fn = fn.Parent() {
		for _, q := range fn.Params {
			if isPkgType(q.Type(), "net/http", "ResponseWriter") {
				return true
			}
		}
	}
	for _, call := range c.sites[p.Parent()] {
		for i, q := range p.Parent().Params {
			if args := flow.Args(call); q == p && i < len(args) {
				if from, ok := rootOf(args[i]).(*ssa.Parameter); ok && from != p && c.isInbound(from, depth+1) {
					return true
				}
			}
		}
	}
	return false
}

// isOutgoing reports whether headers may be those of a request to Graph: of a
// parameter that no handler serves.
func (c *checker) isOutgoing(headers ssa.Value) bool {
	p, ok := rootOf(headers).(*ssa.Parameter)
	if !ok {
		return false
	}
	switch {
	case isRequest(p.Type()):
		return !c.isInbound(p, 0)
	case isPkgType(p.Type(), "net/http", "Header"):
		return true
	}
	return false
}

// rootOf returns the variable in which v is a field, an element or a copy.
func rootOf(v ssa.Value) ssa.Value {
	for range 12 {
		switch x := v.(type) {
		case *ssa.FieldAddr:
			v = x.X
		case *ssa.Field:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.UnOp:
			if x.Op != token.MUL {
				return v
			}
			v = x.X
		case *ssa.Alloc:
			st := ssaview.OnlyStored(x)
			if st == nil {
				return v
			}
			v = st
		case *ssa.Extract:
			v = x.Tuple
		case *ssa.Call:
			fn := flow.Callee(x)
			if fn == nil || fn.Name() != "Clone" && fn.Name() != "WithContext" && !isRaw(fn) || len(flow.Args(x)) == 0 {
				return v
			}
			v = flow.Args(x)[0]
		default:
			return v
		}
	}
	return v
}

// isRaw reports whether fn returns the request that azcore has wrapped.
func isRaw(fn *types.Func) bool {
	return fn.Name() == "Raw" && fn.Pkg() != nil && fn.Pkg().Path() == graph.AzcoreExported
}

// wrapped returns the request of azcore of which the result of call is a part.
func wrapped(call *ssa.Call) ssa.Value {
	if fn := flow.Callee(call); fn != nil && isRaw(fn) {
		return flow.Args(call)[0]
	}
	return nil
}
