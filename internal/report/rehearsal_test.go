package report

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis"
)

// A test with a server of its own is left out; the program beside it, and tests
// that reach out, are not.
func TestRehearsal(t *testing.T) {
	const served = "import \"net/http/httptest\"\nvar _ = httptest.NewServer\n"
	for _, c := range []struct {
		name  string
		files map[string]string
		want  []string
	}{
		{"served", map[string]string{"p.go": "", "a_test.go": served, "b_test.go": ""}, []string{"p.go"}},
		{"reaches out", map[string]string{"p.go": "", "a_test.go": ""}, []string{"a_test.go", "p.go"}},
		{"a fake for others", map[string]string{"p.go": served}, []string{"p.go"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			fset := token.NewFileSet()
			pass := &analysis.Pass{Fset: fset, Analyzer: &analysis.Analyzer{Name: "x"}}
			for name, text := range c.files {
				f, err := parser.ParseFile(fset, name, "package p\n"+text, parser.ParseComments)
				if err != nil {
					t.Fatal(err)
				}
				pass.Files = append(pass.Files, f)
			}
			slices.SortFunc(pass.Files, func(a, b *ast.File) int { return int(a.Pos() - b.Pos()) })
			var got []string
			pass.Report = func(d analysis.Diagnostic) { got = append(got, fset.Position(d.Pos).Filename) }
			r := New(pass, false)
			for _, f := range pass.Files {
				r.Report(Finding{Pos: f.Name.Pos(), End: f.Name.End(), Category: "x", Message: "x"})
			}
			r.Finish()
			slices.Sort(got)
			if !slices.Equal(got, c.want) {
				t.Errorf("reported in %v, want %v", got, c.want)
			}
		})
	}
}
