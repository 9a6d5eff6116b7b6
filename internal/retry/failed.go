package retry

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

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

func (f *frame) typeAssert(v *ssa.TypeAssert) val {
	x := f.get(v.X)
	ok, as := f.as(x, v.AssertedType, false)
	if !v.CommaOk {
		return as
	}
	if ok == maybe && x.k != failure_ && f.m.x == 0 {
		ok = yes // what else works yields what is asked for
	}
	if ok == no {
		as = zeroOf(v.AssertedType)
	} else if ok == maybe && as.k != typed {
		as = val{}
	}
	return val{k: tuple, parts: []val{as, ok.val()}}
}

// as reports whether an error, or with chain what it wraps, is a t, and what
// it then is.
func (f *frame) as(x val, t types.Type, chain bool) (tri, val) {
	iface, _ := t.Underlying().(*types.Interface)
	switch x.k {
	case null:
		return no, val{}
	case pointer, boxed, object, typed:
		if x.typ == nil {
			return maybe, val{}
		}
		if types.Identical(x.typ, t) {
			return yes, f.unboxed(x)
		}
		if iface != nil && types.Implements(x.typ, iface) {
			return yes, x
		}
		if !chain {
			return no, val{}
		}
		if x.k == typed {
			return f.trackedAs(t, false)
		}
		// What the object wraps: the errors in its fields.
		for _, p := range f.wrapped(x) {
			if ok, as := f.as(p, t, true); ok != no {
				return ok, as
			}
		}
		return no, val{}
	case response:
		return maybe, x
	case failure_:
		for _, p := range x.parts {
			if p.k == sentinel {
				continue
			}
			if ok, as := f.as(p, t, true); ok != no {
				if !chain {
					return maybe, as
				}
				return ok, as
			}
		}
		if x.tracked {
			ok, as := f.trackedAs(t, x.open)
			if ok == yes && !chain && x.open {
				ok = maybe
			}
			return ok, as
		}
		if !x.open {
			return no, val{}
		}
	case sentinel:
		return no, val{}
	}
	return maybe, val{}
}

// unboxed is what a variable of the type of error x holds: of a type that is a
// number or a text, that number or text.
func (f *frame) unboxed(x val) val {
	if _, ok := x.typ.Underlying().(*types.Basic); !ok {
		return x
	}
	if x.k == object && len(x.parts) == 1 {
		return x.parts[0]
	}
	return val{}
}

// wrapped returns the errors that an own error object holds.
func (f *frame) wrapped(x val) []val {
	if x.k == pointer {
		made, known := x.parts, false
		x = f.now.get(x.at, deref(x.typ))
		for _, p := range x.parts {
			known = known || p.k != unknown
		}
		if len(made) > 0 && !known {
			x = made[0]
		}
	}
	if x.k == boxed {
		x = x.parts[0]
	}
	var out []val
	for _, p := range x.parts {
		if p.k == failure_ || p.k == sentinel || (p.k == pointer || p.k == object) && p.typ != nil {
			out = append(out, p)
		}
	}
	return out
}

// trackedAs reports whether the failure itself is a t.
func (f *frame) trackedAs(t types.Type, open bool) (tri, val) {
	if f.m.x == 0 {
		return no, val{}
	}
	kind := typeKind(t)
	if f.m.transport() {
		switch kind {
		case transportError:
			return yes, val{k: nonNil}
		case answerError:
			return no, val{}
		}
		if isErrorInterface(t) {
			return yes, val{k: failure_, tracked: true, open: open}
		}
		if !open && foreign(t) {
			return no, val{}
		}
		return maybe, val{}
	}
	switch kind {
	case transportError, someTransportError:
		return no, val{}
	case answerError:
		return yes, val{k: typed, typ: t}
	}
	if isErrorInterface(t) {
		return yes, val{k: failure_, tracked: true, open: open}
	}
	if !open && foreign(t) {
		return no, val{}
	}
	return maybe, val{}
}

// is reports whether errors.Is(x, y) holds.
func (f *frame) is(x, y val) tri {
	if y.k != sentinel {
		return maybe
	}
	switch x.k {
	case null:
		return no
	case sentinel:
		if x.at == y.at {
			return yes
		}
		return no
	case failure_:
		for _, p := range x.parts {
			if t := f.is(p, y); t != no {
				return t
			}
		}
		if x.tracked {
			g := y.at.base.(*ssa.Global)
			switch sentinelKind(g.Object()) {
			case ends:
				return no
			case someTransport:
				if f.m.transport() {
					return maybe
				}
				return no
			}
			if !x.open {
				return no // the client wraps no error of the program's
			}
			return maybe
		}
		if !x.open {
			return no
		}
	case typed:
		return no
	case pointer, boxed, object:
		for _, p := range f.wrapped(x) {
			if t := f.is(p, y); t != no {
				return t
			}
		}
		return no
	}
	return maybe
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
