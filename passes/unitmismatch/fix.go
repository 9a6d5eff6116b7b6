package unitmismatch

import (
	"fmt"
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/source"
)

// scaleFix multiplies a bare conversion by its unit. It is certain where the
// file names package time in the conversion and the product can stand where the
// conversion stands: not before a selector.
func (v *verdict) scaleFix(call *ast.CallExpr, k flow.Kind) *analysis.SuggestedFix {
	name := timeName(v.pass, call.Fun)
	if name == "" {
		return nil
	}
	path := source.Path(v.pass, call.Pos())
	for i, n := range path {
		if n == call && i+1 < len(path) {
			switch path[i+1].(type) {
			case *ast.SelectorExpr, *ast.StarExpr, *ast.UnaryExpr:
				return nil
			}
		}
	}
	unit := name + unitConst(k)[len("time"):]
	arg := call.Args[0]
	if isFloat(v.pass, arg) {
		before, after := "", " * float64("+unit+")"
		if _, isBinary := arg.(*ast.BinaryExpr); isBinary {
			before, after = "(", ")"+after
		}
		edits := []analysis.TextEdit{{Pos: arg.End(), End: arg.End(), NewText: []byte(after)}}
		if before != "" {
			edits = append([]analysis.TextEdit{{Pos: arg.Pos(), End: arg.Pos(), NewText: []byte(before)}}, edits...)
		}
		return &analysis.SuggestedFix{Message: "multiply by " + unit, TextEdits: edits}
	}
	return &analysis.SuggestedFix{
		Message:   "multiply by " + unit,
		TextEdits: []analysis.TextEdit{{Pos: call.End(), End: call.End(), NewText: []byte(" * " + unit)}},
	}
}

// unitFix replaces a unit that is written as a name of package time.
func (v *verdict) unitFix(unit ast.Expr, k flow.Kind) *analysis.SuggestedFix {
	name := timeName(v.pass, unit)
	if name == "" {
		return nil
	}
	text := name + unitConst(k)[len("time"):]
	return &analysis.SuggestedFix{
		Message:   fmt.Sprintf("multiply by %s", text),
		TextEdits: []analysis.TextEdit{{Pos: unit.Pos(), End: unit.End(), NewText: []byte(text)}},
	}
}

// suffixFix appends a unit to a text.
func (v *verdict) suffixFix(arg ast.Expr, suffix string) *analysis.SuggestedFix {
	switch arg.(type) {
	case *ast.Ident, *ast.SelectorExpr, *ast.CallExpr, *ast.IndexExpr, *ast.ParenExpr, *ast.StarExpr:
	default:
		return nil
	}
	return &analysis.SuggestedFix{
		Message:   "append " + suffix,
		TextEdits: []analysis.TextEdit{{Pos: arg.End(), End: arg.End(), NewText: []byte(" + " + suffix)}},
	}
}

// timeName returns the name by which e, a selector, calls package time.
func timeName(pass *analysis.Pass, e ast.Expr) string {
	sel, ok := e.(*ast.SelectorExpr)
	if !ok {
		return ""
	}
	id, ok := sel.X.(*ast.Ident)
	if !ok {
		return ""
	}
	if pn, ok := pass.TypesInfo.Uses[id].(*types.PkgName); ok && pn.Imported().Path() == "time" {
		return id.Name
	}
	return ""
}
