package logleak

import (
	"go/token"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// elsewhere reports whether headers are those of a request to another service,
// as far as its address is written in the function or the package.
func (cr *creds) elsewhere(headers ssa.Value) bool {
	call, ok := rootOf(headers).(*ssa.Call)
	if !ok {
		return false
	}
	fn := flow.Callee(call)
	if fn == nil || fn.Pkg() == nil || !strings.HasPrefix(fn.Name(), "NewRequest") {
		return false
	}
	for _, a := range flow.Args(call) {
		if s := cr.c.prefix(a, 0); isOtherURL(s) {
			return true
		}
	}
	return false
}

// prefix returns the constant with which the text v begins, or "".
func (c *checker) prefix(v ssa.Value, depth int) string {
	if depth > 8 {
		return ""
	}
	switch v := v.(type) {
	case *ssa.Const:
		s, _ := constText(v)
		return s
	case *ssa.BinOp:
		if v.Op == token.ADD {
			return c.prefix(v.X, depth+1)
		}
	case *ssa.MakeInterface:
		return c.prefix(v.X, depth+1)
	case *ssa.Phi:
		return c.prefix(v.Edges[0], depth+1)
	case *ssa.UnOp:
		switch x := v.X.(type) {
		case *ssa.Global:
			return c.prefixOfStores(c.stores.globals[x], depth)
		case *ssa.FieldAddr:
			if f, _ := fieldOf(x); f != nil {
				return c.prefixOfStores(c.stores.fields[f], depth)
			}
		case *ssa.Alloc:
			if val := ssaview.OnlyStored(x); val != nil {
				return c.prefix(val, depth+1)
			}
		}
	case *ssa.Call:
		fn := flow.Callee(v)
		if fn == nil || fn.Pkg() == nil {
			return ""
		}
		args := flow.Args(v)
		switch {
		case fn.Pkg().Path() == "fmt" && strings.HasPrefix(fn.Name(), "Sprint") && len(args) > 0:
			if s, ok := constText(args[0]); ok && !strings.HasPrefix(s, "%") {
				return s
			}
			for _, st := range listStores(args[len(args)-1]) {
				return c.prefix(st.Val, depth+1)
			}
		case fn.Name() == "String" || strings.HasPrefix(fn.Name(), "Trim"):
			if len(args) > 0 {
				return c.prefix(args[0], depth+1)
			}
		}
	case *ssa.Extract:
		if call, _ := flow.ResultOf(v); call != nil && len(call.Call.Args) > 0 {
			if fn := flow.Callee(call); fn != nil && fn.Name() == "Parse" {
				return c.prefix(call.Call.Args[0], depth+1)
			}
		}
	case *ssa.Parameter:
		for _, call := range c.sites[v.Parent()] {
			for i, p := range v.Parent().Params {
				if args := flow.Args(call); p == v && i < len(args) {
					return c.prefix(args[i], depth+1)
				}
			}
		}
	}
	return ""
}

func (c *checker) prefixOfStores(vals []ssa.Value, depth int) string {
	for _, v := range vals {
		if s := c.prefix(v, depth+1); s != "" {
			return s
		}
	}
	return ""
}
