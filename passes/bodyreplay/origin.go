package bodyreplay

import (
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/round"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// An origin is where a request or a reader comes from.
type origin struct {
	value ssa.Value
	// made is the instruction that makes it, or nil where there is nothing: a
	// nil body.
	made ssa.Instruction
	// body is the body that a request is made with, or nil.
	body ssa.Value
	// set is the assignment that gives a request its body, if one does.
	set ssa.Instruction
	// byParam says that it came through a parameter, and through that the
	// parameter is the request of a RoundTrip method.
	byParam, through bool
	// unknown says that nothing is known but the instruction.
	unknown bool
}

// fresh reports whether the thing is made anew on the way round: there, or in a
// function that is called there. What a caller makes lasts, as does what is made
// around a function literal.
func (o origin) fresh(way *round.Way) bool {
	if o.made == nil || o.byParam {
		return false
	}
	fn := way.Call.Parent()
	if o.made.Parent() == fn {
		return way.Has(o.made)
	}
	for p := fn.Parent(); p != nil; p = p.Parent() {
		if p == o.made.Parent() {
			return false
		}
	}
	return true
}

// A tracer follows requests and readers back to where they are made.
type tracer struct {
	own     map[*ssa.Function]bool
	callers map[*ssa.Function][]ssa.CallInstruction
	binds   map[*ssa.Function]*ssa.MakeClosure
	looks   map[*ssa.Function]bool
}

func newTracer(view *ssaview.View) *tracer {
	x := &tracer{
		own:     make(map[*ssa.Function]bool),
		callers: make(map[*ssa.Function][]ssa.CallInstruction),
		binds:   make(map[*ssa.Function]*ssa.MakeClosure),
		looks:   make(map[*ssa.Function]bool),
	}
	for _, fn := range view.Functions() {
		x.own[fn] = true
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				switch in := in.(type) {
				case *ssa.MakeClosure:
					x.binds[in.Fn.(*ssa.Function)] = in
				case ssa.CallInstruction:
					if g := in.Common().StaticCallee(); g != nil {
						x.callers[g] = append(x.callers[g], in)
					}
				}
			}
		}
	}
	return x
}

// maxSteps bounds how far a value is followed back.
const maxSteps = 12

// back applies the rules that requests and readers share, and returns the
// values that v may be, or nil if v is one of its own.
func (x *tracer) back(v ssa.Value) ([]ssa.Value, bool) {
	switch v := v.(type) {
	case *ssa.Phi:
		return v.Edges, true
	case *ssa.MakeInterface:
		return []ssa.Value{v.X}, true
	case *ssa.ChangeInterface:
		return []ssa.Value{v.X}, true
	case *ssa.ChangeType:
		return []ssa.Value{v.X}, true
	case *ssa.TypeAssert:
		return []ssa.Value{v.X}, !v.CommaOk
	case *ssa.FreeVar:
		if b := x.bound(v); b != nil {
			return []ssa.Value{b}, true
		}
	case *ssa.UnOp:
		if cell := x.cell(v.X); cell != nil {
			return x.stored(cell), true
		}
	}
	return nil, false
}

// bound returns what a function literal captures as v.
func (x *tracer) bound(v *ssa.FreeVar) ssa.Value {
	if mc := x.binds[v.Parent()]; mc != nil {
		for i, fv := range v.Parent().FreeVars {
			if fv == v {
				return mc.Bindings[i]
			}
		}
	}
	return nil
}

// cell returns the variable behind an address, also one that is captured.
func (x *tracer) cell(addr ssa.Value) *ssa.Alloc {
	for {
		switch a := addr.(type) {
		case *ssa.Alloc:
			return a
		case *ssa.FreeVar:
			if addr = x.bound(a); addr == nil {
				return nil
			}
		default:
			return nil
		}
	}
}

// stored returns what is assigned to a variable, here and in function literals.
func (x *tracer) stored(cell ssa.Value) []ssa.Value {
	var out []ssa.Value
	for _, ref := range *cell.Referrers() {
		switch ref := ref.(type) {
		case *ssa.Store:
			if ref.Addr == cell {
				out = append(out, ref.Val)
			}
		case *ssa.MakeClosure:
			for i, b := range ref.Bindings {
				if fn := ref.Fn.(*ssa.Function); b == cell && i < len(fn.FreeVars) {
					out = append(out, x.stored(fn.FreeVars[i])...)
				}
			}
		}
	}
	return out
}

// given returns what the callers in the package give as a parameter. Calls by
// the function itself are left out.
func (x *tracer) given(p *ssa.Parameter) []ssa.Value {
	var out []ssa.Value
	fn := p.Parent()
	for _, c := range x.callers[fn] {
		if c.Parent() == fn {
			continue
		}
		for i, q := range fn.Params {
			if q == p && i < len(c.Common().Args) {
				out = append(out, c.Common().Args[i])
			}
		}
	}
	return out
}
