package retry

import (
	"cmp"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/request"
)

// handed finds named functions and method values that are given to helpers.
func (p *pkg) handed() []Repeat {
	var out []Repeat
	for _, fn := range p.named() {
		for _, u := range p.usesOf(fn.ref) {
			if _, ok := u.call.(*ssa.Call); !ok {
				continue
			}
			for _, r := range p.idx.InFunc(fn.fn) {
				if rep, ok := p.handedTo(u, fn.fn, r); ok {
					out = append(out, rep)
				}
			}
		}
	}
	return out
}

// handedTo asks whether the helper that is given fn repeats its request r.
func (p *pkg) handedTo(u use, fn *ssa.Function, r request.Request) (Repeat, bool) {
	at := r
	if !at.Origin.IsValid() && r.Call != nil {
		at.Origin = r.Call.Pos()
	}
	numbered := r.Call != nil && r.Call.Parent() == fn && p.changes(r.Call, true).onNumber()
	on, post, h, looks := p.ask(nil, at, func(q *question) bool {
		q.numbered = numbered
		for _, ret := range q.returns(fn, r) {
			if q.survey {
				q.stops(u, fn.Signature, ret)
			} else if q.again(u, ret) {
				return true
			}
		}
		return false
	})
	if on == 0 {
		return Repeat{}, false
	}
	r.Call, r.Origin = u.call, at.Origin
	rep := Repeat{Request: r, On: on, Post: post, Looks: looks}
	rep.In = fn.Name()
	rep.Pos, rep.End = p.extent(u.call)
	h.helper = u.call
	rep.By, rep.ByPos = p.by(u.call, h)
	return rep, true
}

// returns lists what fn may return when its request r ends as in question.
func (q *question) returns(fn *ssa.Function, r request.Request) []val {
	m := q.machine()
	f := m.frame(fn, nil, nil)
	f.fromEntry(make(memory))
	q.steps = m.steps
	if f.over {
		q.over = true
		return nil
	}
	return f.rets
}

type namedFunc struct {
	ref *ssa.Function // what instructions name
	fn  *ssa.Function // the function itself
}

// named lists the functions and methods that are named as values, in an order
// that is the same each time.
func (p *pkg) named() []namedFunc {
	var out []namedFunc
	for g := range p.references() {
		if g.Parent() != nil {
			continue
		}
		fn := g
		if len(g.Blocks) == 0 || g.Synthetic != "" {
			obj, ok := g.Object().(*types.Func)
			if !ok {
				continue
			}
			if fn = g.Prog.FuncValue(obj.Origin()); fn == nil {
				continue
			}
		}
		if o := fn.Origin(); o != nil {
			fn = o
		}
		if len(fn.Blocks) == 0 {
			continue
		}
		out = append(out, namedFunc{g, fn})
	}
	slices.SortFunc(out, func(a, b namedFunc) int {
		return cmp.Or(cmp.Compare(a.fn.Pos(), b.fn.Pos()), cmp.Compare(a.ref.Name(), b.ref.Name()))
	})
	return out
}
