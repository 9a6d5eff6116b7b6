package request

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// result returns result i of call, in terms of the function around it.
func (x *Index) result(call *ssa.Call, i int) *Term {
	c := call.Common()
	if b, ok := c.Value.(*ssa.Builtin); ok {
		switch b.Name() {
		case "append":
			var ts []*Term
			for _, a := range c.Args {
				ts = append(ts, x.eval(a)) // nil for the slice itself, in a loop
			}
			return list(ts...)
		}
		return unknown
	}
	if obj := calleeObj(c); obj != nil && !x.isOwn(obj) {
		args := c.Args
		if c.IsInvoke() {
			args = append([]ssa.Value{c.Value}, args...)
		}
		if t := x.model(obj, call, args, i); t != nil {
			return t
		}
		var s Sends
		if x.pass.ImportObjectFact(obj.Origin(), &s) && i < len(s.Results) && s.Results[i] != nil {
			return s.Results[i].subst(nil, x.evalAll(args))
		}
		if !c.IsInvoke() {
			return unknown
		}
	}
	var ts []*Term
	for _, t := range x.targets(call) {
		if t.fn != nil {
			if rs := x.results(t.fn); i < len(rs) {
				ts = append(ts, x.reduce(rs[i].subst(t.fn, t.args), 0))
			}
		} else if t.fact != nil && i < len(t.fact.Results) {
			ts = append(ts, x.reduce(t.fact.Results[i].subst(nil, t.args), 0))
		}
	}
	if t := choice(ts...); t != nil {
		return t
	}
	if calleeObj(c) == nil {
		if f := x.eval(c.Value); f != nil && f.open() {
			// A parameter that makes requests or bodies: callers know it.
			return &Term{Op: OpResult, N: i, Args: append([]*Term{f}, x.evalAll(c.Args)...)}
		}
	}
	return unknown
}

// reduce replaces the results of functions that are known by now.
func (x *Index) reduce(t *Term, depth int) *Term {
	if t == nil || depth > 4 || !t.holds(OpResult) || x.spent() {
		return t
	}
	if t.Op == OpResult {
		f := x.reduce(t.Args[0], depth+1)
		var ts []*Term
		for _, tg := range x.called(f, t.Args[1:]) {
			if tg.fn != nil {
				if rs := x.results(tg.fn); t.N < len(rs) {
					ts = append(ts, x.reduce(rs[t.N].subst(tg.fn, tg.args), depth+1))
				}
			} else if tg.fact != nil && t.N < len(tg.fact.Results) {
				ts = append(ts, tg.fact.Results[t.N].subst(nil, tg.args))
			}
		}
		if c := choice(ts...); c != nil {
			return c
		}
		return t
	}
	sub := make([]*Term, len(t.Args))
	for i, a := range t.Args {
		sub[i] = x.reduce(a, depth)
	}
	return t.rebuild(sub)
}

// holds reports whether t has a part of that kind.
func (t *Term) holds(op Op) bool {
	if t == nil {
		return false
	}
	if t.Op == op {
		return true
	}
	for _, a := range t.Args {
		if a.holds(op) {
			return true
		}
	}
	return false
}

// calleeObj returns the function or interface method that a call names.
func calleeObj(c *ssa.CallCommon) *types.Func {
	if c.IsInvoke() {
		return c.Method
	}
	if fn := c.StaticCallee(); fn != nil {
		obj, _ := fn.Object().(*types.Func)
		return obj
	}
	return nil
}

func (x *Index) isOwn(obj *types.Func) bool { return obj.Pkg() == x.pass.Pkg }

// results returns what fn returns, in terms of its parameters.
func (x *Index) results(fn *ssa.Function) []*Term {
	if rs, ok := x.resultsOf[fn]; ok {
		return rs
	}
	n := fn.Signature.Results().Len()
	x.resultsOf[fn] = make([]*Term, n) // calls of itself add nothing
	all := make([][]*Term, n)
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if r, ok := instr.(*ssa.Return); ok {
				for i, v := range r.Results {
					if interesting(v.Type()) {
						all[i] = append(all[i], x.eval(v))
					}
				}
			}
		}
	}
	rs := make([]*Term, n)
	for i := range rs {
		if rs[i] = choice(all[i]...); rs[i] == nil {
			rs[i] = unknown
		}
	}
	x.resultsOf[fn] = rs
	return rs
}

// interesting reports whether values of type t are worth following: not
// errors, contexts, numbers and times.
func interesting(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsString != 0
	}
	if n := graph.NamedOf(t); n != nil {
		if n.Obj().Pkg() == nil {
			return false // error
		}
		switch n.Obj().Pkg().Path() {
		case "context", "time", "sync":
			return false
		}
	}
	return true
}

// A target is a function that a call may call, and the arguments it gets: the
// receiver first.
type target struct {
	fn   *ssa.Function // in this package
	fact *Sends        // or in another
	obj  *types.Func   // in another, with or without a fact
	args []*Term
}

// maxImplementers bounds the types an interface call is followed into.
const maxImplementers = 4

// varargs returns the elements of a slice built in place, as for a variadic
// call, in order; nil if an element is not set there, as in a slice of make.
func varargs(v ssa.Value) []ssa.Value {
	a := ssaview.Array(v)
	if a == nil {
		return nil
	}
	arr, ok := a.Type().(*types.Pointer).Elem().Underlying().(*types.Array)
	if !ok || arr.Len() > int64(len(*a.Referrers())) {
		return nil
	}
	out := make([]ssa.Value, arr.Len())
	for _, ref := range *a.Referrers() {
		if ia, ok := ref.(*ssa.IndexAddr); ok {
			if k, ok := ia.Index.(*ssa.Const); ok && k.Int64() < arr.Len() {
				for _, r := range *ia.Referrers() {
					if s, ok := r.(*ssa.Store); ok {
						out[k.Int64()] = s.Val
					}
				}
			}
		}
	}
	if slices.Contains(out, nil) {
		return nil
	}
	return out
}

// idString writes an ID as Terms have it.
func idString(id graph.FuncID) string {
	if id.Recv == "" {
		return id.Pkg + "." + id.Name
	}
	return id.Pkg + "." + id.Recv + "." + id.Name
}

// sprintf returns the text that a format makes of its arguments.
func (x *Index) sprintf(format *Term, args []ssa.Value) *Term {
	if format == nil || format.Op != OpConst {
		return unknown
	}
	var parts []*Term
	rest, n := format.Str, 0
	for {
		lit, after, ok := strings.Cut(rest, "%")
		parts = append(parts, text(lit))
		if !ok {
			break
		}
		i := strings.IndexFunc(after, func(r rune) bool { return r == '%' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' })
		if i < 0 {
			return unknown
		}
		switch {
		case after[i] == '%':
			parts = append(parts, text("%"))
		case n < len(args) && args[n] != nil && strings.IndexByte("svd", after[i]) >= 0 && i == 0:
			parts = append(parts, x.eval(args[n]))
			n++
		default:
			parts = append(parts, unknown)
			n++
		}
		rest = after[i+1:]
	}
	return concat(parts...)
}
