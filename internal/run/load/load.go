// Package load runs analyzers by hand: on the packages that patterns name, in
// one process.
//
// The user's packages are type-checked from source and analysed in the order
// of their dependencies, several at a time. The types of all other packages
// are read once, for all: from export data as far as the build cache has it,
// and else from source, without function bodies. Compiling the Graph SDK for
// its export data would take minutes.
package load

import (
	"errors"
	"fmt"
	"go/ast"
	"go/scanner"
	"go/token"
	"go/types"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/run/output"
	"github.com/graphlint/graphlint/internal/run/own"
	"github.com/graphlint/graphlint/internal/run/skew"
	"github.com/graphlint/graphlint/internal/run/unit"
)

// Options says what to analyse.
type Options struct {
	// Dir is the directory in which the go command runs.
	Dir string
	// Patterns are those of the go command.
	Patterns []string
	// Tests includes the packages' tests.
	Tests bool
	// BuildFlags are passed to the go command.
	BuildFlags []string
	// Analyzers are run on each package.
	Analyzers []*analysis.Analyzer
	// Gate tells whether a package with these files can be of interest. One
	// that cannot is not analysed, and its function bodies are not checked.
	Gate func(files []*ast.File) bool
	// Deps names dependencies that are analysed for their facts.
	Deps own.Patterns
	// Progress, if not nil, is told how many of the packages are done, and
	// which are worked on, the longest first. It is called by one goroutine
	// at a time.
	Progress func(done, total int, working []string)
}

// Run analyses the packages. It returns an error, and no reports, if one of
// them could not be analysed: what is missing could not be told from what is
// clean.
func Run(o *Options) ([]output.Package, error) {
	pkgs, err := goList(o)
	if err != nil {
		return nil, err
	}
	nodes, err := graph(pkgs, o)
	if err != nil {
		return nil, err
	}
	r := newRunner(o, nodes)
	tuneCollection(nodes)
	r.run()

	var reports []output.Package
	var failed []error
	for _, n := range nodes {
		if n.err != nil {
			failed = append(failed, n.err)
		}
		for _, res := range n.out {
			if res.Err != nil {
				failed = append(failed, res.Err)
			}
		}
		if n.root && len(n.out) > 0 {
			reports = append(reports, output.Package{ID: n.ImportPath, Fset: r.fset, Files: n.files(), Results: n.out})
		}
	}
	if len(failed) > 0 {
		return nil, r.explain(failed)
	}
	return reports, nil
}

// explain makes one error of those of all packages: the first, and how many
// more there are.
func (r *runner) explain(failed []error) error {
	for _, err := range append(failed, r.depErrors()...) {
		if s := skew.Explain(err, r.goroot()); s != nil {
			return s
		}
	}
	err := failed[0]
	var te types.Error
	if errors.As(err, &te) {
		err = fmt.Errorf("%s: %s", output.Relative(te.Fset.Position(te.Pos), r.opts.Dir), te.Msg)
	}
	var list scanner.ErrorList
	if errors.As(err, &list) && len(list) > 0 {
		list[0].Pos = output.Relative(list[0].Pos, r.opts.Dir)
		err = list
	}
	if n := len(failed) - 1; n > 0 {
		more := "packages"
		if n == 1 {
			more = "package"
		}
		err = fmt.Errorf("%w (and %d more %s with errors)", err, n, more)
	}
	return err
}

// A runner works on the nodes of one graph.
type runner struct {
	opts    *Options
	nodes   []*node
	fset    *token.FileSet
	exports *unit.Exports
	sizes   types.Sizes
	slots   chan struct{} // one for each package that may be worked on
	total   int
	depErr  atomic.Pointer[types.Error] // an error in a dependency's source

	mu      sync.Mutex
	count   int
	working []string // paths of packages
}

func newRunner(o *Options, nodes []*node) *runner {
	files := make(map[string]string)
	r := &runner{
		opts:  o,
		nodes: nodes,
		fset:  token.NewFileSet(),
		sizes: types.SizesFor("gc", goarch()),
		slots: make(chan struct{}, runtime.GOMAXPROCS(0)),
	}
	for _, n := range nodes {
		if n.source {
			r.total++
		} else {
			files[n.path()] = n.Export
		}
	}
	r.exports = unit.NewExports(r.fset, func(path string) string { return files[path] })
	return r
}

func goarch() string {
	if a := os.Getenv("GOARCH"); a != "" {
		return a
	}
	return runtime.GOARCH
}

// goroot returns the directory of the go command's own installation.
func (r *runner) goroot() string {
	for _, n := range r.nodes {
		if n.Standard {
			return n.Root
		}
	}
	// Packages without imports.
	cmd := exec.Command("go", "env", "GOROOT")
	cmd.Dir = r.opts.Dir
	out, _ := cmd.Output()
	return strings.TrimSpace(string(out))
}

func (r *runner) depErrors() []error {
	if err := r.depErr.Load(); err != nil {
		return []error{*err}
	}
	return nil
}
