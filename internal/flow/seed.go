package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"
)

func asVar(n node) *types.Var {
	v, _ := n.(*types.Var)
	return v
}

// seed plants the sources, the parameters of functions that other packages
// can call, and what imported facts say of fields and results.
func (s *solver) seed() {
	var ops []*ssa.Value
	s.seedKept()
	for _, fn := range s.funcs {
		if s.spec.Inputs != nil && s.spec.NewFact != nil && declared(fn) {
			for _, p := range fn.Params {
				for _, in := range s.inputs(p) {
					s.plant(in)
				}
			}
		}
		for _, p := range fn.Params {
			s.seedValue(p)
		}
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if v, ok := in.(ssa.Value); ok {
					s.seedValue(v)
				}
				s.seedField(in)
				if s.spec.Source != nil {
					ops = in.Operands(ops[:0])
					s.seedConsts(in, ops)
				}
				if call, ok := in.(*ssa.Call); ok {
					s.seedCall(call)
					s.seedForeign(call)
					s.seedPlaces(call)
				}
			}
		}
	}
}

func (s *solver) seedValue(v ssa.Value) {
	if s.spec.Sources != nil {
		s.spec.Sources(v, func(k Kind, what string) {
			s.add(v, atom{s.origin(v, k, what, ""), k}, reason{})
		})
	}
	if s.spec.Source == nil {
		return
	}
	if k, what := s.spec.Source(v); k != 0 {
		s.add(v, atom{s.origin(v, k, what, ""), k}, reason{})
	}
}

// seedField asks for the field that in selects.
func (s *solver) seedField(in ssa.Instruction) {
	if s.spec.FieldSource == nil {
		return
	}
	var f *types.Var
	switch in := in.(type) {
	case *ssa.FieldAddr:
		f = fieldOf(in.X.Type(), in.Field)
	case *ssa.Field:
		f = fieldOf(in.X.Type(), in.Field)
	}
	if f == nil || s.cells[f] != nil {
		return
	}
	if k, what := s.spec.FieldSource(f); k != 0 {
		s.add(f, atom{&origin{Origin: Origin{What: what, Pos: f.Pos()}}, k}, reason{})
	}
}

// seedConsts asks for the constants among ops, the operands of in. They have no
// list of uses, so that their labels are passed on at once.
func (s *solver) seedConsts(in ssa.Instruction, ops []*ssa.Value) {
	for _, op := range ops {
		c, ok := (*op).(*ssa.Const)
		if !ok || c.Value == nil {
			continue
		}
		if k, what := s.spec.Source(c); k != 0 {
			o := &origin{Origin: Origin{What: what, Pos: in.Pos(), Value: c}}
			s.use(in, c, atom{o, k})
		}
	}
}

// seedCall gives the results of a call the labels that the facts of a function
// of another package promise.
func (s *solver) seedCall(call *ssa.Call) {
	for _, obj := range s.imported(call) {
		sum := s.summary(obj)
		if sum == nil {
			continue
		}
		for _, e := range sum.Effects {
			if args := Args(call); e.Param == Always && e.Index < len(args) {
				s.callValue(call, args[e.Index], e.Arg, atom{s.origin(call, e.Out, e.Name, e.Place), e.Out})
			}
		}
		for _, l := range sum.Results {
			o := s.origin(call, l.Kind, l.What, l.Place)
			if l.Index >= 0 {
				s.addResult(call, l.Index, atom{o, l.Kind}, reason{})
			} else if args := Args(call); -1-l.Index < len(args) {
				s.store(args[-1-l.Index], atom{o, l.Kind}, reason{}, 0)
			}
		}
	}
}

func (s *solver) origin(v ssa.Value, k Kind, what, place string) *origin {
	key := originKey{v, k, what, place}
	if o := s.origins[key]; o != nil {
		return o
	}
	pos := v.Pos()
	if ex, ok := v.(*ssa.Extract); ok {
		pos = ex.Tuple.Pos()
	}
	o := &origin{Origin: Origin{What: what, Pos: pos, Place: place, Value: v}}
	s.origins[key] = o
	return o
}

