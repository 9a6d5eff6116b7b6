package idkey

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/scope"
)

// A record is stored far from where it is filled, often in another package or
// by a library. Its field's name or tag says that it is the key.

// isKeyField reports whether in stores to a field that is a key by its tag or
// its name.
func isKeyField(in *ssa.Store) bool {
	st, i, ok := structField(in)
	if !ok {
		return false
	}
	f, tag := st.Field(i), st.Tag(i)
	if !isKeyType(f.Type()) || f.Pkg() == nil || !isProject(f.Pkg().Path()) {
		return false
	}
	if graph.KeyTag(tag) || gormID(st, f) {
		// Unless the row has the stable identifier as its key too.
		for j := range st.NumFields() {
			if graph.IsStableField(st.Field(j).Name()) && graph.KeyTag(st.Tag(j)) {
				return false
			}
		}
		return true
	}
	if !graph.IsKeyField(f.Name()) || graph.IsQueuePackage(f.Pkg().Path()) {
		return false
	}
	// A record that has the stable identifier as well is known by it.
	for g := range st.Fields() {
		if g != f && graph.IsStableField(g.Name()) && isTextType(g.Type()) {
			return false
		}
	}
	return true
}

// gormID reports whether f is the primary key of a gorm model by convention: a
// field ID, if no other field is tagged as the key.
func gormID(st *types.Struct, f *types.Var) bool {
	if f.Name() != "ID" {
		return false
	}
	model := false
	for i := range st.NumFields() {
		tag := st.Tag(i)
		if strings.Contains(strings.ToLower(tag), "primary") {
			return false
		}
		model = model || strings.Contains(tag, `gorm:"`)
	}
	return model
}

// keyField is isKeyField for a sink: parts of the key of a map count where the
// map is used.
func (c *checker) keyField(in *ssa.Store) bool {
	if !isKeyField(in) || c.onlyAddresses(in) {
		return false
	}
	n := graph.NamedOf(in.Addr.(*ssa.FieldAddr).X.Type())
	return n == nil || !c.mapKeys[n]
}

func structField(in *ssa.Store) (*types.Struct, int, bool) {
	addr, ok := in.Addr.(*ssa.FieldAddr)
	if !ok {
		return nil, 0, false
	}
	t := addr.X.Type()
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	st, ok := t.Underlying().(*types.Struct)
	return st, addr.Field, ok && addr.Field < st.NumFields()
}

// isKeyType reports whether a field of type t can be the key of a record.
func isKeyType(t types.Type) bool {
	if isTextType(t) {
		return true
	}
	if s, ok := t.Underlying().(*types.Slice); ok {
		b, ok := s.Elem().Underlying().(*types.Basic)
		return ok && b.Kind() == types.Byte
	}
	// sql.NullString and such
	i, ok := t.Underlying().(*types.Interface)
	return ok && i.NumMethods() == 0
}

// isProject reports whether a package is neither of the standard library nor
// of Graph's SDK.
func isProject(path string) bool {
	if graph.IsSDK(path) || graph.ReachesGraph(path) || strings.HasPrefix(path, "github.com/microsoft/kiota-") {
		return false
	}
	return !scope.Standard(path)
}

// fieldName is how messages name the field: "Row.Key".
func fieldName(in *ssa.Store) string {
	st, i, ok := structField(in)
	if !ok {
		return ""
	}
	name := st.Field(i).Name()
	if n := graph.NamedOf(in.Addr.(*ssa.FieldAddr).X.Type()); n != nil {
		name = n.Obj().Name() + "." + name
	}
	return name
}

// findMapKeys collects the named types that are keys of maps in the package.
func findMapKeys(info *types.Info) map[*types.Named]bool {
	keys := make(map[*types.Named]bool)
	for _, tv := range info.Types {
		if !tv.IsType() {
			continue
		}
		if m, ok := tv.Type.(*types.Map); ok {
			if n, ok := types.Unalias(m.Key()).(*types.Named); ok {
				keys[n] = true
			}
		}
	}
	return keys
}
