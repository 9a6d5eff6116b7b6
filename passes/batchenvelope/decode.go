package batchenvelope

import (
	"go/types"

	"github.com/graphlint/graphlint/internal/graph"
)

// decodesItself reports whether decoding into t runs code of the program, which
// may look at whatever it likes.
func decodesItself(t types.Type, depth int) bool {
	if depth > 5 {
		return false
	}
	t = element(t)
	n := graph.NamedOf(t)
	if n != nil && n.Obj().Pkg() != nil {
		switch n.Obj().Pkg().Path() {
		case "time", "encoding/json", "math/big", "net/url":
			return false
		}
		if obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(n), true, n.Obj().Pkg(), "UnmarshalJSON"); obj != nil {
			if _, ok := obj.(*types.Func); ok {
				return true
			}
		}
	}
	st, ok := t.Underlying().(*types.Struct)
	if !ok {
		return false
	}
	for f := range st.Fields() {
		if decodesItself(f.Type(), depth+1) {
			return true
		}
	}
	return false
}
