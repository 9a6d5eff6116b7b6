package logleak

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// wholeStruct is about a struct that is printed as it is, with such fields.
func (c *checker) wholeStruct(v *ssa.MakeInterface) (flow.Kind, string) {
	t := v.X.Type()
	if isError(t) {
		return 0, ""
	}
	k, what := c.holds(t, 0)
	if k == 0 || k&base == holdsSecret && c.foreignToken(v.X) {
		return 0, ""
	}
	return k | hiding(t, k), what
}

// holds is the kind of a value of type t for the fields that all such values
// have. A pointer is followed once: fmt prints those inside as addresses.
func (c *checker) holds(t types.Type, depth int) (flow.Kind, string) {
	if depth > 3 {
		return 0, ""
	}
	if n := graph.NamedOf(t); n != nil && n.Obj().Pkg() != nil {
		if path := n.Obj().Pkg().Path(); graph.IsSDK(path) || tellsAll[path] {
			return 0, ""
		}
	}
	switch u := t.Underlying().(type) {
	case *types.Pointer:
		if depth == 0 {
			return c.holds(u.Elem(), depth+1)
		}
	case *types.Slice:
		return c.holds(u.Elem(), depth+1)
	case *types.Map:
		return c.holds(u.Elem(), depth+1)
	case *types.Struct:
		for i := range u.NumFields() {
			f := u.Field(i)
			k, _ := sensitive(graph.SensitiveField(t, f, tagName(u.Tag(i))))
			if c.creds.fields[f] != "" {
				k = secret
			}
			if k != 0 && !isPointer(f.Type()) {
				what := "the " + f.Name() + " of " + typeName(t)
				if hiding(f.Type(), k)&noFmt != 0 {
					continue
				}
				if k == secret {
					return holdsSecret | unencoded(f, u.Tag(i)), what
				}
				return holdsURL | unencoded(f, u.Tag(i)), what
			}
			if _, ok := f.Type().Underlying().(*types.Basic); !ok {
				if k, what := c.holds(f.Type(), max(depth, 1)+1); k != 0 && hiding(f.Type(), k)&noFmt == 0 {
					return k | unexported(f), what
				}
			}
		}
	}
	return 0, ""
}

// holderOf is the struct that a field is selected from.
func holderOf(v ssa.Value) ssa.Value {
	switch v := v.(type) {
	case *ssa.FieldAddr:
		return v.X
	case *ssa.Field:
		return v.X
	}
	return v
}

func typeName(t types.Type) string {
	if n := graph.NamedOf(t); n != nil {
		return n.Obj().Name()
	}
	return "a struct"
}
