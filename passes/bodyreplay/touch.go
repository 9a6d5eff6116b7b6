package bodyreplay

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/round"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// sends reports whether a call is given what it sends: it is net/http's, a
// doer or RoundTripper of the program, or a function of the package.
func (x *tracer) sends(call ssa.CallInstruction) bool {
	if fn := call.Common().StaticCallee(); fn != nil && x.own[fn] {
		return true
	}
	if fn := flow.Callee(call); fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "net/http" {
		return true
	}
	sig := call.Common().Signature()
	if sig.Params().Len() == 0 || sig.Results().Len() != 2 {
		return false
	}
	fn := flow.Callee(call)
	return isRequest(sig.Params().At(sig.Params().Len()-1).Type()) && typeName(sig.Results().At(0).Type()) == "net/http.Response" &&
		(fn == nil || call.Common().IsInvoke())
}

// touches reports whether anything on the way round may renew a body: an access
// to the Body or GetBody of a request, or a call that is given the request or
// the reader and of which nothing is known. from holds the roots of the reader.
func (x *tracer) touches(way *round.Way, from map[ssa.Value]bool) bool {
	if slices.ContainsFunc(way.Instrs(), func(in ssa.Instruction) bool { return x.touch(in, from, 0) }) {
		return true
	}
	// The helper may be given a function that rewinds before each further try.
	if way.Next == nil {
		for p := way.Call.Parent().Parent(); p != nil; p = p.Parent() {
			for _, lit := range p.AnonFuncs {
				if x.touchesIn(lit, 0) {
					return true
				}
			}
		}
	}
	return false
}

func (x *tracer) touchesIn(fn *ssa.Function, depth int) bool {
	if depth > 5 {
		return true
	}
	if known, ok := x.looks[fn]; ok {
		return known
	}
	x.looks[fn] = false // while it is being asked
	yes := false
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			yes = yes || x.touch(in, nil, depth+1)
		}
	}
	x.looks[fn] = yes
	return yes
}

// touch asks about one instruction. Without roots every reader counts, but for
// the body of an answer.
func (x *tracer) touch(in ssa.Instruction, from map[ssa.Value]bool, depth int) bool {
	switch in := in.(type) {
	case *ssa.FieldAddr:
		name := fieldName(in)
		return name == "Body" || name == "GetBody"
	case *ssa.MakeClosure:
		return x.touchesIn(in.Fn.(*ssa.Function), depth)
	case ssa.CallInstruction:
		if fn := in.Common().StaticCallee(); fn != nil && x.own[fn] {
			return x.touchesIn(fn, depth)
		}
		fn := flow.Callee(in)
		if fn == nil {
			return renews(in.Common().Value.Name())
		}
		if harmless(fn) || x.sends(in) {
			return false
		}
		if fn.Name() == "Seek" {
			return true
		}
		for _, arg := range flow.Args(in) {
			switch {
			case isRequest(arg.Type()), overlap(roots(arg), from):
				return true
			case from == nil && depth > 0 && isReader(arg.Type()) && !ofAnswer(arg):
				return true
			}
		}
	}
	return false
}

// renews reports whether the name of a function value says that it makes a body
// ready once more.
func renews(name string) bool {
	name = strings.ToLower(name)
	return slices.ContainsFunc([]string{"body", "rewind", "reset", "seek", "rebuild"}, func(w string) bool { return strings.Contains(name, w) })
}

// looksAtBodies reports whether a function, or one that it calls, looks at the
// body of a request anywhere.
func (x *tracer) looksAtBodies(fn *ssa.Function) bool {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	return x.touchesIn(fn, 0)
}

// harmless reports whether a function of another package leaves the bodies of
// the requests and readers that it is given as they are, or reads them.
func harmless(fn *types.Func) bool {
	if fn.Pkg() == nil {
		return true
	}
	path := fn.Pkg().Path()
	switch path {
	case "fmt", "log", "log/slog", "errors", "context", "time":
		return true
	case "net/http":
		return true // sends, copies and reads; none of it rewinds
	}
	return wrappers[path+"."+fn.Name()] || makers[path+"."+fn.Name()] || fn.Name() == "SetAuthHeader"
}

// ofAnswer reports whether a reader is the body of an answer.
func ofAnswer(v ssa.Value) bool {
	u, ok := v.(*ssa.UnOp)
	if !ok {
		if c, ok := v.(*ssa.ChangeInterface); ok {
			return ofAnswer(c.X)
		}
		if c, ok := v.(*ssa.Call); ok && len(c.Call.Args) > 0 {
			return ofAnswer(c.Call.Args[0])
		}
		return false
	}
	fa, ok := u.X.(*ssa.FieldAddr)
	return ok && typeName(fa.X.Type()) == "net/http.Response"
}

// roots returns the values in this function and around it that v may be.
func roots(v ssa.Value) map[ssa.Value]bool {
	out := make(map[ssa.Value]bool)
	var walk func(ssa.Value)
	walk = func(v ssa.Value) {
		if v == nil || out[v] || len(out) > 50 {
			return
		}
		out[v] = true
		switch v := v.(type) {
		case *ssa.Phi:
			for _, e := range v.Edges {
				walk(e)
			}
		case *ssa.MakeInterface:
			walk(v.X)
		case *ssa.ChangeInterface:
			walk(v.X)
		case *ssa.TypeAssert:
			walk(v.X)
		case *ssa.Extract:
			if ta, ok := v.Tuple.(*ssa.TypeAssert); ok {
				walk(ta)
			}
		case *ssa.UnOp:
			walk(v.X)
		case *ssa.Alloc:
			for _, e := range ssaview.Stored(v) {
				walk(e)
			}
		case *ssa.Call:
			if fn := flow.Callee(v); fn != nil && fn.Pkg() != nil && wrappers[fn.Pkg().Path()+"."+fn.Name()] {
				walk(v.Call.Args[0])
			}
		}
	}
	walk(v)
	for v := range out {
		if _, ok := v.(*ssa.Const); ok {
			delete(out, v)
		}
	}
	return out
}

func overlap(a, b map[ssa.Value]bool) bool {
	for v := range a {
		if b[v] {
			return true
		}
	}
	return false
}

func isRequest(t types.Type) bool {
	_, ok := types.Unalias(t).(*types.Pointer)
	return ok && typeName(t) == "net/http.Request"
}

// isReader reports whether a type has a method Read and is no answer, buffer of
// bytes or text.
func isReader(t types.Type) bool {
	obj, _, _ := types.LookupFieldOrMethod(t, false, nil, "Read")
	fn, ok := obj.(*types.Func)
	if !ok || fn.Signature().Params().Len() != 1 {
		return false
	}
	_, ok = fn.Signature().Params().At(0).Type().Underlying().(*types.Slice)
	return ok
}

// isRoundTrip reports whether p is the request of an http.RoundTripper's method.
func isRoundTrip(p *ssa.Parameter) bool {
	fn := p.Parent()
	return fn.Name() == "RoundTrip" && fn.Signature.Recv() != nil && len(fn.Params) == 2 && fn.Params[1] == p
}

// fieldName is the name of a field of http.Request, or "".
func fieldName(fa *ssa.FieldAddr) string {
	if typeName(fa.X.Type()) != "net/http.Request" {
		return ""
	}
	st, ok := fa.X.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct)
	if !ok {
		return ""
	}
	return st.Field(fa.Field).Name()
}

func isNoBody(v ssa.Value) bool {
	g, ok := v.(*ssa.Global)
	return ok && g.Pkg != nil && g.Pkg.Pkg.Path() == "net/http" && g.Name() == "NoBody"
}
