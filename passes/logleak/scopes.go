package logleak

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// foreignToken reports whether v, an access token's struct or a pointer to it,
// was got for scopes that are all written out and none of which is Graph's: a
// token for a vault or a database is not for this pass to judge.
func (c *checker) foreignToken(v ssa.Value) bool {
	call := tokenCall(v, 0)
	if call == nil {
		return false
	}
	scopes := 0
	for _, arg := range flow.Args(call) {
		list, ok := c.scopes(arg, 0)
		if !ok {
			continue
		}
		for _, s := range list {
			if graphScope(s) {
				return false
			}
			scopes++
		}
	}
	return scopes > 0
}

// graphScope reports whether a scope is one of Graph, as those without a
// resource are.
func graphScope(s string) bool {
	_, rest, ok := strings.Cut(s, "://")
	if !ok {
		return true
	}
	host, _, _ := strings.Cut(rest, "/")
	return graph.IsHost(host)
}

// tokenCall returns the call that a token is the result of.
func tokenCall(v ssa.Value, depth int) *ssa.Call {
	if depth > 6 {
		return nil
	}
	switch v := v.(type) {
	case *ssa.Call, *ssa.Extract:
		call, _ := flow.ResultOf(v)
		return call
	case *ssa.UnOp:
		return tokenCall(v.X, depth+1)
	case *ssa.MakeInterface:
		return tokenCall(v.X, depth+1)
	case *ssa.Alloc:
		var found *ssa.Call
		for _, ref := range *v.Referrers() {
			if st, ok := ref.(*ssa.Store); ok && st.Addr == v {
				call := tokenCall(st.Val, depth+1)
				if call == nil || found != nil {
					return nil
				}
				found = call
			}
		}
		return found
	}
	return nil
}

// scopes returns the texts in a list of scopes, or in the Scopes of options,
// and whether all of them are known.
func (c *checker) scopes(v ssa.Value, depth int) ([]string, bool) {
	if depth > 6 {
		return nil, false
	}
	switch v := v.(type) {
	case *ssa.Slice:
		stores := sliceStores(v)
		if len(stores) == 0 {
			return nil, false
		}
		var out []string
		for _, st := range stores {
			s, ok := constText(st.Val)
			if !ok {
				return nil, false
			}
			out = append(out, s)
		}
		return out, true
	case *ssa.UnOp:
		switch x := v.X.(type) {
		case *ssa.Alloc:
			return c.scopesAt(x, depth)
		case *ssa.Global:
			if isStruct(v.Type()) {
				if list, ok := c.scopesAt(x, depth); ok {
					return list, true
				}
			}
			return c.onlyScopes(c.stores.globals[x], depth)
		case *ssa.FieldAddr:
			if f, _ := fieldOf(x); f != nil {
				return c.onlyScopes(c.stores.fields[f], depth)
			}
		}
	}
	return nil, false
}

// scopesAt returns the scopes in the options at an address.
func (c *checker) scopesAt(addr ssa.Value, depth int) ([]string, bool) {
	var refs []ssa.Instruction
	if g, ok := addr.(*ssa.Global); ok {
		refs = c.uses(g)
	} else {
		refs = *addr.Referrers()
	}
	for _, ref := range refs {
		fa, ok := ref.(*ssa.FieldAddr)
		if !ok {
			continue
		}
		if f, _ := fieldOf(fa); f == nil || f.Name() != "Scopes" {
			continue
		}
		for _, use := range *fa.Referrers() {
			if st, ok := use.(*ssa.Store); ok && st.Addr == fa {
				return c.scopes(st.Val, depth+1)
			}
		}
	}
	return nil, false
}

// onlyScopes are the scopes of a variable that is set once.
func (c *checker) onlyScopes(vals []ssa.Value, depth int) ([]string, bool) {
	if len(vals) != 1 {
		return nil, false
	}
	return c.scopes(vals[0], depth+1)
}

// uses lists the uses of a global, of which SSA keeps no list.
func (c *checker) uses(g *ssa.Global) []ssa.Instruction {
	var out []ssa.Instruction
	for _, fn := range c.view.Functions() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				for _, op := range in.Operands(nil) {
					if *op == g {
						out = append(out, in)
					}
				}
			}
		}
	}
	return out
}

func isStruct(t types.Type) bool {
	_, ok := t.Underlying().(*types.Struct)
	return ok
}
