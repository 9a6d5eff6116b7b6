package retry

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/request"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// A pkg is the package under analysis with what was found out about it.
type pkg struct {
	pass    *analysis.Pass
	view    *ssaview.View
	idx     *request.Index
	helpers []string // names from the settings
	globals map[*ssa.Global][]*ssa.Store
	refs    map[*ssa.Function][]ref
	reqs    map[ssa.CallInstruction][]request.Request
	changed map[ssa.CallInstruction]*changes
	befores map[beforeKey]*frame
	called  map[*ssa.Function][]paramCall
	round   map[ssa.CallInstruction]bool
	open    map[*ssa.Function][]openRepeat // by the function that holds them
	fresh   map[*ssa.Function][]openRepeat // found in the last round
}

// at is idx.At, remembered.
func (p *pkg) at(c ssa.CallInstruction) []request.Request {
	if p.idx.Empty() {
		return nil
	}
	if rs, ok := p.reqs[c]; ok {
		return rs
	}
	rs := p.idx.At(c)
	p.reqs[c] = rs
	return rs
}

func (p *pkg) changes(c ssa.CallInstruction) *changes {
	x := p.changed[c]
	if x == nil {
		x = changesOf(c)
		p.changed[c] = x
	}
	return x
}

// A question asks whether a call is made again after it failed in one way.
type question struct {
	p *pkg
	// x is the failure, or 0 for success.
	x failure.Set
	// verb is the method that the request is taken to have, or "".
	verb   string
	isVerb func(ssa.Value) bool
	// origin and place say where the request itself is sent.
	origin token.Pos
	place  string
	steps  int // taken so far, see budget
	over   bool
	depth  int
	asked  []asked
	// uncut follows the call's own function also to other requests, and waits
	// collects the pauses on the way.
	uncut bool
	waits map[ssa.Instruction]bool

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
	m := &machine{p: q.p, q: q, x: q.x, verb: q.verb, isVerb: q.isVerb, steps: q.steps}
	m.sent = q.sent
	return m
}

// sent gives the results of calls that send requests: of the one in question
// as assumed, of all others as successful.
func (q *question) sent(f *frame, c ssa.CallInstruction) (val, sending) {
	rs := q.p.at(c)
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
	if r.Shape == request.ResponseShape && q.x != failure.Transport {
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
	if q.spent(10) {
		return false
	}
	fn := c.Parent()
	before := q.before(c, args, mem)
	if before == nil {
		return false
	}
	ch := q.p.changes(c)
	top := q.depth == 0
	q.depth++
	defer func() { q.depth-- }()
	m := q.machine()
	f := m.frame(fn, args, nil)
	f.base = before.env
	f.from = c.Block()
	f.after = true
	f.next = make(map[ssa.Value]val)
	if !q.uncut || !top {
		f.cut = ch.edge
	}
	start := before.atHit
	f.now = start
	if v := c.Value(); v != nil {
		f.env[v] = result(f)
	}
	q.steps = m.steps
	var self bool
	f.stop = func(instr ssa.Instruction) action {
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
			return hitHere
		}
		if _, isGo := k.(*ssa.Go); isGo {
			return goOn
		}
		if congruentCalls(k.Common(), c.Common(), 12) {
			return hitHere
		}
		if q.callsItself(k, fn, ch) {
			self = true
			return hitHere
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

// callsItself reports whether k calls fn again for the same request: with the
// same parameters, but for those on which the request does not depend.
func (q *question) callsItself(k ssa.CallInstruction, fn *ssa.Function, ch *changes) bool {
	callee := k.Common().StaticCallee()
	if callee != nil && callee.Origin() != nil {
		callee = callee.Origin()
	}
	if callee != fn {
		if fn.Parent() == nil || callee != nil || !slices.Contains(q.p.callees(k), fn) {
			return false
		}
	}
	if _, isGo := k.(*ssa.Go); isGo {
		return false
	}
	args := k.Common().Args
	if len(args) != len(fn.Params) {
		return false
	}
	for i, prm := range fn.Params {
		if !ch.param[prm] || args[i] == prm {
			continue
		}
		if u, ok := args[i].(*ssa.UnOp); ok && u.Op == token.MUL {
			if a, ok := u.X.(*ssa.Alloc); ok && holdsOnly(a, prm) {
				continue
			}
		}
		return false
	}
	return true
}

// holdsOnly reports whether a is the variable of a captured parameter that is
// never assigned to.
func holdsOnly(a *ssa.Alloc, prm *ssa.Parameter) bool {
	for _, r := range *a.Referrers() {
		if s, ok := r.(*ssa.Store); ok && s.Addr == a && s.Val != prm {
			return false
		}
	}
	return true
}

// before runs fn up to c and returns the frame as it is there. It is nil if c
// cannot be reached with the assumed verb.
func (q *question) before(c ssa.CallInstruction, args []val, mem memory) *frame {
	fn := c.Parent()
	key := beforeKey{c, q.verb}
	if args == nil {
		if f, ok := q.p.befores[key]; ok {
			return f
		}
	}
	f := q.way(c, fn, args, mem)
	if args == nil {
		q.p.befores[key] = f
	}
	return f
}

type beforeKey struct {
	c    ssa.CallInstruction
	verb string
}

func (q *question) way(c ssa.CallInstruction, fn *ssa.Function, args []val, mem memory) *frame {
	try := func(verb string) *frame {
		m := q.machine()
		m.verb, m.x = verb, 0
		m.sent = func(f *frame, c ssa.CallInstruction) (val, sending) {
			if len(q.p.at(c)) > 0 {
				return val{}, isSent // whatever came of it
			}
			return val{}, notSent
		}
		f := m.frame(fn, args, nil)
		if mem == nil {
			mem = make(memory)
		}
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
