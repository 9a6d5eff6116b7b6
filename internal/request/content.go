package request

import (
	"go/types"
	"reflect"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/ssaview"
)

// lastStore returns the value that the load of a finds for certain, if the
// store is in the same block.
func lastStore(a *ssa.Alloc, load *ssa.UnOp) ssa.Value {
	if _, ok := a.Type().(*types.Pointer).Elem().Underlying().(*types.Struct); ok {
		return nil
	}
	var last ssa.Value
	for _, instr := range load.Block().Instrs {
		if instr == load {
			break
		}
		switch instr := instr.(type) {
		case *ssa.Store:
			if instr.Addr == a {
				last = instr.Val
			}
		case ssa.CallInstruction:
			// A closure may have set it.
			if a.Heap {
				last = nil
			}
		}
	}
	return last
}

// pointers returns the values that point to what a points to: a itself and
// the variables of closures that capture it.
func (x *Index) pointers(a ssa.Value) []ssa.Value {
	out := []ssa.Value{a}
	for i := 0; i < len(out) && len(out) < 32; i++ {
		refs := out[i].Referrers()
		if refs == nil {
			continue
		}
		for _, ref := range *refs {
			if mc, ok := ref.(*ssa.MakeClosure); ok {
				for j, b := range mc.Bindings {
					if fn := mc.Fn.(*ssa.Function); b == out[i] && j < len(fn.FreeVars) {
						out = append(out, fn.FreeVars[j])
					}
				}
			}
		}
	}
	return out
}

// content returns what is stored in a local variable.
func (x *Index) content(a *ssa.Alloc) *Term {
	elemType := a.Type().(*types.Pointer).Elem()
	var whole, elems []*Term
	for _, p := range x.pointers(a) {
		for _, v := range ssaview.Stored(p) {
			whole = append(whole, x.eval(v))
		}
		elems = append(elems, x.indexed(p)...)
	}
	if _, ok := elemType.Underlying().(*types.Array); ok {
		return list(append(whole, listOf(elems))...)
	}
	base := choice(whole...)
	if _, owner := structOf(elemType); isStruct(elemType) {
		pairs := x.fieldStores(a)
		if base == nil || base.Op == OpNil {
			return &Term{Op: OpStruct, Str: owner, Args: pairs}
		}
		return with(base, pairs)
	}
	if base == nil {
		return null
	}
	return base
}

func isStruct(t types.Type) bool {
	_, ok := t.Underlying().(*types.Struct)
	return ok
}

// fieldStores returns what is stored in the fields of the struct behind p. A
// field that is set several times has one Pair with all of them.
func (x *Index) fieldStores(p ssa.Value) []*Term {
	st, owner := structOf(p.Type())
	if st == nil {
		return nil
	}
	values := make(map[int][]*Term)
	var order []int
	for _, p := range x.pointers(p) {
		refs := p.Referrers()
		if refs == nil {
			continue
		}
		for _, ref := range *refs {
			fa, ok := ref.(*ssa.FieldAddr)
			if !ok || fa.X != p {
				continue
			}
			for _, t := range x.storesTo(fa) {
				if _, ok := values[fa.Field]; !ok {
					order = append(order, fa.Field)
				}
				values[fa.Field] = append(values[fa.Field], t)
			}
		}
	}
	var out []*Term
	for _, i := range order {
		if t := choice(values[i]...); t != nil {
			t = x.setInside(owner+"."+st.Field(i).Name(), t)
			out = append(out, pair(st.Field(i).Name(), jsonName(st, i), t))
		}
	}
	return out
}

// storesTo returns the values stored at an address, or in the parts of it.
func (x *Index) storesTo(addr ssa.Value) []*Term {
	var out []*Term
	for _, v := range ssaview.Stored(addr) {
		out = append(out, x.eval(v))
	}
	// A literal inside a literal is built in place.
	if isStruct(addr.Type().Underlying().(*types.Pointer).Elem()) {
		if pairs := x.fieldStores(addr); len(pairs) > 0 {
			_, owner := structOf(addr.Type())
			out = append(out, &Term{Op: OpStruct, Str: owner, Args: pairs})
		}
	}
	return out
}

// indexed returns the values stored in the elements of an array or slice.
func (x *Index) indexed(p ssa.Value) []*Term {
	var out []*Term
	for _, ref := range *p.Referrers() {
		switch ref := ref.(type) {
		case *ssa.IndexAddr:
			if ref.X == p {
				out = append(out, x.storesTo(ref)...)
			}
		case *ssa.Slice:
			if ref.X == p {
				out = append(out, x.indexed(ref)...)
			}
		}
	}
	return out
}

// jsonName returns the name of field i in JSON.
func jsonName(st *types.Struct, i int) string {
	name := reflect.StructTag(st.Tag(i)).Get("json")
	for j, c := range name {
		if c == ',' {
			name = name[:j]
			break
		}
	}
	if name == "" {
		return st.Field(i).Name()
	}
	return name
}
