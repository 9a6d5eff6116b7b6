package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// giveForeign gives a label to an argument of a function of another package that
// is handed to call as a value: strconv.Atoi, to a helper that calls it. What it
// returns comes back to where it is called. It reports whether the function is
// known.
func (s *solver) giveForeign(call ssa.CallInstruction, fn ssa.Value, obj *types.Func, arg int, a atom) bool {
	at := argIndex(call, fn)
	if at < 0 {
		return false
	}
	if s.spec.Value != nil {
		if outs, word, ok := s.spec.Value(obj, arg, a.kind); ok {
			if word != "" {
				s.sink(word, call, fn, a)
			}
			s.giveOuts(call, at, outs, a)
			return true
		}
	}
	if sum := s.summary(obj); sum != nil && s.covers(obj, arg, 0, a.kind) {
		for _, e := range sum.Effects {
			if e.Param != arg || e.In != a.kind || e.Ret != 0 {
				continue
			}
			if e.To == ToResult {
				s.giveBack(call, at, e.Index, atom{a.from, e.Out}, reason{node: fn, atom: a})
			} else if e.To == ToSink || e.To == ToField {
				s.applyFact(call, Args(call), at, a, e)
			}
		}
		return true
	}
	if outs, ok := library(obj, obj.Signature().Params().Len(), arg, a.kind); ok {
		s.giveOuts(call, at, outs, a)
		return true
	}
	return false
}

func (s *solver) giveOuts(call ssa.CallInstruction, at int, outs []Out, a atom) {
	for _, o := range outs {
		if o.To >= 0 && o.Value == nil {
			s.giveBack(call, at, o.To, atom{a.from, o.Kind}, reason{node: Args(call)[at], atom: a})
		}
	}
}

// giveBack labels a result of the function that call is given as argument at,
// where it is called.
func (s *solver) giveBack(call ssa.CallInstruction, at, index int, a atom, why reason) {
	val := Args(call)[at]
	for _, fn := range s.targets[call] {
		if at < len(fn.Params) {
			s.feedInput(input{fn.Params[at], a.kind, index + 1}, application{call, at, val, a.from})
		}
	}
	for _, obj := range s.imported(call) {
		if sum := s.summary(obj); sum != nil {
			for _, e := range sum.Effects {
				if e.Param == at && e.In == a.kind && e.Ret == index+1 {
					s.applyFact(call, Args(call), at, a, e)
				}
			}
		}
	}
	if returnsResult(Callee(call)) {
		s.addResult(call, index, a, why)
	}
}

// argIndex returns which argument of call fn is, or -1.
func argIndex(call ssa.CallInstruction, fn ssa.Value) int {
	for i, arg := range Args(call) {
		if arg == fn {
			return i
		}
	}
	return -1
}

// seedForeign labels what the functions of other packages that call is handed
// return by themselves.
func (s *solver) seedForeign(call ssa.CallInstruction) {
	if !s.spec.Callbacks || s.spec.NewFact == nil {
		return
	}
	for i, arg := range Args(call) {
		if !isFunc(arg.Type()) {
			continue
		}
		for _, obj := range s.resolve(arg, 0).ext {
			sum := s.summary(obj)
			if sum == nil {
				continue
			}
			for _, l := range sum.Results {
				if v, ok := call.(*ssa.Call); ok && l.Index >= 0 {
					a := atom{s.origin(v, l.Kind, l.What, l.Place), l.Kind}
					s.giveBack(call, i, l.Index, a, reason{})
				}
			}
		}
	}
}

// useForeign is for a call of a value that is a function of another package.
func (s *solver) useForeign(call ssa.CallInstruction, args []ssa.Value, obj *types.Func, i int, a atom) bool {
	if s.spec.Call != nil {
		if outs, ok := s.spec.Call(call, obj, i, a.kind); ok {
			s.out(call, args, outs, a, reason{node: args[i], atom: a})
			return true
		}
	}
	outs, ok := library(obj, len(args), i, a.kind)
	if ok {
		s.out(call, args, outs, a, reason{node: args[i], atom: a})
	}
	return ok
}
