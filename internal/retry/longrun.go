package retry

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/request"
)

// exits lists the returns that are reached from c, whose request ends as in
// question, before c is made again and before anything that wait accepts.
func (q *question) exits(c ssa.CallInstruction, wait func(ssa.Instruction) bool) []*ssa.Return {
	before := q.before(c, nil, nil)
	if before == nil {
		return nil
	}
	m := q.machine()
	f := m.frame(c.Parent(), nil, nil)
	f.base, f.from, f.after = before.env, c.Block(), true
	f.next = make(map[ssa.Value]val)
	start := before.atHit
	f.now = start
	if v, ok := c.(*ssa.Call); ok {
		f.env[v], _ = f.call(v, start)
	}
	var out []*ssa.Return
	f.stop = func(instr ssa.Instruction) action {
		if r, ok := instr.(*ssa.Return); ok && !slices.Contains(out, r) {
			out = append(out, r)
		}
		if instr == ssa.Instruction(c) || wait(instr) {
			return cutHere
		}
		return goOn
	}
	b := c.Block()
	f.in[b] = start
	var todo []work
	for _, next := range f.block(work{b, slices.Index(b.Instrs, ssa.Instruction(c)) + 1}) {
		todo = append(todo, work{next, 0})
	}
	f.loop(todo)
	q.steps = m.steps
	if f.over {
		q.over = true
		return nil
	}
	return out
}

// longRunning reports whether c calls work that goes on for as long as all is
// well, and sends r on the way: a loop of its own that success does not leave.
// What starts such work again when it broke is no retry of the request.
func (p *pkg) longRunning(c ssa.CallInstruction, r request.Request, depth int) bool {
	if depth > 3 {
		return false
	}
	found := false
	for _, fn := range p.callees(c) {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				k, ok := instr.(ssa.CallInstruction)
				if !ok || !p.sends(k, r) {
					continue
				}
				if following(b)[b] {
					q := p.question(k, r, r.Verb, 0)
					if len(q.exits(k, receives)) == 0 && !q.over {
						found = true
						continue
					}
				} else if k.Pos() != r.Origin && p.longRunning(k, r, depth+1) {
					found = true
					continue
				}
				return false
			}
		}
	}
	return found
}

// sends reports whether k sends r.
func (p *pkg) sends(k ssa.CallInstruction, r request.Request) bool {
	return slices.ContainsFunc(p.idx.Outlines(k), func(s request.Request) bool {
		at := s.Origin
		if !at.IsValid() {
			at = k.Pos()
		}
		return at == r.Origin && s.OriginPlace == r.OriginPlace
	})
}

// receives reports whether an instruction waits for somebody else: for the
// next job, or for the end.
func receives(instr ssa.Instruction) bool {
	switch instr := instr.(type) {
	case *ssa.Select:
		return instr.Blocking
	case *ssa.UnOp:
		return instr.Op == token.ARROW
	}
	return false
}
