package retry

import (
	"cmp"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/request"
)

// find lists the repeats of the package.
func (p *pkg) find() []Repeat {
	var out, held []Repeat
	for _, fn := range p.view.Functions() {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				c, ok := instr.(ssa.CallInstruction)
				if !ok || !p.mayRepeat(c) {
					continue
				}
				for _, r := range p.at(c) {
					rep, ok := p.repeatOf(c, r)
					switch {
					case !ok:
					case heldBy(c) == nil:
						out = append(out, rep)
					case heldBy(c) == receiverOf(fn):
						held = append(held, rep)
					}
				}
			}
		}
		out = append(out, p.sieved(fn)...)
	}
	out = append(out, p.handed()...)
	for _, rep := range held {
		if !slices.ContainsFunc(out, func(o Repeat) bool { return sameSent(o.Request, rep.Request) }) {
			out = append(out, rep)
		}
	}
	for _, rep := range out {
		fn := rep.Request.Call.Parent()
		if isOpen(rep.Request) && fn.Parent() == nil {
			p.open[fn] = append(p.open[fn], openRepeat{rep: rep, gates: p.gates(rep.Request.Call, rep)})
		}
	}
	out = append(out, p.fill()...)
	slices.SortStableFunc(out, func(a, b Repeat) int { return cmp.Compare(a.Pos, b.Pos) })
	return merge(out)
}

// heldBy is the parameter in a field of which is the function that c calls, or
// nil. Who gives it repeats it, and is told so there; what a receiver holds may
// have been put there by nobody who is seen to.
func heldBy(c ssa.CallInstruction) *ssa.Parameter {
	if c.Common().IsInvoke() || c.Common().StaticCallee() != nil {
		return nil
	}
	prm, path := paramOf(c.Common().Value)
	if path == "" {
		return nil
	}
	return prm
}

func receiverOf(fn *ssa.Function) *ssa.Parameter {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	if fn.Signature.Recv() == nil || len(fn.Params) == 0 {
		return nil
	}
	return fn.Params[0]
}

// sameSent reports whether two requests are sent at the same place.
func sameSent(a, b request.Request) bool {
	at := func(r request.Request) token.Pos {
		if !r.Origin.IsValid() && r.OriginPlace == "" && r.Call != nil {
			return r.Call.Pos()
		}
		return r.Origin
	}
	return at(a) == at(b) && a.OriginPlace == b.OriginPlace
}

// merge puts together what several ways found out about one request.
func merge(reps []Repeat) []Repeat {
	var out []Repeat
	for _, r := range reps {
		if n := len(out); n > 0 && out[n-1].Pos == r.Pos && out[n-1].Request.Name == r.Request.Name &&
			out[n-1].Request.Verb == r.Request.Verb && out[n-1].Request.Origin == r.Request.Origin && out[n-1].Request.OriginPlace == r.Request.OriginPlace {
			o := &out[n-1]
			o.On |= r.On
			o.Post |= r.Post
			o.Looks = o.Looks && r.Looks
			if o.Request.Client == 0 {
				// Of two ways to it one may not know the client.
				o.Request.Client, o.Request.ClientName = r.Request.Client, r.Request.ClientName
			}
			continue
		}
		out = append(out, r)
	}
	return out
}

// mayRepeat is the cheap look before the simulation: a call in a cycle, in a
// function literal that is handed on, in a function that calls itself, or one
// that the function makes twice.
func (p *pkg) mayRepeat(c ssa.CallInstruction) bool {
	switch c.(type) {
	case *ssa.Go, *ssa.Defer:
		return false
	}
	return len(p.idx.Outlines(c)) > 0 && p.mayGoRound(c)
}

func (p *pkg) mayGoRound(c ssa.CallInstruction) bool {
	if may, ok := p.round[c]; ok {
		return may
	}
	may := p.goesRound(c)
	p.round[c] = may
	return may
}

func (p *pkg) goesRound(c ssa.CallInstruction) bool {
	fn := c.Parent()
	if following(c.Block())[c.Block()] {
		return !neverRuns(c)
	}
	if fn.Parent() != nil && len(p.usesOf(fn)) > 0 {
		return true
	}
	if p.mayComeBack(fn) {
		return true
	}
	if slices.ContainsFunc(p.likely(c), func(k ssa.CallInstruction) bool { return congruentCalls(k.Common(), c.Common(), 12) }) {
		return true // a second one
	}
	for _, k := range p.callsIn(fn).others {
		if k == c || k.Common().IsInvoke() {
			continue
		}
		if g := staticOwn(k); g == fn || fn.Parent() != nil && g == nil && slices.Contains(p.callees(k), fn) {
			return true
		}
	}
	return false
}

