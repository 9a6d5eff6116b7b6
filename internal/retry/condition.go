package retry

import (
	"go/constant"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A condition says of an error whether to go on: a predicate, or a function that
// answers with one of a few named numbers. It may return other things beside, as
// a pause. So does a value with one such method.

// maxAnswers bounds the constants of a type that is taken for one of answers.
const maxAnswers = 6

// answerAt is the index of the result that is the answer of a condition, or -1.
func answerAt(s *types.Signature) int {
	asked := false
	for v := range s.Params().Variables() {
		asked = asked || isErrorType(v.Type())
	}
	if !asked {
		return -1
	}
	at := -1
	for i := range s.Results().Len() {
		t := s.Results().At(i).Type()
		switch {
		case isErrorLike(t):
			return -1
		case len(answersOf(t)) == 0:
		case at >= 0:
			return -1
		default:
			at = i
		}
	}
	return at
}

// answersOf lists the answers that a t can be, the one that is true first, or
// nil if it is none.
func answersOf(t types.Type) []val {
	if isBool(t) {
		return []val{boolVal(true), boolVal(false)}
	}
	n, ok := types.Unalias(t).(*types.Named)
	if !ok || !isInt(t) || n.Obj().Pkg() == nil || isNamed(t, "time", "Duration") {
		return nil
	}
	var out []val
	scope := n.Obj().Pkg().Scope()
	for _, name := range scope.Names() {
		c, ok := scope.Lookup(name).(*types.Const)
		if !ok || !types.Identical(c.Type(), t) {
			continue
		}
		v := constVal(c.Val())
		if !slices.ContainsFunc(out, func(o val) bool { return equal(o, v) }) {
			out = append(out, v)
		}
	}
	if len(out) < 2 || len(out) > maxAnswers {
		return nil
	}
	return out
}

// number is the number of an answer: a bool counts as 0 or 1.
func (v val) number() (int, bool) {
	switch v.bool() {
	case yes:
		return 1, true
	case no:
		return 0, true
	}
	return v.int()
}

// always is a condition that always gives the answer v.
func always(v val) val {
	v.name = "predicate"
	return v
}

// givenBy is what a call of a condition returns that always gives the answer c.
func givenBy(s *types.Signature, c val) (val, bool) {
	at := answerAt(s)
	if at < 0 {
		return val{}, false
	}
	c.name = ""
	if s.Results().Len() == 1 {
		return c, true
	}
	out := val{k: tuple, parts: make([]val, s.Results().Len())}
	out.parts[at] = c
	return out, true
}

// condition is the one method of t, a named type or an interface, that is a
// condition, or nil.
func condition(t types.Type) *types.Func {
	if isErrorLike(t) || isContext(t) {
		return nil
	}
	var out *types.Func
	ms := types.NewMethodSet(t)
	for i := range ms.Len() {
		m, ok := ms.At(i).Obj().(*types.Func)
		if !ok || answerAt(m.Signature()) < 0 {
			continue
		}
		if out != nil {
			return nil
		}
		out = m
	}
	return out
}

// answersIn lists the answers of a function type, or an interface, that is a
// condition.
func answersIn(t types.Type) []val {
	s, ok := t.Underlying().(*types.Signature)
	if !ok && types.IsInterface(t) {
		if m := condition(t); m != nil {
			s = m.Signature()
		}
	}
	if s == nil {
		return nil
	}
	if at := answerAt(s); at >= 0 {
		return answersOf(s.Results().At(at).Type())
	}
	return nil
}

func isCondition(t types.Type) bool { return len(answersIn(t)) > 0 }

// verdict is what a condition, the value v at call, answers about err: the number,
// if it is always one. Without a function that is asked nothing is known at all.
func (q *question) verdict(call ssa.CallInstruction, v ssa.Value, err val) (n int, sure, asked bool) {
	at := q.before(call, nil, nil)
	if at == nil {
		return 0, false, false
	}
	f := q.machine().frame(call.Parent(), nil, nil)
	f.base = at.env
	return q.verdictOf(call, f.get(v), err)
}

// verdictOf is verdict with what is known of the value.
func (q *question) verdictOf(call ssa.CallInstruction, c val, err val) (n int, sure, asked bool) {
	var s *types.Signature
	switch {
	case c.k == made:
		s = c.obj.Signature().Results().At(0).Type().Underlying().(*types.Signature)
	case c.k == closure:
		s = c.fn.Signature
	case c.k != unknown && c.typ != nil && condition(c.typ) != nil:
		s = condition(c.typ).Signature()
	default:
		return 0, false, false
	}
	out := answered(s, q.says(call, c, err))
	if out.k != konst || out.c.Kind() != constant.Bool && out.c.Kind() != constant.Int {
		return 0, false, true
	}
	n, sure = q.machine().plain(out).number()
	return n, sure, true
}

// answered is the answer in what a condition returns.
func answered(s *types.Signature, out val) val {
	if out.k != tuple {
		return out
	}
	if at := answerAt(s); at >= 0 && at < len(out.parts) {
		return out.parts[at]
	}
	return val{}
}
