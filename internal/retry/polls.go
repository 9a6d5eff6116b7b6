package retry

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/request"
)

// A loop that waits for a state goes round after success too. It repeats failed
// requests all the same if it takes a failure for "not yet". What tells it from
// a schedule, which logs a failed round and waits for the next, is that success
// can end it, and a failure can not.

// ends returns how the loop or helper around a request can end when that ends
// as x, 0 for success, before it is sent again.
func (p *pkg) ends(c ssa.CallInstruction, r request.Request, verb string, x failure.Set, repeated func(*question) bool) map[any]bool {
	q := p.question(c, r, verb, x)
	q.survey, q.ends = true, make(map[any]bool)
	repeated(q)
	if q.over {
		return nil
	}
	return q.ends
}

// beyond reports whether a has an exit that b has not.
func beyond(a, b map[any]bool) bool {
	for e := range a {
		if !b[e] {
			return true
		}
	}
	return false
}

// leaving collects the edges on which f, run from c, leaves the loop around c,
// and the calls of helpers that what it returns can end. The end of a context
// or of the program, a case of a select, ends anything and does not count.
func (q *question) leaving(c ssa.CallInstruction, f *frame) {
	b := c.Block()
	if following(b)[b] {
		for e := range f.edge {
			if (e[0] == b || following(e[0])[b]) && e[1] != b && !following(e[1])[b] && !selects(e[0]) {
				q.ends[e] = true
			}
		}
	}
	if f.fn.Parent() == nil {
		return
	}
	q.numbered = q.p.changes(c, true).onNumber()
	for _, u := range q.p.usesOf(f.fn) {
		for _, r := range f.rets {
			q.stops(u, f.fn.Signature, r)
		}
	}
}

// stops notes the call of a helper if it may not call its function again after
// that returned ret. What is not known of ret may be either.
func (q *question) stops(u use, sig *types.Signature, ret val) {
	for _, b := range []bool{true, false} {
		one := ret
		one.parts = slices.Clone(ret.parts)
		for i, part := range one.parts {
			if part.k == unknown && i < sig.Results().Len() && isBool(sig.Results().At(i).Type()) {
				one.parts[i] = boolVal(b)
			}
		}
		q.asked = nil // it answers no to what it was asked before
		if !q.again(u, one) && !q.over {
			q.ends[u.call] = true
		}
	}
}

// selects reports whether a block ends by asking which case of a select it was.
func selects(b *ssa.BasicBlock) bool {
	last, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok {
		return false
	}
	cmp, ok := last.Cond.(*ssa.BinOp)
	if !ok {
		return false
	}
	ex, ok := cmp.X.(*ssa.Extract)
	if !ok {
		return false
	}
	_, ok = ex.Tuple.(*ssa.Select)
	return ok
}
