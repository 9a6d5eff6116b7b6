package unsafewrite

import (
	"go/ast"
	"go/constant"
	"go/token"
	"net/http"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/request"
)

// alreadyThere is the code of Graph's answer 409 for an item of that name.
const alreadyThere = "nameAlreadyExists"

// knowsConflict reports whether the function around pos takes it for success
// that what the request makes is there already: the repeat then finds what the
// first try made, and goes on. It looks for an if or a case with the status 409
// or the code behind the call, which does not return an error. That this is
// about the answer to the same request is not asked: who names the status there
// has thought of it.
func knowsConflict(pass *analysis.Pass, req request.Request, pos token.Pos) bool {
	if !graph.SecondFails(req.Effect) {
		return false
	}
	fn := around(pass, pos)
	if fn == nil {
		return false
	}
	found := false
	ast.Inspect(fn, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.IfStmt:
			found = found || n.End() > pos && names409(pass, n.Cond) && goesOn(n.Body.List)
		case *ast.CaseClause:
			for _, e := range n.List {
				found = found || n.End() > pos && names409(pass, e) && goesOn(n.Body)
			}
		}
		return !found
	})
	return found
}

// around returns the declared function that holds pos, or nil.
func around(pass *analysis.Pass, pos token.Pos) *ast.FuncDecl {
	for _, f := range pass.Files {
		if pos < f.FileStart || f.FileEnd <= pos {
			continue
		}
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Pos() <= pos && pos < fn.End() {
				return fn
			}
		}
	}
	return nil
}

// names409 reports whether a condition asks for the status or the code.
func names409(pass *analysis.Pass, cond ast.Expr) bool {
	found := false
	ast.Inspect(cond, func(n ast.Node) bool {
		if b, ok := n.(*ast.BinaryExpr); ok && b.Op == token.NEQ {
			return false
		}
		e, ok := n.(ast.Expr)
		if !ok {
			return true
		}
		switch v := pass.TypesInfo.Types[e].Value; {
		case v == nil:
		case v.Kind() == constant.Int:
			code, exact := constant.Int64Val(v)
			found = found || exact && code == http.StatusConflict
		case v.Kind() == constant.String:
			found = found || strings.EqualFold(constant.StringVal(v), alreadyThere)
		}
		return !found
	})
	return found
}

// goesOn reports whether no return among the statements hands an error up: as
// far as can be told without types, its last result is nil, or there is none.
func goesOn(list []ast.Stmt) bool {
	ok := true
	for _, s := range list {
		ast.Inspect(s, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncLit:
				return false
			case *ast.ReturnStmt:
				if len(n.Results) > 0 {
					last, is := n.Results[len(n.Results)-1].(*ast.Ident)
					ok = ok && is && last.Name == "nil"
				}
			}
			return ok
		})
	}
	return ok
}
