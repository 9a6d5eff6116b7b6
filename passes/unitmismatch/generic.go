package unitmismatch

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/source"
)

// written returns the conversion in the source that conv is. SSA has no position
// for those of a type parameter: such a one is found if it is the only one in its
// function.
func (v *verdict) written(conv ssa.Value) *ast.CallExpr {
	if conv.Pos().IsValid() {
		return source.Call(v.pass, conv.Pos())
	}
	fn, ok := conv.(ssa.Instruction)
	if !ok || fn.Parent() == nil || fn.Parent().Syntax() == nil {
		return nil
	}
	var found *ast.CallExpr
	several := false
	ast.Inspect(fn.Parent().Syntax(), func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || len(call.Args) != 1 {
			return true
		}
		if tv, ok := v.pass.TypesInfo.Types[call.Fun]; !ok || !tv.IsType() || !isDuration(tv.Type) {
			return true
		}
		if _, ok := types.Unalias(v.pass.TypesInfo.TypeOf(call.Args[0])).(*types.TypeParam); ok {
			several = found != nil
			found = call
		}
		return !several
	})
	if several {
		return nil
	}
	return found
}
