package retry

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/request"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// A sieve is a function that works a list off and leaves what failed: in a
// result, or in the field that it took the list from. Whoever calls it again
// with that sends again what failed. It is looked for within the package.
type sieve struct {
	call ssa.CallInstruction // that is given the items
	rq   *requeue
	// list is the parameter that holds the list, or in a field of which it is.
	list int
	// left is the result that holds what failed, or -1 if the field does.
	left int
}

// sievesOf lists what fn leaves of the lists that it is given.
func (p *pkg) sievesOf(fn *ssa.Function) []sieve {
	if out, ok := p.sieves[fn]; ok {
		return out
	}
	var out []sieve
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			c, ok := instr.(*ssa.Call)
			if !ok || len(p.idx.Outlines(c)) == 0 || !following(b)[b] {
				continue
			}
			for _, s := range sourcesOf(c) {
				if sv, ok := s.sieve(c); ok {
					out = append(out, sv)
				}
			}
		}
	}
	p.sieves[fn] = out
	return out
}

// sieve says what becomes of the items of s, a source of c, that are appended
// to a list, if that leaves the function.
func (s source) sieve(c *ssa.Call) (sieve, bool) {
	fn := c.Parent()
	list := settled(s.list)
	field := false
	if load, ok := list.(*ssa.UnOp); ok {
		if fa, ok := load.X.(*ssa.FieldAddr); ok {
			list, field = settled(fa.X), true
		}
	}
	prm, ok := list.(*ssa.Parameter)
	if !ok || prm.Parent() != fn {
		return sieve{}, false
	}
	out := sieve{call: c, list: slices.Index(fn.Params, prm), left: -1, rq: &requeue{back: make(map[ssa.Instruction]bool)}}
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			k, ok := instr.(*ssa.Call)
			if !ok || !s.appended(k) {
				continue
			}
			if field && flows(s.list, k) {
				out.rq.back[k] = true
			}
			if j := returnedIn(k); !field && j >= 0 {
				out.rq.back[k], out.left = true, j
			}
		}
	}
	return out, len(out.rq.back) > 0
}

// appended reports whether a call appends the item of s to a list.
func (s source) appended(k *ssa.Call) bool {
	b, ok := k.Call.Value.(*ssa.Builtin)
	if !ok || b.Name() != "append" || len(k.Call.Args) != 2 {
		return false
	}
	more := ssaview.Array(k.Call.Args[1])
	return more != nil && slices.ContainsFunc(storedIn(more), func(e ssa.Value) bool { return s.carried(e, 0) })
}

// returnedIn is the result of the function around k that may be what k makes,
// or -1.
func returnedIn(k *ssa.Call) int {
	for _, b := range k.Parent().Blocks {
		for _, instr := range b.Instrs {
			if r, ok := instr.(*ssa.Return); ok {
				for j, v := range r.Results {
					if flows(v, k) {
						return j
					}
				}
			}
		}
	}
	return -1
}

// sieved lists the repeats by calls of sieves in which what one left comes back.
func (p *pkg) sieved(fn *ssa.Function) []Repeat {
	var out []Repeat
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			k, ok := instr.(*ssa.Call)
			if !ok || k.Call.IsInvoke() {
				continue
			}
			g := k.Call.StaticCallee()
			if g == nil || g == fn || len(p.idx.Outlines(k)) == 0 {
				continue
			}
			for _, sv := range p.sievesOf(g) {
				again := p.givenBack(k, sv)
				if again == nil {
					continue
				}
				for _, r := range p.at(again) {
					if rep, ok := p.sievedBy(again, sv, r); ok {
						out = append(out, rep)
					}
				}
			}
		}
	}
	return out
}

// givenBack returns the call that gets what k, a call of sv, has left.
func (p *pkg) givenBack(k *ssa.Call, sv sieve) *ssa.Call {
	after := following(k.Block())
	if sv.left < 0 {
		ch := p.changes(k, true)
		if after[k.Block()] && len(ch.at)+len(ch.edge) == 0 {
			return k
		}
		return nil
	}
	var left ssa.Value = k
	if k.Call.Signature().Results().Len() > 1 {
		left = nil
		for _, r := range *k.Referrers() {
			if e, ok := r.(*ssa.Extract); ok && e.Index == sv.left {
				left = e
			}
		}
	}
	if left == nil {
		return nil
	}
	for _, b := range k.Parent().Blocks {
		for _, instr := range b.Instrs {
			c, ok := instr.(*ssa.Call)
			if !ok || c.Call.StaticCallee() != k.Call.StaticCallee() || sv.list >= len(c.Call.Args) {
				continue
			}
			if (after[b] || b == k.Block() && slices.Index(b.Instrs, ssa.Instruction(c)) > slices.Index(b.Instrs, ssa.Instruction(k))) && flows(c.Call.Args[sv.list], left) {
				return c
			}
		}
	}
	return nil
}

// sievedBy asks on which failures of r, sent by k through sv, its item is left.
func (p *pkg) sievedBy(k *ssa.Call, sv sieve, r request.Request) (Repeat, bool) {
	c := sv.call
	for _, in := range p.at(c) {
		at := in.Origin
		if !at.IsValid() {
			at = c.Pos()
		}
		if at != r.Origin || in.OriginPlace != r.OriginPlace {
			continue
		}
		rep, ok := p.later(c, in, sv.rq, k.Pos())
		rep.Request, rep.In = r, calleeName(k)
		rep.Pos, rep.End = p.extent(k)
		return rep, ok
	}
	return Repeat{}, false
}
