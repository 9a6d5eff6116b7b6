package batchenvelope

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/ssaview"
)

// reach says where something is that a value is stored in.
type reach uint8

const (
	local   reach = iota // in the function alone
	given                // behind an argument, for the caller to look at
	outside              // where other code may look at it
)

// placeOf says where the memory behind v is. It gives up as outside.
func placeOf(v ssa.Value, depth int) reach {
	if depth > 10 {
		return outside
	}
	switch v := v.(type) {
	case *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice, *ssa.MakeChan, *ssa.Const:
		return local
	case *ssa.Parameter:
		// What a method stores in its receiver its other methods may read.
		if v.Parent().Signature.Recv() != nil && v == v.Parent().Params[0] {
			return outside
		}
		return given
	case *ssa.FreeVar:
		return cell(v, depth+1)
	case *ssa.FieldAddr:
		return placeOf(v.X, depth+1)
	case *ssa.Field:
		return placeOf(v.X, depth+1)
	case *ssa.IndexAddr:
		return placeOf(v.X, depth+1)
	case *ssa.Slice:
		return placeOf(v.X, depth+1)
	case *ssa.ChangeType:
		return placeOf(v.X, depth+1)
	case *ssa.MakeInterface:
		return placeOf(v.X, depth+1)
	case *ssa.TypeAssert:
		return placeOf(v.X, depth+1)
	case *ssa.Lookup:
		return placeOf(v.X, depth+1)
	case *ssa.Extract:
		switch t := v.Tuple.(type) {
		case *ssa.Lookup:
			return placeOf(t.X, depth+1)
		case *ssa.TypeAssert:
			return placeOf(t.X, depth+1)
		}
	case *ssa.Phi:
		out := local
		for _, e := range ssaview.Edges(v) {
			out = max(out, placeOf(e, depth+3))
		}
		return out
	case *ssa.Call:
		if b, ok := v.Call.Value.(*ssa.Builtin); ok && b.Name() == "append" {
			return placeOf(v.Call.Args[0], depth+1)
		}
	case *ssa.UnOp:
		if v.Op != token.MUL {
			return outside
		}
		switch v.X.(type) {
		case *ssa.Alloc, *ssa.FreeVar:
			// A variable that holds a pointer, a map or a slice: what was put there.
			return cell(v.X, depth+1)
		}
		return placeOf(v.X, depth+1)
	}
	return outside
}

// exposed reports whether code that is not seen may read what is stored at addr.
// An unexported field or variable is read in this package alone, and there the
// label follows.
func exposed(addr ssa.Value) bool {
	switch a := addr.(type) {
	case *ssa.Global:
		return ast.IsExported(a.Name())
	case *ssa.FieldAddr:
		if f := fieldAt(a); f != nil && !f.Exported() {
			return false
		}
		return placeOf(addr, 0) == outside
	case *ssa.Parameter:
		return false // for the caller to look at
	}
	return placeOf(addr, 0) == outside
}

// cell says where the values of a variable are whose address is taken.
func cell(v ssa.Value, depth int) reach {
	if depth > 10 {
		return outside
	}
	if fv, ok := v.(*ssa.FreeVar); ok {
		out := outside
		for i, b := range bindings(fv) {
			r := cell(b, depth+1)
			if i == 0 || r > out {
				out = r
			}
		}
		return out
	}
	a, ok := v.(*ssa.Alloc)
	if !ok {
		return placeOf(v, depth+1)
	}
	out := local
	for _, ref := range *a.Referrers() {
		if st, ok := ref.(*ssa.Store); ok && st.Addr == a && refers(st.Val.Type()) {
			out = max(out, placeOf(st.Val, depth+2))
		}
	}
	return out
}

// refers reports whether a value of type t leads to other memory.
func refers(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Pointer, *types.Map, *types.Slice, *types.Chan:
		return true
	}
	return false
}

func bindings(fv *ssa.FreeVar) []ssa.Value {
	fn := fv.Parent()
	if fn.Parent() == nil {
		return nil
	}
	var out []ssa.Value
	for i, v := range fn.FreeVars {
		if v != fv {
			continue
		}
		for _, b := range fn.Parent().Blocks {
			for _, in := range b.Instrs {
				if mc, ok := in.(*ssa.MakeClosure); ok && mc.Fn == fn {
					out = append(out, mc.Bindings[i])
				}
			}
		}
	}
	return out
}
