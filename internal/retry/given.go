package retry

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/ssaview"
)

// told is what the conditions say that a helper of the program was given when it
// was made, or with its options: no if one of them lets err not be tried again,
// yes if all let it, maybe if there is none. What the helper does with them is
// not followed: its package may be another. made says that it is seen how the
// helper was made.
func (q *question) told(call ssa.CallInstruction, err val) (says tri, made bool) {
	helper := calledFunc(call.Common())
	for _, v := range q.options(call) {
		c, ok := v.(*ssa.Call)
		if !ok || c.Call.IsInvoke() {
			continue
		}
		fn := calledFunc(c.Common())
		if fn == nil || !makes(fn, helper) {
			continue
		}
		made = made || !isOption(fn)
		params := fn.Signature().Params()
		off := len(c.Call.Args) - params.Len()
		for i, a := range c.Call.Args {
			if i < off || err.isNil() != no {
				continue
			}
			for _, one := range q.conditions(c, a, params.At(i-off).Name()) {
				t := q.lets(c, one, helper, err)
				if isPlain(one.typ) && (stops(strings.ToLower(fn.Name())) || stops(strings.ToLower(one.name))) {
					t = t.not()
				}
				switch {
				case t == no:
					return no, made
				case t == yes && says == maybe:
					says = yes
				}
			}
		}
	}
	return says, made
}

// A handedCondition is one that somebody is given: the value, and the type and the
// name of where it is put.
type handedCondition struct {
	val  val
	typ  types.Type
	name string
}

// conditions lists the argument a of c, if that is a condition, or the conditions
// in its fields.
func (q *question) conditions(c *ssa.Call, a ssa.Value, name string) []handedCondition {
	st, isStruct := deref(a.Type()).Underlying().(*types.Struct)
	if !isStruct && !isCondition(a.Type()) || isStruct && st.NumFields() > maxStruct {
		return nil
	}
	at := q.before(c, nil, nil)
	if at == nil {
		return nil
	}
	f := q.machine().frame(c.Parent(), nil, nil)
	f.base = at.env
	v := f.get(a)
	if !isStruct || isCondition(a.Type()) {
		t := a.Type()
		if m, ok := a.(*ssa.MakeInterface); ok {
			t = m.Type()
		}
		return []handedCondition{{v, t, name}}
	}
	if v.k == pointer {
		v = at.atHit.get(v.at, deref(a.Type()))
	}
	if v.k != object {
		return nil
	}
	var out []handedCondition
	for k, part := range v.parts {
		if part.k != null && isCondition(st.Field(k).Type()) {
			out = append(out, handedCondition{part, st.Field(k).Type(), st.Field(k).Name()})
		}
	}
	return out
}

// lets reports whether a condition lets err be tried again by the helper.
func (q *question) lets(c *ssa.Call, one handedCondition, helper *types.Func, err val) tri {
	n, sure, _ := q.verdictOf(c, one.val, err)
	ends := q.endsWith(helper, one.typ)
	if !sure || ends == nil {
		return maybe
	}
	return truth(!slices.Contains(ends, n))
}

// endsWith lists the answers of a condition of type t with which the helper makes
// no further try: false, or those that its fact names.
func (q *question) endsWith(helper *types.Func, t types.Type) []int {
	if isPlain(t) {
		return []int{0}
	}
	var b Behaviour
	if helper == nil || helper.Pkg() == q.p.pass.Pkg || !q.p.pass.ImportObjectFact(helper, &b) {
		return nil
	}
	var out []int
	for _, h := range b.Helps {
		for _, o := range h.PredFields {
			if f := fieldType(helper, o); f != nil && types.Identical(f, t) {
				out = append(out, o[2])
			}
		}
	}
	return out
}

// isPlain reports whether the answer of a condition is a bool.
func isPlain(t types.Type) bool {
	as := answersIn(t)
	return len(as) > 0 && as[0].bool() != maybe
}

// isOption reports whether a function makes an option, which is a function and
// no condition itself: what is made of one, as its opposite, is another.
func isOption(fn *types.Func) bool {
	res := fn.Signature().Results()
	return res.Len() == 1 && isFunc(res.At(0).Type()) && !isCondition(res.At(0).Type())
}

