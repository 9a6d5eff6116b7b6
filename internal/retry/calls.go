package retry

import (
	"go/constant"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/request"
)

// call evaluates a call: of a request, of a function that the tables know, of
// a function of the package by running it, of another by its fact.
func (f *frame) call(v *ssa.Call, mem memory) (val, memory) {
	f.now = mem
	if f.m.sent != nil {
		out, how := f.m.sent(f, v)
		switch how {
		case isSent:
			return out, f.havoc(v, mem)
		case runIt:
			return f.request(v, mem)
		}
	}
	if b, ok := v.Call.Value.(*ssa.Builtin); ok {
		return f.builtin(b, v), mem
	}
	args := f.operands(v.Common())
	if fn := calledFunc(v.Common()); fn != nil {
		if out, now, ok := f.known(fn, v, args, mem); ok {
			return out, now
		}
	}
	if out, now, ok := f.run(v, args, mem); ok {
		return out, now
	}
	if out, ok := f.method(v, args); ok {
		return out, mem
	}
	if fn := f.calledValue(v.Common()); fn != nil {
		if out, ok := f.m.p.summary(f, fn, args); ok {
			return out, mem
		}
	}
	if fn := calledFunc(v.Common()); fn != nil {
		if out, ok := f.makes(fn, v, args); ok {
			return out, mem
		}
	}
	if out, ok := f.unseen(v, args); ok {
		return out, mem
	}
	return f.other(v, args), f.havoc(v, mem)
}

// operands returns the arguments, the receiver first.
func (f *frame) operands(c *ssa.CallCommon) []val {
	var out []val
	if c.IsInvoke() {
		out = append(out, f.get(c.Value))
	}
	for _, a := range c.Args {
		out = append(out, f.described(a, f.get(a)))
	}
	return out
}

// calledFunc returns the function or method that a call names, the origin of
// an instance.
func calledFunc(c *ssa.CallCommon) *types.Func {
	if c.IsInvoke() {
		return c.Method.Origin()
	}
	if fn := c.StaticCallee(); fn != nil {
		if obj, ok := fn.Object().(*types.Func); ok {
			return obj.Origin()
		}
	}
	return nil
}

// calledValue is calledFunc, or the function of another package that the called
// value is known to be: a predicate that was given to a helper, or the method of
// what is in an interface.
func (f *frame) calledValue(c *ssa.CallCommon) *types.Func {
	if fn, _ := f.concrete(c, f.now); fn != nil {
		return fn
	}
	if fn := calledFunc(c); fn != nil || c.IsInvoke() {
		return fn
	}
	if v := f.get(c.Value); v.k == closure {
		if fn, ok := v.fn.Object().(*types.Func); ok && len(v.fn.Blocks) == 0 && len(v.parts) == 0 {
			return fn.Origin()
		}
	}
	return nil
}

// run runs the called function if it is one of the package and anything about
// the arguments or the captured variables makes a difference.
func (f *frame) run(v *ssa.Call, args []val, mem memory) (val, memory, bool) {
	var fn *ssa.Function
	var bind []val
	if !v.Call.IsInvoke() {
		c := f.get(v.Call.Value)
		switch {
		case c.k == closure:
			fn, bind = c.fn, c.parts
		case c.k == made && len(args) == 1:
			out, ok := c.answersAbout(f, args[0])
			return out, mem, ok
		case c.k == choice:
			return f.runAny(c.parts, v, args, mem)
		case c.k == konst && c.name == "predicate":
			out, ok := givenBy(v.Call.Signature(), c)
			return out, mem, ok
		}
	} else if c := f.get(v.Call.Value); c.k == konst && c.name == "predicate" {
		out, ok := givenBy(v.Call.Signature(), c)
		return out, mem, ok
	} else if m, recv := f.concrete(v.Common(), mem); m != nil {
		fn = f.m.p.view.Package().Prog.FuncValue(m)
		args = append([]val{recv}, args[1:]...)
	}
	if fn == nil {
		return val{}, mem, false
	}
	if o := fn.Origin(); o != nil {
		fn = o
	}
	interesting := len(bind) > 0
	for i, a := range args {
		switch a.k {
		case unknown, nonNil:
		case pointer:
			switch a.at.base.(type) {
			case *ssa.Parameter, *ssa.FreeVar:
				interesting = interesting || len(a.parts) > 0
			default:
				interesting = true
			}
		case null:
			// Without an error a judge of errors has another answer.
			interesting = interesting || i < len(fn.Params) && isErrorType(fn.Params[i].Type())
		default:
			interesting = true
		}
	}
	if !interesting {
		return val{}, mem, false
	}
	return f.runFunc(fn, args, bind, mem)
}

