package retry

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

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
