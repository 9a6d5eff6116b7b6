package flow

import (
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// A place is a node that code of several packages writes and reads: a field
// (*types.Var), what the functions in a field return (called), or the value of a
// context under a key (contextKey). A package that reads one does not see who
// writes to it in the packages above. So it says in facts what it would do with
// each label there (an origin with a place), and they apply that.

// called is a result of the functions that a field holds.
type called struct {
	field *types.Var
	index int
}

// A getter is a call of a function of another package that returns what is in a
// place.
type getter struct {
	call *ssa.Call
	e    Effect
}

type placeAtom struct {
	place node
	atom  atom
}

// placeName names a place in facts, or is "" if it can not be named.
func (s *solver) placeName(n node) string {
	switch n := n.(type) {
	case *types.Var:
		return s.fieldName(n)
	case called:
		if name := s.fieldName(n.field); name != "" {
			return name + "()" + strconv.Itoa(n.index)
		}
	case contextKey:
		return contextPrefix + string(n)
	}
	return ""
}

// placeNamed is the reverse, or nil.
func (s *solver) placeNamed(name string) node {
	if key, ok := strings.CutPrefix(name, contextPrefix); ok {
		return contextKey(key)
	}
	field, index, isResult := strings.Cut(name, "()")
	f := s.field(field)
	switch {
	case f == nil:
		return nil
	case !isResult:
		return f
	}
	i, err := strconv.Atoi(index)
	if err != nil {
		return nil
	}
	return called{f, i}
}

// plantPlace starts following what others may put into a place.
func (s *solver) plantPlace(n node, k Kind) {
	if !s.spec.Places || s.spec.NewPackageFact == nil {
		return
	}
	if f := asVar(n); f != nil && s.spec.Changed != nil && s.spec.Changed(f) {
		return
	}
	key := placeAtom{n, atom{kind: k}}
	if s.planted[key] || s.placeName(n) == "" {
		return
	}
	s.planted[key] = true
	o := &origin{place: n, in: k}
	s.add(n, atom{o, k}, reason{})
}

// importPlace gives a place the labels that other packages put there.
func (s *solver) importPlace(n node) {
	name := s.placeName(n)
	if name == "" || s.importedPlaces[name] {
		return
	}
	s.importedPlaces[name] = true
	for _, l := range s.fieldFact[name] {
		o := &origin{Origin: Origin{What: l.What, Place: l.Place}}
		s.add(n, atom{o, l.Kind}, reason{})
	}
}

// visitPlace gives the label of a place to the calls of functions of other
// packages that return it.
func (s *solver) visitPlace(n node, a atom) {
	for _, g := range s.getters[n] {
		if g.e.In == a.kind {
			s.addResult(g.call, g.e.Index, atom{a.from, g.e.Out}, reason{node: n, atom: a})
		}
	}
}

// enter labels a place by way of call, which writes to it. What reaches a sink
// from there, does so by this call.
func (s *solver) enter(call ssa.CallInstruction, n node, a atom, why reason) {
	s.add(n, a, why)
	if len(s.placeSinks) == 0 || !asPlace(n) || a.from.param != nil || a.from.place != nil {
		return
	}
	for _, sink := range s.placeSinks[s.placeName(n)] {
		if sink.In == a.kind {
			s.keep(hit{word: sink.Word, place: sink.Place, kind: sink.Out, in: a.kind, passed: sink.Out == a.kind, call: call, end: why.node, atom: why.atom})
		}
	}
}

func asPlace(n node) bool {
	switch n.(type) {
	case *types.Var, called, contextKey:
		return true
	}
	return false
}

// visitCalled gives a label of what the functions in a field return to the calls
// of them.
func (s *solver) visitCalled(n called, a atom) {
	for _, call := range s.fieldCalls[n.field] {
		s.addResult(call, n.index, a, reason{node: n, atom: a})
	}
}

// seedPlaces notes what call has to do with places: it calls the function in a
// field, returns what is in a place of another package, or keeps a function.
func (s *solver) seedPlaces(call *ssa.Call) {
	if !s.spec.Places {
		return
	}
	s.seedContext(call)
	if f := s.calledField(call); f != nil {
		s.fieldCalls[f] = append(s.fieldCalls[f], call)
		for i := range call.Common().Signature().Results().Len() {
			n := called{f, i}
			s.importPlace(n)
			if f.Pkg() == s.pass.Pkg && s.spec.Inputs != nil {
				for _, k := range s.spec.Inputs(call.Common().Signature().Results().At(i).Type()) {
					s.plantPlace(n, k)
				}
			}
		}
	}
	for _, obj := range s.imported(call) {
		sum := s.summary(obj)
		if sum == nil {
			continue
		}
		for _, e := range sum.Effects {
			switch {
			case e.Param == FromPlace:
				if n := s.placeNamed(e.From); n != nil {
					s.getters[n] = append(s.getters[n], getter{call, e})
					s.importPlace(n)
					s.plantPlace(n, e.In)
				}
			case e.To == Keeps && e.Param < len(Args(call)):
				if f := s.field(e.Name); f != nil {
					s.keepFunc(f, Args(call)[e.Param])
				}
			}
		}
	}
}

// calledField returns the field whose function call calls, or nil: also where it
// is known which function this value of the type has.
func (s *solver) calledField(call *ssa.Call) *types.Var {
	switch v := call.Call.Value.(type) {
	case *ssa.UnOp:
		if fa, ok := v.X.(*ssa.FieldAddr); ok && len(s.setHere(fa.X, fa.Field, 0)) == 0 {
			return fieldOf(fa.X.Type(), fa.Field)
		}
	case *ssa.Field:
		if load, ok := v.X.(*ssa.UnOp); ok && len(s.setHere(load.X, v.Field, 0)) > 0 {
			return nil
		}
		return fieldOf(v.X.Type(), v.Field)
	}
	return nil
}

// exportPlaces adds to a summary of fn what it returns of places, and which
// functions it keeps.
func (s *solver) exportPlaces(fn *ssa.Function, sum *Summary) {
	for i := range fn.Signature.Results().Len() {
		for _, a := range s.cells[result{fn, i}].atoms() {
			if a.from.place == nil {
				continue
			}
			if name := s.placeName(a.from.place); name != "" {
				sum.Effects = append(sum.Effects, Effect{Param: FromPlace, From: name, In: a.from.in, To: ToResult, Index: i, Out: a.kind})
			}
		}
	}
	for _, k := range s.keeps {
		if k.param.Parent() == fn {
			if name := s.fieldName(k.field); name != "" {
				sum.Effects = append(sum.Effects, Effect{Param: s.index[k.param], To: Keeps, Name: name})
			}
		}
	}
}

// sinkOfPlace notes that what is in a place reaches a sink.
func (s *solver) sinkOfPlace(h hit) {
	o := h.atom.from
	at := h.place
	if at == "" && h.instr != nil {
		at = place(s.pass.Fset, h.instr.Pos())
	}
	s.found = append(s.found, PlaceSink{Field: s.placeName(o.place), In: o.in, Word: h.word, Place: at, Out: h.kind})
}
