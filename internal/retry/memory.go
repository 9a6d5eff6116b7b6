package retry

import (
	"go/constant"
	"go/types"
	"strconv"
	"strings"
)

// memory says what is in cells. Maps are never changed once shared.
type memory map[cell]val

// get returns what is in c: its own entry, or what an entry above it implies.
func (m memory) get(c cell, t types.Type) val {
	path, rest := c.path, ""
	for {
		if v, ok := m[cell{c.base, path}]; ok {
			return m.whole(c, project(v, rest), t)
		}
		if path == "" {
			return m.whole(c, val{}, t)
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
func (m memory) whole(c cell, v val, t types.Type) val {
	if t == nil {
		return v
	}
	st, ok := t.Underlying().(*types.Struct)
	if !ok || st.NumFields() > 40 {
		return v
	}
	out := val{k: object, typ: t, parts: make([]val, st.NumFields())}
	for i := range out.parts {
		f := cell{c.base, sub(c.path, i)}
		switch {
		case m.has(f):
			out.parts[i] = m.get(f, st.Field(i).Type())
		case v.k == object && i < len(v.parts):
			out.parts[i] = v.parts[i]
		}
	}
	return out
}

func (m memory) has(c cell) bool {
	if _, ok := m[c]; ok {
		return true
	}
	prefix := c.path + "."
	for k := range m {
		if k.base == c.base && len(k.path) > len(prefix) && k.path[:len(prefix)] == prefix {
			return true
		}
	}
	return false
}

// set returns m with v in c and nothing known below c but what v says.
func (m memory) set(c cell, v val) memory {
	out := make(memory, len(m)+1)
	prefix := c.path + "."
	for k, old := range m {
		if k.base == c.base && (k.path == c.path || len(k.path) >= len(prefix) && k.path[:len(prefix)] == prefix) {
			continue
		}
		out[k] = old
	}
	out[c] = v
	return out
}

// joinMemory is what is known on either of two paths.
func joinMemory(a, b memory) memory {
	out := make(memory)
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
	for k, v := range a {
		w, ok := b[k]
		if !ok || !equal(v, w) {
			return false
		}
	}
	return true
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
