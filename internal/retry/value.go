package retry

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

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
	// obj is the function that makes a condition.
	obj *types.Func
	// name is the field of a reference into the failed answer.
	name string
	// parts are the elements of a tuple, the bindings of a closure, the fields
	// of an object, what an error wraps, or what a pointer to an error of the
	// program's own points to when it becomes an error.
	parts []val
	// tracked, open and mark describe an error.
	tracked, open bool
	mark          mark
	// status says that the constant is the status of the failure: another one
	// after another failure, see class.
	status bool
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
	choice  // one of parts, which are constants or functions: an element of a list, any of them
	listed  // a slice of parts
	made    // a condition that obj of another package makes of parts
	mapping // a map that is written out where at says
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

func boolVal(b bool) val { return constVal(constant.MakeBool(b)) }

func intVal(n int) val { return constVal(constant.MakeInt64(int64(n))) }

// objectWith is a struct of which field i is known, and nothing else.
func objectWith(t types.Type, i int, v val) val {
	out := val{k: object, typ: t, parts: make([]val, t.Underlying().(*types.Struct).NumFields())}
	out.parts[i] = v
	return out
}

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

// carries reports whether v stands for the failure, or wraps it.
func (v val) carries() bool {
	switch v.k {
	case failure_:
		return v.tracked || slices.ContainsFunc(v.parts, val.carries)
	case typed, response, text, code, codeHolder, field:
		return true
	case tuple, object, boxed, pointer:
		return slices.ContainsFunc(v.parts, func(p val) bool { return p.carries() || p.status && (v.k == object || v.k == pointer) })
	}
	return false
}

func equal(a, b val) bool {
	if a.k != b.k || a.at != b.at || a.fn != b.fn || a.obj != b.obj || a.name != b.name ||
		a.tracked != b.tracked || a.open != b.open || a.mark != b.mark || a.status != b.status || len(a.parts) != len(b.parts) {
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
	if a.k == choice && a.has(b) {
		return a
	}
	if b.k == choice && b.has(a) {
		return b
	}
	if a.k == failure_ && b.k == failure_ && a.mark == b.mark {
		return val{k: failure_, tracked: a.tracked || b.tracked, open: true, mark: a.mark}
	}
	if a.isNil() == no && b.isNil() == no {
		return val{k: nonNil}
	}
	return val{}
}
