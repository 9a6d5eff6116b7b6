package retry

import (
	"go/constant"
	"go/types"
	"maps"
	"reflect"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// memory says what is in cells, by the variable they belong to. Neither map is
// changed once shared: most variables stay as they are from block to block, and
// their maps are then the same.
type memory map[ssa.Value]cells

// cells says what is in the cells of one variable, by their paths.
type cells map[string]val

// get returns what is in c: its own entry, or what an entry above it implies.
func (m memory) get(c cell, t types.Type) val { return m[c.base].get(c.path, t) }

func (cs cells) get(at string, t types.Type) val {
	path, rest := at, ""
	for {
		if v, ok := cs[path]; ok {
			return cs.whole(at, project(v, rest), t)
		}
		if path == "" {
			return cs.whole(at, val{}, t)
		}
		i := strings.LastIndexByte(path, '.')
		path, rest = path[:i], path[i:]+rest
	}
}

// project follows a path of fields into an object.
func project(v val, path string) val {
	for path != "" {
		path = path[1:]
		elem := path
		if i := strings.IndexByte(path, '.'); i >= 0 {
			elem, path = path[:i], path[i:]
		} else {
			path = ""
		}
		n, err := strconv.Atoi(elem)
		if err != nil || v.k != object || n >= len(v.parts) {
			return val{}
		}
		v = v.parts[n]
	}
	return v
}

// sub is the path of element i below path.
func sub(path string, i int) string { return path + "." + strconv.Itoa(i) }

// whole is v with the entries for single fields put in.
func (cs cells) whole(path string, v val, t types.Type) val {
	if t == nil {
		return v
	}
	st, ok := t.Underlying().(*types.Struct)
	if !ok || st.NumFields() > 40 {
		return v
	}
	out := val{k: object, typ: t, parts: make([]val, st.NumFields())}
	for i := range out.parts {
		f := sub(path, i)
		switch {
		case cs.has(f):
			out.parts[i] = cs.get(f, st.Field(i).Type())
		case v.k == object && i < len(v.parts):
			out.parts[i] = v.parts[i]
		}
	}
	return out
}

func (cs cells) has(path string) bool {
	for k := range cs {
		if within(k, path) {
			return true
		}
	}
	return false
}

// within reports whether k is path or below it.
func within(k, path string) bool {
	return len(k) >= len(path) && k[:len(path)] == path && (len(k) == len(path) || k[len(path)] == '.')
}

// set returns m with v in c and nothing known below c but what v says.
func (m memory) set(c cell, v val) memory {
	old := m[c.base]
	below := 0
	for k := range old {
		if within(k, c.path) {
			below++
		}
	}
	if was, ok := old[c.path]; ok && below == 1 && equal(was, v) {
		return m
	}
	now := make(cells, len(old)-below+1)
	for k, was := range old {
		if !within(k, c.path) {
			now[k] = was
		}
	}
	now[c.path] = v
	out := make(memory, len(m)+1)
	maps.Copy(out, m)
	out[c.base] = now
	return out
}

// joinMemory is what is known on either of two paths.
func joinMemory(a, b memory) memory {
	if same(a, b) {
		return a
	}
	out := make(memory, min(len(a), len(b)))
	for base, x := range a {
		if y, ok := b[base]; ok {
			out[base] = joinCells(x, y)
		}
	}
	return out
}

func joinCells(a, b cells) cells {
	if same(a, b) || equalCells(a, b) {
		return a
	}
	out := make(cells, len(a))
	for k, v := range a {
		w, ok := b[k]
		if !ok {
			w = b.get(k, nil)
		}
		out[k] = join(v, w)
	}
	for k, w := range b {
		if _, ok := out[k]; !ok {
			out[k] = join(w, a.get(k, nil))
		}
	}
	return out
}

func equalMemory(a, b memory) bool {
	if len(a) != len(b) {
		return false
	}
	if same(a, b) {
		return true
	}
	for base, x := range a {
		y, ok := b[base]
		if !ok || !same(x, y) && !equalCells(x, y) {
			return false
		}
	}
	return true
}

func equalCells(a, b cells) bool {
	if len(a) != len(b) {
		return false
	}
	for k, v := range a {
		w, ok := b[k]
		if !ok || !equal(v, w) {
			return false
		}
	}
	return true
}

// same reports whether two maps are one.
func same[M ~map[K]V, K comparable, V any](a, b M) bool {
	return reflect.ValueOf(a).Pointer() == reflect.ValueOf(b).Pointer()
}

// zeroOf returns the zero value of a type.
func zeroOf(t types.Type) val {
	if t == nil {
		return val{}
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch {
		case u.Info()&types.IsBoolean != 0:
			return boolVal(false)
		case u.Info()&types.IsString != 0:
			return constVal(constant.MakeString(""))
		case u.Info()&types.IsNumeric != 0:
			return intVal(0)
		}
		return val{k: null}
	case *types.Struct:
		if u.NumFields() > 40 {
			return val{}
		}
		out := val{k: object, typ: t, parts: make([]val, u.NumFields())}
		for i := range out.parts {
			out.parts[i] = zeroOf(u.Field(i).Type())
		}
		return out
	case *types.Array:
		return val{}
	}
	if _, ok := types.Unalias(t).(*types.TypeParam); ok {
		return val{}
	}
	return val{k: null}
}
