package request

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// At returns the requests that call sends: by itself, or in what it calls,
// with what is known here filled in. Calls of a parameter send nothing that is
// known. Function arguments count as called where the callee calls them, or
// returns an error and is unknown. The slice is not to be changed.
func (x *Index) At(call ssa.CallInstruction) []Request {
	if x.empty {
		return nil
	}
	if out, ok := x.atCall[call]; ok {
		return out
	}
	var out []Request
	for _, r := range x.Outlines(call) {
		out = append(out, x.resolve(call, r.Sym))
	}
	x.atCall[call] = out
	return out
}

// Outlines returns the requests of At(call) with no more than Call, Shape,
// Origin, OriginPlace and Sym: the rest takes time to find out. The slice is
// not to be changed.
func (x *Index) Outlines(call ssa.CallInstruction) []Request {
	if x.empty {
		return nil
	}
	if out, ok := x.outlines[call]; ok {
		return out
	}
	var out []Request
	for _, s := range x.at(call) {
		if s.Fn == nil {
			out = append(out, outline(call, s))
		}
	}
	x.outlines[call] = out
	return out
}

// OutlinesIn is Outlines for InFunc(fn).
func (x *Index) OutlinesIn(fn *ssa.Function) []Request {
	if x.empty {
		return nil
	}
	if fn = x.body(fn); fn == nil {
		return nil
	}
	if out, ok := x.outlinesIn[fn]; ok {
		return out
	}
	var out []Request
	for _, f := range x.sent(fn) {
		if f.sym.Fn == nil {
			out = append(out, outline(f.call, f.sym))
		}
	}
	x.outlinesIn[fn] = out
	return out
}

// InFunc returns the requests that a call of fn sends, in terms of the
// parameters of fn; Call is the call in fn. The slice is not to be changed.
func (x *Index) InFunc(fn *ssa.Function) []Request {
	if x.empty {
		return nil
	}
	if fn = x.body(fn); fn == nil {
		return nil
	}
	if out, ok := x.inFunc[fn]; ok {
		return out
	}
	var out []Request
	for _, r := range x.OutlinesIn(fn) {
		out = append(out, x.resolve(r.Call, r.Sym))
	}
	x.inFunc[fn] = out
	return out
}

// Instantiate returns what becomes of sym, a request in terms of the
// parameters of a callee of call, when call calls it.
func (x *Index) Instantiate(call ssa.CallInstruction, sym *Sym) Request {
	x.ready()
	if sym == nil {
		return Request{Call: call}
	}
	in := func(fn *ssa.Function, args []*Term) Request {
		return x.resolve(call, sym.subst(fn, args).apply(func(t *Term) *Term { return x.reduce(t, 0) }))
	}
	if ts := x.targets(call); len(ts) > 0 {
		// Of the methods behind an interface, the one that sym speaks of.
		i := max(0, slices.IndexFunc(ts, func(t target) bool { return sym.mentions(t.fn) }))
		return in(ts[i].fn, ts[i].args)
	}
	// A callee without a Sends fact of its own: its parameters are the arguments.
	c := call.Common()
	args := x.evalAll(c.Args)
	if c.IsInvoke() {
		args = append([]*Term{x.eval(c.Value)}, args...)
	}
	return in(nil, args)
}

// Export returns sym as it can stand in a fact of fn, the function whose
// parameters it is in terms of.
func (x *Index) Export(fn *ssa.Function, sym *Sym) *Sym { return sym.exported(fn) }

// Callees returns the functions of this package that call may call: its static
// callee (the origin of an instance), the closures and method values that its
// function value can be, or the methods behind its interface.
func (x *Index) Callees(call ssa.CallInstruction) []*ssa.Function {
	x.ready()
	if out, ok := x.calleesOf[call]; ok {
		return out
	}
	var out []*ssa.Function
	for _, t := range x.targets(call) {
		if t.fn != nil {
			out = append(out, t.fn)
		}
	}
	x.calleesOf[call] = out
	return out
}

// Funcs returns the functions of this package that v, a function value, can be.
func (x *Index) Funcs(v ssa.Value) []*ssa.Function {
	x.ready()
	var out []*ssa.Function
	for _, t := range x.called(x.eval(v), nil) {
		if t.fn != nil {
			out = append(out, t.fn)
		}
	}
	return out
}

// IsVerb reports whether v is the verb of r, as in the conditions of
// "if req.Method != http.MethodGet" and "switch strings.ToUpper(method)".
// v must be a value of the function that holds r.Call, or of fn for InFunc(fn).
func (x *Index) IsVerb(v ssa.Value, r Request) bool {
	x.ready()
	if r.Sym == nil || r.Sym.Verb == nil {
		return false
	}
	t := x.eval(v)
	if t == nil || t.Op == OpUnknown || t.Op == OpConst || t.Op == OpNil {
		return false
	}
	return t.equal(r.Sym.Verb)
}

// VerbField returns the index of the field of v, a struct or a pointer to one,
// that is the verb of r, or -1: of a request that is handed to a function which
// looks at its method.
func (x *Index) VerbField(v ssa.Value, r Request) int {
	x.ready()
	st, owner := structOf(v.Type())
	if st == nil || r.Sym == nil || r.Sym.Verb == nil || !r.Sym.Verb.open() {
		return -1
	}
	t := x.eval(v)
	if t == nil || t.Op == OpUnknown {
		return -1
	}
	for i := range st.NumFields() {
		if b, ok := st.Field(i).Type().Underlying().(*types.Basic); ok && b.Info()&types.IsString != 0 && field(t, owner, st.Field(i).Name()).equal(r.Sym.Verb) {
			return i
		}
	}
	return -1
}

// Text returns the text of v, if it is one constant wherever it comes from.
func (x *Index) Text(v ssa.Value) (string, bool) {
	x.ready()
	if t := x.eval(v); t != nil && t.Op == OpConst && t.Tag == "" {
		return t.Str, true
	}
	return "", false
}
