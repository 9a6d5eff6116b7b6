package bodyreplay

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
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

// requests returns where a request may come from.
func (x *tracer) requests(v ssa.Value, depth int) []origin {
	if depth > maxSteps {
		return nil
	}
	if vs, ok := x.back(v); ok {
		return x.all(vs, depth, x.requests)
	}
	switch v := v.(type) {
	case *ssa.Parameter:
		if isRoundTrip(v) {
			return []origin{{value: v, through: true, byParam: true}}
		}
		out := x.all(x.given(v), depth+2, x.requests)
		for i := range out {
			out[i].byParam = true
			out[i].through = false
		}
		return out
	case *ssa.Alloc:
		return []origin{x.withBody(origin{value: v, made: v})}
	case *ssa.Extract, *ssa.Call:
		call, i := flow.ResultOf(v)
		if call == nil || i != 0 {
			return []origin{{value: v, made: v.(ssa.Instruction), unknown: true}}
		}
		return x.madeBy(call, v, depth)
	}
	if in, ok := v.(ssa.Instruction); ok {
		return []origin{{value: v, made: in, unknown: true}}
	}
	return nil
}

func (x *tracer) all(vs []ssa.Value, depth int, of func(ssa.Value, int) []origin) []origin {
	var out []origin
	for _, v := range vs {
		for _, o := range of(v, depth+1) {
			known := false
			for _, p := range out {
				known = known || p.value == o.value
			}
			if !known {
				out = append(out, o)
			}
		}
	}
	return out
}

// madeBy returns the origin of the request v that a call returns.
func (x *tracer) madeBy(call *ssa.Call, v ssa.Value, depth int) []origin {
	args := flow.Args(call)
	if fn := flow.Callee(call); fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "net/http" {
		switch fn.Name() {
		case "NewRequest", "NewRequestWithContext":
			return []origin{x.withBody(origin{value: v, made: call, body: args[len(args)-1]})}
		case "Clone", "WithContext":
			return x.requests(args[0], depth+1) // with the same body
		}
	}
	o := origin{value: v, made: call, unknown: true}
	if fn := call.Call.StaticCallee(); fn != nil && x.own[fn] {
		for _, r := range returned(fn, 0) {
			for _, in := range x.requests(r, depth+2) {
				if in.made == nil || in.made.Parent() != fn {
					continue
				}
				b, ok := x.argument(in.body, fn, call, depth)
				if !ok {
					continue
				}
				o.unknown = false
				if o.body == nil {
					o.body = b
				}
				if in.set != nil {
					o.set = in.set
				}
			}
		}
	}
	return []origin{x.withBody(o)}
}

// argument returns what a value of fn is at a call of fn: the argument where it
// is a parameter. What is made of a parameter is not known.
func (x *tracer) argument(v ssa.Value, fn *ssa.Function, call *ssa.Call, depth int) (ssa.Value, bool) {
	if v == nil {
		return nil, true
	}
	if p, ok := v.(*ssa.Parameter); ok {
		for i, q := range fn.Params {
			if p == q {
				return call.Call.Args[i], true
			}
		}
		return nil, false
	}
	for _, o := range x.readers(v, depth+2) {
		if o.byParam {
			return nil, false
		}
	}
	return v, true
}

// withBody looks for an assignment to the body of a request.
func (x *tracer) withBody(o origin) origin {
	if o.value.Referrers() == nil {
		return o
	}
	for _, ref := range *o.value.Referrers() {
		fa, ok := ref.(*ssa.FieldAddr)
		if !ok || fieldName(fa) != "Body" {
			continue
		}
		for _, use := range *fa.Referrers() {
			if s, ok := use.(*ssa.Store); ok && s.Addr == fa {
				if o.set == nil {
					o.set = s
				}
			}
		}
	}
	return o
}

// readers returns where a body may come from.
func (x *tracer) readers(v ssa.Value, depth int) []origin {
	if depth > maxSteps {
		return nil
	}
	if vs, ok := x.back(v); ok {
		return x.all(vs, depth, x.readers)
	}
	switch v := v.(type) {
	case *ssa.Const:
		return []origin{{value: v}}
	case *ssa.Parameter:
		out := x.all(x.given(v), depth+2, x.readers)
		for i := range out {
			out[i].byParam = true
		}
		return out
	case *ssa.UnOp:
		if isNoBody(v.X) {
			return []origin{{value: v}}
		}
	case *ssa.Alloc:
		return []origin{{value: v, made: v}}
	case *ssa.Extract, *ssa.Call:
		call, i := flow.ResultOf(v)
		if call == nil || i != 0 {
			break
		}
		if fn := flow.Callee(call); fn != nil && fn.Pkg() != nil {
			name := fn.Pkg().Path() + "." + fn.Name()
			if wrappers[name] {
				return x.readers(call.Call.Args[0], depth+1)
			}
			if makers[name] {
				return []origin{{value: v, made: call}}
			}
		}
		if fn := call.Call.StaticCallee(); fn != nil && x.own[fn] {
			return []origin{x.returnedBy(fn, call, v, depth)}
		}
	}
	if in, ok := v.(ssa.Instruction); ok {
		return []origin{{value: v, made: in, unknown: true}}
	}
	return nil
}

// returnedBy is a reader that a function of the package makes.
func (x *tracer) returnedBy(fn *ssa.Function, call *ssa.Call, v ssa.Value, depth int) origin {
	o := origin{value: v, made: call, unknown: true}
	for _, r := range returned(fn, 0) {
		for _, in := range x.readers(r, depth+2) {
			if in.made != nil && !in.unknown && in.made.Parent() == fn {
				o.unknown = false
			}
		}
	}
	return o
}

func returned(fn *ssa.Function, i int) []ssa.Value {
	var out []ssa.Value
	for _, b := range fn.Blocks {
		if ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && i < len(ret.Results) {
			out = append(out, ret.Results[i])
		}
	}
	return out
}

// wrappers are functions whose result reads from their first argument.
var wrappers = map[string]bool{
	"io.NopCloser": true, "io.LimitReader": true, "io.TeeReader": true, "bufio.NewReader": true, "bufio.NewReaderSize": true,
}

// makers are functions that make a reader which can be read once.
var makers = map[string]bool{
	"bytes.NewReader": true, "bytes.NewBuffer": true, "bytes.NewBufferString": true, "strings.NewReader": true,
	"os.Open": true, "os.OpenFile": true, "io.Pipe": true, "io.NewSectionReader": true, "io.MultiReader": true,
}

func typeName(t types.Type) string {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	if n, ok := types.Unalias(t).(*types.Named); ok && n.Obj().Pkg() != nil {
		return n.Obj().Pkg().Path() + "." + n.Obj().Name()
	}
	return ""
}
