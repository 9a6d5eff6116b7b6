package graphlint

import (
	"go/ast"
	"strings"
)

// Relevant reports whether a package with these files can have a finding, or a
// fact that a finding in another package needs. It looks at the syntax alone:
// a runner asks before it type-checks. A package of constants, interfaces and
// plain types has nothing that flows. Anything with a body may be the helper
// through which a token, an id or a delay is handed on, so that more can not be
// told from here.
func Relevant(files []*ast.File) bool {
	for _, f := range files {
		for _, decl := range f.Decls {
			switch decl := decl.(type) {
			case *ast.FuncDecl:
				if decl.Body != nil {
					return true
				}
			case *ast.GenDecl:
				if holdsValues(decl) {
					return true
				}
			}
		}
		for _, group := range f.Comments {
			for _, c := range group.List {
				// A directive is to be judged wherever it stands.
				if strings.HasPrefix(c.Text, "//graphlint:") {
					return true
				}
			}
		}
	}
	return false
}

// holdsValues reports whether a declaration initializes a variable, or has a
// struct tag by which a field gets its meaning from JSON.
func holdsValues(decl *ast.GenDecl) bool {
	found := false
	ast.Inspect(decl, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ValueSpec:
			found = found || decl.Tok.String() == "var" && len(n.Values) > 0
		case *ast.Field:
			found = found || n.Tag != nil
		}
		return !found
	})
	return found
}
