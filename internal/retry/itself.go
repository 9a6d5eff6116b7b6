package retry

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/ssaview"
)

// callsItself reports whether k calls fn again for the same request: with the
// same parameters, but for those on which the request does not depend.
func (q *question) callsItself(k ssa.CallInstruction, fn *ssa.Function, ch *changes) bool {
	callee := staticOwn(k)
	if callee != fn {
		if fn.Parent() == nil || callee != nil || !slices.Contains(q.p.callees(k), fn) {
			return false
		}
	}
	return givesOn(k, fn, ch, func(v ssa.Value) ssa.Value { return v })
}

// staticOwn is the function that a call names, the origin of an instance.
func staticOwn(k ssa.CallInstruction) *ssa.Function {
	callee := k.Common().StaticCallee()
	if callee != nil && callee.Origin() != nil {
		callee = callee.Origin()
	}
	return callee
}

// givesOn reports whether k gives fn what it was given itself. in says what an
// argument is in fn, if k is not in it.
func givesOn(k ssa.CallInstruction, fn *ssa.Function, ch *changes, in func(ssa.Value) ssa.Value) bool {
	args := k.Common().Args
	if len(args) != len(fn.Params) {
		return false
	}
	for i, prm := range fn.Params {
		if !ch.param[prm] {
			continue
		}
		v := in(args[i])
		if v == prm {
			continue
		}
		if u, ok := v.(*ssa.UnOp); ok && u.Op == token.MUL {
			if a, ok := u.X.(*ssa.Alloc); ok && holdsOnly(a, prm) {
				continue
			}
		}
		return false
	}
	return true
}

// startsItself reports whether an instruction has fn called again for the same
// request, later or on another goroutine: go fn(x), or a function literal that
// does it and is started, or given to a timer.
func startsItself(k ssa.CallInstruction, fn *ssa.Function, ch *changes) bool {
	same := func(v ssa.Value) ssa.Value { return v }
	if _, ok := k.(*ssa.Go); ok && staticOwn(k) == fn {
		return givesOn(k, fn, ch, same)
	}
	for _, v := range literalsIn(k) {
		for _, b := range v.Blocks {
			for _, instr := range b.Instrs {
				c, ok := instr.(ssa.CallInstruction)
				if ok && staticOwn(c) == fn && givesOn(c, fn, ch, settled) {
					return true
				}
			}
		}
	}
	return false
}

// literalsIn lists the function literals that k starts, or gives to a timer.
func literalsIn(k ssa.CallInstruction) []*ssa.Function {
	var out []*ssa.Function
	add := func(v ssa.Value) {
		if mc, ok := v.(*ssa.MakeClosure); ok {
			out = append(out, mc.Fn.(*ssa.Function))
		}
	}
	if _, ok := k.(*ssa.Go); ok {
		add(k.Common().Value)
	}
	if callee := calledFunc(k.Common()); callee != nil && timers[callee.FullName()] != "" {
		for _, a := range k.Common().Args {
			add(a)
		}
	}
	return out
}

// timers are functions that call a function later.
var timers = map[string]string{
	"time.AfterFunc": "on a goroutine of its own, once",
}

// comesBack returns the call by which what k calls calls fn again, for the same
// request, and nil if it does not.
func comesBack(k ssa.CallInstruction, fn *ssa.Function, ch *changes) ssa.CallInstruction {
	g := staticOwn(k)
	if g == nil || g == fn || g.Pkg != fn.Pkg {
		return nil
	}
	given := func(v ssa.Value) ssa.Value {
		prm, ok := settled(v).(*ssa.Parameter)
		if !ok {
			return v
		}
		if i := slices.Index(g.Params, prm); i >= 0 && i < len(k.Common().Args) {
			return k.Common().Args[i]
		}
		return v
	}
	for _, b := range g.Blocks {
		for _, instr := range b.Instrs {
			c, ok := instr.(*ssa.Call)
			if ok && staticOwn(c) == fn && givesOn(c, fn, ch, given) {
				return c
			}
		}
	}
	return nil
}

// reaches reports whether k, a call in f, comes to c in what it calls with the
// arguments that it is given: the function may look at what came of the try before.
func (q *question) reaches(f *frame, k, c ssa.CallInstruction) bool {
	if _, ok := k.(*ssa.Call); !ok {
		return true
	}
	m := q.machine()
	in := m.frame(c.Parent(), f.operands(k.Common()), nil)
	reached := false
	in.stop = func(instr ssa.Instruction) action {
		if instr == ssa.Instruction(c) {
			reached = true
			return hitHere
		}
		return goOn
	}
	in.fromEntry(f.now)
	q.steps = m.steps
	return reached || in.over
}

// holdsOnly reports whether a is the variable of a captured parameter that is
// never assigned to.
func holdsOnly(a *ssa.Alloc, prm *ssa.Parameter) bool {
	return !slices.ContainsFunc(ssaview.Stored(a), func(v ssa.Value) bool { return v != prm })
}

// mayComeBack reports whether fn may be called again by what it calls, starts
// or gives away: the cheap look.
func (p *pkg) mayComeBack(fn *ssa.Function) bool {
	may, ok := p.comes[fn]
	if !ok {
		may = mayCome(fn)
		p.comes[fn] = may
	}
	return may
}

func mayCome(fn *ssa.Function) bool {
	calls := func(g *ssa.Function) bool {
		for _, b := range g.Blocks {
			for _, instr := range b.Instrs {
				if c, ok := instr.(ssa.CallInstruction); ok && staticOwn(c) == fn {
					return true
				}
			}
		}
		return false
	}
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			k, ok := instr.(ssa.CallInstruction)
			if !ok {
				continue
			}
			g := staticOwn(k)
			if _, isGo := k.(*ssa.Go); isGo && g == fn {
				return true
			}
			if g != nil && g != fn && g.Pkg == fn.Pkg && calls(g) || slices.ContainsFunc(literalsIn(k), calls) {
				return true
			}
		}
	}
	return false
}
