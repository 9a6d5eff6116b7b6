package graphlint

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
)

func TestAnalyzers(t *testing.T) {
	as := Analyzers(Settings{})
	if err := analysis.Validate(as); err != nil {
		t.Fatal(err)
	}
	if !slices.IsSortedFunc(as, func(a, b *analysis.Analyzer) int { return strings.Compare(a.Name, b.Name) }) {
		t.Error("the registry is not sorted by name")
	}
	for _, a := range as {
		if !strings.HasSuffix(a.URL, "/passes/"+a.Name) {
			t.Errorf("%s: URL %q does not lead to its documentation", a.Name, a.URL)
		}
	}
}

func TestRelevant(t *testing.T) {
	for _, test := range []struct {
		name, src string
		want      bool
	}{
		{"types and constants", "package p\nconst A = 1\ntype T struct{ x int }\ntype I interface{ M() }", false},
		{"assembly stub", "package p\nfunc f(x int) int", false},
		{"empty variable", "package p\nvar x int", false},
		{"body", "package p\nfunc f(p *string) string { return *p }", true},
		{"variable with a value", "package p\nvar base = \"https://graph.microsoft.com\"", true},
		{"struct tag", "package p\ntype T struct{ Next string `json:\"@odata.nextLink\"` }", true},
		{"directive", "package p\n\n//graphlint:ignore idkey why\nconst A = 1", true},
	} {
		f, err := parser.ParseFile(token.NewFileSet(), "p.go", test.src, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		if got := Relevant([]*ast.File{f}); got != test.want {
			t.Errorf("%s: Relevant = %v, want %v", test.name, got, test.want)
		}
	}
}
