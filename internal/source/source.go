// Package source leads from positions in SSA back to syntax, for the ranges
// and the words of diagnostics.
package source

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/astutil"
)

// Path returns the nodes that enclose pos, innermost first, or nil.
func Path(pass *analysis.Pass, pos token.Pos) []ast.Node {
	for _, f := range pass.Files {
		if f.FileStart <= pos && pos < f.FileEnd {
			path, _ := astutil.PathEnclosingInterval(f, pos, pos+1)
			return path
		}
	}
	return nil
}

// Call returns the call or conversion whose opening parenthesis is at pos, as
// the position of an SSA call or conversion is, or nil.
func Call(pass *analysis.Pass, pos token.Pos) *ast.CallExpr {
	for _, n := range Path(pass, pos) {
		if c, ok := n.(*ast.CallExpr); ok && (c.Lparen == pos || c.Pos() == pos) {
			return c
		}
	}
	return nil
}

// Binary returns the binary expression whose operator is at pos, or the one that
// the assignment x op= y at pos stands for, or nil.
func Binary(pass *analysis.Pass, pos token.Pos) *ast.BinaryExpr {
	for _, n := range Path(pass, pos) {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if n.OpPos == pos {
				return n
			}
		case *ast.AssignStmt:
			if op, ok := assignOps[n.Tok]; ok && n.Pos() == pos {
				return &ast.BinaryExpr{X: n.Lhs[0], OpPos: n.TokPos, Op: op, Y: n.Rhs[0]}
			}
		}
	}
	return nil
}

// assignOps are the operators of assignments that compute with numbers.
var assignOps = map[token.Token]token.Token{
	token.ADD_ASSIGN: token.ADD, token.SUB_ASSIGN: token.SUB, token.MUL_ASSIGN: token.MUL, token.QUO_ASSIGN: token.QUO,
}

// Text writes an expression as in the source, cut to a length that a message
// can carry.
func Text(e ast.Expr) string {
	s := types.ExprString(e)
	if len(s) > 60 {
		s = s[:57] + "..."
	}
	return s
}

// Place names pos for a message that is reported at from: "line 12" in the
// same file, "file.go:12" in another.
func Place(fset *token.FileSet, from, pos token.Pos) string {
	a, b := fset.Position(from), fset.Position(pos)
	if a.Filename == b.Filename {
		return fmt.Sprintf("line %d", b.Line)
	}
	return fmt.Sprintf("%s:%d", filepath.Base(b.Filename), b.Line)
}
