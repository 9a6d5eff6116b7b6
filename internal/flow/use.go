package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// use passes the label a of x on through one instruction that uses x.
func (s *solver) use(in ssa.Instruction, x ssa.Value, a atom) {
	s.steps++
	if s.spec.Skip != nil && s.spec.Skip(in, x, a.kind, a.from.Origin) {
		return
	}
	if s.spec.Sink != nil {
		if word := s.spec.Sink(in, x, a.kind); word != "" {
			s.sink(word, in, x, a)
		}
	}
	why := reason{node: x, atom: a}
	instr := in
	switch in := in.(type) {
	case ssa.CallInstruction:
		s.useCall(in, x, a)
	case *ssa.Store:
		if in.Val == x {
			s.store(in.Addr, s.step(in, x, a, a.kind), why, 0)
		}
	case *ssa.MapUpdate:
		def := Kind(0) // a key says nothing about the values
		if in.Value == x {
			def = a.kind
		}
		s.store(in.Map, s.step(in, x, a, def), why, 0)
	case *ssa.Send:
		if in.X == x {
			s.store(in.Chan, s.step(in, x, a, a.kind), why, 0)
		}
	case *ssa.Return:
		for i, r := range in.Results {
			if r == x {
				s.add(result{in.Parent(), i}, a, why)
			}
		}
		if s.spec.Unknown != nil && a.from.param == nil && (isExported(in.Parent()) || len(s.sites[in.Parent()]) == 0) {
			if word := s.spec.Unknown(in, x, a.kind); word != "" {
				s.sink(word, in, x, a)
			}
		}
	case *ssa.MakeClosure:
		if fn, ok := in.Fn.(*ssa.Function); ok {
			for i, b := range in.Bindings {
				if b == x && i < len(fn.FreeVars) {
					s.add(fn.FreeVars[i], a, why)
				}
			}
		}
	case *ssa.Select:
		s.useSelect(in, x, a)
	case *ssa.FieldAddr:
		// A field does not have the labels of the struct it is in unless the
		// pass says so; what is stored in it comes by visitField.
		s.add(in, s.step(in, x, a, 0), why)
	case *ssa.Field:
		s.add(in, s.step(in, x, a, 0), why)
	case ssa.Value:
		s.add(in, s.step(instr, x, a, s.passes(in, x, a.kind)), why)
	}
}

// step asks the pass what becomes of a label.
func (s *solver) step(in ssa.Instruction, x ssa.Value, a atom, def Kind) atom {
	if s.spec.Step != nil {
		def = s.spec.Step(in, x, a.kind, def)
	}
	return atom{a.from, def}
}

// passes is the default rule for values: which instructions hand the label of
// an operand on unchanged.
func (s *solver) passes(in ssa.Value, x ssa.Value, k Kind) Kind {
	switch in := in.(type) {
	case *ssa.Phi, *ssa.ChangeType, *ssa.ChangeInterface, *ssa.MakeInterface,
		*ssa.TypeAssert, *ssa.SliceToArrayPointer, *ssa.Range:
		return k
	case *ssa.Convert:
		// string(n) of an integer makes a character of it.
		if isString(in.Type()) && isNumber(in.X.Type()) {
			return 0
		}
		return k
	case *ssa.MultiConvert:
		return k
	case *ssa.UnOp:
		if in.Op == token.MUL || in.Op == token.ARROW {
			return k
		}
	case *ssa.Slice:
		if in.X == x {
			return k
		}
	case *ssa.Index:
		if in.X == x {
			return k
		}
	case *ssa.IndexAddr:
		if in.X == x {
			return k
		}
	case *ssa.Lookup:
		if in.X == x {
			return k
		}
	case *ssa.Next:
		return k
	case *ssa.Extract:
		switch t := in.Tuple.(type) {
		case *ssa.Next:
			// Element 1 is a map's key or a string's index.
			if in.Index == 2 && !t.IsString {
				return k
			}
		case *ssa.Lookup, *ssa.TypeAssert, *ssa.UnOp:
			if in.Index == 0 {
				return k
			}
		case *ssa.Select:
			if in.Index >= 2 {
				return k
			}
		}
	case *ssa.BinOp:
		if in.Op == token.ADD && isString(in.Type()) {
			return k
		}
	}
	return 0
}

// useSelect handles the cases of a select statement.
func (s *solver) useSelect(in *ssa.Select, x ssa.Value, a atom) {
	recv := 0
	for _, st := range in.States {
		switch st.Dir {
		case types.SendOnly:
			if st.Send == x {
				s.store(st.Chan, s.step(in, x, a, a.kind), reason{node: x, atom: a}, 0)
			}
		case types.RecvOnly:
			if st.Chan == x {
				for _, ref := range *in.Referrers() {
					if ex, ok := ref.(*ssa.Extract); ok && ex.Index == 2+recv {
						s.add(ex, s.step(ex, x, a, a.kind), reason{node: x, atom: a})
					}
				}
			}
			recv++
		}
	}
}

func isString(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

func isNumber(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsNumeric != 0
}

func isExported(fn *ssa.Function) bool {
	return declared(fn) && fn.Object().Exported()
}
