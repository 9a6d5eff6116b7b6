package batchenvelope

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// endpoint reports whether the field at addr is one for the address of the
// batch endpoint, in every value of its type. The path among the options of a
// request is not.
func (t *tracer) endpoint(addr *ssa.FieldAddr) bool {
	f := fieldAt(addr)
	if f == nil {
		return false
	}
	if f.Exported() && !strings.Contains(strings.ToLower(f.Name()), "batch") {
		return false
	}
	for _, v := range t.storesOf(f) {
		if !endsInBatch(v, 0) {
			return false
		}
	}
	return true
}

func fieldAt(addr *ssa.FieldAddr) *types.Var {
	st := structOf(addr.X.Type())
	if st == nil || addr.Field >= st.NumFields() {
		return nil
	}
	return st.Field(addr.Field)
}

// storesOf lists what the package stores in a field.
func (t *tracer) storesOf(f *types.Var) []ssa.Value {
	if t.stores == nil {
		t.stores = make(map[*types.Var][]ssa.Value)
		for _, fn := range t.view.Functions() {
			for _, b := range fn.Blocks {
				for _, in := range b.Instrs {
					if st, ok := in.(*ssa.Store); ok {
						if fa, ok := st.Addr.(*ssa.FieldAddr); ok {
							if f := fieldAt(fa); f != nil {
								t.stores[f] = append(t.stores[f], st.Val)
							}
						}
					}
				}
			}
		}
	}
	return t.stores[f]
}

// endsInBatch reports whether v is a text that ends in the batch endpoint.
func endsInBatch(v ssa.Value, depth int) bool {
	if depth > 5 {
		return false
	}
	switch v := v.(type) {
	case *ssa.Const:
		s, ok := text(v)
		if !ok {
			return false
		}
		is, _ := graph.IsBatchAddress(s)
		return is
	case *ssa.BinOp:
		return endsInBatch(v.Y, depth+1)
	case *ssa.ChangeType:
		return endsInBatch(v.X, depth+1)
	case *ssa.Extract, *ssa.Call:
		call, _ := flow.ResultOf(v)
		if call == nil || flow.Callee(call) == nil {
			return false
		}
		// Sprintf has the format first, the functions that join have elements.
		for _, a := range call.Call.Args {
			if endsInBatch(a, depth+1) {
				return true
			}
			for _, e := range flow.Elements(a) {
				if endsInBatch(e, depth+1) {
					return true
				}
			}
		}
	}
	return false
}

// foreignField reports whether a field holds the base of another service's
// addresses, wherever the package sets it to a text.
func (t *tracer) foreignField(f *types.Var) bool {
	found := false
	for _, v := range t.storesOf(f) {
		if u, ok := v.(*ssa.UnOp); ok {
			if g, ok := u.X.(*ssa.Global); ok {
				v = initial(g)
			}
		}
		s, ok := text(v)
		if !ok || !t.foreign(v) {
			return false
		}
		found = found || s != ""
	}
	return found
}

// foreign reports whether v is the base of addresses of another service.
func (t *tracer) foreign(v ssa.Value) bool {
	if u, ok := v.(*ssa.UnOp); ok && u.Op == token.MUL {
		if fa, ok := u.X.(*ssa.FieldAddr); ok && graph.IsNamed(fa.X.Type(), "net/http/httptest", "Server") {
			return true // the address of a fake
		}
		if fa, ok := u.X.(*ssa.FieldAddr); ok {
			if f := fieldAt(fa); f != nil {
				return t.foreignField(f)
			}
		}
		if g, ok := u.X.(*ssa.Global); ok {
			v = initial(g)
		}
	}
	if mi, ok := v.(*ssa.MakeInterface); ok {
		v = mi.X
	}
	s, ok := text(v)
	if !ok {
		return false
	}
	host := graph.HostOf(s)
	return host != "" && !graph.IsHost(host)
}

// initial returns what a package-level variable is initialized with, if it is
// set once.
func initial(g *ssa.Global) ssa.Value {
	if g.Pkg == nil {
		return nil
	}
	init := g.Pkg.Func("init")
	if init == nil {
		return nil
	}
	for _, b := range init.Blocks {
		for _, in := range b.Instrs {
			if st, ok := in.(*ssa.Store); ok && st.Addr == g {
				return st.Val
			}
		}
	}
	return nil
}
