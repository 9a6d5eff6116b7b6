package request

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
)

// targets returns what call may call, as far as that is known: in this package,
// or in another with a fact.
func (x *Index) targets(call ssa.CallInstruction) []target {
	c := call.Common()
	if c.IsInvoke() {
		// A wrapper that could hold another of its kind: what that one wraps
		// is what counts.
		return slices.DeleteFunc(x.implementers(call), func(t target) bool { return t.fn != nil && t.fn == call.Parent() })
	}
	if _, ok := c.Value.(*ssa.Builtin); ok {
		return nil
	}
	if fn := c.StaticCallee(); fn != nil {
		args := c.Args
		if own := x.body(fn); own != nil {
			return []target{{fn: own, args: x.evalAll(args)}}
		}
		if obj, ok := fn.Object().(*types.Func); ok {
			s := new(Sends)
			if x.pass.ImportObjectFact(obj.Origin(), s) {
				return []target{{fact: s, obj: obj, args: x.evalAll(args)}}
			}
		}
		return nil
	}
	return x.called(x.eval(c.Value), x.evalAll(c.Args))
}

// called returns what calling the function value f with args may call.
func (x *Index) called(f *Term, args []*Term) []target {
	var out []target
	for _, t := range f.choices() {
		t = unwrapped(t)
		if t.Op == OpField || t.Op == OpElem {
			for _, r := range x.residual(t).choices() {
				if r.Op == OpFunc {
					out = append(out, x.targetOf(r, args)...)
				}
			}
		}
		if t.Op == OpFunc {
			out = append(out, x.targetOf(t, args)...)
		}
	}
	return out
}

// targetOf returns the target that a function is when it is called with args.
func (x *Index) targetOf(f *Term, args []*Term) []target {
	args = append(f.Args[:len(f.Args):len(f.Args)], args...)
	switch {
	case f.fn != nil:
		return []target{{fn: f.fn, args: args}}
	case f.obj != nil:
		t := target{obj: f.obj, args: args}
		s := new(Sends)
		if x.pass.ImportObjectFact(f.obj.Origin(), s) {
			t.fact = s
		}
		return []target{t}
	}
	return nil
}

// madeHere is the type that the value of an interface has for certain: it was
// made of it in this function, and is nothing else.
func madeHere(v ssa.Value) types.Type {
	if m, ok := v.(*ssa.MakeInterface); ok {
		return m.X.Type()
	}
	return nil
}

// implementers returns the methods that an interface call may call: those of
// the types that this package converts to the interface. Types that other
// packages convert are not known.
func (x *Index) implementers(call ssa.CallInstruction) []target {
	c := call.Common()
	recv := x.eval(c.Value)
	args := append([]*Term{recv}, x.evalAll(c.Args)...)
	var out []target
	n := graph.NamedOf(c.Value.Type())
	if n != nil {
		impls := x.impls[n.Obj()]
		if len(impls) > maxImplementers {
			return nil
		}
		if own := madeHere(c.Value); own != nil {
			impls = slices.DeleteFunc(slices.Clone(impls), func(t types.Type) bool { return !types.Identical(t, own) })
		} else if left := x.without(call, impls); len(left) < len(impls) {
			if impls = left; len(impls) == 0 {
				return nil
			}
		}
		for _, t := range impls {
			obj, _, _ := types.LookupFieldOrMethod(t, true, x.pass.Pkg, c.Method.Name())
			m, ok := obj.(*types.Func)
			if !ok {
				continue
			}
			if fn := x.body(x.view.Package().Prog.FuncValue(m.Origin())); fn != nil {
				out = append(out, target{fn: fn, args: args})
				continue
			}
			s := new(Sends)
			if x.pass.ImportObjectFact(m.Origin(), s) {
				out = append(out, target{fact: s, obj: m, args: args})
			} else if _, ok := graph.SenderOf(m); ok {
				out = append(out, target{obj: m, args: args})
			}
		}
	}
	if len(out) == 0 {
		s := new(Sends)
		if x.pass.ImportObjectFact(c.Method.Origin(), s) {
			out = append(out, target{fact: s, obj: c.Method, args: args})
		}
	}
	return out
}
