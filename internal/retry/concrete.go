package retry

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// concrete is the method that a call of an interface's method reaches, where it
// is known what is in the interface, and its receiver. Promoted methods are not
// followed.
func (f *frame) concrete(c *ssa.CallCommon, mem memory) (*types.Func, val) {
	if !c.IsInvoke() {
		return nil, val{}
	}
	recv := f.get(c.Value)
	return f.methodOf(recv, c.Method.Name(), c.Method.Pkg(), mem)
}

// methodOf is the method of that name of what recv is, and the receiver as the
// method gets it.
func (f *frame) methodOf(recv val, name string, pkg *types.Package, mem memory) (*types.Func, val) {
	switch recv.k {
	case pointer, boxed, object, nonNil, closure:
	default:
		return nil, val{}
	}
	if recv.typ == nil || types.IsInterface(recv.typ) || namedOf(recv.typ) == nil {
		return nil, val{}
	}
	obj, index, _ := types.LookupFieldOrMethod(recv.typ, true, pkg, name)
	m, ok := obj.(*types.Func)
	if !ok || len(index) != 1 {
		return nil, val{}
	}
	m = m.Origin()
	_, byPointer := m.Signature().Recv().Type().Underlying().(*types.Pointer)
	_, isPointer := recv.typ.Underlying().(*types.Pointer)
	switch {
	case recv.k == nonNil:
		return m, val{}
	case isPointer && !byPointer && recv.k == pointer:
		return m, mem.get(recv.at, deref(recv.typ))
	case isPointer && !byPointer && recv.k == boxed:
		return m, recv.parts[0]
	case isPointer != byPointer:
		return m, val{}
	}
	return m, recv
}
