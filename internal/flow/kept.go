package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// keepFunc notes that the function v is kept in field f.
func (s *solver) keepFunc(f *types.Var, v ssa.Value) {
	if p := s.paramOf(v); p != nil {
		s.keeps = append(s.keeps, keeping{p, f})
	}
	c := s.resolve(v, 1)
	for _, fn := range distinct(c.fns) {
		if !slices.Contains(s.keptIn[fn], f) {
			s.keptIn[fn] = append(s.keptIn[fn], f)
		}
	}
	for _, obj := range c.ext {
		if sum := s.summary(obj); sum != nil {
			for _, l := range sum.Results {
				if l.Index >= 0 {
					o := &origin{Origin: Origin{What: l.What, Place: l.Place}}
					s.add(called{f, l.Index}, atom{o, l.Kind}, reason{})
				}
			}
		}
	}
}

// A keeping is a parameter of function type that is kept in a field.
type keeping struct {
	param *ssa.Parameter
	field *types.Var
}

// seedKept does so for the stores of the package itself.
func (s *solver) seedKept() {
	if !s.spec.Places {
		return
	}
	for _, fn := range s.funcs {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				st, ok := in.(*ssa.Store)
				if !ok || !isFunc(st.Val.Type()) {
					continue
				}
				if fa, ok := st.Addr.(*ssa.FieldAddr); ok {
					if f := fieldOf(fa.X.Type(), fa.Field); f != nil && !sharedField(f) {
						s.keepFunc(f, st.Val)
					}
				}
			}
		}
	}
}