// renewed returns the origin of a label that call makes of one from an origin.
func (s *solver) renewed(call ssa.CallInstruction, from *origin, in, out Kind) *origin {
	if s.spec.Renew == nil || from.param != nil || from.place != nil || !s.spec.Renew(in, out) {
		return from
	}
	v, ok := call.(*ssa.Call)
	if !ok {
		return from
	}
	return s.origin(v, out, from.What, "")
}

// imported returns the functions of other packages that call may run.
func (s *solver) imported(call ssa.CallInstruction) []*types.Func {
	obj := Callee(call)
	if obj == nil {
		return s.called[call].ext
	}
	if !call.Common().IsInvoke() {
		if obj.Pkg() == nil || obj.Pkg() == s.pass.Pkg {
			return nil
		}
		return []*types.Func{obj}
	}
	ims := s.impls[obj]
	if len(ims) > maxImpls {
		return nil
	}
	if len(ims) == 0 && s.spec.Interfaces && obj.Pkg() != nil && obj.Pkg() != s.pass.Pkg {
		return []*types.Func{obj}
	}
	var out []*types.Func
	for _, im := range ims {
		if im.fn == nil && im.obj.Pkg() != nil && im.obj.Pkg() != s.pass.Pkg {
			out = append(out, im.obj)
		}
	}
	return out
}

// summary returns the imported summary of a function, or nil.
func (s *solver) summary(obj *types.Func) *Summary {
	if s.spec.NewFact == nil || obj == nil {
		return nil
	}
	sum, known := s.summaries[obj]
	if !known {
		f := s.spec.NewFact()
		if s.pass.ImportObjectFact(obj, f) {
			sum = f.Sum()
		}
		s.summaries[obj] = sum
	}
	return sum
}

// useFacts applies the imported summaries of what call may run.
func (s *solver) useFacts(call ssa.CallInstruction, args []ssa.Value, i int, a atom) bool {
	known := false
	for _, obj := range s.imported(call) {
		sum := s.summary(obj)
		if sum == nil || !s.covers(obj, i, 0, a.kind) {
			continue
		}
		known = true
		for _, e := range sum.Effects {
			if e.Param == i && e.In == a.kind && e.Ret == 0 {
				s.applyFact(call, args, i, a, e)
			}
		}
	}
	return known
}

func (s *solver) applyFact(call ssa.CallInstruction, args []ssa.Value, i int, a atom, e Effect) {
	to, why := atom{a.from, e.Out}, reason{node: args[i], atom: a}
	if e.To != ToSink {
		to.from = s.renewed(call, a.from, a.kind, e.Out)
	}
	switch e.To {
	case ToResult:
		s.addResult(call, e.Index, to, why)
	case ToParam:
		if e.Index < len(args) {
			s.store(args[e.Index], to, why, 0)
		}
	case ToField:
		if n := s.placeNamed(e.Name); n != nil {
			s.enter(call, n, to, why)
		}
	case ToCallback:
		if e.Index < len(args) {
			s.callValue(call, args[e.Index], e.Arg, to)
		}
	case ToSink:
		h := hit{word: e.Name, place: e.Place, kind: e.Out, in: a.kind, passed: e.Arg == 1 && e.Ret == 0}
		s.sinkCall(h, call, i, args[i], to, a.kind)
	}
}

// importFields gives fields of other packages the labels stored there.
func (s *solver) importFields() {
	if s.spec.NewPackageFact == nil {
		return
	}
	want := s.spec.NewPackageFact()
	for _, pf := range s.pass.AllPackageFacts() {
		f, ok := pf.Fact.(PackageFact)
		if !ok || !sameType(f, want) || pf.Package == s.pass.Pkg {
			continue
		}
		for _, l := range f.All().Labels {
			s.fieldFact[l.Field] = append(s.fieldFact[l.Field], l)
		}
		for _, sink := range f.All().Sinks {
			s.placeSinks[sink.Field] = append(s.placeSinks[sink.Field], sink)
		}
	}
	// Which packages are asked first is not known, and shall not show.
	for _, ls := range s.fieldFact {
		slices.SortFunc(ls, compareLabels)
	}
	for _, sinks := range s.placeSinks {
		slices.SortFunc(sinks, compareSinks)
	}
	if len(s.fieldFact) == 0 {
		return
	}
	s.fieldReads()
	for _, f := range s.readOrder {
		s.importPlace(f)
	}
}

var _ analysis.Fact = (*Summary)(nil)
