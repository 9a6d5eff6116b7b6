package retry

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
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

// references finds where each function of the package is named.
func (p *pkg) references() map[*ssa.Function][]ref {
	if p.refs != nil {
		return p.refs
	}
	p.refs = make(map[*ssa.Function][]ref)
	for _, fn := range p.view.Functions() {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				if mc, ok := instr.(*ssa.MakeClosure); ok {
					g := mc.Fn.(*ssa.Function)
					p.refs[g] = append(p.refs[g], ref{nil, mc})
					continue
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

// usesOf returns the calls that get fn as an argument.
func (p *pkg) usesOf(fn *ssa.Function) []use {
	var t tracer
	for _, r := range p.references()[fn] {
		if r.instr == nil {
			t.value(r.value, "")
		} else {
			t.at(r.instr, r.value, "")
		}
	}
	return t.uses
}

// A tracer follows a function value forwards within a function.
type tracer struct {
	uses []use
	seen []ssa.Value
}

func (t *tracer) value(v ssa.Value, path string) {
	if v == nil || slices.Contains(t.seen, v) || v.Referrers() == nil {
		return
	}
	t.seen = append(t.seen, v)
	for _, r := range *v.Referrers() {
		t.at(r, v, path)
	}
}

// at follows v through one instruction that uses it.
func (t *tracer) at(instr ssa.Instruction, v ssa.Value, path string) {
	switch r := instr.(type) {
	case ssa.CallInstruction:
		c := r.Common()
		for i, a := range c.Args {
			if a == v {
				if c.IsInvoke() {
					i++
				}
				t.uses = append(t.uses, use{r, i, path})
			}
		}
	case *ssa.ChangeType:
		t.value(r, path)
	case *ssa.ChangeInterface:
		t.value(r, path)
	case *ssa.MakeInterface:
		t.value(r, path)
	case *ssa.Convert:
		t.value(r, path)
	case *ssa.Phi:
		t.value(r, path)
	case *ssa.Slice:
		t.value(r, path)
	case *ssa.Store:
		if r.Val == v {
			t.stored(r.Addr, path)
		}
	case *ssa.UnOp:
		// The contents of a variable that holds the value.
		t.value(r, path)
	}
}

// stored follows the variable, or the struct or array, that a value is put in.
func (t *tracer) stored(addr ssa.Value, path string) {
	switch a := addr.(type) {
	case *ssa.FieldAddr:
		t.stored(a.X, sub("", a.Field)+path)
	case *ssa.IndexAddr:
		t.stored(a.X, ".*"+path)
	case *ssa.Alloc:
		t.value(a, path)
	}
}

// paramOf says which parameter of which function the function value v is: the
// parameter itself, a field of it, or either in a captured variable.
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
		case *ssa.UnOp:
			v = x.X
		case *ssa.FreeVar:
			if v = bindingOf(x); v == nil {
				return nil, ""
			}
		case *ssa.Alloc:
			w := onlyStore(x)
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

// onlyStore returns what is stored in a variable that is assigned once.
func onlyStore(a *ssa.Alloc) ssa.Value {
	var out ssa.Value
	for _, r := range *a.Referrers() {
		if s, ok := r.(*ssa.Store); ok && s.Addr == a {
			if out != nil {
				return nil
			}
			out = s.Val
		}
	}
	return out
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
