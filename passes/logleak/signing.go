package logleak

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/ssaview"
)

const oauth2Path = "golang.org/x/oauth2"

// signs reports whether an http.Client is one of oauth2, whose transport adds the
// credential to a copy of each request: the response remembers the copy, while
// the request that was given has none.
func (c *checker) signs(client ssa.Value, depth int) bool {
	if depth > 6 {
		return false
	}
	any := func(vals []ssa.Value) bool {
		for _, v := range vals {
			if c.signs(v, depth+1) {
				return true
			}
		}
		return false
	}
	switch v := client.(type) {
	case *ssa.Call:
		fn := flow.Callee(v)
		if fn == nil || fn.Pkg() == nil {
			return false
		}
		if fn.Pkg().Path() == oauth2Path || strings.HasPrefix(fn.Pkg().Path(), oauth2Path+"/") {
			return fn.Name() == "Client" || fn.Name() == "NewClient"
		}
		return any(c.returned(v))
	case *ssa.Phi:
		return any(ssaview.Edges(v))
	case *ssa.Alloc:
		for _, ref := range *v.Referrers() {
			switch ref := ref.(type) {
			case *ssa.Store:
				if ref.Addr == v && c.signs(ref.Val, depth+1) {
					return true
				}
			case *ssa.FieldAddr:
				if f, _ := fieldOf(ref); f != nil && f.Name() == "Transport" && signingTransport(ref) {
					return true
				}
			}
		}
	case *ssa.UnOp:
		if a, ok := v.X.(*ssa.Alloc); ok {
			return c.signs(a, depth+1)
		}
		if fv, ok := v.X.(*ssa.FreeVar); ok {
			return any(c.bindings(fv))
		}
		return any(c.stores.at(v.X))
	case *ssa.Parameter:
		for _, call := range c.sites[v.Parent()] {
			for i, p := range v.Parent().Params {
				if args := flow.Args(call); p == v && i < len(args) && c.signs(args[i], depth+1) {
					return true
				}
			}
		}
	}
	return false
}

// signingTransport reports whether a transport of oauth2 is stored at addr.
func signingTransport(addr *ssa.FieldAddr) bool {
	return slices.ContainsFunc(ssaview.Stored(addr), func(v ssa.Value) bool {
		mi, ok := v.(*ssa.MakeInterface)
		return ok && isPkgType(mi.X.Type(), oauth2Path, "Transport")
	})
}

// returned are the values that a function of the package returns as its only
// result.
func (c *checker) returned(call *ssa.Call) []ssa.Value {
	var out []ssa.Value
	for _, body := range c.targets[call] {
		for _, b := range body.Blocks {
			if ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && len(ret.Results) == 1 {
				out = append(out, ret.Results[0])
			}
		}
	}
	return out
}
