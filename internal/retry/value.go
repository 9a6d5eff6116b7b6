package retry

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// A val is what the simulation knows of a value on the paths it follows. The
// zero val is unknown.
type val struct {
	k kind
	// c is the value of a constant.
	c constant.Value
	// at is the place a pointer points to.
	at cell
	// typ is the type of an object or of a typed error.
	typ types.Type
	// fn is the function of a closure.
	fn *ssa.Function
	// name is the field of a reference into the failed answer.
	name string
	// parts are the elements of a tuple, the bindings of a closure, the fields
	// of an object, what an error wraps, or what a pointer to an error of the
	// program's own points to when it becomes an error.
	parts []val
	// tracked, open and mark describe an error.
	tracked, open bool
	mark          mark
}

type kind uint8

const (
	unknown    kind = iota
	null            // nil
	nonNil          // not nil, nothing else known
	konst           // a bool, number or string constant
	okStatus        // the status of an answer that is no failure
	failure_        // an error value, see tracked, open, mark and parts
	typed           // the failure, as seen through a type that errors.As found
	sentinel        // the error in a package-level variable
	response        // the *http.Response of the tracked request
	text            // text that shows the status of the failure
	code            // the Graph error code of the failure
	codeHolder      // what GetErrorEscaped returns
	pointer         // the address of a cell
	boxed           // a pointer to a value that never changes
	field           // the address of a field of typed or response
	object          // a struct value
	tuple
	closure
)

// mark is how a retry library's functions mark an error.
type mark uint8

const (
	plain     mark = iota
	permanent      // never again
	retryable      // again
)

// A cell is a place in memory: a variable and a path of fields in it.
type cell struct {
	base ssa.Value
	path string
}

func constVal(c constant.Value) val { return val{k: konst, c: c} }
func boolVal(b bool) val            { return constVal(constant.MakeBool(b)) }
func intVal(n int) val              { return constVal(constant.MakeInt64(int64(n))) }

// tri is a truth that may be unknown.
type tri uint8

const (
	maybe tri = iota
	yes
	no
)

func truth(b bool) tri {
	if b {
		return yes
	}
	return no
}

func (t tri) not() tri {
	switch t {
	case yes:
		return no
	case no:
		return yes
	}
	return maybe
}

func (t tri) val() val {
	switch t {
	case yes:
		return boolVal(true)
	case no:
		return boolVal(false)
	}
	return val{}
}

func (v val) bool() tri {
	if v.k == konst && v.c.Kind() == constant.Bool {
		return truth(constant.BoolVal(v.c))
	}
	return maybe
}

func (v val) int() (int, bool) {
	if v.k != konst {
		return 0, false
	}
	i := constant.ToInt(v.c)
	if i.Kind() != constant.Int {
		return 0, false
	}
	n, ok := constant.Int64Val(i)
	return int(n), ok
}

func (v val) str() (string, bool) {
	if v.k == konst && v.c.Kind() == constant.String {
		return constant.StringVal(v.c), true
	}
	return "", false
}

// isNil reports whether v is nil.
func (v val) isNil() tri {
	switch v.k {
	case null:
		return yes
	case konst:
		if v.name == "predicate" {
			return no
		}
		return maybe
	case unknown:
		return maybe
	}
	return no
}

// isError reports whether v stands for the failure, or wraps it.
func (v val) carries() bool {
	switch v.k {
	case failure_:
		return v.tracked || slices.ContainsFunc(v.parts, val.carries)
	case typed, response, text, code, codeHolder, field:
		return true
	case tuple, object, boxed:
		return slices.ContainsFunc(v.parts, val.carries)
	}
	return false
}

func equal(a, b val) bool {
	if a.k != b.k || a.at != b.at || a.fn != b.fn || a.name != b.name ||
		a.tracked != b.tracked || a.open != b.open || a.mark != b.mark || len(a.parts) != len(b.parts) {
		return false
	}
	if a.k == konst && (a.c.Kind() != b.c.Kind() || !constant.Compare(a.c, token.EQL, b.c)) {
		return false
	}
	if (a.typ == nil) != (b.typ == nil) || a.typ != nil && !types.Identical(a.typ, b.typ) {
		return false
	}
	for i := range a.parts {
		if !equal(a.parts[i], b.parts[i]) {
			return false
		}
	}
	return true
}

// join is what is known of a value that is a on one path and b on another.
func join(a, b val) val {
	if equal(a, b) {
		return a
	}
	if a.k == b.k && len(a.parts) == len(b.parts) && (a.k == tuple || a.k == object && types.Identical(a.typ, b.typ)) {
		out := a
		out.parts = make([]val, len(a.parts))
		for i := range a.parts {
			out.parts[i] = join(a.parts[i], b.parts[i])
		}
		return out
	}
	if a.k == failure_ && b.k == failure_ && a.mark == b.mark {
		return val{k: failure_, tracked: a.tracked || b.tracked, open: true, mark: a.mark}
	}
	if a.isNil() == no && b.isNil() == no {
		return val{k: nonNil}
	}
	return val{}
}

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
