package golangci

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint"
)

// dependency has what each analyzer looks at first.
const dependency = `package dep

import (
	"context"
	"log"
	"net/http"
	"strconv"
	"time"
)

func Again(ctx context.Context, f func() error) (err error) {
	for range 3 {
		if err = f(); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func Delay(r *http.Response) int {
	n, _ := strconv.Atoi(r.Header.Get("Retry-After"))
	return n
}

func Send(c *http.Client, req *http.Request) error {
	req.Header.Set("Authorization", "Bearer x")
	log.Print(req.Header, "https://graph.microsoft.com/v1.0/me/messages")
	return Again(req.Context(), func() error {
		resp, err := c.Do(req)
		if err == nil {
			time.Sleep(time.Duration(Delay(resp)))
		}
		return err
	})
}
`

// TestDependency hands every analyzer a package of a dependency, as golangci-lint does, and the other drivers that do
// not know whose a package is. None may do any work: the Graph SDK has 14,750 files.
func TestDependency(t *testing.T) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "/go/pkg/mod/example.com/dep@v1.0.0/dep.go", dependency, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	info := &types.Info{
		Types: make(map[ast.Expr]types.TypeAndValue), Instances: make(map[*ast.Ident]types.Instance),
		Defs: make(map[*ast.Ident]types.Object), Uses: make(map[*ast.Ident]types.Object), Implicits: make(map[ast.Node]types.Object),
		Selections: make(map[*ast.SelectorExpr]*types.Selection), Scopes: make(map[ast.Node]*types.Scope),
		FileVersions: make(map[*ast.File]string),
	}
	conf := types.Config{Importer: importer.ForCompiler(fset, "gc", nil)}
	pkg, err := conf.Check("example.com/dep", fset, []*ast.File{f}, info)
	if err != nil {
		t.Fatal(err)
	}
	results := make(map[*analysis.Analyzer]any)
	var run func(a *analysis.Analyzer)
	run = func(a *analysis.Analyzer) {
		if results[a] != nil {
			return
		}
		of := make(map[*analysis.Analyzer]any)
		for _, r := range a.Requires {
			run(r)
			of[r] = results[r]
		}
		pass := &analysis.Pass{
			Analyzer: a, Fset: fset, Files: []*ast.File{f}, Pkg: pkg, TypesInfo: info, TypesSizes: types.SizesFor("gc", "amd64"),
			Module:            &analysis.Module{Path: "example.com/dep", Version: "v1.0.0"},
			ResultOf:          of,
			Report:            func(d analysis.Diagnostic) { t.Errorf("%s reports %s", a.Name, d.Message) },
			ImportObjectFact:  func(types.Object, analysis.Fact) bool { return false },
			ImportPackageFact: func(*types.Package, analysis.Fact) bool { return false },
			ExportObjectFact:  func(o types.Object, fact analysis.Fact) { t.Errorf("%s exports %v of %v", a.Name, fact, o) },
			ExportPackageFact: func(fact analysis.Fact) { t.Errorf("%s exports %v of the package", a.Name, fact) },
			AllObjectFacts:    func() []analysis.ObjectFact { return nil },
			AllPackageFacts:   func() []analysis.PackageFact { return nil },
		}
		result, err := a.Run(pass)
		if err != nil {
			t.Errorf("%s: %v", a.Name, err)
		}
		results[a] = result
	}
	for _, a := range graphlint.Analyzers(graphlint.Settings{}) {
		run(a)
	}
}
