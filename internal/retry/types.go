package retry

import (
	"go/types"
)

func namedOf(t types.Type) *types.Named {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	n, _ := t.(*types.Named)
	return n
}

func isNamed(t types.Type, pkg, name string) bool {
	n := namedOf(t)
	return n != nil && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == pkg && n.Obj().Name() == name
}

func isInt(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}

func isString(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

func isBool(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

var errorIface = types.Universe.Lookup("error").Type().Underlying().(*types.Interface)

// isErrorType reports whether t is the type error.
func isErrorType(t types.Type) bool {
	return types.Identical(t, types.Universe.Lookup("error").Type())
}

// isErrorInterface reports whether t is an interface with the method Error
// and no other.
func isErrorInterface(t types.Type) bool {
	i, ok := t.Underlying().(*types.Interface)
	return ok && types.Identical(i, errorIface)
}

// isErrorLike reports whether values of t are errors: the type error, or a
// pointer type that implements it, as the *RetryError of terraform.
func isErrorLike(t types.Type) bool {
	return isErrorType(t) || types.Implements(t, errorIface)
}

func isContext(t types.Type) bool { return isNamed(t, "context", "Context") }
