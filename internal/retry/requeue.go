package retry

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/request"
)

// A requeue says how what a call works on comes back to it in a later round,
// though the call gets another item on each turn: it is put back into the list,
// map, channel or queue that it was taken from, or it stays there because
// nothing takes it off. It is a may of the places and a must of the item: what
// is put back has to be the item itself, or a record that holds it.
type requeue struct {
	// back are the places that put the item back.
	back map[ssa.Instruction]bool
	// gone are those that take it off, where it stays otherwise; next is where
	// the following item is taken.
	gone map[ssa.Instruction]bool
	next ssa.Instruction
}

// requeues returns how the item of c comes back, or nil.
func (p *pkg) requeues(c ssa.CallInstruction) *requeue {
	after := following(c.Block())
	if !after[c.Block()] {
		return nil
	}
	for _, s := range sourcesOf(c) {
		rq := &requeue{back: make(map[ssa.Instruction]bool), gone: make(map[ssa.Instruction]bool)}
		for _, b := range c.Parent().Blocks {
			if !after[b] && b != c.Block() {
				continue
			}
			for _, instr := range b.Instrs {
				if s.at != nil && s.putBack(instr) && following(b)[s.at.Block()] {
					rq.back[instr] = true
				}
			}
		}
		if len(rq.back) == 0 && s.walkedAgain(after) {
			rq.gone, rq.next = s.takenOff(c)
		}
		if len(rq.back)+len(rq.gone) > 0 {
			return rq
		}
	}
	return nil
}

// repeatLater asks on which failures the item of c, with the request r in it,
// is left for a later round.
func (p *pkg) repeatLater(c ssa.CallInstruction, r request.Request) (Repeat, bool) {
	rq := p.requeues(c)
	if rq == nil {
		return Repeat{}, false
	}
	return p.later(c, r, rq, c.Pos())
}

// later asks on which failures of r the item of c comes back by rq. The place
// that brings it back is named as seen from.
func (p *pkg) later(c ssa.CallInstruction, r request.Request, rq *requeue, from token.Pos) (Repeat, bool) {
	on, post, h, looks := p.ask(c, r, func(q *question) bool {
		q.later = rq
		return q.repeated(c, resultOf(c), nil, nil)
	})
	if on == 0 {
		return Repeat{}, false
	}
	rep := Repeat{Request: r, On: on, Post: post, Looks: looks}
	at := rq.next
	rep.By = "the next round, as nothing takes it off the list"
	if at == nil {
		rep.By = "the next round, for which it is put back"
		if !rq.back[h.call] {
			return rep, true
		}
		at = h.call
	}
	if rep.ByPos = at.Pos(); rep.ByPos.IsValid() {
		rep.By += p.place(from, rep.ByPos) + ","
	}
	return rep, true
}
