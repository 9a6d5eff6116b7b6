package retry

import (
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// maxChain bounds how many functions and helpers a question goes up through.
const maxChain = 8

// spent counts n steps and reports whether the question is to be given up.
func (q *question) spent(n int) bool {
	q.steps += n
	q.over = q.over || q.steps > budget
	return q.over || q.depth > maxChain
}

// repeated reports whether c, which returned result, is made again: in its own
// function, or by a helper that the function was given to.
func (q *question) repeated(c ssa.CallInstruction, result func(*frame) val, args []val, mem memory) bool {
	return q.repeatedBut(c, q.p.changes(c, true), result, args, mem)
}

// repeatedBut is repeated with what changes the call.
func (q *question) repeatedBut(c ssa.CallInstruction, ch *changes, result func(*frame) val, args []val, mem memory) bool {
	if q.spent(10) {
		return false
	}
	fn := c.Parent()
	before := q.before(c, args, mem)
	if before == nil {
		return false
	}
	top := q.depth == 0
	q.depth++
	defer func() { q.depth-- }()
	comes := q.p.mayComeBack(fn)
	m := q.machine()
	f := m.frame(fn, args, nil)
	f.base = before.env
	f.from = c.Block()
	f.after = true
	f.next = make(map[ssa.Value]val)
	if (!q.uncut || !top) && !(top && q.later != nil && len(q.later.gone) > 0) {
		f.cut = ch.edge
	}
	if fn.Parent() == nil && !comes {
		f.only = q.p.leading(c, q.later)
	}
	start := before.atHit
	f.now = start
	if v := c.Value(); v != nil {
		f.env[v] = result(f)
	}
	q.steps = m.steps
	var self bool
	again := hitHere
	if top && q.survey {
		again = cutHere
	}
	f.stop = func(instr ssa.Instruction) action {
		if top && q.later != nil {
			switch {
			case q.later.back[instr], instr == q.later.next && len(q.later.gone) > 0:
				return again
			case q.later.gone[instr]:
				return cutHere
			}
		}
		if ch.at[instr] && !(q.uncut && top) || q.blocked != nil && q.blocked(instr) {
			return cutHere
		}
		if top && q.waits != nil && pauses(instr) {
			q.waits[instr] = true
		}
		k, ok := instr.(ssa.CallInstruction)
		if !ok {
			return goOn
		}
		if k == c {
			return again
		}
		if comes && startsItself(k, fn, ch) {
			self = true
			return again
		}
		if _, isGo := k.(*ssa.Go); isGo {
			return goOn
		}
		if congruentCalls(k.Common(), c.Common(), 12) && !neverRuns(k) {
			return again
		}
		if q.callsItself(k, fn, ch) {
			if !q.reaches(f, k, c) {
				return goOn
			}
			self = true
			return again
		}
		if comes {
			if back := comesBack(k, fn, ch); back != nil && q.reaches(f, k, back) {
				self = true
				return again
			}
		}
		return goOn
	}
	b := c.Block()
	f.in[b] = start
	i := slices.Index(b.Instrs, ssa.Instruction(c))
	if blocks := f.block(work{b, i + 1}); f.hit == nil && !f.over {
		todo := make([]work, 0, len(blocks))
		for _, b := range blocks {
			todo = append(todo, work{b, 0})
		}
		f.loop(todo)
	}
	q.steps = m.steps
	if f.over {
		q.over = true
		return false
	}
	if top && q.survey {
		q.leaving(c, f)
		return false
	}
	if f.hit != nil {
		q.hit = hit{call: f.hit, self: self}
		if self {
			q.hit.call = c
		}
		return true
	}
	if isYield(fn) {
		// The body of a range over a function: true asks for the next turn.
		for _, prm := range fn.Params {
			if ch.param[prm] {
				return false
			}
		}
		for _, r := range f.rets {
			if len(r.parts) == 1 && r.parts[0].bool() != no {
				q.hit = hit{call: c}
				return true
			}
		}
		return false
	}
	if fn.Parent() == nil || q.uncut {
		return false // named functions are asked about where they are handed over
	}
	q.numbered = ch.onNumber()
	for _, u := range q.p.usesOf(fn) {
		for _, r := range f.rets {
			if q.again(u, r) {
				if q.hit.helper == nil || q.hit.helper.Parent() != u.call.Parent() {
					q.hit.helper = u.call
				}
				q.hit.call = c
				return true
			}
		}
	}
	return false
}

// leading returns the blocks of the function around c that lead to where c is
// made again: to c, to a call like it, to one of the function itself, or to what
// puts the item of c back.
func (p *pkg) leading(c ssa.CallInstruction, later *requeue) map[*ssa.BasicBlock]bool {
	if later == nil {
		if known, ok := p.leads[c]; ok {
			return known
		}
	}
	to := []*ssa.BasicBlock{c.Block()}
	fn := c.Parent()
	for _, k := range p.likely(c) {
		if congruentCalls(k.Common(), c.Common(), 12) {
			to = append(to, k.Block())
		}
	}
	for _, k := range p.callsIn(fn).others {
		if staticOwn(k) == fn {
			to = append(to, k.Block())
		}
	}
	if later != nil {
		for instr := range later.back {
			to = append(to, instr.Block())
		}
		if later.next != nil {
			to = append(to, later.next.Block())
		}
	}
	out := preceding(to...)
	if later == nil {
		p.leads[c] = out
	}
	return out
}

// pauses reports whether an instruction waits: for a time, a ticker, a signal.
// Functions that do are known by their names, as most programs have their own.
func pauses(instr ssa.Instruction) bool {
	switch instr := instr.(type) {
	case *ssa.Select:
		return instr.Blocking
	case *ssa.UnOp:
		return instr.Op == token.ARROW
	case *ssa.Call:
		fn := calledFunc(instr.Common())
		if fn == nil {
			return false
		}
		name := strings.ToLower(fn.Name())
		for _, w := range []string{"sleep", "wait", "pause"} {
			if strings.HasPrefix(name, w) {
				return true
			}
		}
	}
	return false
}

// isYield reports whether fn is what go/ssa makes of the body of a range over
// a function.
func isYield(fn *ssa.Function) bool { return fn.Synthetic == "range-over-func yield" }
