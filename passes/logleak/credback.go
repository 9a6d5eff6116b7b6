package logleak

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/ssaview"
)

func (cr *creds) back(v ssa.Value, depth int) {
	if cr.seen[v] || depth > 40 || !carriesText(v.Type(), 0) {
		return
	}
	cr.seen[v] = true
	switch v := v.(type) {
	case *ssa.Const:
	case *ssa.MakeInterface:
		cr.back(v.X, depth+1)
	case *ssa.ChangeType:
		cr.back(v.X, depth+1)
	case *ssa.ChangeInterface:
		cr.back(v.X, depth+1)
	case *ssa.Convert:
		cr.back(v.X, depth+1)
	case *ssa.Phi:
		cr.backAll(ssaview.Edges(v), depth+1)
	case *ssa.BinOp:
		// "user:password": the second alone is secret.
		if x, ok := v.X.(*ssa.BinOp); ok {
			if s, ok := constText(x.Y); ok && strings.HasSuffix(s, ":") {
				cr.back(v.Y, depth+1)
				return
			}
		}
		// "Bearer " before a token is none of it; with anything else written
		// out, it is the whole that is secret, not the parts.
		if !isSchemeText(v.X) || isConstant(v.Y) {
			cr.mark(v)
			return
		}
		if !isScheme(v.X) {
			cr.back(v.X, depth+1)
		}
		cr.back(v.Y, depth+1)
	case *ssa.Slice:
		if stores := sliceStores(v); stores != nil {
			for _, st := range stores {
				cr.back(st.Val, depth+1)
			}
			return
		}
		cr.back(v.X, depth+1)
	case *ssa.UnOp:
		cr.load(v, depth)
	case *ssa.Alloc:
		// A pointer to a variable.
		cr.backAll(ssaview.Stored(v), depth+1)
	case *ssa.FieldAddr:
		if f, t := fieldOf(v); f != nil {
			cr.field(f, t, v, depth)
		}
	case *ssa.Field:
		if f, t := fieldOf(v); f != nil {
			cr.field(f, t, v, depth)
		}
	case *ssa.FreeVar:
		cr.mark(v)
	case *ssa.Parameter:
		cr.mark(v)
		for _, call := range cr.c.sites[v.Parent()] {
			for i, p := range v.Parent().Params {
				if args := flow.Args(call); p == v && i < len(args) {
					cr.back(args[i], depth+1)
				}
			}
		}
	case *ssa.Extract:
		if call, i := flow.ResultOf(v); call != nil {
			cr.result(v, call, i, depth)
			return
		}
		cr.mark(v)
	case *ssa.Call:
		cr.result(v, v, 0, depth)
	default:
		cr.mark(v)
	}
}

func (cr *creds) backAll(vs []ssa.Value, depth int) {
	for _, v := range vs {
		cr.back(v, depth)
	}
}

// load follows the value of a variable.
func (cr *creds) load(v *ssa.UnOp, depth int) {
	if v.Op != token.MUL {
		cr.mark(v)
		return
	}
	switch x := v.X.(type) {
	case *ssa.FieldAddr:
		if f, t := fieldOf(x); f != nil {
			cr.field(f, t, v, depth)
		}
	case *ssa.Global:
		for _, load := range cr.c.stores.loads[x] {
			cr.mark(load)
		}
		cr.backAll(cr.c.stores.globals[x], depth+1)
	case *ssa.Alloc:
		cr.backAll(ssaview.Stored(x), depth+1)
	case *ssa.FreeVar:
		cr.mark(v)
		for _, b := range cr.c.bindings(x) {
			if a, ok := b.(*ssa.Alloc); ok {
				cr.backAll(ssaview.Stored(a), depth+1)
			}
		}
	default:
		// What a pointer points to.
		cr.mark(v)
		cr.back(x, depth+1)
	}
}

// field marks a field, in all values of its type, and follows what is stored
// there.
func (cr *creds) field(f *types.Var, t types.Type, v ssa.Value, depth int) {
	if f.Pkg() == nil || f.Pkg() != cr.c.pass.Pkg {
		cr.mark(v)
		return
	}
	if cr.fields[f] != "" {
		return
	}
	cr.fields[f] = cr.what
	cr.backAll(cr.c.stores.fields[f], depth+1)
}

// result follows the result of a call.
func (cr *creds) result(v ssa.Value, call *ssa.Call, i, depth int) {
	fn, args := flow.Callee(call), flow.Args(call)
	if fn == nil || fn.Pkg() == nil {
		cr.mark(v)
		return
	}
	switch fn.Pkg().Path() {
	case "fmt", "strings", "bytes", "encoding/base64":
		if fn.Name() == "Sprintf" {
			if format, ok := constText(args[0]); !ok || !isSchemeFormat(format) {
				cr.mark(v)
				return
			}
		}
		for _, a := range args {
			if _, ok := a.(*ssa.Const); !ok && !isScheme(a) {
				cr.back(a, depth+1)
			}
		}
		return
	}
	bodies := cr.c.targets[call]
	if len(bodies) == 1 && cr.answersMany(bodies[0]) {
		cr.mark(v)
		return
	}
	for _, body := range bodies {
		for _, b := range body.Blocks {
			if ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && i < len(ret.Results) {
				cr.back(ret.Results[i], depth+1)
			}
		}
	}
	if len(bodies) > 0 {
		return
	}
	cr.mark(v)
	if i == 0 && (fn.Pkg() == cr.c.pass.Pkg || graph.NamesSecret(fn.Name())) {
		// A method of an interface, or a function of another package.
		if cr.results[fn] == "" {
			cr.results[fn] = cr.what
		}
	}
}

// answersMany reports whether fn, which has several callers, is told by a text
// what to return, as one that asks for settings is: that one of its answers is a
// credential says nothing of the others.
func (cr *creds) answersMany(fn *ssa.Function) bool {
	if len(cr.c.sites[fn]) < 2 {
		return false
	}
	asked := fn.Params
	if fn.Signature.Recv() != nil {
		asked = asked[1:]
	}
	return slices.ContainsFunc(asked, func(p *ssa.Parameter) bool { return isStringType(p.Type()) })
}
