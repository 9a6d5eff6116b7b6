package flow

import (
	"golang.org/x/tools/go/ssa"
)

// useCall passes the label a of x into a call: by the pass's own rules, by the
// bodies and facts of what may be called, and by the table of library
// functions, in this order.
func (s *solver) useCall(call ssa.CallInstruction, x ssa.Value, a atom) {
	args := Args(call)
	for i, arg := range args {
		if arg == x {
			s.useArg(call, args, i, a)
		}
	}
	if c := call.Common(); !c.IsInvoke() && c.Value == x {
		s.useMaker(call, reason{node: x, atom: a})
	}
}

func (s *solver) useArg(call ssa.CallInstruction, args []ssa.Value, i int, a atom) {
	why := reason{node: args[i], atom: a}
	if b, ok := call.Common().Value.(*ssa.Builtin); ok {
		s.useBuiltin(call, args, b.Name(), i, a)
		return
	}
	callee := Callee(call)
	if s.spec.Call != nil {
		if outs, ok := s.spec.Call(call, callee, i, a.kind); ok {
			s.out(call, args, outs, a, why)
			return
		}
	}
	if key := putsInContext(callee, args, i); key != "" && s.spec.Places {
		s.add(key, a, why)
		return
	}
	known := false
	for _, fn := range s.targets[call] {
		known = true
		if i < len(fn.Params) {
			s.feed(fn.Params[i], application{call, i, args[i], a.from}, a.kind)
		}
	}
	if p := s.calledParam(call); p != nil {
		known = true
		s.callParam(p, i, a)
	}
	if !known {
		known = s.useFacts(call, args, i, a)
	}
	for _, obj := range s.called[call].ext {
		known = s.useForeign(call, args, obj, i, a) || known
	}
	if known && !s.called[call].open {
		return
	}
	if fn, params := elementsTo(callee, i, args); fn != nil {
		for _, p := range params {
			s.callValue(call, fn, p, a)
		}
	}
	if outs, ok := library(callee, len(args), i, a.kind); ok {
		s.out(call, args, outs, a, why)
		return
	}
	if s.spec.Unknown != nil {
		if word := s.spec.Unknown(call, args[i], a.kind); word != "" {
			s.sink(word, call, args[i], a)
		}
	}
}

// calledParam returns the parameter that call calls, or nil.
func (s *solver) calledParam(call ssa.CallInstruction) *ssa.Parameter {
	if call.Common().IsInvoke() {
		return nil
	}
	p, _ := call.Common().Value.(*ssa.Parameter)
	if p == nil && s.spec.Callbacks {
		p = s.paramOf(call.Common().Value)
	}
	if p == nil || !s.inPkg[p.Parent()] {
		return nil
	}
	return p
}

// out applies the answer of a table.
func (s *solver) out(call ssa.CallInstruction, args []ssa.Value, outs []Out, a atom, why reason) {
	for _, o := range outs {
		to := atom{s.renewed(call, a.from, a.kind, o.Kind), o.Kind}
		if o.Value != nil {
			s.store(o.Value, to, why, 0)
		} else if o.To >= 0 {
			s.addResult(call, o.To, to, why)
		} else if j := -1 - o.To; j < len(args) {
			s.store(args[j], to, why, 0)
		}
	}
}

func (s *solver) useBuiltin(call ssa.CallInstruction, args []ssa.Value, name string, i int, a atom) {
	why := reason{node: args[i], atom: a}
	switch name {
	case "append", "min", "max":
		// What is appended is in the result alone: the argument is as long as
		// it was, and does not show it.
		s.addResult(call, 0, s.step(call, args[i], a, a.kind), why)
	case "copy":
		if i == 1 {
			s.store(args[0], a, why, 0)
		}
	}
}

// feed gives a parameter a label at one call, and applies what the function is
// known to do with it; what is learnt later is applied then.
func (s *solver) feed(p *ssa.Parameter, app application, k Kind) {
	s.feedInput(input{param: p, kind: k}, app)
}

func (s *solver) feedInput(in input, app application) {
	s.plant(in)
	w := s.way(in)
	if !w.feeds.add(app) {
		return
	}
	for i := 0; i < len(w.effects.list); i++ {
		s.apply(in, app, w.effects.list[i])
	}
}

func (s *solver) way(in input) *way {
	w := s.ways[in]
	if w == nil {
		w = new(way)
		s.ways[in] = w
	}
	return w
}