// repeatOf asks on which failures c sends r again.
func (p *pkg) repeatOf(c ssa.CallInstruction, r request.Request) (Repeat, bool) {
	on, post, h, looks := p.ask(c, r, func(q *question) bool { return q.repeated(c, resultOf(c), nil, nil) })
	rep, at := Repeat{Request: r, On: on, Post: post, Looks: looks}, c
	switch {
	case on == 0:
		var ok bool
		if rep, ok = p.repeatLater(c, r); !ok {
			return Repeat{}, false
		}
	case !direct(r) && p.longRunning(c, r, 0):
		return Repeat{}, false
	default:
		if k, ok := h.call.(ssa.CallInstruction); ok && k.Parent() == c.Parent() {
			at = k
		}
		rep.By, rep.ByPos = p.by(at, h)
	}
	rep.Pos, rep.End = p.extent(at)
	if !direct(r) {
		rep.In = calleeName(c)
		if r.OriginPlace == "" && rep.Pos <= r.Origin && r.Origin < rep.End {
			// In a function literal that is called, or given away, on the spot.
			rep.In = ""
			if pos, end := p.callAt(r.Origin); pos.IsValid() {
				rep.Pos, rep.End = pos, end
			}
		}
	}
	if fn := calledFunc(c.Common()); fn != nil {
		if s, ok := graph.SenderOf(fn); ok && s.Kind == graph.Middle {
			rep.Layer = true
			if r.Verb == "" && p.asksMethod(c.Parent(), 1) {
				rep.Post = 0
			}
		}
	}
	return rep, true
}

// resultOf is what a call returns, by running what it calls.
func resultOf(c ssa.CallInstruction) func(*frame) val {
	return func(f *frame) val {
		if v, ok := c.(*ssa.Call); ok {
			out, _ := f.call(v, f.now)
			return out
		}
		return val{}
	}
}

// ask tries every failure, and success, which must leave, or be able to where
// the failure is not.
func (p *pkg) ask(c ssa.CallInstruction, r request.Request, repeated func(*question) bool) (on, post failure.Set, h hit, looks bool) {
	verbs := []string{r.Verb}
	if r.Verb == "" {
		verbs = []string{"POST", "GET"}
	}
	first, looked := true, false
	for i, verb := range verbs {
		if i > 0 && !looked {
			break // on which failures it is sent again does not depend on it
		}
		set := failure.Set(0)
		q := p.question(c, r, verb, 0)
		polls := repeated(q)
		looked = looked || q.looked
		if q.over {
			continue
		}
		// Success goes round too, if what it waits for is not there yet.
		var done map[any]bool
		if polls {
			if done = p.ends(c, r, verb, 0, repeated); len(done) == 0 {
				continue // never done: a schedule, a list, pages
			}
		}
		// What success goes round through as well is a schedule.
		ok := p.question(c, r, verb, 0)
		ok.uncut, ok.waits = true, make(map[ssa.Instruction]bool)
		if c == nil || polls || !repeated(ok) {
			ok.waits = nil
		}
		looked = looked || ok.looked
		var answers classes[bool]
		for _, x := range failure.Any.Each() {
			if answers.of(x, func() (bool, *question) {
				q := p.question(c, r, verb, x)
				q.waits = make(map[ssa.Instruction]bool)
				again := repeated(q) && !q.over && (q.hit.helper != nil || !share(q.waits, ok.waits))
				again = again && p.whatever(q, func(assume int) (bool, *question) {
					q := p.question(c, r, verb, x)
					q.assume, q.waits = assume, make(map[ssa.Instruction]bool)
					return repeated(q), q
				})
				if again && polls {
					again = beyond(done, p.ends(c, r, verb, x, repeated))
				}
				looked = looked || q.looked
				if again && first {
					h, first = q.hit, false
				}
				return again, q
			}) {
				set |= x
			}
		}
		on |= set
		if verb == "POST" {
			post = set
			if set != 0 {
				looks = p.looksFirst(c, r, h.helper != nil) || p.looks(c, r, verb, set, repeated)
			}
		}
	}
	return on, post, h, looks
}

func share(a, b map[ssa.Instruction]bool) bool {
	for k := range a {
		if b[k] {
			return true
		}
	}
	return false
}

func (p *pkg) question(c ssa.CallInstruction, r request.Request, verb string, x failure.Set) *question {
	q := &question{p: p, x: x, verb: verb, origin: r.Origin, place: r.OriginPlace}
	if !q.origin.IsValid() && c != nil {
		q.origin = c.Pos()
	}
	if r.Verb == "" {
		q.isVerb = func(v ssa.Value) bool { return p.idx.IsVerb(v, r) }
		q.verbField = func(v ssa.Value) int { return p.idx.VerbField(v, r) }
	}
	return q
}
