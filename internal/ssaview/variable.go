package ssaview

import "golang.org/x/tools/go/ssa"

// Variable returns the variable of which addr is the address of a part: a field
// of a field, an element. It is addr itself if that is of no part.
func Variable(addr ssa.Value) ssa.Value {
	for {
		switch a := addr.(type) {
		case *ssa.FieldAddr:
			addr = a.X
		case *ssa.IndexAddr:
			addr = a.X
		default:
			return addr
		}
	}
}
