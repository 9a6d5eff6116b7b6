package idkey

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// The labels.
const (
	// id is the text of an id that changes, or what was made of it.
	id flow.Kind = iota + 1
	// holder is a struct that holds one: a key of several parts.
	holder
	// stable is internetMessageId, or what was made of it. It excuses an id
	// that is stored beside it, or only stands in where it is missing.
	stable
	// item is a message whose type does not say so.
	item
)

// source says what a value is by itself.
func (c *checker) source(v ssa.Value) (flow.Kind, string) {
	switch v := v.(type) {
	case *ssa.Call:
		if k, what := c.getter(v); k != 0 {
			return k, what
		}
		if k, what := keyResult(v); k != 0 {
			return k, what
		}
	case *ssa.FieldAddr:
		return c.jsonField(v.X, v.Field)
	case *ssa.Field:
		return c.jsonField(v.X, v.Field)
	case *ssa.Lookup:
		if isID, isStable := c.mapID(v); isID {
			return id, message
		} else if isStable {
			return stable, message
		}
	}
	return asItem(v)
}

// message is what an origin says of itself.
const message = "message"

func (c *checker) jsonField(x ssa.Value, i int) (flow.Kind, string) {
	switch {
	case c.jsonID(x.Type(), i, receivers(x)[1:]):
		return id, message
	case jsonStable(x.Type(), i):
		return stable, message
	}
	if row := c.rowField(x.Type(), i); row != "" {
		return id, row
	}
	return 0, ""
}

// getter tells what a call of a model's method returns. The static type of
// the receiver as it is written decides: GetId itself is declared on Entity.
func (c *checker) getter(call *ssa.Call) (flow.Kind, string) {
	fn := flow.Callee(call)
	if fn == nil || fn.Signature().Recv() == nil || len(flow.Args(call)) != 1 {
		return 0, ""
	}
	switch fn.Name() {
	case "GetInternetMessageId":
		return stable, message
	case "GetId":
		for _, t := range receivers(flow.Args(call)[0]) {
			if graph.IsMessage(t) {
				return id, message
			}
			if kind := graph.MutableItem(t, c.settings.MutableIDs); kind != "" {
				return id, kind
			}
		}
	}
	return 0, ""
}

// receivers returns the static types through which a method is selected: that
// of recv, and of the structs in which it is embedded.
func receivers(recv ssa.Value) []types.Type {
	var out []types.Type
	for range 8 {
		out = append(out, recv.Type())
		switch v := recv.(type) {
		case *ssa.FieldAddr:
			f := fieldOf(v)
			if f == nil || !f.Embedded() {
				return out
			}
			recv = v.X
		case *ssa.Field:
			st := structOf(v.X.Type())
			if st == nil || !st.Field(v.Field).Embedded() {
				return out
			}
			recv = v.X
		case *ssa.UnOp:
			addr, ok := v.X.(*ssa.FieldAddr)
			if !ok {
				return out
			}
			f := fieldOf(addr)
			if f == nil || !f.Embedded() {
				return out
			}
			recv = addr.X
		default:
			return out
		}
	}
	return out
}

// inputs returns the labels with which a parameter may enter a function.
func inputs(t types.Type) []flow.Kind {
	switch u := types.Unalias(t).(type) {
	case *types.TypeParam:
		return []flow.Kind{id, holder, stable, item}
	case *types.Pointer:
		t = u.Elem()
		if _, ok := types.Unalias(t).(*types.TypeParam); ok {
			return []flow.Kind{id, stable}
		}
		if isTextType(t) {
			return []flow.Kind{id, stable}
		}
		return nil
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		if u.Info()&(types.IsString|types.IsUnsigned) != 0 {
			return []flow.Kind{id, stable}
		}
	case *types.Slice:
		if keyElem(u.Elem()) {
			return []flow.Kind{id, stable}
		}
	case *types.Array:
		if keyElem(u.Elem()) {
			return []flow.Kind{id, stable}
		}
	case *types.Interface:
		if u.NumMethods() == 0 {
			return []flow.Kind{id, holder, stable}
		}
		if onlyHasID(t) {
			return []flow.Kind{item}
		}
	case *types.Struct:
		if types.Comparable(t) && hasText(u) {
			return []flow.Kind{holder}
		}
	}
	return nil
}

// keyElem reports whether a slice or array of t may be a key or hold one.
func keyElem(t types.Type) bool {
	if b, ok := t.Underlying().(*types.Basic); ok {
		return b.Info()&types.IsString != 0 || b.Kind() == types.Byte
	}
	if _, ok := types.Unalias(t).(*types.TypeParam); ok {
		return true
	}
	i, ok := t.Underlying().(*types.Interface)
	return ok && i.NumMethods() == 0
}

func hasText(st *types.Struct) bool {
	for f := range st.Fields() {
		if isTextType(f.Type()) {
			return true
		}
	}
	return false
}

// hold says what a struct gets when a labelled value is stored in its field.
func hold(f *types.Var, k flow.Kind) flow.Kind {
	switch k {
	case id, holder:
		return holder
	}
	return 0
}
