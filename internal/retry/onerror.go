package retry

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
)

// OnError returns the helper that calls the function literal fn again when it
// returns an error of which nothing is known, as messages name it, and its
// place.
func (r *Result) OnError(fn *ssa.Function) (by string, pos token.Pos, ok bool) {
	res := fn.Signature.Results()
	if r.p == nil || fn.Parent() == nil || res.Len() == 0 || !isErrorType(res.At(res.Len()-1).Type()) {
		return "", token.NoPos, false
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	ret := val{k: tuple, parts: make([]val, res.Len())}
	for i := range ret.parts {
		ret.parts[i] = zeroOf(res.At(i).Type())
	}
	ret.parts[res.Len()-1] = val{k: failure_}
	for _, u := range r.p.usesOf(fn) {
		q := &question{p: r.p, x: failure.S500}
		if q.again(u, ret) {
			return calleeName(u.call) + r.p.place(fn.Pos(), u.call.Pos()), u.call.Pos(), true
		}
	}
	return "", token.NoPos, false
}
