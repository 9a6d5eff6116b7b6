package retry

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strconv"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/request"
)

// An openRepeat is a repeat of a request of which something depends on the
// parameters of the function that holds it.
type openRepeat struct {
	rep   Repeat
	place string // of the loop, in another package
}

// find lists the repeats of the package.
func (p *pkg) find() []Repeat {
	var out []Repeat
	for _, fn := range p.view.Functions() {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				c, ok := instr.(ssa.CallInstruction)
				if !ok || !p.mayRepeat(c) {
					continue
				}
				for _, r := range p.at(c) {
					if rep, ok := p.repeatOf(c, r); ok {
						out = append(out, rep)
					}
				}
			}
		}
	}
	out = append(out, p.handed()...)
	for _, rep := range out {
		fn := rep.Request.Call.Parent()
		if isOpen(rep.Request) && fn.Parent() == nil {
			p.open[fn] = append(p.open[fn], openRepeat{rep: rep})
		}
	}
	out = append(out, p.fill()...)
	slices.SortStableFunc(out, func(a, b Repeat) int { return cmp.Compare(a.Pos, b.Pos) })
	return merge(out)
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
	return len(p.at(c)) > 0 && p.mayGoRound(c)
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
		return true
	}
	if fn.Parent() != nil && len(p.usesOf(fn)) > 0 {
		return true
	}
	callee := calledFunc(c.Common())
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			k, ok := instr.(ssa.CallInstruction)
			if !ok || k == c {
				continue
			}
			if callee != nil && calledFunc(k.Common()) == callee {
				return true
			}
			if k.Common().IsInvoke() {
				continue
			}
			if g := k.Common().StaticCallee(); g != nil && (g == fn || g.Origin() == fn) {
				return true
			}
			if fn.Parent() != nil && k.Common().StaticCallee() == nil && slices.Contains(p.callees(k), fn) {
				return true
			}
		}
	}
	return false
}

// repeatOf asks on which failures c sends r again.
func (p *pkg) repeatOf(c ssa.CallInstruction, r request.Request) (Repeat, bool) {
	result := func(f *frame) val {
		if v, ok := c.(*ssa.Call); ok {
			out, _ := f.call(v, f.now)
			return out
		}
		return val{}
	}
	on, post, h, looks := p.ask(c, r, func(q *question) bool { return q.repeated(c, result, nil, nil) })
	if on == 0 {
		return Repeat{}, false
	}
	rep := Repeat{Pos: c.Pos(), End: c.Pos(), Request: r, On: on, Post: post, Looks: looks}
	at := c
	if k, ok := h.call.(ssa.CallInstruction); ok && k.Parent() == c.Parent() {
		at = k
	}
	rep.Pos, rep.End = p.extent(at)
	rep.By, rep.ByPos = p.by(at, h)
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
		}
	}
	return rep, true
}

