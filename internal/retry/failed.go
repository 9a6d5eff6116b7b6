package retry

import (
	"go/types"
	"strings"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/scope"
)

// field is what is in a field of the typed failure or of the answer.
func (f *frame) field(p val, t types.Type) val {
	owner := p.parts[0]
	if owner.k == response {
		switch p.name {
		case "StatusCode":
			return f.status()
		case "Status":
			return val{k: text}
		case "Header", "Body", "Request":
			return val{k: nonNil}
		}
		return val{}
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch {
		case u.Info()&types.IsInteger != 0 && isStatusName(p.name):
			return f.status()
		case u.Info()&types.IsString != 0 && isCodeName(p.name):
			return val{k: code}
		case u.Info()&types.IsString != 0 && isTextName(p.name):
			return val{k: text}
		}
	case *types.Struct:
		return owner
	case *types.Pointer:
		switch e := u.Elem().Underlying().(type) {
		case *types.Struct:
			if isNamed(u.Elem(), "net/http", "Response") {
				return f.resp()
			}
		case *types.Basic:
			if inner := f.field(p, e); inner.k != unknown {
				return val{k: boxed, parts: []val{inner}}
			}
		}
	case *types.Interface:
		if isErrorType(t) {
			return val{k: failure_, tracked: true, open: true}
		}
	}
	return val{}
}

// status is the status of the tracked request.
func (f *frame) status() val {
	switch f.m.x {
	case 0:
		return val{k: okStatus}
	}
	return val{k: konst, c: statusOf(f.m.x), status: true}
}

// isStatus reports whether a number is the status of the tracked request, or
// is the same as that.
func (f *frame) isStatus(v val) bool {
	if v.status || f.m.x == 0 {
		return v.status
	}
	n, ok := v.int()
	if !ok {
		return false
	}
	f.m.noteStatus(n)
	if n == 0 {
		return f.m.transport()
	}
	return n == f.m.x.Status()
}

// resp is the *http.Response of the tracked request.
func (f *frame) resp() val {
	if f.m.transport() {
		return val{k: null}
	}
	return val{k: response}
}

// isCode reports whether the failure's Graph error code is s.
func (f *frame) isCode(s string) tri {
	if f.m.x == 0 {
		return no
	}
	set := codes[strings.ToLower(s)] &^ failure.Transport
	f.m.note(set)
	return truth(set.Overlaps(f.m.x))
}

// shows reports whether the text of the failure holds s. A text that no row
// knows is taken for one that this failure does not have.
func (f *frame) shows(s string) tri {
	if f.m.x == 0 {
		return maybe
	}
	set := textOf(s)
	f.m.note(set)
	if !set.Overlaps(f.m.x) {
		return no
	}
	if f.m.transport() {
		return maybe // some of them
	}
	return yes
}

// foreign reports whether t is a type that no client has its errors in: one
// that is neither of the standard library nor in the table.
func foreign(t types.Type) bool {
	n := namedOf(t)
	return n != nil && n.Obj().Pkg() != nil && !scope.Standard(n.Obj().Pkg().Path())
}

func deref(t types.Type) types.Type {
	if t == nil {
		return nil
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		return p.Elem()
	}
	return t
}
