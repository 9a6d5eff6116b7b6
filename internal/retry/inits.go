package retry

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// An initState is what running the package's initializer leaves behind.
type initState struct {
	mem memory
	// touched are variables that other functions assign to, or hand on.
	touched map[*ssa.Global]bool
	fields  map[fieldKey]val
}

type fieldKey struct {
	n *types.Named
	i int
}

// maxInit is the size of the initializers that are run: longer ones fill
// tables of data.
const maxInit = 1_500

// readInit finds the variables that only the initializer sets, and runs it.
func (p *pkg) readInit() *initState {
	out := &initState{mem: make(memory), touched: make(map[*ssa.Global]bool), fields: make(map[fieldKey]val)}
	fn := p.view.Package().Func("init")
	if fn == nil {
		return out
	}
	for _, g := range p.view.Functions() {
		if g == fn {
			continue
		}
		for _, b := range g.Blocks {
			for _, instr := range b.Instrs {
				for _, op := range instr.Operands(nil) {
					if v, ok := (*op).(*ssa.Global); ok && !onlyRead(instr) {
						out.touched[v] = true
					}
				}
			}
		}
	}
	size := 0
	for _, b := range fn.Blocks {
		size += len(b.Instrs)
	}
	if size > maxInit {
		return out
	}
	q := &question{p: p}
	f := q.machine().frame(fn, nil, nil)
	p.reading = true
	f.fromEntry(make(memory))
	p.reading = false
	if !f.over && f.final != nil {
		out.mem = f.final
	}
	return out
}

// onlyRead reports whether an instruction reads a variable, or a part of it.
func onlyRead(instr ssa.Instruction) bool {
	switch instr := instr.(type) {
	case *ssa.UnOp, *ssa.DebugRef:
		return true
	case *ssa.FieldAddr:
		return !slices.ContainsFunc(*instr.Referrers(), func(r ssa.Instruction) bool { return !onlyRead(r) })
	case *ssa.IndexAddr:
		return !slices.ContainsFunc(*instr.Referrers(), func(r ssa.Instruction) bool { return !onlyRead(r) })
	}
	return false
}
