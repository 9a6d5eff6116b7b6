package flow

import (
	"go/token"
	"slices"
	"sort"

	"golang.org/x/tools/go/ssa"
)

// A hit is a Hit in the making.
type hit struct {
	word   string
	instr  ssa.Instruction
	value  ssa.Value
	place  string
	kind   Kind
	in     Kind
	passed bool
	call   ssa.CallInstruction
	arg    int
	end    node // the node and atom from which the way is read back
	atom   atom
	inner  atom // the symbolic label at the sink
	hops   []Hop
}

type hitKey struct {
	word  string
	instr ssa.Instruction
	value ssa.Value
	call  ssa.CallInstruction
	place string
	from  *origin
	kind  Kind
}

// sink records that a label reaches a sink in this package.
func (s *solver) sink(word string, in ssa.Instruction, x ssa.Value, a atom) {
	h := hit{word: word, instr: in, value: x, kind: a.kind, end: x, atom: a}
	if a.from.param != nil {
		h.place = place(s.pass.Fset, in.Pos())
		h.inner = a
		key := hitKey{word, in, x, nil, "", a.from, a.kind}
		if !s.sunk[key] {
			s.sunk[key] = true
			s.effect(task{x, a}, effect{to: ToSink, kind: a.kind, hit: &h, passed: a.kind == a.from.in && s.unchanged(x, a)})
		}
		return
	}
	s.keep(h)
}

// sinkCall records that a label is passed by call to a function in which it
// reaches a sink.
func (s *solver) sinkCall(h hit, call ssa.CallInstruction, arg int, val ssa.Value, a atom, in Kind) {
	h.hops = append([]Hop{{call, arg, in, h.passed}}, h.hops...)
	if a.from.param != nil {
		if p := a.from.param; p.Parent() == call.Parent() || enclosedBy(call.Parent(), p.Parent()) {
			key := hitKey{h.word, h.instr, h.value, nil, h.place, a.from, h.kind}
			if s.sunk[key] {
				return
			}
			s.sunk[key] = true
			passed := h.passed && in == a.from.in && s.unchanged(val, atom{a.from, in})
			s.effect(task{val, a}, effect{to: ToSink, kind: h.kind, hit: &h, passed: passed})
		}
		return
	}
	h.call, h.arg = call, arg
	h.end, h.atom = val, atom{a.from, in}
	s.keep(h)
}

func (s *solver) keep(h hit) {
	if h.atom.from.place != nil {
		s.sinkOfPlace(h)
		return
	}
	key := hitKey{h.word, h.instr, h.value, h.call, h.place, h.atom.from, h.kind}
	if !s.sunk[key] {
		s.sunk[key] = true
		s.sinks = append(s.sinks, h)
	}
}

func enclosedBy(fn, outer *ssa.Function) bool {
	for ; fn != nil; fn = fn.Parent() {
		if fn == outer {
			return true
		}
	}
	return false
}

// unchanged reports whether label a came from its parameter to n without a
// change of kind.
func (s *solver) unchanged(n node, a atom) bool {
	for range 64 {
		if a.kind != a.from.in {
			return false
		}
		c := s.cells[n]
		if c == nil {
			return true
		}
		r, ok := c.reason(a)
		if !ok || r.node == nil {
			return true
		}
		n, a = r.node, r.atom
	}
	return true
}

// hits puts the hits into the form in which passes see them.
func (s *solver) hits() []Hit {
	out := make([]Hit, 0, len(s.sinks))
	for _, h := range s.sinks {
		hit := Hit{
			Word: h.word, Kind: h.kind, Origin: h.atom.from.Origin,
			Instr: h.instr, Value: h.value, Place: h.place,
			Call: h.call, Arg: h.arg, In: h.in, Passed: h.passed, Hops: h.hops,
			Steps: s.path(h.end, h.atom),
		}
		if s.spec.Ways {
			hit.Others = s.otherWays(h.end, h.atom)
		}
		if h.call == nil {
			hit.In = 0
		} else if h.value != nil {
			hit.Inner = s.path(h.value, h.inner)
		}
		out = append(out, hit)
	}
	sort.SliceStable(out, func(i, j int) bool { return at(out[i]) < at(out[j]) })
	return out
}

// at is the position by which hits are ordered.
func at(h Hit) token.Pos {
	if h.Call != nil {
		return h.Call.Pos()
	}
	return h.Instr.Pos()
}

// path reads the steps from the origin to n back from the reasons.
func (s *solver) path(n node, a atom) []Step {
	var steps []Step
	for range 200 {
		steps = append(steps, s.stepAt(n, a.kind))
		c := s.cells[n]
		if c == nil {
			break
		}
		r, ok := c.reason(a)
		if !ok || r.node == nil {
			break
		}
		steps = append(steps, s.within(n, r)...)
		n, a = r.node, r.atom
	}
	slices.Reverse(steps)
	return steps
}

// within is the way by which a function brings what it is given into the field n,
// from there back to its parameter.
func (s *solver) within(n node, r reason) []Step {
	if r.inner.from == nil {
		return nil
	}
	inner := s.path(n, r.inner)
	if len(inner) < 2 {
		return nil
	}
	inner = inner[:len(inner)-1]
	slices.Reverse(inner)
	return inner
}

// otherWays lists further ways by which the label a came to n: where several
// statements give it to a place on the way.
func (s *solver) otherWays(n node, a atom) [][]Step {
	var out [][]Step
	var behind []Step // from n to the sink, latest first
	for range 200 {
		c := s.cells[n]
		if c == nil {
			break
		}
		behind = append(behind, s.stepAt(n, a.kind))
		for _, r := range c.more[a] {
			if len(out) == maxWays {
				return out
			}
			if s.leadsBy(r, n, a) {
				continue // round a loop
			}
			way := s.path(r.node, r.atom)
			inner := s.within(n, r)
			slices.Reverse(inner)
			way = append(way, inner...)
			for _, st := range slices.Backward(behind) {
				way = append(way, st)
			}
			out = append(out, way)
		}
		r, ok := c.reason(a)
		if !ok || r.node == nil {
			break
		}
		behind = append(behind, s.within(n, r)...)
		n, a = r.node, r.atom
	}
	return out
}

// leadsBy reports whether the way back from r leads by n.
func (s *solver) leadsBy(r reason, n node, a atom) bool {
	at, b := r.node, r.atom
	for range 200 {
		if at == n && b == a {
			return true
		}
		next, ok := s.cells[at].reason(b)
		if !ok || next.node == nil {
			return false
		}
		at, b = next.node, next.atom
	}
	return true
}

func (s *solver) stepAt(n node, k Kind) Step {
	st := Step{Kind: k}
	switch n := n.(type) {
	case ssa.Value:
		st.Value, st.Pos = n, n.Pos()
	case result:
		st.Pos = n.fn.Pos()
	default:
		st.Field = asVar(n)
		if st.Field != nil {
			st.Pos = st.Field.Pos()
		}
	}
	return st
}
