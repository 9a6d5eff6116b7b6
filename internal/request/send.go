package request

import (
	"fmt"
	"go/token"
	"go/types"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
)

// found is a request in the summary of a function, with the call in it that
// sends the request.
type found struct {
	call ssa.CallInstruction
	sym  *Sym
}

// maxSent bounds the summary of a function.
const maxSent = 48

// sent returns what a call of fn sends, in terms of its parameters. What it
// starts on other goroutines or defers is left out: its failure is not fn's.
func (x *Index) sent(fn *ssa.Function) []found {
	if out, ok := x.sends[fn]; ok {
		return out
	}
	x.sends[fn] = nil // calls of itself add nothing
	var out []found
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			call, ok := instr.(*ssa.Call)
			if !ok {
				continue
			}
			for _, s := range x.at(call) {
				out = addFound(out, found{call, s})
			}
		}
	}
	if len(out) > maxSent {
		out = out[:maxSent]
	}
	x.sends[fn] = out
	return out
}

func addFound(out []found, f found) []found {
	for _, o := range out {
		if o.call == f.call && o.sym.equal(f.sym) {
			return out
		}
	}
	return append(out, f)
}

// at returns what call sends, in terms of the parameters of its function.
func (x *Index) at(call ssa.CallInstruction) []*Sym {
	c := call.Common()
	if _, ok := c.Value.(*ssa.Builtin); ok {
		return nil
	}
	obj := calleeObj(c)
	if obj != nil {
		if s, ok := graph.SenderOf(obj); ok {
			return []*Sym{x.directCall(call, obj, s)}
		}
	}
	var out []*Sym
	targets := x.targets(call)
	for _, t := range targets {
		for _, s := range x.through(t) {
			if s.Place == "" {
				s.pos, s.Place = call.Pos(), x.place(call.Pos())
			}
			out = append(out, s)
		}
	}
	if len(targets) == 0 && sendsRequest(c.Signature()) {
		// A doer of the project's own, or the next of a chain of functions.
		s := graph.Sender{Method: graph.None, URL: graph.None, Request: 0, Body: graph.None, Client: graph.None}
		if !c.IsInvoke() {
			s.Kind = graph.Middle
		}
		if c.IsInvoke() || c.StaticCallee() == nil {
			return []*Sym{x.directCall(call, obj, s)}
		}
	}
	if obj == nil && len(targets) == 0 {
		if f := x.eval(c.Value); f.open() {
			out = append(out, &Sym{Fn: f, Args: x.evalAll(c.Args)})
		}
	}
	if obj != nil && !c.IsInvoke() && len(targets) == 0 && lastIsError(c.Signature()) {
		// An unknown function that takes a function and returns an error is
		// taken to call it: retry libraries, transactions, spans.
		for _, a := range c.Args {
			if _, ok := a.Type().Underlying().(*types.Signature); !ok {
				continue
			}
			f := x.eval(a)
			if f.open() && f.Op == OpParam {
				out = append(out, &Sym{Fn: f})
				continue
			}
			for _, t := range x.called(f, nil) {
				out = append(out, x.through(t)...)
			}
		}
	}
	return out
}

// through returns what calling t sends, with its arguments filled in.
func (x *Index) through(t target) []*Sym {
	var out []*Sym
	if t.fn != nil {
		for _, f := range x.sent(t.fn) {
			out = append(out, x.fill(f.sym.subst(t.fn, t.args))...)
		}
	} else if t.fact != nil {
		for _, s := range t.fact.Syms {
			out = append(out, x.fill(s.subst(nil, t.args))...)
		}
	} else if t.obj != nil {
		if s, ok := graph.SenderOf(t.obj); ok {
			out = append(out, x.direct(t.obj, s, t.args))
		}
	}
	if out = dedupeSyms(out); len(out) > maxSent {
		out = out[:maxSent]
	}
	return out
}

// maxFilling bounds how deep functions are given to functions.
const maxFilling = 6

// fill replaces the call of a parameter by what the function sends that the
// parameter has become.
func (x *Index) fill(s *Sym) []*Sym {
	s = s.apply(func(t *Term) *Term { return x.reduce(t, 0) })
	if s.Fn == nil || x.spent() {
		return []*Sym{s}
	}
	// A function may be given to itself, and so on without an end.
	if x.filling++; x.filling > maxFilling {
		x.filling--
		return nil
	}
	defer func() { x.filling-- }()
	var out []*Sym
	for _, t := range x.called(s.Fn, s.Args) {
		out = append(out, x.through(t)...)
	}
	if s.Fn.open() {
		out = append(out, s)
	}
	return out
}

