package batchreplay

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// called is the result of a call: of a method of the answer, a function of the
// package, or of any other, which works.
func (r *world) called(c *ssa.Call) val {
	if b, ok := c.Call.Value.(*ssa.Builtin); ok {
		switch b.Name() {
		case "len":
			x := c.Call.Args[0]
			switch {
			case isFailed(x) && r.out == allWell, r.get(x).set && r.get(x).nil == yes:
				return intVal(0)
			case isFailed(x):
				return intVal(1)
			case r.get(x).ptr != nil && r.get(x).c != nil:
				return *r.get(x).ptr
			}
		case "append":
			one := intVal(1)
			return val{set: true, c: one.c, ptr: &one} // a list that is not empty
		}
		return val{}
	}
	if fn := flow.Callee(c); fn != nil {
		switch fn.Name() {
		case "GetStatus":
			s := intVal(int(r.out))
			return val{set: true, ptr: &s, nil: no}
		case "GetFailedResponses", "GetStatusCodes", "GetResponses", "GetResponseById":
			return val{}
		case "GetBatchResponseById":
			if r.out < 400 {
				return val{set: true, tup: []val{notNil, isNil}}
			}
			return val{set: true, tup: []val{isNil, notNil}}
		}
		if fn.Pkg() != nil {
			switch fn.Pkg().Path() + "." + fn.Name() {
			case "fmt.Errorf", "errors.New":
				return notNil
			}
		}
	}
	if fn := c.Call.StaticCallee(); fn != nil && len(fn.Blocks) > 0 && r.depth < 4 && fn != r.call.Parent() {
		return r.into(fn, c)
	}
	return r.works(c)
}

// works is the result of a call that does not fail.
func (r *world) works(c *ssa.Call) val {
	res := c.Call.Signature().Results()
	if res.Len() == 1 {
		if isError(res.At(0).Type()) && !marks(c) {
			return isNil
		}
		return val{}
	}
	v := val{set: true}
	for i := range res.Len() {
		if isError(res.At(i).Type()) {
			v.tup = append(v.tup, isNil)
		} else {
			v.tup = append(v.tup, val{})
		}
	}
	return v
}

// marks reports whether a call turns an error into another one.
func marks(c *ssa.Call) bool {
	for _, a := range flow.Args(c) {
		if isError(a.Type()) {
			return true
		}
	}
	return false
}

// into runs a function of the package.
func (r *world) into(fn *ssa.Function, c *ssa.Call) val {
	in := &world{out: r.out, call: r.call, depth: r.depth + 1, env: make(map[ssa.Value]val), edge: make(map[[2]*ssa.BasicBlock]bool)}
	for i, p := range fn.Params {
		if i < len(c.Call.Args) {
			in.env[p] = r.get(c.Call.Args[i])
		}
	}
	in.from(fn.Blocks[0], 0)
	var out val
	for i, ret := range in.rets {
		v := ret
		if len(ret.tup) == 1 {
			v = ret.tup[0]
		}
		if i == 0 {
			out = v
		} else if len(v.tup) > 0 && len(v.tup) == len(out.tup) {
			parts := make([]val, len(v.tup))
			for j := range parts {
				parts[j] = join(out.tup[j], v.tup[j])
			}
			out = val{set: true, tup: parts}
		} else {
			out = join(out, v)
		}
	}
	return out
}

// isFailed and isStatuses report whether v is a map of statuses by step: of
// those that failed, or of all.
func isFailed(v ssa.Value) bool   { return resultOf(v, "GetFailedResponses") }
func isStatuses(v ssa.Value) bool { return resultOf(v, "GetStatusCodes") }

func resultOf(v ssa.Value, name string) bool {
	c, ok := v.(*ssa.Call)
	if !ok {
		return false
	}
	fn := flow.Callee(c)
	return fn != nil && fn.Name() == name
}

func isError(t types.Type) bool {
	return types.Identical(t, types.Universe.Lookup("error").Type())
}
