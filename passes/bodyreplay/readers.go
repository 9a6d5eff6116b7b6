package bodyreplay

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

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

// isBody reports whether argument i of a call becomes the body of a request: of
// one of net/http's functions, or in a function of the package. A buffer may as
// well be there for the answer.
func (x *tracer) isBody(call ssa.CallInstruction, i, depth int) bool {
	if fn := flow.Callee(call); fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "net/http" {
		return i == len(call.Common().Args)-1
	}
	fn := call.Common().StaticCallee()
	if fn == nil || !x.own[fn] || depth > 3 || i >= len(fn.Params) {
		return false
	}
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			c, ok := in.(ssa.CallInstruction)
			if !ok {
				continue
			}
			for j, a := range c.Common().Args {
				if isReader(a.Type()) && roots(a)[fn.Params[i]] && x.isBody(c, j, depth+1) {
					return true
				}
			}
		}
	}
	return false
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
