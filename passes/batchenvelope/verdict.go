package batchenvelope

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// A sending is a call after which the answers of a batch are there, and what
// becomes of them.
type sending struct {
	call ssa.CallInstruction
	// inner is where the request is sent, if call hands its address or the
	// request itself to a function of the package that does.
	inner ssa.CallInstruction
	// inside says that the fault is where the request is sent.
	inside bool
	// place is "file.go:12" of that in another package.
	place string
	// what is "the answer to the batch" and the like, of what a called
	// function returns.
	gifts []flow.Gift

	judged   bool
	escaped  bool
	returned bool // the answers go on to the caller

	// What the program reads instead: the first hit of each of these words.
	aside map[string]flow.Hit
}

// settled is asked before facts are exported: the answers that a function has
// looked at itself are no concern of its callers.
func (t *tracer) settled(sol *flow.Solution) func(flow.Origin) bool {
	b := t.book(sol)
	return func(o flow.Origin) bool {
		s := b.of[callOf(o.Value)]
		return s != nil && b.silent(s, 0)
	}
}

// A book holds the sendings of a package in source order.
type book struct {
	sol  *flow.Solution
	list []*sending
	of   map[ssa.CallInstruction]*sending
}

func (b *book) add(call ssa.CallInstruction) *sending {
	s := b.of[call]
	if s == nil {
		s = &sending{call: call}
		b.of[call] = s
		b.list = append(b.list, s)
	}
	return s
}

// callOf returns the call that an origin is a result of, or nil.
func callOf(v ssa.Value) ssa.CallInstruction {
	if call, _ := flow.ResultOf(v); call != nil {
		return call
	}
	return nil
}

// book finds the sendings and what becomes of their answers.
func (t *tracer) book(sol *flow.Solution) *book {
	b := &book{sol: sol, of: make(map[ssa.CallInstruction]*sending)}
	funcs := t.view.Functions()
	for _, fn := range funcs {
		for _, block := range fn.Blocks {
			for _, in := range block.Instrs {
				call, ok := in.(ssa.CallInstruction)
				if !ok {
					continue
				}
				if isSDKSend(call) {
					b.add(call)
				}
				if c, ok := call.(*ssa.Call); ok {
					for _, g := range sol.Gifts(c) {
						if telling(g.Kind) {
							s := b.add(call)
							s.gifts = append(s.gifts, g)
						}
					}
				}
			}
		}
	}
	hits := sol.Hits()
	for _, h := range hits {
		if h.Word != sends {
			continue
		}
		inner, _ := h.Instr.(ssa.CallInstruction)
		switch {
		case h.Call != nil:
			s := b.add(h.Call)
			s.inner, s.place = inner, h.Place
		case inner != nil:
			b.add(inner)
		}
	}
	for _, h := range hits {
		call := callOf(h.Origin.Value)
		if h.Call != nil && before(h.In) {
			call = h.Call
		}
		s := b.of[call]
		if s == nil {
			continue
		}
		switch h.Word {
		case judged:
			s.judged = true
		case escaped:
			s.escaped = true
		case calledBack:
			s.returned = true
		case outerRead, bodyRead, dropped:
			if _, have := s.aside[h.Word]; !have {
				if s.aside == nil {
					s.aside = make(map[string]flow.Hit)
				}
				s.aside[h.Word] = h
			}
		}
	}
	for _, fn := range funcs {
		if sol.Handed(fn) {
			continue
		}
		for _, g := range sol.Given(fn) {
			if g.Index < 0 && onlyStarted(sol.Callers(fn)) {
				continue
			}
			if s := b.of[callOf(g.Origin.Value)]; s != nil && telling(g.Kind) {
				s.returned = true
			}
		}
	}
	for _, s := range b.list {
		if decodesItself(resultType(s.call), 0) {
			s.escaped = true
		}
		for _, arg := range s.call.Common().Args {
			if mi, ok := arg.(*ssa.MakeInterface); ok && decodesItself(pointee(mi), 0) {
				s.escaped = true
			}
		}
	}
	return b
}

func resultType(call ssa.CallInstruction) types.Type {
	res := call.Common().Signature().Results()
	if res.Len() == 0 {
		return types.Typ[types.Invalid]
	}
	return res.At(0).Type()
}

// silent reports that a status is looked at, may be, or is for the caller to
// look at.
func (b *book) silent(s *sending, depth int) bool {
	if s.judged || s.escaped || depth > 20 {
		return true
	}
	if len(s.gifts) == 0 || s.inner != nil || s.place != "" {
		return false
	}
	if _, bound := s.call.Common().Value.(*ssa.MakeClosure); bound && isSDKSend(s.call) {
		return false // the method value Send gives what it sent itself
	}
	// What is got from a function that has looked itself needs no more.
	for _, g := range s.gifts {
		if g.Origin == nil {
			return false
		}
		from := b.of[callOf(g.Origin.Value)]
		if from == nil || from == s {
			continue
		}
		if !b.silent(from, depth+1) {
			return false
		}
	}
	return true
}

// faults returns the sendings whose answers nobody looks at.
func (b *book) faults() []*sending {
	var out []*sending
	for _, s := range b.list {
		if !b.silent(s, 0) && !s.returned {
			s.inside = b.onlyBatches(s)
			out = append(out, s)
		}
	}
	return out
}

// onlyBatches reports whether the function that sends s for its caller is given
// batches by all of its callers, and so is itself the place of the fault.
func (b *book) onlyBatches(s *sending) bool {
	if s.inner == nil || s.inner == s.call || b.handsOn(s.call) {
		return false
	}
	fn := s.inner.Parent()
	callers := b.sol.Callers(fn)
	for _, c := range callers {
		if o := b.of[c]; o == nil || o.inner != s.inner {
			return false
		}
	}
	return len(callers) > 0 && !ast.IsExported(fn.Name())
}

// handsOn reports whether the caller gets the answers from call.
func (b *book) handsOn(call ssa.CallInstruction) bool {
	has := func(v ssa.Value) bool {
		for k := answer; k <= sdkAnswer; k++ {
			if telling(k) && b.sol.Has(v, k) {
				return true
			}
		}
		return false
	}
	for _, arg := range call.Common().Args {
		if has(arg) {
			return true
		}
	}
	v, ok := call.(*ssa.Call)
	if !ok {
		return false
	}
	if has(v) {
		return true
	}
	for _, ref := range *v.Referrers() {
		if ex, ok := ref.(*ssa.Extract); ok && has(ex) {
			return true
		}
	}
	return false
}

// onlyStarted reports whether calls are all by go or defer. What such a
// function leaves behind its arguments has no other call to ask about.
func onlyStarted(calls []ssa.CallInstruction) bool {
	for _, c := range calls {
		if _, ok := c.(*ssa.Call); ok {
			return false
		}
	}
	return len(calls) > 0
}
