package ssaview

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"strings"
	"testing"

	"golang.org/x/tools/go/ssa"
)

// The packages made for the imports hold what the bodies name and no more, and
// what they hold is what CreatePackage would have made of export data.
func TestDeclareImports(t *testing.T) {
	const src = `package p
import ("errors"; "io"; "strings"; "slices"; "unsafe")
var _ = unsafe.Sizeof(0)
func f(r io.Reader) (error, string) {
	var b strings.Builder
	b.WriteString(strings.ToUpper("x"))
	slices.Sort([]int{2, 1})
	return errors.Join(io.EOF), b.String()
}`
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", src, 0)
	if err != nil {
		t.Fatal(err)
	}
	info := &types.Info{
		Types: make(map[ast.Expr]types.TypeAndValue), Defs: make(map[*ast.Ident]types.Object),
		Uses: make(map[*ast.Ident]types.Object), Implicits: make(map[ast.Node]types.Object),
		Instances: make(map[*ast.Ident]types.Instance), Scopes: make(map[ast.Node]*types.Scope),
		Selections: make(map[*ast.SelectorExpr]*types.Selection), FileVersions: make(map[*ast.File]string),
	}
	pkg, err := (&types.Config{Importer: importer.Default()}).Check("p", fset, []*ast.File{file}, info)
	if err != nil {
		t.Fatal(err)
	}
	prog := ssa.NewProgram(fset, ssa.BareInits)
	declareImports(prog, pkg, info)
	made := prog.CreatePackage(pkg, []*ast.File{file}, info, false)
	made.Build()

	for path, members := range map[string]string{"errors": "Join", "io": "EOF", "strings": "ToUpper", "slices": "Sort"} {
		p := prog.ImportedPackage(path)
		if p == nil {
			t.Errorf("no package %s", path)
			continue
		}
		var names []string
		for name := range p.Members {
			if name != "init" {
				names = append(names, name)
			}
		}
		if got := strings.Join(names, " "); got != members {
			t.Errorf("%s has %s, want %s", path, got, members)
		}
		if fn := p.Func(members); fn != nil && (fn.Syntax() != nil || len(fn.Blocks) > 0 || fn.Synthetic == "") {
			t.Errorf("%s has a body", fn)
		}
	}
	if n := len(prog.AllPackages()); n != 5 {
		t.Errorf("%d packages", n)
	}
	var text strings.Builder
	made.Func("f").WriteTo(&text)
	for _, want := range []string{"strings.ToUpper(", "slices.Sort[[]int, int]", "*io.EOF", "errors.Join(", "(*strings.Builder).WriteString("} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("f lacks %s:\n%s", want, text.String())
		}
	}
}
