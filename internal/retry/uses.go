package retry

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/ssaview"
)

// A use is a call that gets a function value: as its argument number arg in
// SSA's count (a receiver is number 0), or in the field path of that argument.
type use struct {
	call ssa.CallInstruction
	arg  int
	path string
}

// A ref is an instruction that names a function other than by calling it.
type ref struct {
	instr ssa.Instruction
	value ssa.Value // the closure, or the function itself
}

// references finds where each function of the package is named, and, for those
// that follow a function from there, where it is called and where methods read
// the fields of their receivers.
func (p *pkg) references() map[*ssa.Function][]ref {
	if p.refs != nil {
		return p.refs
	}
	p.refs = make(map[*ssa.Function][]ref)
	p.callsOf = make(map[*ssa.Function][]*ssa.Call)
	p.fieldReads = make(map[*types.Var][]ssa.Value)
	for _, fn := range p.view.Functions() {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				if mc, ok := instr.(*ssa.MakeClosure); ok {
					g := mc.Fn.(*ssa.Function)
					p.refs[g] = append(p.refs[g], ref{nil, mc})
					continue
				}
				p.noteRead(instr)
				if call, ok := instr.(*ssa.Call); ok {
					if g := call.Call.StaticCallee(); g != nil {
						p.callsOf[g] = append(p.callsOf[g], call)
					}
				}
				for _, op := range instr.Operands(nil) {
					if g, ok := (*op).(*ssa.Function); ok {
						p.refs[g] = append(p.refs[g], ref{instr, g})
					}
				}
			}
		}
	}
	return p.refs
}

// paramOf says which parameter of which function the function value v is: the
// parameter itself, a field or an element of it, or either in a captured variable.
func paramOf(v ssa.Value) (prm *ssa.Parameter, path string) {
	for range 20 {
		switch x := v.(type) {
		case *ssa.Parameter:
			return x, path
		case *ssa.ChangeType:
			v = x.X
		case *ssa.Field:
			path = sub("", x.Field) + path
			v = x.X
		case *ssa.FieldAddr:
			path = sub("", x.Field) + path
			v = x.X
		case *ssa.Index:
			path = element + path
			v = x.X
		case *ssa.IndexAddr:
			path = element + path
			v = x.X
		case *ssa.Lookup:
			path = element + path
			v = x.X
		case *ssa.UnOp:
			v = x.X
		case *ssa.FreeVar:
			if v = bindingOf(x); v == nil {
				return nil, ""
			}
		case *ssa.Alloc:
			w := ssaview.OnlyStored(x)
			if w == nil {
				return nil, ""
			}
			v = w
		default:
			return nil, ""
		}
	}
	return nil, ""
}

// bindingOf returns what a captured variable is in the function around.
func bindingOf(fv *ssa.FreeVar) ssa.Value {
	fn := fv.Parent()
	i := slices.Index(fn.FreeVars, fv)
	parent := fn.Parent()
	if parent == nil || i < 0 {
		return nil
	}
	for _, b := range parent.Blocks {
		for _, instr := range b.Instrs {
			if mc, ok := instr.(*ssa.MakeClosure); ok && mc.Fn == fn {
				return mc.Bindings[i]
			}
		}
	}
	return nil
}

// callees returns the functions of the package that a call may call.
func (p *pkg) callees(c ssa.CallInstruction) []*ssa.Function {
	if !p.idx.Empty() {
		return p.idx.Callees(c)
	}
	fn := c.Common().StaticCallee()
	if fn == nil {
		return nil
	}
	if o := fn.Origin(); o != nil {
		fn = o
	}
	if len(fn.Blocks) == 0 {
		return nil
	}
	return []*ssa.Function{fn}
}

// A paramCall is a call of a function parameter.
type paramCall struct {
	call ssa.CallInstruction
	prm  *ssa.Parameter
	path string
}

// paramCalls lists the calls of function parameters in fn and in the function
// literals in it, in order.
func (p *pkg) paramCalls(fn *ssa.Function) []paramCall {
	if out, ok := p.called[fn]; ok {
		return out
	}
	var out []paramCall
	var walk func(g *ssa.Function)
	walk = func(g *ssa.Function) {
		for _, b := range g.Blocks {
			for _, instr := range b.Instrs {
				c, ok := instr.(ssa.CallInstruction)
				if !ok || c.Common().IsInvoke() || c.Common().StaticCallee() != nil {
					continue
				}
				if _, ok := c.Common().Value.Type().Underlying().(*types.Signature); !ok {
					continue
				}
				if prm, path := paramOf(c.Common().Value); prm != nil && prm.Parent() == fn {
					out = append(out, paramCall{c, prm, path})
				}
			}
		}
		for _, anon := range g.AnonFuncs {
			walk(anon)
		}
	}
	walk(fn)
	p.called[fn] = out
	return out
}
