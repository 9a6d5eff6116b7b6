package idkey

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// A message may be handed on as something that only has an id: an Entityable,
// an interface of the program's own, a type parameter, the bound method GetId.
// There the static type no longer says what it is, so the value is followed.

// asItem labels a message where it becomes such a value. Other items, whose
// ids are looked at on demand only, are left out.
func asItem(v ssa.Value) (flow.Kind, string) {
	switch v := v.(type) {
	case *ssa.ChangeInterface:
		if onlyHasID(v.Type()) && graph.IsMessage(v.X.Type()) {
			return item, message
		}
		return 0, ""
	case *ssa.MakeInterface:
		if onlyHasID(v.Type()) && graph.IsMessage(v.X.Type()) {
			return item, message
		}
		return 0, ""
	}
	if v.Referrers() == nil || !types.IsInterface(v.Type()) && !isPointer(v.Type()) {
		return 0, ""
	}
	for _, ref := range *v.Referrers() {
		if (bindsGetID(ref) || isGenericArg(ref, v)) && graph.IsMessage(v.Type()) {
			return item, message
		}
	}
	return 0, ""
}

// itemID is the id that GetId returns of such a value.
func itemID(callee *types.Func, arg int, k flow.Kind) ([]flow.Out, bool) {
	if k == item && arg == 0 && callee.Name() == "GetId" {
		return flow.To(0, id), true
	}
	return nil, false
}

// onlyHasID reports whether t is an interface with GetId that is no message's.
func onlyHasID(t types.Type) bool {
	if !types.IsInterface(t) || graph.IsMessage(t) {
		return false
	}
	obj, _, _ := types.LookupFieldOrMethod(t, false, nil, "GetId")
	return obj != nil
}

// bindsGetID reports whether in makes the method value x.GetId.
func bindsGetID(in ssa.Instruction) bool {
	mc, ok := in.(*ssa.MakeClosure)
	if !ok {
		return false
	}
	fn, ok := mc.Fn.(*ssa.Function)
	return ok && strings.HasPrefix(fn.Name(), "GetId$")
}

// isGenericArg reports whether in hands v to a function whose parameter has a
// type parameter for type.
func isGenericArg(in ssa.Instruction, v ssa.Value) bool {
	call, ok := in.(ssa.CallInstruction)
	if !ok || call.Common().IsInvoke() {
		return false
	}
	fn := call.Common().StaticCallee()
	if fn == nil || fn.Origin() == nil {
		return false
	}
	params := fn.Origin().Signature.Params()
	for i, arg := range call.Common().Args {
		if arg == v && fn.Signature.Recv() == nil && i < params.Len() {
			if _, ok := types.Unalias(params.At(i).Type()).(*types.TypeParam); ok {
				return true
			}
		}
	}
	return false
}

func isPointer(t types.Type) bool {
	_, ok := t.Underlying().(*types.Pointer)
	return ok
}
