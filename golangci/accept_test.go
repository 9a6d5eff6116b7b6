package golangci

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint"
	"github.com/graphlint/graphlint/internal/passdoc"
)

// commandAlone are the packages that write files and end the program, for the
// command and nobody else.
var commandAlone = []string{"internal/baseline", "internal/run", "internal/whole"}

// TestAcceptable holds what golangci-lint asks of a linter that it takes into
// its own list: analyzers of go/analysis, and in their source no function
// init, no panic, no os.Exit and no log.Fatal, each of which would take the
// other linters down with it. The analyzers are the passes and what they
// stand on; what is for the command alone they may not import.
func TestAcceptable(t *testing.T) {
	const module = "github.com/graphlint/graphlint/"
	fset := token.NewFileSet()
	files := 0
	for _, dir := range []string{"passes", "internal"} {
		err := filepath.WalkDir(filepath.Join("..", dir), func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && (d.Name() == "testdata" || slices.Contains(commandAlone, strings.TrimPrefix(filepath.ToSlash(path), "../"))):
				return filepath.SkipDir
			case d.IsDir(), !strings.HasSuffix(path, ".go"), strings.HasSuffix(path, "_test.go"), forTests(path):
				return nil
			}
			f, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			files++
			for _, spec := range f.Imports {
				p, _ := strconv.Unquote(spec.Path.Value)
				for _, dir := range commandAlone {
					if strings.HasPrefix(p+"/", module+dir+"/") {
						t.Errorf("%s: imports %s", fset.Position(spec.Pos()), p)
					}
				}
			}
			ast.Inspect(f, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.FuncDecl:
					if n.Recv == nil && n.Name.Name == "init" {
						t.Errorf("%s: a function init", fset.Position(n.Pos()))
					}
				case *ast.CallExpr:
					if what := deadly(n); what != "" {
						t.Errorf("%s: a call of %s", fset.Position(n.Pos()), what)
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if files < 20 {
		t.Errorf("%d files read: the test looks in the wrong place", files)
	}

	all := graphlint.Analyzers(graphlint.Settings{})
	if err := analysis.Validate(all); err != nil {
		t.Error(err)
	}
	for _, a := range all {
		if strings.HasPrefix(a.Doc, passdoc.Wrong) {
			t.Errorf("%s: %s", a.Name, a.Doc)
		}
	}
}

// forTests reports whether path is of a package that only tests import.
func forTests(path string) bool {
	switch filepath.Base(filepath.Dir(path)) {
	case "passtest", "fidelity", "lab":
		return true
	}
	return false
}

// deadly names what call calls if that ends the process or the goroutine.
func deadly(call *ast.CallExpr) string {
	switch fun := call.Fun.(type) {
	case *ast.Ident:
		if fun.Name == "panic" {
			return "panic"
		}
	case *ast.SelectorExpr:
		pkg, ok := fun.X.(*ast.Ident)
		if !ok {
			return ""
		}
		switch name := pkg.Name + "." + fun.Sel.Name; name {
		case "os.Exit", "log.Fatal", "log.Fatalf", "log.Fatalln", "log.Panic", "log.Panicf", "log.Panicln":
			return name
		}
	}
	return ""
}
