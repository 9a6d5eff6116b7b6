package report

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"
)

// Whatever stands in a comment, reading it does not fail, and a directive that
// is taken for a whole one says what it hides and why.
func FuzzDirective(f *testing.F) {
	for _, s := range []string{
		"//graphlint:ignore idkey the reason", "//graphlint:ignore idkey,logleak x", "//graphlint:ignore", "//graphlint:ignore ,",
		"//graphlint:", "//graphlint:ignor idkey x", "// graphlint:ignore idkey x", "//graphlint:ignore\tidkey\tx", "//graphlint:ignore idkey // want `x`",
		"/*graphlint:ignore*/", "//graphlint:ignore idkey \x00\xff", "//line x.go:1\n//graphlint:ignore idkey x", "//graphlint:ignore idkey x\r",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, comment string) {
		for _, form := range []string{
			"package p\n\n%\nfunc f() {\n\t_ = 1 %\n}\n",
			"package p\n\nvar (\n\t%\n\tx, y = 1, 2 %\n)\n\ntype (\n\t%\n\tt int\n)\n",
			"%\npackage p %",
		} {
			fset := token.NewFileSet()
			file, err := parser.ParseFile(fset, "p.go", strings.ReplaceAll(form, "%", comment), parser.ParseComments|parser.SkipObjectResolution)
			if file == nil || err != nil {
				continue
			}
			for _, d := range Directives(fset, file) {
				if d.Valid() && (d.Reason == "" || len(d.Analyzers) == 0 || d.Analyzers[0] == "") {
					t.Errorf("%q is taken for whole: %+v", comment, d)
				}
				if !d.Valid() && d.hides("idkey", d.Pos) {
					t.Errorf("%q is not whole and hides", comment)
				}
				ast.Inspect(file, func(n ast.Node) bool {
					if n != nil {
						d.hides("idkey", n.Pos())
						d.hides("idkey", n.End())
					}
					return true
				})
				d.hides("idkey", token.NoPos)
			}
		}
	})
}