// makes reports whether fn makes an option, or what the method helper is called on.
func makes(fn, helper *types.Func) bool {
	if isOption(fn) {
		return true
	}
	res := fn.Signature().Results()
	if res.Len() == 0 || helper == nil || helper.Signature().Recv() == nil {
		return false
	}
	n := namedOf(res.At(0).Type())
	return n != nil && n.Obj().Pkg() == helper.Pkg()
}

// maxPut bounds how many places are followed that put a value somewhere.
const maxPut = 4

// putAt lists what is put into the field of a struct of the package that v
// reads, or what callers in the package give for v, a parameter. It is nil where
// there are too many.
func (p *pkg) putAt(v ssa.Value) []ssa.Value {
	var out []ssa.Value
	switch v := v.(type) {
	case *ssa.UnOp:
		fa, ok := v.X.(*ssa.FieldAddr)
		if !ok || v.Op != token.MUL {
			return nil
		}
		out = p.putInField(fa.X.Type(), fa.Field)
	case *ssa.Field:
		out = p.putInField(v.X.Type(), v.Field)
	case *ssa.Parameter:
		fn := v.Parent()
		i := slices.Index(fn.Params, v)
		if i == 0 && fn.Signature.Recv() != nil || !strings.HasPrefix(strings.ToLower(fn.Name()), "new") {
			return nil
		}
		p.references()
		for _, c := range p.callsOf[fn] {
			out = append(out, c.Call.Args[i])
		}
	}
	if len(out) > maxPut {
		return nil
	}
	return out
}

func (p *pkg) putInField(t types.Type, i int) []ssa.Value {
	n := namedOf(t)
	if n == nil {
		return nil
	}
	var out []ssa.Value
	for _, instr := range p.structs()[n.Origin()] {
		fa, ok := instr.(*ssa.FieldAddr)
		if !ok || fa.Field != i {
			continue
		}
		out = append(out, ssaview.Stored(fa)...)
	}
	return out
}

// unseen is what a method of an interface says of the failure where it is not
// known what is in the interface: what all types of the package say that it may
// be, or else nothing, or what is assumed.
func (f *frame) unseen(v *ssa.Call, args []val) (val, bool) {
	q := f.m.q
	if q == nil || f.m.x == 0 || !v.Call.IsInvoke() || answerAt(v.Call.Signature()) < 0 || !slices.ContainsFunc(args, val.carries) {
		return val{}, false
	}
	if out, ok := f.unanimous(v, args); ok {
		if out.k != konst {
			return val{}, false
		}
		return givenBy(v.Call.Signature(), out)
	}
	q.unsure = true
	as := answersOf(v.Call.Signature().Results().At(answerAt(v.Call.Signature())).Type())
	q.answers = max(q.answers, len(as))
	if q.assume == 0 {
		return val{}, false
	}
	return givenBy(v.Call.Signature(), as[min(q.assume, len(as))-1])
}

// unanimous is what all types of the package answer that implement an interface
// of the package, if they answer the same.
func (f *frame) unanimous(v *ssa.Call, args []val) (val, bool) {
	n := namedOf(v.Call.Value.Type())
	if n == nil || n.Obj().Pkg() != f.m.p.pass.Pkg || n.TypeParams().Len() > 0 {
		return val{}, false
	}
	fns := f.m.p.implementations(n.Underlying().(*types.Interface), v.Call.Method)
	if len(fns) == 0 || len(fns) > maxPut {
		return val{}, false
	}
	var says val
	for i, fn := range fns {
		out, _, ok := f.runFunc(fn, append([]val{{}}, args[1:]...), nil, f.now)
		out = f.m.plain(answered(fn.Signature, out))
		if !ok || i > 0 && !equal(out, says) {
			return val{}, false
		}
		says = out
	}
	return says, true
}

// whatever reports whether the call is made again whatever the methods say that
// nobody is seen to have chosen: what they let be tried again is not known.
func (p *pkg) whatever(q *question, again func(assume int) (bool, *question)) bool {
	if !q.unsure {
		return true
	}
	for n := range maxAnswers {
		ok, with := again(n + 1)
		q.class &= with.class
		if !ok || with.over {
			return false
		}
		if n+1 >= with.answers {
			break
		}
	}
	return true
}
