package retry

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// callsIn are the calls in a function: by what they call, and those of which
// that is not known or that are of the function itself.
type callsIn struct {
	of     map[*types.Func][]ssa.CallInstruction
	others []ssa.CallInstruction
}

func (p *pkg) callsIn(fn *ssa.Function) *callsIn {
	if out := p.calls[fn]; out != nil {
		return out
	}
	out := &callsIn{of: make(map[*types.Func][]ssa.CallInstruction)}
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			k, ok := instr.(ssa.CallInstruction)
			if !ok {
				continue
			}
			f := calledFunc(k.Common())
			out.of[f] = append(out.of[f], k)
			if g := staticOwn(k); g == nil || g == fn {
				out.others = append(out.others, k)
			}
		}
	}
	p.calls[fn] = out
	return out
}

// likely lists the other calls of what c calls in its function.
func (p *pkg) likely(c ssa.CallInstruction) []ssa.CallInstruction {
	var out []ssa.CallInstruction
	for _, k := range p.callsIn(c.Parent()).of[calledFunc(c.Common())] {
		if k != c {
			out = append(out, k)
		}
	}
	return out
}
