package idkey

import (
	"go/ast"
	"go/constant"
	"go/types"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/graph"
)

// A look is what the syntax of a package says at a glance.
type look struct {
	// immutable: the package, or one that it imports, asks for ids that stay.
	immutable bool
	// mail: what addresses of messages it has.
	mail graph.Mailbox
	// candidate: it reads ids, or may use what it is given as a key, or hands
	// on texts.
	candidate bool
}

// glance looks at a package without building anything.
func glance(pass *analysis.Pass) look {
	var l look
	for _, p := range pass.Pkg.Imports() {
		f := new(pkgFact)
		if pass.ImportPackageFact(p, f) && f.Immutable {
			l.immutable = true
			return l
		}
		if f.Graph || graph.ReachesGraph(p.Path()) {
			l.mail.ReachGraph()
		}
		l.candidate = l.candidate || graph.IsStorePackage(p.Path()) && p.Path() != "sync" && p.Path() != "os"
	}
	for _, file := range pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.BasicLit:
				if text, err := strconv.Unquote(n.Value); err == nil {
					l.text(text)
				}
			case *ast.Ident:
				if graph.AsksImmutable(n.Name) {
					l.immutable = true
				}
			case *ast.SelectorExpr:
				if c, ok := pass.TypesInfo.Uses[n.Sel].(*types.Const); ok && c.Val().Kind() == constant.String {
					l.text(constant.StringVal(c.Val()))
				}
				l.candidate = l.candidate || n.Sel.Name == "GetId" || isStoreCall(pass.TypesInfo, n) || hasFact(pass, n)
			case *ast.IndexExpr:
				if t := pass.TypesInfo.TypeOf(n.X); t != nil && isMap(t) {
					l.candidate = true
				}
			case *ast.StructType:
				l.candidate = l.candidate || declaresMessage(n)
			case *ast.FuncDecl:
				l.candidate = l.candidate || handsOn(pass.TypesInfo, n)
			}
			return true
		})
	}
	return l
}

func (l *look) text(text string) {
	l.immutable = l.immutable || graph.AsksImmutable(text)
	l.mail.Address(text)
}

// hasFact reports whether sel names a function of another package that does
// something with what may be an id.
func hasFact(pass *analysis.Pass, sel *ast.SelectorExpr) bool {
	fn, ok := pass.TypesInfo.Uses[sel.Sel].(*types.Func)
	return ok && fn.Pkg() != pass.Pkg && pass.ImportObjectFact(fn.Origin(), new(funcFact))
}

// isStoreCall reports whether sel names a function in the table of stores.
func isStoreCall(info *types.Info, sel *ast.SelectorExpr) bool {
	fn, ok := info.Uses[sel.Sel].(*types.Func)
	if !ok {
		return false
	}
	_, ok = graph.StoreOf(fn)
	return ok
}

// handsOn reports whether a function returns a text and takes one, as helpers
// for pointers and keys do.
func handsOn(info *types.Info, decl *ast.FuncDecl) bool {
	fn, ok := info.Defs[decl.Name].(*types.Func)
	if !ok || decl.Body == nil {
		return false
	}
	return anyText(fn.Signature().Results()) && anyText(fn.Signature().Params())
}

func anyText(tuple *types.Tuple) bool {
	for v := range tuple.Variables() {
		if len(inputs(v.Type())) > 0 {
			return true
		}
	}
	return false
}
