package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/ssaview"
)

// indexHeld lists what the package stores in fields and globals of function
// type, and in lists and tables of functions.
func (s *solver) indexHeld() {
	for _, fn := range s.funcs {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				switch in := in.(type) {
				case *ssa.Store:
					s.indexStore(in)
				case *ssa.MapUpdate:
					if s.lists() && isFunc(in.Value.Type()) {
						s.put(in.Map, in.Value)
					}
				}
			}
		}
	}
}

func (s *solver) indexStore(st *ssa.Store) {
	t := st.Val.Type()
	if isFunc(t) {
		if at := s.heldAt(st.Addr); at != nil {
			s.held[at] = append(s.held[at], st.Val)
		}
		if ia, ok := st.Addr.(*ssa.IndexAddr); ok && s.lists() {
			s.put(ia.X, st.Val)
		}
		return
	}
	if s.lists() && holdsFuncs(t) {
		if at := s.containerAt(st.Addr); at != nil {
			s.whole[at] = append(s.whole[at], st.Val)
		}
	}
}

// lists reports whether functions in lists and tables are looked for.
func (s *solver) lists() bool { return s.spec.Lists || s.spec.Callbacks }

// put notes that f is one of the functions in a list or table.
func (s *solver) put(container, f ssa.Value) {
	if at := s.containerOf(container); at != nil {
		s.puts[at] = append(s.puts[at], f)
	}
}

func isFunc(t types.Type) bool {
	_, ok := t.Underlying().(*types.Signature)
	return ok
}

// holdsFuncs reports whether t is a list or table of functions.
func holdsFuncs(t types.Type) bool {
	switch t := t.Underlying().(type) {
	case *types.Slice:
		return isFunc(t.Elem())
	case *types.Array:
		return isFunc(t.Elem())
	case *types.Map:
		return isFunc(t.Elem())
	case *types.Pointer:
		if a, ok := t.Elem().Underlying().(*types.Array); ok {
			return isFunc(a.Elem())
		}
	}
	return false
}

// heldAt returns the field or global at an address, or nil: an unexported one,
// where nothing outside the package can put another function, short of
// reflection, or any if the pass asks for Callbacks.
func (s *solver) heldAt(addr ssa.Value) types.Object {
	switch addr := addr.(type) {
	case *ssa.FieldAddr:
		return s.heldField(addr.X.Type(), addr.Field)
	case *ssa.Global:
		if v, ok := addr.Object().(*types.Var); ok && (s.spec.Callbacks || !v.Exported()) {
			return v
		}
	}
	return nil
}

func (s *solver) heldField(t types.Type, index int) types.Object {
	if f := fieldOf(t, index); f != nil && (s.spec.Callbacks || !f.Exported()) {
		return f
	}
	return nil
}

// heldIn resolves the function in a field or global. If one of those that the
// package stores there can not be told (a parameter of a constructor), there
// may be others.
func (s *solver) heldIn(at types.Object, depth int) callables {
	vals := s.held[at]
	if at == nil || len(vals) > maxImpls {
		return callables{open: true}
	}
	out := callables{open: at.Exported() || at.Pkg() != s.pass.Pkg}
	for _, v := range vals {
		if c, ok := v.(*ssa.Const); ok && c.IsNil() {
			continue
		}
		c := s.resolve(v, depth+1)
		if !s.spec.Callbacks && len(c.fns) == 0 {
			return callables{open: true}
		}
		out.join(c)
	}
	return out
}

// containerOf returns what stands for a list or table: where it is made, or the
// variable, field or global that it is read from. It is nil if that is not known.
func (s *solver) containerOf(v ssa.Value) any {
	switch v := v.(type) {
	case *ssa.MakeMap, *ssa.MakeSlice, *ssa.Alloc:
		return v
	case *ssa.Slice:
		return s.containerOf(v.X)
	case *ssa.ChangeType:
		return s.containerOf(v.X)
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return s.containerAt(v.X)
		}
	}
	return nil
}

// containerAt is containerOf for what lies at an address.
func (s *solver) containerAt(addr ssa.Value) any {
	if root := s.cellOf(addr); root != nil {
		return root
	}
	if at := s.heldAt(addr); at != nil {
		return at
	}
	return nil
}

// elements resolves what a list or table of functions holds.
func (s *solver) elements(container ssa.Value, depth int) callables {
	var out callables
	if !s.lists() || depth > maxResolve {
		return callables{open: true}
	}
	switch c := container.(type) {
	case *ssa.Const:
		return out
	case *ssa.Phi:
		for _, e := range ssaview.Edges(c) {
			out.join(s.elements(e, depth+2))
		}
		return out
	case *ssa.Call:
		if b, ok := c.Call.Value.(*ssa.Builtin); ok && b.Name() == "append" {
			for _, arg := range c.Call.Args {
				out.join(s.elements(arg, depth+1))
			}
			return out
		}
	}
	at := s.containerOf(container)
	if at == nil {
		return callables{open: true}
	}
	if obj, ok := at.(types.Object); ok {
		out.open = obj.Exported() || obj.Pkg() != s.pass.Pkg
	}
	if len(s.puts[at]) > maxHeld || len(s.whole[at]) > maxImpls {
		return callables{open: true}
	}
	for _, v := range s.puts[at] {
		out.join(s.resolve(v, depth+1))
	}
	for _, v := range s.whole[at] {
		out.join(s.elements(v, depth+1))
	}
	return out
}

// maxHeld is how many functions in a table are followed.
const maxHeld = 24
