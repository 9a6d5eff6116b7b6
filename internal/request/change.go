package request

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
)

// mutable reports whether what is done to v after it was made tells something
// of a request or client: a field that is set, a setter that is called.
func (x *Index) mutable(v ssa.Value) bool {
	if graph.IsBuilder(v.Type()) || graph.IsServiceClient(v.Type()) {
		return false
	}
	switch v.(type) {
	case *ssa.Alloc, *ssa.Parameter, *ssa.FreeVar, *ssa.Call, *ssa.Extract, *ssa.UnOp, *ssa.Phi:
		return modelled(v.Type()) || x.ownStruct(v.Type())
	}
	return false
}

// ownStruct reports whether t is a pointer to a struct of this package: a
// description of a request that methods fill in, among others.
func (x *Index) ownStruct(t types.Type) bool {
	p, ok := t.Underlying().(*types.Pointer)
	if !ok || !isStruct(p.Elem()) {
		return false
	}
	n := graph.NamedOf(t)
	return n != nil && n.Obj().Pkg() == x.pass.Pkg
}

// modelled reports whether t is a type of a package whose values are followed.
func modelled(t types.Type) bool {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		if q, ok := types.Unalias(p.Elem()).(*types.Pointer); ok {
			t = q
		}
	}
	n := graph.NamedOf(t)
	if n == nil || n.Obj().Pkg() == nil {
		return false
	}
	path := n.Obj().Pkg().Path()
	switch path {
	case "context":
		return false
	case "net/http", "net/url":
		return n.Obj().Name() == "Request" || n.Obj().Name() == "Client" || n.Obj().Name() == "URL"
	case "bytes", "strings":
		return n.Obj().Name() == "Buffer" || n.Obj().Name() == "Builder"
	}
	return graph.IsSDK(path) && !graph.IsBuilder(n) && !graph.IsServiceClient(n) || graph.IsModelled(path)
}

// changes returns what is set or called on v, which holds a pointer or an
// interface, wherever v goes under another name in this function and in the
// functions it is given to.
func (x *Index) changes(v ssa.Value) []*Term {
	var out []*Term
	seen := map[ssa.Value]bool{}
	var follow func(v ssa.Value, depth int)
	follow = func(v ssa.Value, depth int) {
		if seen[v] || depth > 8 || v.Referrers() == nil {
			return
		}
		seen[v] = true
		if _, ok := v.(*ssa.Alloc); !ok || depth > 0 {
			if p, ok := v.Type().Underlying().(*types.Pointer); ok && isStruct(p.Elem()) {
				out = append(out, x.fieldStores(v)...)
			}
		}
		for _, ref := range *v.Referrers() {
			switch ref := ref.(type) {
			case *ssa.FieldAddr:
				// A promoted method is called on the embedded struct.
				if st, _ := structOf(v.Type()); st != nil && ref.X == v && st.Field(ref.Field).Embedded() {
					follow(ref, depth+1)
				}
			case *ssa.ChangeInterface:
				follow(ref, depth+1)
			case *ssa.MakeInterface:
				follow(ref, depth+1)
			case *ssa.TypeAssert:
				if !ref.CommaOk {
					follow(ref, depth+1)
				}
			case *ssa.Store:
				if a, ok := ref.Addr.(*ssa.Alloc); ok && ref.Val == v && !isStruct(a.Type().(*types.Pointer).Elem()) {
					for _, p := range x.pointers(a) {
						for _, r := range *p.Referrers() {
							if u, ok := r.(*ssa.UnOp); ok {
								follow(u, depth+1)
							}
						}
					}
				}
			case ssa.CallInstruction:
				out = append(out, x.calledOn(v, ref)...)
			}
		}
	}
	follow(v, 0)
	return dedupe(out)
}

// calledOn returns what call does to v, its receiver or one of its arguments.
func (x *Index) calledOn(v ssa.Value, call ssa.CallInstruction) []*Term {
	c := call.Common()
	if obj := calleeObj(c); obj != nil && obj.Name() == "GetAdditionalData" {
		return x.filled(call)
	}
	if c.IsInvoke() {
		if c.Value == v && setter(c.Method.Name()) {
			return []*Term{pair(c.Method.Name(), "", x.evalAll(c.Args)...)}
		}
		return nil
	}
	fn := c.StaticCallee()
	if fn == nil {
		return nil
	}
	if own := x.body(fn); own != nil {
		for i, a := range c.Args {
			if a != v || i >= len(own.Params) {
				continue
			}
			// The parameter's term is With what the callee does to it.
			if t := x.eval(own.Params[i]); t != nil && t.Op == OpWith {
				args := x.evalAll(c.Args)
				var out []*Term
				for _, p := range t.Args[1:] {
					out = append(out, p.subst(own, args))
				}
				return out
			}
		}
		return nil
	}
	if fn.Signature.Recv() != nil && len(c.Args) > 0 && c.Args[0] == v && setter(fn.Name()) {
		return []*Term{pair(fn.Name(), "", x.evalAll(c.Args[1:])...)}
	}
	if obj, ok := fn.Object().(*types.Func); ok && graph.ID(obj) == (graph.FuncID{Pkg: "encoding/json", Name: "NewEncoder"}) {
		if enc, ok := call.(*ssa.Call); ok {
			var out []*Term
			for _, ref := range *enc.Referrers() {
				if e, ok := ref.(ssa.CallInstruction); ok && !e.Common().IsInvoke() && len(e.Common().Args) == 2 {
					if f := e.Common().StaticCallee(); f != nil && f.Name() == "Encode" {
						out = append(out, pair("Encode", "", x.eval(e.Common().Args[1])))
					}
				}
			}
			return out
		}
	}
	return nil
}

// filled returns what is put into the map that a call returns.
func (x *Index) filled(call ssa.CallInstruction) []*Term {
	v, ok := call.(*ssa.Call)
	if !ok {
		return nil
	}
	var out []*Term
	for _, ref := range *v.Referrers() {
		if u, ok := ref.(*ssa.MapUpdate); ok && u.Map == v {
			if k := x.eval(u.Key); k != nil && k.Op == OpConst {
				out = append(out, pair(k.Str, k.Str, x.eval(u.Value)))
			}
		}
	}
	return out
}

// setter reports whether a method of that name changes its receiver in a way
// that matters here.
func setter(name string) bool {
	return strings.HasPrefix(name, "Set") || strings.HasPrefix(name, "Add") || strings.HasPrefix(name, "Write")
}

func (x *Index) evalAll(vs []ssa.Value) []*Term {
	out := make([]*Term, len(vs))
	for i, v := range vs {
		if out[i] = x.eval(v); out[i] == nil {
			out[i] = unknown
		}
	}
	return out
}

func dedupe(ts []*Term) []*Term {
	out := ts[:0:0]
next:
	for _, t := range ts {
		for _, o := range out {
			if o.equal(t) {
				continue next
			}
		}
		out = append(out, t)
	}
	return out
}
