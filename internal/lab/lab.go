// Package lab runs analyzers on programs that tests write as text.
//
// Programs may import the standard library and the stand-ins of other modules
// below testdata/src. Facts go from package to package as bytes, as between
// processes.
package lab

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/run/unit"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// A Package is a package of a program: its path, and its files by name.
type Package struct {
	Path  string
	Files map[string]string
}

// A Finding is one diagnostic.
type Finding struct {
	Package, File string
	Line          int
	Analyzer      string
	Category      string
	Message       string
}

func (f Finding) String() string {
	return fmt.Sprintf("%s/%s:%d: %s (%s)", f.Package, f.File, f.Line, f.Message, f.Analyzer)
}

// A Report is what the analyzers gave for a program.
type Report struct {
	Findings []Finding
	// Steps is the number of steps of the engines, by package.
	Steps map[string]int64
	// Facts are the facts of each package, encoded.
	Facts map[string][]byte
}

// A Lab reads what programs import once for all of them. It is safe for
// concurrent use.
type Lab struct {
	// Spoil, if not nil, changes the facts on their way between packages.
	Spoil func(facts []byte) []byte

	src string // directory of the stand-ins

	mu   sync.Mutex
	fset *token.FileSet
	std  types.Importer
	pkgs map[string]*types.Package
}

// New returns a lab with the stand-ins in the directory src.
func New(src string) *Lab {
	l := &Lab{src: src, fset: token.NewFileSet(), pkgs: make(map[string]*types.Package)}
	l.std = importer.ForCompiler(l.fset, "gc", nil)
	return l
}

// Import returns a package of the standard library or a stand-in.
func (l *Lab) Import(path string) (*types.Package, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.load(path)
}

func (l *Lab) load(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if pkg := l.pkgs[path]; pkg != nil {
		return pkg, nil
	}
	names, _ := filepath.Glob(filepath.Join(l.src, filepath.FromSlash(path), "*.go"))
	if len(names) == 0 {
		return l.std.Import(path)
	}
	var files []*ast.File
	for _, name := range names {
		f, err := parser.ParseFile(l.fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	conf := types.Config{Importer: unit.ImporterFunc(l.load), IgnoreFuncBodies: true}
	pkg, err := conf.Check(path, l.fset, files, nil)
	l.pkgs[path] = pkg
	return pkg, err
}

// TypeError says that a program is none.
type TypeError struct{ error }

// Run analyses the packages of a program, which are in the order of their
// dependencies. An error that is no TypeError is a fault of an analyzer.
func (l *Lab) Run(analyzers []*analysis.Analyzer, program []Package) (*Report, error) {
	known := unit.FactTypesOf(analyzers)
	r := &Report{Steps: make(map[string]int64), Facts: make(map[string][]byte)}
	done := make(map[string]*types.Package)
	for _, p := range program {
		u, err := l.check(p, done)
		if err != nil {
			return nil, TypeError{err}
		}
		var inherited []unit.Fact
		for _, imp := range u.Pkg.Imports() {
			inherited = append(inherited, unit.DecodeFacts(r.Facts[imp.Path()], known)...)
		}
		u.Facts = unit.NewFacts(u.Pkg, inherited, func(path string) *types.Package { return done[path] })
		for _, res := range u.Run(append(slices.Clone(analyzers), ssaview.Analyzer), false) {
			if res.Err != nil {
				return nil, res.Err
			}
			if v, ok := res.Value.(*ssaview.View); ok {
				r.Steps[p.Path] = v.Steps()
			}
			for _, d := range res.Diagnostics {
				at := l.fset.Position(d.Pos)
				r.Findings = append(r.Findings, Finding{p.Path, at.Filename, at.Line, res.Analyzer.Name, d.Category, d.Message})
			}
		}
		data, err := unit.EncodeFacts(u.Facts.Export())
		if err != nil {
			return nil, err
		}
		if l.Spoil != nil {
			data = l.Spoil(data)
		}
		r.Facts[p.Path] = data
		done[p.Path] = u.Pkg
	}
	slices.SortStableFunc(r.Findings, func(a, b Finding) int {
		return cmp.Or(cmp.Compare(a.Package, b.Package), cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Analyzer, b.Analyzer))
	})
	return r, nil
}

func (l *Lab) check(p Package, done map[string]*types.Package) (*unit.Unit, error) {
	var files []*ast.File
	for _, name := range slices.Sorted(maps.Keys(p.Files)) {
		f, err := parser.ParseFile(l.fset, name, p.Files[name], parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	conf := types.Config{
		Sizes: types.SizesFor("gc", runtime.GOARCH),
		Importer: unit.ImporterFunc(func(path string) (*types.Package, error) {
			if pkg := done[path]; pkg != nil {
				return pkg, nil
			}
			return l.Import(path)
		}),
		// What an importer may find nowhere here: import "C".
		FakeImportC: true,
	}
	info := unit.NewInfo()
	pkg, err := conf.Check(p.Path, l.fset, files, info)
	if err != nil {
		return nil, err
	}
	return &unit.Unit{
		Fset: l.fset, Files: files, Pkg: pkg, Info: info, Sizes: conf.Sizes,
		Module: &analysis.Module{Path: "example.com/m", Main: true},
	}, nil
}

// Testdata returns the directory of the stand-ins for a test of a package two
// levels below the root.
func Testdata(t testing.TB) string {
	t.Helper()
	src, err := filepath.Abs(filepath.Join("..", "..", "testdata", "src"))
	if err == nil {
		_, err = os.Stat(src)
	}
	if err != nil {
		t.Fatal(err)
	}
	return src
}
