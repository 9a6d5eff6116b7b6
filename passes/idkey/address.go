package idkey

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/scope"
)

// A field SourceID is mostly the key of a record, but one of a draft says which
// message it answers: it is read to address the API and for nothing else. Such a
// draft is not stored; where its tags say that it is, its package does not read
// it, or something is looked up by it, the name is believed.

// onlyAddresses reports whether the field to which st stores is one that the
// package reads to address the API, or to copy it into another such field, alone.
func (c *checker) onlyAddresses(st *ssa.Store) bool {
	typ, i, ok := structField(st)
	if !ok || !graph.MayAddress(typ.Field(i).Name()) || isRow(typ.Tag(i)) || graph.KeyTag(typ.Tag(i)) {
		return false
	}
	u := uses{c: c, seen: make(map[*types.Var]bool)}
	u.field(typ.Field(i))
	return u.addresses && !u.keys
}

// uses are what is done with the text in a field.
type uses struct {
	c               *checker
	seen            map[*types.Var]bool
	addresses, keys bool
}

// field looks at the reads of a field.
func (u *uses) field(f *types.Var) {
	f = f.Origin()
	if u.seen[f] {
		return
	}
	u.seen[f] = true
	for _, v := range u.c.fieldReads(f) {
		u.value(v, 0)
	}
}

// value looks at the uses of a text.
func (u *uses) value(v ssa.Value, depth int) {
	if depth > 8 {
		return
	}
	for _, in := range referrers(v) {
		switch in := in.(type) {
		case *ssa.UnOp, *ssa.Phi, *ssa.ChangeType, *ssa.Convert, *ssa.MakeInterface:
			u.value(in.(ssa.Value), depth+1)
		case *ssa.BinOp:
			if isTextType(in.Type()) {
				u.value(in, depth+1)
			}
		case *ssa.Lookup:
			u.keys = u.keys || in.Index == v && isMap(in.X.Type())
		case *ssa.MapUpdate:
			u.keys = u.keys || in.Key == v
		case *ssa.Store:
			if in.Val != v {
				continue
			}
			switch addr := in.Addr.(type) {
			case *ssa.FieldAddr:
				if f := fieldOf(addr); f != nil && graph.MayAddress(f.Name()) {
					u.field(f)
				}
			case *ssa.Alloc:
				u.value(addr, depth+1)
			default:
				if call, i := variadicArg(in); call != nil {
					u.argument(call, i, v, depth)
				}
			}
		case ssa.CallInstruction:
			for i, arg := range flow.Args(in) {
				if arg == v {
					u.argument(in, i, v, depth)
				}
			}
		}
	}
}

// argument looks at a call that gets the text: a function of the package by its
// body, others by what they are known for.
func (u *uses) argument(call ssa.CallInstruction, i int, v ssa.Value, depth int) {
	callee := flow.Callee(call)
	if fn := staticCallee(call); fn != nil && len(fn.Blocks) > 0 {
		if i < len(fn.Params) {
			u.value(fn.Params[i], depth+1)
		}
		return
	}
	if u.c.argument(call, i, v, id) != "" {
		// A look-up by what was read from the store is its own affair, but a
		// set or a statement keeps it.
		u.keys = u.keys || !rereads(callee)
		return
	}
	if callee == nil || callee.Pkg() == nil || scope.Standard(callee.Pkg().Path()) || graph.LoggerOf(callee) != 0 {
		if call, ok := call.(*ssa.Call); ok && isTextType(call.Type()) {
			u.value(call, depth+1) // strings.TrimSpace, Sprintf
		}
		return
	}
	u.addresses = true
}

// rereads reports whether fn answers a look-up with a record.
func rereads(fn *types.Func) bool {
	if fn == nil {
		return false
	}
	for r := range fn.Signature().Results().Variables() {
		if structOf(elemOf(r.Type())) != nil {
			return true
		}
	}
	return false
}

// elemOf is what a list holds, or t.
func elemOf(t types.Type) types.Type {
	if s, ok := t.Underlying().(*types.Slice); ok {
		return s.Elem()
	}
	return t
}

// fieldReads lists where the package reads a field.
func (c *checker) fieldReads(f *types.Var) []ssa.Value {
	if c.selects == nil {
		c.selects = make(map[*types.Var][]ssa.Value)
		for _, fn := range c.view.Functions() {
			for _, b := range fn.Blocks {
				for _, in := range b.Instrs {
					switch in := in.(type) {
					case *ssa.FieldAddr:
						if g := fieldOf(in); g != nil {
							c.selects[g.Origin()] = append(c.selects[g.Origin()], in)
						}
					case *ssa.Field:
						if st := structOf(in.X.Type()); st != nil {
							c.selects[st.Field(in.Field).Origin()] = append(c.selects[st.Field(in.Field).Origin()], in)
						}
					}
				}
			}
		}
	}
	return c.selects[f]
}
