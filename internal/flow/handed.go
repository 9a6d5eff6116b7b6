package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/ssaview"
)

// A handing is a call that is given a function as an argument.
type handing struct {
	call ssa.CallInstruction
	arg  int
}

// inputs lists what may come in by a parameter, and by calling it.
func (s *solver) inputs(p *ssa.Parameter) []input {
	var out []input
	for _, k := range s.spec.Inputs(p.Type()) {
		out = append(out, input{param: p, kind: k})
	}
	if sig, ok := p.Type().Underlying().(*types.Signature); ok && s.spec.Callbacks {
		for i := range sig.Results().Len() {
			for _, k := range s.spec.Inputs(sig.Results().At(i).Type()) {
				out = append(out, input{p, k, i + 1})
			}
		}
	}
	return out
}

// scanCallbacks notes the functions that call is given, and whether it calls
// one that was given to the function around it.
func (s *solver) scanCallbacks(call ssa.CallInstruction) {
	for i, arg := range Args(call) {
		if _, ok := arg.Type().Underlying().(*types.Signature); ok {
			for _, f := range s.functions(arg, 0) {
				s.handed[f] = append(s.handed[f], handing{call, i})
			}
		}
	}
	if c := call.Common(); !c.IsInvoke() {
		if p := s.paramOf(c.Value); p != nil {
			s.dynamic[p] = append(s.dynamic[p], call)
		}
	}
}

// paramOf returns the parameter that v is, also where a literal captured it.
func (s *solver) paramOf(v ssa.Value) *ssa.Parameter {
	switch v := v.(type) {
	case *ssa.Parameter:
		return v
	case *ssa.ChangeType:
		return s.paramOf(v.X)
	case *ssa.FreeVar:
		if b := s.bindings(v); len(b) == 1 {
			return s.paramOf(b[0])
		}
	case *ssa.UnOp:
		root := s.cellOf(v.X)
		if root == nil {
			return nil
		}
		var p *ssa.Parameter
		for _, v := range ssaview.Stored(root) {
			q, ok := v.(*ssa.Parameter)
			if !ok || p != nil {
				return nil
			}
			p = q
		}
		return p
	}
	return nil
}

// handBack gives the label of a result of a function to the functions that it
// is handed to, which call it.
func (s *solver) handBack(r result, a atom) {
	if p := a.from.param; p != nil && p.Parent() == r.fn {
		return
	}
	for _, h := range s.handed[r.fn] {
		s.giveBack(h.call, h.arg, r.index, a, reason{node: r, atom: a})
	}
}

// covers reports whether the summary of obj speaks of kind k coming in by
// argument arg, or by result ret-1 of calling it. If a summary is to tell that
// nothing is done with a label (Total), it must be one that was asked about.
func (s *solver) covers(obj *types.Func, arg, ret int, k Kind) bool {
	if !s.spec.Total || s.spec.Inputs == nil {
		return true
	}
	sig := obj.Signature()
	var t types.Type
	switch {
	case sig.Recv() != nil && arg == 0:
		t = sig.Recv().Type()
	case sig.Recv() != nil:
		arg--
		fallthrough
	default:
		if arg >= sig.Params().Len() {
			return false
		}
		t = sig.Params().At(arg).Type()
	}
	if ret > 0 {
		f, ok := t.Underlying().(*types.Signature)
		if !ok || ret > f.Results().Len() {
			return false
		}
		t = f.Results().At(ret - 1).Type()
	}
	return slices.Contains(s.spec.Inputs(t), k)
}

// Handed reports whether fn is handed to other functions only, all of which
// are known, so that what it returns is followed there.
func (sol *Solution) Handed(fn *ssa.Function) bool {
	s := sol.s
	if len(s.handed[fn]) == 0 || len(s.sites[fn]) > 0 {
		return false
	}
	for _, h := range s.handed[fn] {
		known := len(s.targets[h.call]) > 0 || returnsResult(Callee(h.call))
		for _, obj := range s.imported(h.call) {
			if s.summary(obj) == nil {
				continue
			}
			known = true
			for i := range fn.Signature.Results().Len() {
				if c := s.cells[result{fn, i}]; c != nil {
					for _, a := range c.atoms() {
						known = known && s.covers(obj, h.arg, i+1, a.kind)
					}
				}
			}
		}
		if !known {
			return false
		}
	}
	return true
}

// returnsResult reports whether fn of a library calls its function argument and
// returns what that returns.
func returnsResult(fn *types.Func) bool {
	return fn != nil && fn.Pkg() != nil && resultOfCallback[libraryKey{fn.Pkg().Path(), recvName(fn), fn.Name()}] != ""
}

func recvName(fn *types.Func) string {
	if r := fn.Signature().Recv(); r != nil {
		return typeName(r.Type())
	}
	return ""
}

// resultOfCallback lists library functions that return what their function
// argument returns, with the reason.
var resultOfCallback = map[libraryKey]string{
	{"sync", "", "OnceValue"}:                                     "a function that returns it",
	{"github.com/cenkalti/backoff/v5", "", "Retry"}:               "the value of the last try",
	{"github.com/cenkalti/backoff/v4", "", "RetryWithData"}:       "the value of the last try",
	{"github.com/cenkalti/backoff/v4", "", "RetryNotifyWithData"}: "the value of the last try",
	{"github.com/avast/retry-go/v4", "", "DoWithData"}:            "the value of the last try",
	{"github.com/avast/retry-go/v5", "", "DoWithData"}:            "the value of the last try",
	{"github.com/sethvargo/go-retry", "", "DoValue"}:              "the value of the last try",
	{"github.com/failsafe-go/failsafe-go", "", "Get"}:             "the value of the last try",
}
