package logleak

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// stores are the values that are written to the fields and variables of the
// package, and the reads of the variables.
type stores struct {
	fields  map[*types.Var][]ssa.Value
	globals map[*ssa.Global][]ssa.Value
	loads   map[*ssa.Global][]ssa.Value
}

// at returns what the package writes to the variable or the field at an address.
func (s stores) at(addr ssa.Value) []ssa.Value {
	switch x := addr.(type) {
	case *ssa.Global:
		return s.globals[x]
	case *ssa.FieldAddr:
		if f, _ := fieldOf(x); f != nil {
			return s.fields[f]
		}
	}
	return nil
}

// index notes what SSA keeps no list of.
func (c *checker) index() {
	c.stores = stores{
		fields:  make(map[*types.Var][]ssa.Value),
		globals: make(map[*ssa.Global][]ssa.Value),
		loads:   make(map[*ssa.Global][]ssa.Value),
	}
	c.sites = make(map[*ssa.Function][]ssa.CallInstruction)
	c.targets = make(map[ssa.CallInstruction][]*ssa.Function)
	c.closures = make(map[*ssa.Function][]*ssa.MakeClosure)
	c.declared = make(map[types.Object]*ssa.Function)
	own := make(map[*ssa.Function]bool)
	for _, fn := range c.view.Functions() {
		own[fn] = true
		if fn.Object() != nil {
			c.declared[fn.Object()] = fn
		}
	}
	for _, fn := range c.view.Functions() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				switch in := in.(type) {
				case *ssa.FieldAddr:
					c.collector(in.X.Type())
				case *ssa.Store:
					switch a := in.Addr.(type) {
					case *ssa.FieldAddr:
						if f, _ := fieldOf(a); f != nil {
							c.stores.fields[f] = append(c.stores.fields[f], in.Val)
						}
					case *ssa.Global:
						c.stores.globals[a] = append(c.stores.globals[a], in.Val)
					}
				case *ssa.UnOp:
					if g, ok := in.X.(*ssa.Global); ok {
						c.stores.loads[g] = append(c.stores.loads[g], in)
					}
				case *ssa.MakeClosure:
					if f, ok := in.Fn.(*ssa.Function); ok {
						c.closures[f] = append(c.closures[f], in)
					}
				}
				if call, ok := in.(ssa.CallInstruction); ok {
					if callee := call.Common().StaticCallee(); callee != nil {
						if callee.Origin() != nil {
							callee = callee.Origin()
						}
						if own[callee] {
							c.sites[callee] = append(c.sites[callee], call)
							c.targets[call] = append(c.targets[call], callee)
						}
					}
				}
			}
		}
	}
}

// bindings returns what a captured variable stands for outside.
func (c *checker) bindings(fv *ssa.FreeVar) []ssa.Value {
	fn := fv.Parent()
	var out []ssa.Value
	for i, v := range fn.FreeVars {
		if v == fv {
			for _, mc := range c.closures[fn] {
				out = append(out, mc.Bindings[i])
			}
		}
	}
	return out
}
