package logleak

import (
	"go/types"
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
	if isContainer(root) && c.labelledByWhat(l, h, root) {
		return c.filledLater(l, root)
	}
	switch l.kind & base {
	case authHeaders, authRequest, dump:
	default:
		return false
	}
	if isRestyType(root.Type(), "Request") || isRestyType(root.Type(), "Client") {
		return false // it has its header from the chain that makes it
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

// isContainer reports whether v is a map or a struct that the function makes, or
// gets, to put together what it logs: not headers or a request.
func isContainer(v ssa.Value) bool {
	t := v.Type()
	switch v.(type) {
	case *ssa.MakeMap, *ssa.Call:
		if isPkgType(t, "net/http", "Header") {
			return false
		}
		m, ok := t.Underlying().(*types.Map)
		return ok && (types.IsInterface(m.Elem()) || isStringType(m.Elem()))
	case *ssa.Alloc:
		p, ok := t.Underlying().(*types.Pointer)
		if !ok || isRequest(t) || isResponse(t) || isPkgType(t, "net/url", "URL") {
			return false
		}
		_, ok = p.Elem().Underlying().(*types.Struct)
		return ok
	}
	return false
}

// labelledByWhat reports whether a container leaks by what was put into it, and
// not by its type.
func (c *checker) labelledByWhat(l leak, h flow.Hit, root ssa.Value) bool {
	if _, ok := root.(*ssa.Alloc); !ok {
		return true
	}
	_, byType := h.Origin.Value.(*ssa.MakeInterface)
	return !byType && (l.kind&base == holdsSecret || l.kind&base == holdsURL)
}

// filledLater reports whether what must not be logged comes into a map or a
// struct only after it was logged, or on another way. Of what comes in by a call
// it knows nothing.
func (c *checker) filledLater(l leak, root ssa.Value) bool {
	if call, ok := root.(*ssa.Call); ok && len(c.sol.Gifts(call)) > 0 {
		return false
	}
	found := false
	for _, b := range l.call.Parent().Blocks {
		for _, in := range b.Instrs {
			val := writtenInto(in, root)
			if val == nil || !c.leaky(val) {
				continue
			}
			found = true
			if follows(in, l.call) {
				return false
			}
		}
	}
	return found
}

// writtenInto returns the value that in puts into the map or struct root.
func writtenInto(in ssa.Instruction, root ssa.Value) ssa.Value {
	switch in := in.(type) {
	case *ssa.MapUpdate:
		if rootOf(in.Map) == root {
			return in.Value
		}
	case *ssa.Store:
		switch addr := in.Addr.(type) {
		case *ssa.FieldAddr:
			if rootOf(addr) == root {
				return in.Val
			}
		case *ssa.Alloc:
			if addr == root {
				return in.Val
			}
		}
	}
	return nil
}

// leaky reports whether a value is one that must not be logged.
func (c *checker) leaky(v ssa.Value) bool {
	for k := secret; k <= holdsURL; k++ {
		if !leaks(k) {
			continue
		}
		for _, h := range []flow.Kind{0, noSlog, noFmt, noJSON, address, noFmt | noJSON} {
			if c.sol.Has(v, k|h) {
				return true
			}
		}
	}
	return false
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
	case graph.AzcorePath + "/runtime", graph.AzcoreExported:
		return false // policies sign, and they sign a clone
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
