package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// indexHeld lists what the package stores in the unexported fields and globals
// of function type. Nothing outside the package can put another function
// there, short of reflection.
func (s *solver) indexHeld() {
	for _, fn := range s.funcs {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				st, ok := in.(*ssa.Store)
				if !ok {
					continue
				}
				if _, ok := st.Val.Type().Underlying().(*types.Signature); !ok {
					continue
				}
				if at := heldAt(st.Addr); at != nil {
					s.held[at] = append(s.held[at], st.Val)
				}
			}
		}
	}
}

// heldAt returns the unexported field or global at an address, or nil.
func heldAt(addr ssa.Value) types.Object {
	switch addr := addr.(type) {
	case *ssa.FieldAddr:
		if f := fieldOf(addr.X.Type(), addr.Field); f != nil && !f.Exported() {
			return f
		}
	case *ssa.Global:
		if v, ok := addr.Object().(*types.Var); ok && !v.Exported() {
			return v
		}
	}
	return nil
}

// heldIn resolves the function in a field or global. If one of those that the
// package stores there can not be told (a parameter of a constructor), none is:
// what is called then is not known.
func (s *solver) heldIn(at types.Object, depth int) []*ssa.Function {
	vals := s.held[at]
	if at == nil || len(vals) > maxImpls {
		return nil
	}
	var out []*ssa.Function
	for _, v := range vals {
		if c, ok := v.(*ssa.Const); ok && c.IsNil() {
			continue
		}
		fns := s.functions(v, depth+1)
		if len(fns) == 0 {
			return nil
		}
		out = append(out, fns...)
	}
	return out
}