func dedupeSyms(ss []*Sym) []*Sym {
	out := ss[:0:0]
next:
	for _, s := range ss {
		for _, o := range out {
			if o.equal(s) {
				continue next
			}
		}
		out = append(out, s)
	}
	return out
}

// directCall describes the request that call itself sends.
func (x *Index) directCall(call ssa.CallInstruction, obj *types.Func, s graph.Sender) *Sym {
	c := call.Common()
	args := x.evalAll(c.Args)
	if c.IsInvoke() {
		args = append(x.evalAll([]ssa.Value{c.Value}), args...)
	}
	y := x.direct(obj, s, args)
	y.pos, y.Place = call.Pos(), x.place(call.Pos())
	return y
}

// direct describes the request that obj sends when it is called with args, the
// receiver first. obj is nil for a function value that sends what it is given.
func (x *Index) direct(obj *types.Func, s graph.Sender, args []*Term) *Sym {
	recv := unknown
	var recvType types.Type
	if obj != nil && obj.Signature().Recv() != nil && len(args) > 0 {
		recv, args = args[0], args[1:]
		recvType = obj.Signature().Recv().Type()
	}
	get := func(i int) *Term {
		switch {
		case i == graph.Recv:
			return recv
		case i >= 0 && i < len(args) && args[i] != nil:
			return args[i]
		}
		return unknown
	}
	y := &Sym{Kind: s.Kind, Client: get(s.Client), Verb: get(s.Method), URL: get(s.URL), Body: get(s.Body),
		Options: unknown, Default: powers[s.Power]}
	if s.Verb != "" {
		y.Verb = text(s.Verb)
	}
	switch s.Kind {
	case graph.Executor:
		y.URL = y.Client
		if len(args) > 0 {
			y.Options = get(len(args) - 1)
		}
		if y.Client.Op == OpBuilder {
			y.Name = y.Client.Tag + "." + obj.Name()
		} else {
			// What is left is the type: it tells the class of the POST.
			typ := typeName(recvType)
			y.Name = typ[strings.LastIndexByte(typ, '.')+1:] + "." + obj.Name()
			y.URL = &Term{Op: OpBuilder, Str: typ, Tag: y.Name, Args: []*Term{y.Client}}
		}
	case graph.Typed:
		y.Name = graph.NamedOf(recvType).Obj().Name() + "." + obj.Name()
	}
	if s.Request != graph.None {
		req := get(s.Request)
		owner, address := "net/http.Request", "URL"
		if s.Kind == graph.Adapter {
			owner, address = graph.AbsPath+".RequestInformation", "UrlTemplate"
			y.Options = req
		}
		y.Verb = field(req, owner, "Method")
		y.URL = field(req, owner, address)
		if p := req.pair("SetUri"); p != nil && req.Op == OpWith {
			y.URL = p.Args[0]
		}
		y.Body = bodies(req, owner)
		if s.Power == graph.Azcore {
			if made := unwrapped(req); made != nil && made.Op == OpApp && made.Str == appRequest && len(made.Args) > 3 {
				y.Options = made.Args[3]
			}
		}
		if s.Kind == graph.Middle {
			y.Graph = x.reaches()
		}
	}
	return y
}

// unwrapped returns t as it was made, without what was done to it.
func unwrapped(t *Term) *Term {
	for t != nil && t.Op == OpWith {
		t = t.Args[0]
	}
	return t
}

// bodies returns the body of a request. Where it is set anew, as for another
// try, it is taken to say the same.
func bodies(req *Term, owner string) *Term {
	t := unwrapped(req)
	name := "Body"
	if owner != "net/http.Request" {
		name = "Content"
	}
	if t != nil && t.Op == OpApp && t.Str == appInfo {
		return t.Args[2]
	}
	if t == req {
		return field(req, owner, name)
	}
	if b := choice(field(req, owner, name), field(t, owner, name)); b != nil {
		return b
	}
	return unknown
}

// sendsRequest reports whether sig is func(*http.Request) (*http.Response, error).
func sendsRequest(sig *types.Signature) bool {
	return sig.Params().Len() == 1 && sig.Results().Len() == 2 &&
		graph.IsNamed(sig.Params().At(0).Type(), "net/http", "Request") &&
		graph.IsNamed(sig.Results().At(0).Type(), "net/http", "Response") &&
		lastIsError(sig)
}

func lastIsError(sig *types.Signature) bool {
	n := sig.Results().Len()
	return n > 0 && types.Identical(sig.Results().At(n-1).Type(), types.Universe.Lookup("error").Type())
}

func (x *Index) place(pos token.Pos) string {
	p := x.pass.Fset.Position(pos)
	return fmt.Sprintf("%s:%d", filepath.Base(p.Filename), p.Line)
}
