package request

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// funcTerm describes a function value; recv is what a method value is bound to.
func (x *Index) funcTerm(fn *ssa.Function, recv *Term) *Term {
	t := &Term{Op: OpFunc, fn: x.body(fn)}
	if t.fn == nil {
		t.obj, _ = fn.Object().(*types.Func)
	}
	if recv != nil {
		t.Args = []*Term{recv}
	}
	if t.fn != nil && alwaysFalse(t.fn) {
		t.Str = "never"
	}
	return t
}

// body returns the function of this package that fn stands for, with a body: the
// origin of an instance, the method behind a method value or expression.
func (x *Index) body(fn *ssa.Function) *ssa.Function {
	if fn == nil {
		return nil
	}
	if o := fn.Origin(); o != nil {
		fn = o
	}
	if fn.Synthetic != "" && len(fn.FreeVars)+len(fn.Params) > 0 {
		if obj, ok := fn.Object().(*types.Func); ok {
			if real := fn.Prog.FuncValue(obj.Origin()); real != nil {
				fn = real
			}
		}
	}
	if !x.own[fn] {
		return nil
	}
	return fn
}

// alwaysFalse reports whether every return of fn is the constant false, alone
// or with an error behind it as that of a CheckRetry.
func alwaysFalse(fn *ssa.Function) bool {
	n := 0
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if r, ok := instr.(*ssa.Return); ok {
				if len(r.Results) != 1 && len(r.Results) != 2 {
					return false
				}
				c, ok := r.Results[0].(*ssa.Const)
				if !ok || c.Value == nil || c.Value.Kind() != constant.Bool || constant.BoolVal(c.Value) {
					return false
				}
				n++
			}
		}
	}
	return n > 0
}
