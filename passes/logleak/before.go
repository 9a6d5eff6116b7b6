package logleak

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// before reports whether the credential comes into headers only after they
// were written to the log. The flow does not look at the order of what is
// written to a place; this does, for requests that are made and signed in the
// function that logs them. All that is given the request may sign it.
func (c *checker) before(l leak, h flow.Hit) bool {
	if l.val == nil {
		return false
	}
	root := madeFrom(l.val)
	if m, ok := root.(*ssa.MakeMap); ok && l.kind&base != authHeaders {
		return c.filledLater(l, m)
	}
	switch l.kind & base {
	case authHeaders, authRequest, dump:
	default:
		return false
	}
	switch r := root.(type) {
	case *ssa.Call:
		for _, g := range c.sol.Gifts(r) {
			switch g.Kind & base {
			case authRequest, authHeaders, authInfo:
				return false
			}
		}
	case *ssa.Alloc, *ssa.MakeMap:
	default:
		return false
	}
	signed := false
	for _, b := range l.call.Parent().Blocks {
		for _, in := range b.Instrs {
			if !signs(in, root) || in == ssa.Instruction(l.call) {
				continue
			}
			signed = true
			if follows(in, l.call) {
				return false
			}
		}
	}
	return signed
}

// filledLater reports whether what must not be logged comes into a map after it
// was logged.
func (c *checker) filledLater(l leak, m *ssa.MakeMap) bool {
	found := false
	for _, ref := range *m.Referrers() {
		mu, ok := ref.(*ssa.MapUpdate)
		if !ok || !c.sol.Has(mu.Value, l.kind) {
			continue
		}
		found = true
		if follows(mu, l.call) {
			return false
		}
	}
	return found
}

// madeFrom is rootOf through the texts made of a request.
func madeFrom(v ssa.Value) ssa.Value {
	for range 4 {
		v = rootOf(v)
		call, ok := v.(*ssa.Call)
		if !ok {
			return v
		}
		fn := flow.Callee(call)
		if fn == nil || !strings.HasPrefix(fn.Name(), "DumpRequest") || len(call.Call.Args) == 0 {
			return v
		}
		v = call.Call.Args[0]
	}
	return v
}

// signs reports whether in may put a credential into the headers of root.
func signs(in ssa.Instruction, root ssa.Value) bool {
	if mu, ok := in.(*ssa.MapUpdate); ok {
		return isAuthKey(mu.Key) && rootOf(mu.Map) == root
	}
	call, ok := in.(ssa.CallInstruction)
	if !ok {
		return false
	}
	if _, ok := call.Common().Value.(*ssa.Builtin); ok {
		return false
	}
	if v, ok := in.(ssa.Value); ok && v == root {
		return false
	}
	args := flow.Args(call)
	if !slices.ContainsFunc(args, func(a ssa.Value) bool { return rootOf(a) == root }) {
		return false
	}
	fn := flow.Callee(call)
	if fn == nil || fn.Pkg() == nil {
		return true
	}
	switch fn.Pkg().Path() {
	case "net/http", graph.AbsPath:
		switch graph.ID(fn).Recv {
		case "Header", "header", "RequestHeaders":
			return len(args) > 2 && isAuthKey(args[1])
		case "Request":
			return fn.Name() == "SetBasicAuth"
		case "RequestInformation":
			return false
		case "Client", "RoundTripper", "Transport":
			return false // they sign a copy
		}
	case "net/http/httputil", "net/url", "fmt":
		return false
	}
	return graph.LoggerOf(fn) == 0 && !graph.MakesAttr(fn)
}

// follows reports whether to can run after from.
func follows(from, to ssa.Instruction) bool {
	if from.Block() == to.Block() && slices.Index(from.Block().Instrs, from) < slices.Index(to.Block().Instrs, to) {
		return true
	}
	seen := make(map[*ssa.BasicBlock]bool)
	var visit func(b *ssa.BasicBlock) bool
	visit = func(b *ssa.BasicBlock) bool {
		for _, s := range b.Succs {
			if s == to.Block() {
				return true
			}
			if !seen[s] {
				seen[s] = true
				if visit(s) {
					return true
				}
			}
		}
		return false
	}
	return visit(from.Block())
}
