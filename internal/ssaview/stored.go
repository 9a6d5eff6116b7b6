package ssaview

import "golang.org/x/tools/go/ssa"

// Stored returns the values that are stored at an address itself: of a variable
// its values, but not what its fields and elements get, nor what is stored by
// function literals that capture it. Of a global it returns nothing.
func Stored(addr ssa.Value) []ssa.Value {
	refs := addr.Referrers()
	if refs == nil {
		return nil
	}
	var out []ssa.Value
	for _, ref := range *refs {
		if st, ok := ref.(*ssa.Store); ok && st.Addr == addr {
			out = append(out, st.Val)
		}
	}
	return out
}

// OnlyStored returns the value of a variable that gets one, or nil.
func OnlyStored(a *ssa.Alloc) ssa.Value {
	if vals := Stored(a); len(vals) == 1 {
		return vals[0]
	}
	return nil
}

// Array returns the array of which list is a slice, as of the arguments of a
// variadic call and of a slice literal, or nil.
func Array(list ssa.Value) *ssa.Alloc {
	sl, ok := list.(*ssa.Slice)
	if !ok {
		return nil
	}
	a, _ := sl.X.(*ssa.Alloc)
	return a
}