// runAny runs each of some functions of which one is called.
func (f *frame) runAny(fns []val, v *ssa.Call, args []val, mem memory) (val, memory, bool) {
	var out val
	now := mem
	for i, c := range fns {
		if c.k != closure {
			return val{}, mem, false
		}
		fn := c.fn
		if o := fn.Origin(); o != nil {
			fn = o
		}
		res, after, ok := f.runFunc(fn, args, c.parts, mem)
		if !ok {
			obj, _ := fn.Object().(*types.Func)
			if obj == nil || len(fn.Blocks) > 0 {
				return val{}, mem, false
			}
			if res, ok = f.m.p.summary(f, obj.Origin(), args); !ok {
				return val{}, mem, false
			}
			after = mem
		}
		if i == 0 {
			out, now = res, after
		} else {
			out, now = join(out, res), joinMemory(now, after)
		}
	}
	return out, now, len(fns) > 0
}

// runFunc runs a function of the package, if it has a body and does not call
// itself.
func (f *frame) runFunc(fn *ssa.Function, args, bind []val, mem memory) (val, memory, bool) {
	m := f.m
	if len(fn.Blocks) == 0 || len(m.stack) >= maxDepth || slices.Contains(m.stack, fn) || fn == f.fn {
		return val{}, mem, false
	}
	m.stack = append(m.stack, fn)
	in := m.frame(fn, args, bind)
	in.fromEntry(mem)
	m.stack = m.stack[:len(m.stack)-1]
	if in.over {
		f.over = true
		return val{}, mem, true
	}
	if len(in.rets) == 0 {
		return val{}, mem, true
	}
	out := in.rets[0]
	for _, r := range in.rets[1:] {
		out = join(out, r)
	}
	return single(out), in.final, true
}

// request evaluates a call of a function that sends the request in question.
func (f *frame) request(v *ssa.Call, mem memory) (val, memory) {
	f.now = mem
	args := f.operands(v.Common())
	var out val
	after, ran := mem, false
	for _, fn := range f.m.q.senders(f.m.p.callees(v)) {
		var bind []val
		if c := f.get(v.Call.Value); c.k == closure && c.fn == fn {
			bind = c.parts
		}
		res, now, ok := f.runFunc(fn, args, bind, mem)
		switch {
		case !ok:
			continue
		case !ran:
			out, after, ran = res, now, true
		default:
			out, after = join(out, res), joinMemory(after, now)
		}
	}
	if ran {
		return out, after
	}
	if fn := calledFunc(v.Common()); fn != nil {
		if out, ok := f.m.p.sentBy(f, fn); ok {
			return out, f.havoc(v, mem)
		}
	}
	return f.m.q.outcome(v, request.Request{}, true), f.havoc(v, mem)
}

// senders are those of the functions that send the request in question, or all
// of them where that is not known: another implementation of an interface, as
// one for tests, does not fail with it.
func (q *question) senders(fns []*ssa.Function) []*ssa.Function {
	var out []*ssa.Function
	for _, fn := range fns {
		if slices.ContainsFunc(q.p.idx.OutlinesIn(fn), func(r request.Request) bool { return q.ours(r.Call, r) }) {
			out = append(out, fn)
		}
	}
	if len(out) == 0 {
		return fns
	}
	return out
}

// single is the one element of a tuple, or the tuple.
func single(v val) val {
	if v.k == tuple && len(v.parts) == 1 {
		return v.parts[0]
	}
	return v
}

func (f *frame) builtin(b *ssa.Builtin, v *ssa.Call) val {
	switch b.Name() {
	case "len":
		if l := f.get(v.Call.Args[0]); l.k == listed {
			return intVal(len(l.parts))
		}
		if s, ok := f.get(v.Call.Args[0]).str(); ok {
			return intVal(len(s))
		}
		if n, ok := f.m.p.writtenLen(v.Call.Args[0]); ok {
			return intVal(n)
		}
	case "append":
		for _, a := range v.Call.Args {
			for _, e := range f.elements(a) {
				if e.carries() {
					return val{k: nonNil}
				}
			}
		}
	case "min", "max":
		var out val
		for i, a := range v.Call.Args {
			x := f.m.plain(f.get(a))
			if x.k != konst || i > 0 && !comparable_(x.c, out.c) {
				return val{}
			}
			if i == 0 || constant.Compare(x.c, lss, out.c) == (b.Name() == "min") {
				out = x
			}
		}
		return out
	}
	return val{}
}

// elements returns the elements of a slice that is written out, as the
// arguments of a variadic call are.
func (f *frame) elements(v ssa.Value) []val {
	p := f.get(v)
	if p.k == listed {
		return p.parts
	}
	if p.k != pointer {
		return nil
	}
	arr, ok := deref(p.at.base.Type()).Underlying().(*types.Array)
	if !ok || arr.Len() > 50 {
		return nil
	}
	out := make([]val, arr.Len())
	for i := range out {
		out[i] = f.at(f.now, cell{p.at.base, sub(p.at.path, i)}, arr.Elem())
	}
	return out
}