// ask tries every failure, and success, which must leave.
func (p *pkg) ask(c ssa.CallInstruction, r request.Request, repeated func(*question) bool) (on, post failure.Set, h hit, looks bool) {
	verbs := []string{r.Verb}
	if r.Verb == "" {
		verbs = []string{"POST", "GET"}
	}
	first := true
	for _, verb := range verbs {
		set := failure.Set(0)
		q := p.question(c, r, verb, 0)
		if repeated(q) || q.over {
			continue
		}
		// What success goes round through as well is a schedule.
		ok := p.question(c, r, verb, 0)
		ok.uncut, ok.waits = true, make(map[ssa.Instruction]bool)
		if c == nil || !repeated(ok) {
			ok.waits = nil
		}
		for _, x := range failure.Any.Each() {
			q := p.question(c, r, verb, x)
			q.waits = make(map[ssa.Instruction]bool)
			if !repeated(q) || q.over || q.hit.helper == nil && share(q.waits, ok.waits) {
				continue
			}
			set |= x
			if first {
				h, first = q.hit, false
			}
		}
		on |= set
		if verb == "POST" {
			post = set
			if set != 0 {
				looks = p.looks(c, r, verb, set, repeated)
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
	}
	return q
}

// looks reports whether every further try is preceded by a read whose success
// can end the retry: with such reads as walls, c is not reached again.
func (p *pkg) looks(c ssa.CallInstruction, r request.Request, verb string, set failure.Set, repeated func(*question) bool) bool {
	reads := func(instr ssa.Instruction) bool {
		k, ok := instr.(*ssa.Call)
		if !ok || ssa.CallInstruction(k) == c {
			return false
		}
		rs := p.at(k)
		for _, r := range rs {
			if r.Verb != "GET" && r.Safe == "" || r.Graph == request.No {
				return false
			}
		}
		return len(rs) > 0 && p.decides(k)
	}
	for _, x := range set.Each() {
		q := p.question(c, r, verb, x)
		q.blocked = reads
		if repeated(q) {
			return false
		}
	}
	return true
}

// decides reports whether anything depends on what a read returned besides its
// error.
func (p *pkg) decides(k *ssa.Call) bool {
	if k.Referrers() == nil {
		return false
	}
	if _, ok := k.Type().(*types.Tuple); !ok {
		return len(*k.Referrers()) > 0
	}
	for _, r := range *k.Referrers() {
		if e, ok := r.(*ssa.Extract); ok && !isErrorType(e.Type()) && e.Referrers() != nil && len(*e.Referrers()) > 0 {
			return true
		}
	}
	return false
}

// handed finds named functions and method values that are given to helpers.
func (p *pkg) handed() []Repeat {
	var out []Repeat
	refs := p.references()
	for _, fn := range p.named() {
		for _, ref := range refs[fn.ref] {
			var t tracer
			if ref.instr == nil {
				t.value(ref.value, "")
			} else {
				t.at(ref.instr, ref.value, "")
			}
			for _, u := range t.uses {
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
	}
	return out
}

// handedTo asks whether the helper that is given fn repeats its request r.
func (p *pkg) handedTo(u use, fn *ssa.Function, r request.Request) (Repeat, bool) {
	at := r
	if !at.Origin.IsValid() && r.Call != nil {
		at.Origin = r.Call.Pos()
	}
	on, post, h, looks := p.ask(nil, at, func(q *question) bool {
		for _, ret := range q.returns(fn, r) {
			if q.again(u, ret) {
				return true
			}
		}
		return false
	})
	if on == 0 {
		return Repeat{}, false
	}
	r.Call = u.call
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

// isOpen reports whether something of r may depend on a parameter.
func isOpen(r request.Request) bool {
	return r.Sym != nil && (r.Verb == "" || r.Graph == request.Unknown || r.Client == 0)
}

// maxFill bounds how many functions a request goes up through to the call
// that says what it is.
const maxFill = 4

// fill finds the calls that make open repeats into known ones.
func (p *pkg) fill() []Repeat {
	var out []Repeat
	for range maxFill {
		next := make(map[*ssa.Function][]openRepeat)
		for _, fn := range p.view.Functions() {
			for _, b := range fn.Blocks {
				for _, instr := range b.Instrs {
					k, ok := instr.(ssa.CallInstruction)
					if !ok {
						continue
					}
					for _, o := range p.openOf(k) {
						inst := p.idx.Instantiate(k, o.rep.Request.Sym)
						was := o.rep.Request
						rep := o.rep
						rep.Request = inst
						rep.Request.Call = k
						rep.Pos, rep.End = p.extent(k)
						rep.By, rep.ByPos = p.byCallee(k, o)
						if inst.Verb != "" && inst.Verb != "POST" {
							rep.Post = 0
						}
						if was.Verb == "" && inst.Verb != "" || was.Graph != request.Yes && inst.Graph == request.Yes || was.Client == 0 && inst.Client != 0 {
							out = append(out, rep)
						}
						if isOpen(inst) && fn.Parent() == nil && !p.knows(fn, inst) {
							next[fn] = append(next[fn], openRepeat{rep: rep, place: o.place})
						}
					}
				}
			}
		}
		if len(next) == 0 {
			break
		}
		p.fresh = next
		for _, fn := range p.view.Functions() {
			p.open[fn] = append(p.open[fn], next[fn]...)
		}
	}
	return out
}

// knows reports whether fn already has an open repeat of the same request.
func (p *pkg) knows(fn *ssa.Function, r request.Request) bool {
	return slices.ContainsFunc(p.open[fn], func(o openRepeat) bool {
		return o.rep.Request.Origin == r.Origin && o.rep.Request.OriginPlace == r.OriginPlace && o.rep.Request.Verb == r.Verb
	})
}

// openOf returns the open repeats in what k calls.
func (p *pkg) openOf(k ssa.CallInstruction) []openRepeat {
	var out []openRepeat
	for _, g := range p.callees(k) {
		if p.fresh != nil {
			out = append(out, p.fresh[g]...)
		} else {
			out = append(out, p.open[g]...)
		}
	}
	if len(out) > 0 || p.fresh != nil {
		return out
	}
	if fn := calledFunc(k.Common()); fn != nil && fn.Pkg() != p.pass.Pkg {
		var b Behaviour
		if p.pass.ImportObjectFact(fn, &b) {
			for _, o := range b.Open {
				r := request.Request{Sym: o.Sym, Verb: o.Verb, Client: failure.Set(o.Client)}
				if o.Graph {
					r.Graph = request.Yes
				}
				out = append(out, openRepeat{place: o.Place, rep: Repeat{
					Request: r, On: failure.Set(o.On), Post: failure.Set(o.Post), Looks: o.Looks,
				}})
			}
		}
	}
	return out
}

// extent returns where a call begins and ends.
func (p *pkg) extent(c ssa.CallInstruction) (pos, end token.Pos) {
	if pos, end = p.callAt(c.Pos()); !pos.IsValid() {
		return c.Pos(), c.Pos()
	}
	return pos, end
}

// callAt returns where the call with the parenthesis at lparen begins and ends.
func (p *pkg) callAt(lparen token.Pos) (pos, end token.Pos) {
	for _, file := range p.pass.Files {
		if file.FileStart > lparen || lparen >= file.FileEnd {
			continue
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if n == nil || n.Pos() > lparen || n.End() < lparen {
				return false
			}
			if call, ok := n.(*ast.CallExpr); ok && call.Lparen == lparen {
				// A chain of calls that spans lines is reported where it is
				// executed: at its last selector.
				pos, end = call.Pos(), call.End()
				if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && p.line(sel.Sel.Pos()) != p.line(call.Pos()) {
					pos = sel.Sel.Pos()
				}
			}
			return true
		})
	}
	return pos, end
}

func (p *pkg) line(pos token.Pos) int { return p.pass.Fset.Position(pos).Line }

// by names what sends the call again.
func (p *pkg) by(c ssa.CallInstruction, h hit) (string, token.Pos) {
	switch {
	case h.helper != nil:
		return calleeName(h.helper) + p.place(c.Pos(), h.helper.Pos()), h.helper.Pos()
	case h.self:
		return c.Parent().Name() + ", which calls itself", c.Pos()
	}
	if pos := p.enclosingLoop(c.Pos()); pos.IsValid() {
		return "the loop" + p.place(c.Pos(), pos), pos
	}
	if following(c.Block())[c.Block()] {
		return "the jump back", c.Pos()
	}
	return "a second call", c.Pos()
}

func (p *pkg) byCallee(k ssa.CallInstruction, o openRepeat) (string, token.Pos) {
	if o.place != "" {
		return "the retry in " + calleeName(k) + " at " + o.place, k.Pos()
	}
	return "the retry in " + calleeName(k) + p.place(k.Pos(), o.rep.ByPos), o.rep.ByPos
}

func calleeName(c ssa.CallInstruction) string {
	if fn := calledFunc(c.Common()); fn != nil {
		if r := recvName(fn); r != "" {
			return r + "." + fn.Name()
		}
		if fn.Pkg() != nil && fn.Pkg() != c.Parent().Package().Pkg {
			return fn.Pkg().Name() + "." + fn.Name()
		}
		return fn.Name()
	}
	return "the helper"
}

// place is " at line 12", or " at file.go:12" if that is another file.
func (p *pkg) place(from, to token.Pos) string {
	if !to.IsValid() {
		return ""
	}
	a, b := p.pass.Fset.Position(from), p.pass.Fset.Position(to)
	if a.Filename == b.Filename {
		return " at line " + strconv.Itoa(b.Line)
	}
	return " at " + filepath.Base(b.Filename) + ":" + strconv.Itoa(b.Line)
}

// enclosingLoop returns the innermost for around pos that is not around a
// function literal around pos.
func (p *pkg) enclosingLoop(pos token.Pos) token.Pos {
	found := token.NoPos
	for _, file := range p.pass.Files {
		if file.FileStart > pos || pos >= file.FileEnd {
			continue
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if n == nil || n.Pos() > pos || n.End() <= pos {
				return false
			}
			switch n.(type) {
			case *ast.FuncLit:
				found = token.NoPos
			case *ast.ForStmt, *ast.RangeStmt:
				found = n.Pos()
			}
			return true
		})
	}
	return found
}
