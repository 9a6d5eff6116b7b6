package logleak

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
)

// isScheme reports whether v is the word before a credential.
func isScheme(v ssa.Value) bool {
	for _, w := range graph.Words(valueName(v)) {
		switch w {
		case "type", "scheme", "prefix", "kind":
			return true
		}
	}
	return false
}

// isSchemeText reports whether x, the left part of an Authorization header, is
// its scheme, or not written out.
func isSchemeText(x ssa.Value) bool {
	switch x := x.(type) {
	case *ssa.Const:
		s, _ := constText(x)
		return s == "" || strings.HasSuffix(s, " ") && len(s) <= 16
	case *ssa.BinOp:
		return isSchemeText(x.X) && isSchemeText(x.Y)
	}
	return true
}

// isSchemeFormat reports whether a format makes an Authorization header, or
// the user and password in it.
func isSchemeFormat(format string) bool {
	switch strings.ToLower(format) {
	case "%s", "%v", "%s %s", "%v %v", "%s:%s":
		return true
	}
	word, rest, ok := strings.Cut(format, " ")
	return ok && (rest == "%s" || rest == "%v") && !strings.Contains(word, "%")
}

// carriesText reports whether a value of type t can hold a credential.
func carriesText(t types.Type, depth int) bool {
	if depth > 4 { // type t []t
		return false
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsString != 0
	case *types.Slice:
		return carriesText(u.Elem(), depth+1) || isByte(u.Elem())
	case *types.Array:
		return carriesText(u.Elem(), depth+1)
	case *types.Interface:
		return u.NumMethods() == 0
	}
	return false
}

func isByte(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() == types.Byte
}

// sliceStores returns the stores that fill a slice literal, or nil.
func sliceStores(sl *ssa.Slice) []*ssa.Store {
	arr, ok := sl.X.(*ssa.Alloc)
	if !ok {
		return nil
	}
	var out []*ssa.Store
	for _, ref := range *arr.Referrers() {
		if ia, ok := ref.(*ssa.IndexAddr); ok {
			for _, use := range *ia.Referrers() {
				if st, ok := use.(*ssa.Store); ok && st.Addr == ia {
					out = append(out, st)
				}
			}
		}
	}
	return out
}
