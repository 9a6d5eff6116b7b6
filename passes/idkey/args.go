package idkey

import (
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// variadicArg returns the call to which in hands an element of its variadic
// parameter, and which argument it is, counting one by one.
func variadicArg(in *ssa.Store) (ssa.CallInstruction, int) {
	addr, ok := in.Addr.(*ssa.IndexAddr)
	if !ok {
		return nil, 0
	}
	idx, ok := addr.Index.(*ssa.Const)
	arr, isAlloc := addr.X.(*ssa.Alloc)
	if !ok || !isAlloc {
		return nil, 0
	}
	for _, ref := range referrers(arr) {
		sl, ok := ref.(*ssa.Slice)
		if !ok {
			continue
		}
		for _, use := range referrers(sl) {
			call, ok := use.(ssa.CallInstruction)
			if !ok || !call.Common().Signature().Variadic() {
				continue
			}
			args := flow.Args(call)
			if args[len(args)-1] == ssa.Value(sl) {
				return call, len(args) - 1 + int(idx.Int64())
			}
		}
	}
	return nil, 0
}

// variadicSlice reports whether the last argument of call is a slice of single
// arguments, which are looked at one by one where they are put into it.
func variadicSlice(call ssa.CallInstruction) bool {
	if !call.Common().Signature().Variadic() {
		return false
	}
	args := flow.Args(call)
	sl, ok := args[len(args)-1].(*ssa.Slice)
	if !ok {
		return false
	}
	_, ok = sl.X.(*ssa.Alloc)
	return ok
}

// argAt returns argument i of call, variadic arguments counted one by one.
func argAt(call ssa.CallInstruction, i int) ssa.Value {
	args := flow.Args(call)
	last := len(args) - 1
	if i < last || i == last && !variadicSlice(call) {
		return args[i]
	}
	if i < last || !variadicSlice(call) {
		return nil
	}
	for _, ref := range referrers(args[last].(*ssa.Slice).X) {
		addr, ok := ref.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		if idx, ok := addr.Index.(*ssa.Const); !ok || int(idx.Int64()) != i-last {
			continue
		}
		for _, use := range referrers(addr) {
			if st, ok := use.(*ssa.Store); ok && st.Addr == ssa.Value(addr) {
				return st.Val
			}
		}
	}
	return nil
}