// plant starts following a parameter that enters with a kind.
func (s *solver) plant(in input) {
	w := s.way(in)
	if w.planted {
		return
	}
	w.planted = true
	o := &origin{param: in.param, in: in.kind, ret: in.ret}
	w.origin = o
	if in.ret > 0 {
		for _, call := range s.dynamic[in.param] {
			s.addResult(call, in.ret-1, atom{o, in.kind}, reason{})
		}
		return
	}
	s.add(in.param, atom{o, in.kind}, reason{})
}

// effect records what a symbolic label reaches and applies it to the calls
// that are known by now.
func (s *solver) effect(t task, e effect) {
	in := t.atom.from.input()
	w := s.way(in)
	if !w.effects.add(e) {
		return
	}
	if e.to == ToField && asPlace(e.node) {
		s.plantPlace(e.node, e.kind)
	}
	for i := 0; i < len(w.feeds.list); i++ {
		s.apply(in, w.feeds.list[i], e)
	}
}

// apply carries a label of an argument over to what the parameter reaches.
func (s *solver) apply(in input, app application, e effect) {
	if s.steps++; s.steps > budget {
		return
	}
	a := atom{app.from, e.kind}
	if e.to != ToSink {
		a.from = s.renewed(app.call, app.from, in.kind, e.kind)
	}
	why := reason{node: app.val, atom: atom{app.from, in.kind}}
	switch e.to {
	case ToResult:
		s.addResult(app.call, e.index, a, why)
	case ToField:
		why.inner = atom{s.way(in).origin, e.kind}
		s.enter(app.call, e.node, a, why)
	case ToParam:
		if args := Args(app.call); e.index < len(args) {
			s.store(args[e.index], a, why, 0)
		}
	case ToCallback:
		if p, ok := e.node.(*ssa.Parameter); ok {
			s.callParam(p, e.arg, a)
		} else if args := Args(app.call); e.index < len(args) {
			s.callValue(app.call, args[e.index], e.arg, a)
		}
	case ToSink:
		h := *e.hit
		h.in, h.passed = in.kind, e.passed
		s.sinkCall(h, app.call, app.arg, app.val, a, in.kind)
	}
}

// callParam notes that a parameter of function type is called with a label.
func (s *solver) callParam(p *ssa.Parameter, arg int, a atom) {
	if a.from.param != nil && a.from.param.Parent() == p.Parent() {
		s.effect(task{p, a}, effect{to: ToCallback, index: s.index[p], arg: arg, kind: a.kind})
		return
	}
	if a.from.param != nil && enclosedBy(a.from.param.Parent(), p.Parent()) {
		// A literal in the function calls it with its own argument: with what
		// the literal is given.
		s.effect(task{p, a}, effect{to: ToCallback, node: p, arg: arg, kind: a.kind})
		return
	}
	if s.yields(p, a) {
		return
	}
	cb := callback{arg, a}
	for _, have := range s.callbacks[p] {
		if have == cb {
			return
		}
	}
	s.callbacks[p] = append(s.callbacks[p], cb)
	if s.spec.Callbacks && len(s.dynamic[p]) > 0 && (isExported(outermost(p.Parent())) || len(s.sites[p.Parent()]) == 0) {
		s.unknownCall(s.dynamic[p][0], p, a) // what others pass for it
	}
	for _, call := range s.sites[p.Parent()] {
		if args := Args(call); s.index[p] < len(args) {
			s.callValue(call, args[s.index[p]], arg, atom{s.renewed(call, a.from, 0, a.kind), a.kind})
		}
	}
}

// callValue gives a label to an argument of a function that is itself a value
// handed to call.
func (s *solver) callValue(call ssa.CallInstruction, fn ssa.Value, arg int, a atom) {
	if p, ok := fn.(*ssa.Parameter); ok {
		s.callParam(p, arg, a)
		return
	}
	c := s.resolve(fn, 0)
	open := c.open
	for _, obj := range c.ext {
		open = !s.giveForeign(call, fn, obj, arg, a) || open
	}
	if open && s.spec.Callbacks {
		s.unknownCall(call, fn, a)
	}
	for _, f := range distinct(c.fns) {
		if arg < len(f.Params) {
			s.feed(f.Params[arg], application{call, arg, f.Params[arg], a.from}, a.kind)
			s.add(f.Params[arg], a, reason{node: fn, atom: a})
		}
	}
}

// unknownCall says that a label goes into a function value that is not known.
func (s *solver) unknownCall(call ssa.CallInstruction, fn ssa.Value, a atom) {
	if s.spec.Unknown != nil {
		if word := s.spec.Unknown(call, fn, a.kind); word != "" {
			s.sink(word, call, fn, a)
		}
	}
}

func outermost(fn *ssa.Function) *ssa.Function {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	return fn
}
