package retry

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// method evaluates a method of the failure or of the answer by its name.
func (f *frame) method(v *ssa.Call, args []val) (val, bool) {
	fn := calledFunc(v.Common())
	if fn == nil || len(args) == 0 || fn.Signature().Recv() == nil {
		return val{}, false
	}
	recv := args[0]
	res := fn.Signature().Results()
	if res.Len() != 1 {
		return val{}, false
	}
	t := res.At(0).Type()
	switch recv.k {
	case failure_, sentinel:
		if fn.Name() == "Error" {
			if recv.tracked || recv.name == "text" {
				return val{k: text}, true
			}
			return val{}, true
		}
	case typed, field:
		if recv.k == field && recv.parts[0].k != typed {
			return val{}, false
		}
		switch {
		case fn.Name() == "Error":
			return val{k: text}, true
		case isInt(t) && isStatusName(fn.Name()):
			return f.status(), true
		case fn.Name() == "GetErrorEscaped":
			return val{k: codeHolder}, true
		case fn.Name() == "Unwrap":
			return val{k: failure_, tracked: true, open: true}, true
		}
		if b, ok := t.Underlying().(*types.Basic); ok && b.Info()&types.IsString != 0 && isCodeName(fn.Name()) {
			return val{k: code}, true
		}
	case codeHolder:
		switch fn.Name() {
		case "GetCode":
			return val{k: boxed, parts: []val{{k: code}}}, true
		case "GetMessage":
			return val{k: boxed, parts: []val{{k: text}}}, true
		}
	}
	return val{}, false
}

// other is the result of a call that nothing is known of: its error is nil,
// for everything else works, unless it was given the failure.
func (f *frame) other(v *ssa.Call, args []val) val {
	given := false
	var inner val
	for _, a := range args {
		if a.k == boxed {
			inner = a.parts[0] // a dereferencing helper
		}
		switch a.k {
		case failure_, typed:
			given = given || a.carries()
		case pointer, boxed, object:
			given = given || a.typ != nil && types.Implements(a.typ, errorIface)
		}
	}
	one := func(t types.Type) val {
		switch {
		case isErrorType(t):
			if given && f.m.x != 0 {
				return val{k: failure_, tracked: true, open: true}
			}
			return val{k: null}
		case inner.k != unknown && isBasic(t):
			return inner
		}
		return val{}
	}
	if t, ok := v.Type().(*types.Tuple); ok {
		out := val{k: tuple}
		for e := range t.Variables() {
			out.parts = append(out.parts, one(e.Type()))
		}
		return out
	}
	return one(v.Type())
}

func isBasic(t types.Type) bool {
	_, ok := t.Underlying().(*types.Basic)
	return ok
}

// havoc forgets what a call may have changed: the cells whose addresses it was
// given, and the variables of function literals that it was given.
func (f *frame) havoc(v *ssa.Call, mem memory) memory {
	for _, a := range v.Call.Args {
		x := f.get(a)
		mem = forget(mem, x)
		if x.k == closure {
			for _, b := range x.parts {
				if written(x.fn) {
					mem = forget(mem, b)
				}
			}
		}
	}
	return mem
}

func forget(mem memory, x val) memory {
	if x.k != pointer {
		return mem
	}
	if a, ok := x.at.base.(*ssa.Alloc); ok && x.typ != nil && types.Implements(a.Type(), errorIface) {
		return mem // errors are not changed by those who are given them
	}
	if _, isArray := deref(x.at.base.Type()).Underlying().(*types.Array); isArray {
		return mem // the arguments of a variadic call
	}
	return mem.set(x.at, val{})
}

// written reports whether a function literal assigns to what it captures.
func written(fn *ssa.Function) bool {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if s, ok := instr.(*ssa.Store); ok {
				if _, ok := s.Addr.(*ssa.FreeVar); ok {
					return true
				}
			}
			if c, ok := instr.(*ssa.MakeClosure); ok && written(c.Fn.(*ssa.Function)) {
				return true
			}
		}
	}
	return false
}
