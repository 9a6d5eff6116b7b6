package retry

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/request"
)

// A question asks whether a call is made again after it failed in one way.
type question struct {
	p *pkg
	// x is the failure, or 0 for success.
	x failure.Set
	// class are the failures that the code has not told from x so far.
	class failure.Set
	// verb is the method that the request is taken to have, or "".
	verb   string
	isVerb func(ssa.Value) bool
	// verbField is the field of a struct that holds the method, or -1.
	verbField func(ssa.Value) int
	// looked says that the code has seen the verb.
	looked bool
	// origin and place say where the request itself is sent.
	origin token.Pos
	place  string
	steps  int // taken so far, see budget
	over   bool
	depth  int
	// numbered says that the request depends on a number that the function is
	// given which a helper calls: a number that counts the tries is then another
	// request each time.
	numbered bool
	asked    []asked
	// uncut follows the call's own function also to other requests, and waits
	// collects the pauses on the way.
	uncut bool
	waits map[ssa.Instruction]bool

	// survey goes on where the call is made again and collects in ends how its
	// function or helper can come to an end otherwise.
	survey bool
	ends   map[any]bool

	// later says how the item of the call comes back in a later round, if that
	// is what is asked.
	later *requeue

	// unsure says that a method was asked of which it is not known whose it is,
	// answers how many it has, and assume which of them is taken for its own,
	// counted from 1.
	unsure          bool
	answers, assume int

	// hit is where the call is made again, by the loop or helper.
	hit hit
	// blocked are calls beyond which nothing is followed, to ask whether
	// every way round passes them.
	blocked func(ssa.Instruction) bool
}

// asked is a part of a question that was answered with no: does fn call its
// function parameter again when that returned ret?
type asked struct {
	fn   *ssa.Function
	arg  int
	path string
	ret  val
}

// A hit says what makes a call again.
type hit struct {
	call   ssa.Instruction     // the call that is made (again), in its function
	helper ssa.CallInstruction // the call of the helper that does, if any
	self   bool                // the function calls itself
}

func (q *question) machine() *machine {
	if q.class == 0 {
		q.class = failure.Any
	}
	m := &machine{p: q.p, q: q, x: q.x, verb: q.verb, isVerb: q.isVerb, steps: q.steps}
	m.sent = q.sent
	return m
}

// sent gives the results of calls that send requests: of the one in question
// as assumed, of all others as successful.
func (q *question) sent(f *frame, c ssa.CallInstruction) (val, sending) {
	rs := q.p.idx.Outlines(c)
	if len(rs) == 0 {
		return val{}, notSent
	}
	ours := false
	for _, r := range rs {
		ours = ours || q.ours(c, r)
	}
	if !ours {
		return succeeded(c.Common().Signature().Results(), request.ErrorShape), isSent
	}
	for _, r := range rs {
		if !q.ours(c, r) {
			continue
		}
		if direct(r) {
			return q.outcome(c, r, false), isSent
		}
	}
	return val{}, runIt
}

type sending uint8

const (
	notSent sending = iota
	isSent          // the results are given
	runIt           // they are found by running the function
)

// direct reports whether the call itself sends the request.
func direct(r request.Request) bool {
	return r.OriginPlace == "" && (!r.Origin.IsValid() || r.Origin == r.Call.Pos())
}

// ours reports whether r, sent by c, is the request in question.
func (q *question) ours(c ssa.CallInstruction, r request.Request) bool {
	o := r.Origin
	if !o.IsValid() {
		o = c.Pos()
	}
	return o == q.origin && r.OriginPlace == q.place
}

// outcome is what a call of unknown inside returns when its request fails.
func (q *question) outcome(c ssa.CallInstruction, r request.Request, open bool) val {
	res := c.Common().Signature().Results()
	if q.x == 0 {
		return succeeded(res, r.Shape)
	}
	n := res.Len()
	parts := make([]val, n)
	for i := range parts {
		parts[i] = zeroOf(res.At(i).Type())
	}
	failed := val{k: failure_, tracked: true, open: open}
	if r.Shape == request.ResponseShape && !q.machine().transport() {
		for i := range parts {
			if isNamed(res.At(i).Type(), "net/http", "Response") {
				parts[i] = val{k: response}
				failed = val{k: null}
			}
		}
	}
	for i := range parts {
		if isErrorType(res.At(i).Type()) {
			parts[i] = failed
		}
	}
	return single(val{k: tuple, parts: parts})
}

// succeeded is what a call returns that works.
func succeeded(res *types.Tuple, shape request.Shape) val {
	parts := make([]val, res.Len())
	for i := range parts {
		t := res.At(i).Type()
		switch t.Underlying().(type) {
		case *types.Pointer, *types.Interface:
			parts[i] = val{k: nonNil}
		}
		switch {
		case isErrorType(t):
			parts[i] = val{k: null}
		case shape == request.ResponseShape && isNamed(t, "net/http", "Response"):
			parts[i] = val{k: response}
		}
	}
	return single(val{k: tuple, parts: parts})
}

// before runs fn up to c and returns the frame as it is there. It is nil if c
// cannot be reached with the assumed verb.
func (q *question) before(c ssa.CallInstruction, args []val, mem memory) *frame {
	fn := c.Parent()
	if args != nil {
		return q.way(c, fn, args, mem)
	}
	key := beforeKey{c: c, verb: q.verb}
	if q.isVerb != nil {
		key.origin, key.place = q.origin, q.place // of another request it is another value
	}
	known, ok := q.p.befores[key]
	if !ok {
		looked := q.looked
		q.looked = false
		known.f = q.way(c, fn, args, mem)
		known.looked = q.looked
		q.looked = looked
		q.p.befores[key] = known
	}
	q.looked = q.looked || known.looked
	return known.f
}

type beforeKey struct {
	c      ssa.CallInstruction
	verb   string
	origin token.Pos
	place  string
}

type before struct {
	f      *frame
	looked bool // see question
}

func (q *question) way(c ssa.CallInstruction, fn *ssa.Function, args []val, mem memory) *frame {
	try := func(verb string) *frame {
		m := q.machine()
		m.verb, m.x = verb, 0
		m.sent = func(f *frame, c ssa.CallInstruction) (val, sending) {
			if len(q.p.idx.Outlines(c)) > 0 {
				return val{}, isSent // whatever came of it
			}
			return val{}, notSent
		}
		f := m.frame(fn, args, nil)
		if mem == nil {
			mem = make(memory)
		}
		f.only = preceding(c.Block())
		f.stop = func(instr ssa.Instruction) action {
			if instr == ssa.Instruction(c) {
				return hitOn
			}
			return goOn
		}
		f.fromEntry(mem)
		q.steps = m.steps
		if f.over {
			q.over = true
			return nil
		}
		return f
	}
	f := try(q.verb)
	if f == nil {
		return nil
	}
	if f.atHit == nil {
		if q.verb != "" {
			if g := try(""); g == nil || g.atHit != nil {
				return nil // this verb does not get there
			}
		}
		f.env = make(map[ssa.Value]val)
		f.atHit = make(memory)
	}
	return f
}
