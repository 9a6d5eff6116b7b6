package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// store labels the place behind addr, and what that place is a part of: a
// label put into an element is in the container, wherever that came from.
func (s *solver) store(addr ssa.Value, a atom, why reason, depth int) {
	if a.kind == 0 || depth > 12 {
		return
	}
	s.add(addr, a, why)
	switch v := addr.(type) {
	case *ssa.FieldAddr:
		s.storeField(v, a, why, depth)
	case *ssa.IndexAddr:
		s.store(v.X, a, why, depth+1)
	case *ssa.UnOp:
		if v.Op == token.MUL {
			s.store(v.X, a, why, depth+1)
		}
	case *ssa.Slice:
		s.store(v.X, a, why, depth+1)
	case *ssa.ChangeType:
		s.store(v.X, a, why, depth+1)
	case *ssa.ChangeInterface:
		s.store(v.X, a, why, depth+1)
	case *ssa.MakeInterface:
		s.store(v.X, a, why, depth+1)
	case *ssa.TypeAssert:
		s.store(v.X, a, why, depth+1)
	case *ssa.Extract:
		if t, ok := v.Tuple.(*ssa.TypeAssert); ok && v.Index == 0 {
			s.store(t.X, a, why, depth+1)
		}
	case *ssa.Call:
		if s.spec.Part != nil {
			if whole := s.spec.Part(v); whole != nil {
				s.store(whole, a, why, depth+1)
			}
		}
	case *ssa.FreeVar:
		for _, b := range s.bindings(v) {
			s.store(b, a, why, depth+1)
		}
	case *ssa.Parameter:
		if p := a.from.param; p != nil && p.Parent() == v.Parent() {
			// A new kind for what the parameter itself refers to is news too.
			if p != v || a.kind != a.from.in {
				s.effect(task{v, a}, effect{to: ToParam, index: s.index[v], kind: a.kind})
			}
		} else {
			s.mutate(v, a)
		}
	}
}

// mutate labels what the callers of a function pass for a parameter that the
// function writes a label to by itself.
func (s *solver) mutate(p *ssa.Parameter, a atom) {
	if slices.Contains(s.writes[p], a) {
		return
	}
	s.writes[p] = append(s.writes[p], a)
	for _, call := range s.sites[p.Parent()] {
		if args := Args(call); s.index[p] < len(args) {
			to := atom{s.renewed(call, a.from, 0, a.kind), a.kind}
			s.store(args[s.index[p]], to, reason{node: p, atom: a}, 1)
		}
	}
}

// storeField labels a field: of every value of its type, and, where the pass
// asks for it, the value that holds it.
func (s *solver) storeField(addr *ssa.FieldAddr, a atom, why reason, depth int) {
	f := fieldOf(addr.X.Type(), addr.Field)
	if f == nil {
		return
	}
	apart := s.spec.Apart != nil && s.spec.Apart(addr, a.kind)
	if s.spec.Holder != nil && (apart || s.spec.Apart == nil) {
		if k := s.spec.Holder(f, a.kind); k != 0 {
			s.store(addr.X, atom{a.from, k}, why, depth+1)
		}
	}
	if apart {
		return
	}
	if !sharedField(f) {
		s.add(f, a, why)
	}
}

// visitField gives the label of a field to everything that reads it.
func (s *solver) visitField(f *types.Var, a atom) {
	if a.from.param != nil {
		s.effect(task{f, a}, effect{to: ToField, node: f, kind: a.kind})
		return
	}
	for _, in := range s.fieldReads()[f] {
		s.add(in, a, reason{node: f, atom: a})
	}
	s.visitPlace(f, a)
}

// fieldReads lists the selections of each field in this package.
func (s *solver) fieldReads() map[*types.Var][]ssa.Value {
	if s.reads == nil {
		s.reads = make(map[*types.Var][]ssa.Value)
		for _, fn := range s.funcs {
			for _, b := range fn.Blocks {
				for _, in := range b.Instrs {
					switch in := in.(type) {
					case *ssa.FieldAddr:
						s.addRead(fieldOf(in.X.Type(), in.Field), in)
					case *ssa.Field:
						s.addRead(fieldOf(in.X.Type(), in.Field), in)
					}
				}
			}
		}
	}
	return s.reads
}

func (s *solver) addRead(f *types.Var, in ssa.Value) {
	if f == nil {
		return
	}
	if s.reads[f] == nil {
		s.readOrder = append(s.readOrder, f)
	}
	s.reads[f] = append(s.reads[f], in)
}

// fieldOf returns the field that a selection names, of a generic type the
// field of its origin.
func fieldOf(t types.Type, index int) *types.Var {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	st, ok := t.Underlying().(*types.Struct)
	if !ok {
		if tp, ok := types.Unalias(t).(*types.TypeParam); ok {
			st, _ = tp.Underlying().(*types.Struct)
		}
		if st == nil {
			return nil
		}
	}
	if index >= st.NumFields() {
		return nil
	}
	return st.Field(index).Origin()
}

// sharedField reports whether a field belongs to a type of the standard
// library that the whole program shares. One place for all their values would
// join every request there is; what passes need of these they say by Holder.
func sharedField(f *types.Var) bool {
	if f.Pkg() == nil {
		return true
	}
	switch f.Pkg().Path() {
	case "net/http", "net/url", "net/http/httptest", "time", "os", "io", "bytes", "strings", "database/sql":
		return true
	}
	return false
}
