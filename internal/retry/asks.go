package retry

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// asksMethod reports whether a function that fn gives a request to looks at its
// method. What it makes of it is not followed: then nothing is known of POSTs.
// Where fn itself looks, that is simulated.
func (p *pkg) asksMethod(fn *ssa.Function, depth int) bool {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			c, ok := instr.(ssa.CallInstruction)
			if !ok || !givesRequest(c.Common()) || len(p.at(c)) > 0 {
				continue // what sends it on comes too late to ask
			}
			for _, g := range p.callees(c) {
				if g != fn && (readsMethod(g) || depth > 0 && p.asksMethod(g, depth-1)) {
					return true
				}
			}
		}
	}
	return false
}

func givesRequest(c *ssa.CallCommon) bool {
	for _, a := range c.Args {
		if isRequest(a.Type()) {
			return true
		}
	}
	return false
}

func isRequest(t types.Type) bool {
	p, ok := types.Unalias(t).(*types.Pointer)
	return ok && isNamed(p.Elem(), "net/http", "Request")
}

// readsMethod reports whether a function reads the method of a request.
func readsMethod(fn *ssa.Function) bool {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			fa, ok := instr.(*ssa.FieldAddr)
			if !ok || !isRequest(fa.X.Type()) {
				continue
			}
			if fa.X.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct).Field(fa.Field).Name() == "Method" {
				return true
			}
		}
	}
	return false
}
