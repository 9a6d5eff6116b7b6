package retry

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/request"
)

// An openRepeat is a repeat of a request of which something depends on the
// parameters of the function that holds it.
type openRepeat struct {
	rep   Repeat
	place string // of the loop, in another package
	gates []Gate
}

// isOpen reports whether something of r may depend on a parameter.
func isOpen(r request.Request) bool {
	return r.Sym != nil && (r.Verb == "" || r.Graph == request.Unknown || r.Client == 0 || r.Mixed)
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
						if p.shut(k, o.gates) {
							continue
						}
						inst := p.idx.Instantiate(k, o.rep.Request.Sym)
						was := o.rep.Request
						rep := o.rep
						rep.Request = inst
						rep.Request.Call = k
						rep.Pos, rep.End = p.extent(k)
						rep.By, rep.ByPos = p.byCallee(k, o)
						p.byVerb(k, inst, &rep)
						if rep.On|rep.Post == 0 {
							continue
						}
						if was.Verb == "" && inst.Verb != "" || was.Graph != request.Yes && inst.Graph == request.Yes || was.Client == 0 && inst.Client != 0 {
							out = append(out, rep)
						} else if was.Mixed && !inst.Mixed {
							rep.On = 0 // that was said where it is sent
							out = append(out, rep)
						}
						if isOpen(inst) && fn.Parent() == nil && !p.knows(fn, inst) {
							next[fn] = append(next[fn], openRepeat{rep: rep, place: o.place, gates: handedOn(k, o.gates)})
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

// byVerb leaves in rep, a repeat by what k calls, what is left of it at k
// with the verb that it has there, or for those with which k is reached.
func (p *pkg) byVerb(k ssa.CallInstruction, inst request.Request, rep *Repeat) {
	switch {
	case inst.Verb == "POST":
		rep.On = rep.Post
	case inst.Verb != "":
		rep.Post = 0
	case inst.OpenVerb():
		reached := func(verb string) bool { return p.question(k, inst, verb, 0).before(k, nil, nil) != nil }
		post, get := reached("POST"), reached("GET")
		if !post && !get {
			break // by what is known, as of a stand-in in tests, it never is
		}
		if !post {
			rep.Post = 0
		}
		if !get {
			rep.On = rep.Post
		}
	}
}

// knows reports whether fn already has an open repeat of the same request.
func (p *pkg) knows(fn *ssa.Function, r request.Request) bool {
	return slices.ContainsFunc(p.open[fn], func(o openRepeat) bool {
		return sameSent(o.rep.Request, r) && o.rep.Request.Verb == r.Verb
	})
}

// handedOn returns the gates of what k calls that the function around k leaves
// to its own callers: those on arguments that are its parameters.
func handedOn(k ssa.CallInstruction, gates []Gate) []Gate {
	var out []Gate
	c := k.Common()
	for _, g := range gates {
		i := g.Param
		if c.IsInvoke() {
			i--
		}
		if i < 0 || i >= len(c.Args) {
			continue
		}
		if prm, ok := c.Args[i].(*ssa.Parameter); ok {
			if j := slices.Index(k.Parent().Params, prm); j >= 0 {
				out = append(out, Gate{j, g.Field, g.Value})
			}
		}
	}
	return out
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
				r := request.Request{Sym: o.Sym, Verb: o.Verb, Client: failure.Set(o.Client), Mixed: o.Mixed}
				if o.Graph {
					r.Graph = request.Yes
				}
				out = append(out, openRepeat{place: o.Place, gates: o.Gates, rep: Repeat{
					Request: r, On: failure.Set(o.On), Post: failure.Set(o.Post), Looks: o.Looks,
				}})
			}
		}
	}
	return out
}
