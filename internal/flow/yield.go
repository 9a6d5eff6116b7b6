package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// useMaker is for functions that have a label, since they yield what has it. One
// without arguments (of sync.OnceValue, or next of iter.Pull) returns it. An
// iterator gives it to the body of the loop, which is a function that it is
// called with.
func (s *solver) useMaker(call ssa.CallInstruction, why reason) {
	args, a := Args(call), why.atom
	if len(args) == 0 {
		s.addResult(call, 0, a, why)
	}
	if len(args) != 1 {
		return
	}
	if yield, ok := args[0].Type().Underlying().(*types.Signature); ok {
		if i := s.yielded(yield, a.kind); i >= 0 {
			s.callValue(call, args[0], i, a)
		}
	}
}

// yielded returns the parameter of the body of a loop that a value of kind k is
// given to: the last that may have it, since the one before is an index or a key
// if both may. If none is known to, it is the last.
func (s *solver) yielded(yield *types.Signature, k Kind) int {
	n := yield.Params().Len()
	if s.spec.Inputs != nil {
		for i := n - 1; i >= 0; i-- {
			if slices.Contains(s.spec.Inputs(yield.Params().At(i).Type()), k) {
				return i
			}
		}
	}
	return n - 1
}

// Yielded returns the types of what t yields if it is an iterator.
func Yielded(t types.Type) []types.Type {
	sig, ok := t.Underlying().(*types.Signature)
	if !ok || sig.Params().Len() != 1 || sig.Results().Len() != 0 {
		return nil
	}
	yield, ok := sig.Params().At(0).Type().Underlying().(*types.Signature)
	if !ok || yield.Results().Len() != 1 {
		return nil
	}
	if b, ok := yield.Results().At(0).Type().Underlying().(*types.Basic); !ok || b.Kind() != types.Bool {
		return nil
	}
	var out []types.Type
	for v := range yield.Params().Variables() {
		out = append(out, v.Type())
	}
	return out
}

// yields labels the iterator whose body calls p, the function it is to give its
// values to. It is a value like a list: whoever ranges over it gets the label.
func (s *solver) yields(p *ssa.Parameter, a atom) bool {
	fn := p.Parent()
	if !s.spec.Callbacks || len(s.closures[fn]) == 0 || Yielded(fn.Signature) == nil {
		return false
	}
	for _, mc := range s.closures[fn] {
		s.add(mc, a, reason{node: p, atom: a})
	}
	return true
}
