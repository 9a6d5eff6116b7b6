package bodyreplay

import (
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// requests returns where a request may come from.
func (x *tracer) requests(v ssa.Value, depth int) []origin {
	if depth > maxSteps {
		return nil
	}
	if vs, ok := x.back(v); ok {
		return x.all(vs, depth, x.requests)
	}
	switch v := v.(type) {
	case *ssa.Parameter:
		if isRoundTrip(v) {
			return []origin{{value: v, through: true, byParam: true}}
		}
		out := x.all(x.given(v), depth+2, x.requests)
		for i := range out {
			out[i].byParam = true
			out[i].through = false
		}
		return out
	case *ssa.Alloc:
		return []origin{x.withBody(origin{value: v, made: v})}
	case *ssa.Extract, *ssa.Call:
		call, i := flow.ResultOf(v)
		if call == nil || i != 0 {
			return []origin{{value: v, made: v.(ssa.Instruction), unknown: true}}
		}
		return x.madeBy(call, v, depth)
	}
	if in, ok := v.(ssa.Instruction); ok {
		return []origin{{value: v, made: in, unknown: true}}
	}
	return nil
}

func (x *tracer) all(vs []ssa.Value, depth int, of func(ssa.Value, int) []origin) []origin {
	var out []origin
	for _, v := range vs {
		for _, o := range of(v, depth+1) {
			known := false
			for _, p := range out {
				known = known || p.value == o.value
			}
			if !known {
				out = append(out, o)
			}
		}
	}
	return out
}

// madeBy returns the origin of the request v that a call returns.
func (x *tracer) madeBy(call *ssa.Call, v ssa.Value, depth int) []origin {
	args := flow.Args(call)
	if fn := flow.Callee(call); fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "net/http" {
		switch fn.Name() {
		case "NewRequest", "NewRequestWithContext":
			return []origin{x.withBody(origin{value: v, made: call, body: args[len(args)-1]})}
		case "Clone", "WithContext":
			return x.requests(args[0], depth+1) // with the same body
		}
	}
	o := origin{value: v, made: call, unknown: true}
	if fn := call.Call.StaticCallee(); fn != nil && x.own[fn] {
		for _, r := range returned(fn, 0) {
			for _, in := range x.requests(r, depth+2) {
				if in.made == nil || in.made.Parent() != fn {
					continue
				}
				b, ok := x.argument(in.body, fn, call, depth)
				if !ok {
					continue
				}
				o.unknown = false
				if o.body == nil {
					o.body = b
				}
				if in.set != nil {
					o.set = in.set
				}
			}
		}
	}
	return []origin{x.withBody(o)}
}

// argument returns what a value of fn is at a call of fn: the argument where it
// is a parameter. What is made of a parameter is not known.
func (x *tracer) argument(v ssa.Value, fn *ssa.Function, call *ssa.Call, depth int) (ssa.Value, bool) {
	if v == nil {
		return nil, true
	}
	if p, ok := v.(*ssa.Parameter); ok {
		for i, q := range fn.Params {
			if p == q {
				return call.Call.Args[i], true
			}
		}
		return nil, false
	}
	for _, o := range x.readers(v, depth+2) {
		if o.byParam {
			return nil, false
		}
	}
	return v, true
}

// withBody looks for an assignment to the body of a request.
func (x *tracer) withBody(o origin) origin {
	if o.value.Referrers() == nil {
		return o
	}
	for _, ref := range *o.value.Referrers() {
		fa, ok := ref.(*ssa.FieldAddr)
		if !ok || fieldName(fa) != "Body" {
			continue
		}
		for _, use := range *fa.Referrers() {
			if s, ok := use.(*ssa.Store); ok && s.Addr == fa {
				if o.set == nil {
					o.set = s
				}
			}
		}
	}
	return o
}
