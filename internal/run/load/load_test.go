package load

import (
	"go/types"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/tools/go/analysis"
)

// A pass meets packages that are imports of imports. They are the same for the
// first package that is analysed as for the last.
func TestReadBefore(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":         "module example.com/m\n\ngo 1.26\n",
		"first/first.go": "package first\n\nimport \"bufio\"\n\nfunc F(*bufio.Reader) {}\n",
		"last/last.go":   "package last\n\nimport (\n\t\"io\"\n\n\t\"example.com/m/first\"\n)\n\nfunc G(io.Reader) { first.F(nil) }\n",
	} {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var seen []string
	a := &analysis.Analyzer{Name: "x", Doc: "x", Run: func(pass *analysis.Pass) (any, error) {
		met := make(map[*types.Package]bool)
		var visit func(p *types.Package)
		visit = func(p *types.Package) {
			for _, q := range p.Imports() {
				if !met[q] {
					met[q] = true
					if q.Path() == "io" {
						seen = append(seen, pass.Pkg.Name())
						if !q.Complete() {
							t.Errorf("%s meets a part of io", pass.Pkg.Path())
						}
					}
					visit(q)
				}
			}
		}
		visit(pass.Pkg)
		return nil, nil
	}}
	// The types of io may come from its source on a machine where nothing is
	// compiled, and are whole then.
	if _, err := Run(&Options{Dir: dir, Patterns: []string{"./..."}, Analyzers: []*analysis.Analyzer{a}}); err != nil {
		t.Fatal(err)
	}
	if len(seen) != 2 || seen[0] != "first" {
		t.Errorf("io was met by %v, want first, last", seen)
	}
}
