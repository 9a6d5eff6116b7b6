package load

import (
	"errors"
	"fmt"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/run/own"
	"github.com/graphlint/graphlint/internal/run/unit"
)

// path returns the package path, without the test binary in brackets that
// makes the import path of a test variant unique.
func (p *listed) path() string {
	path, _, _ := strings.Cut(p.ImportPath, " [")
	return path
}

func (p *listed) own() bool {
	version := ""
	if p.Module != nil && !p.Module.Main {
		version = p.Module.Version
	}
	return own.Package{Path: p.path(), Dir: p.Dir, Version: version, Standard: p.Standard}.Is()
}

// testMain reports whether the package is the generated main of a test binary.
func (p *listed) testMain() bool {
	return p.Name == "main" && p.ForTest == "" && strings.HasSuffix(p.ImportPath, ".test")
}

// A node is a package on its way through loading and analysis.
type node struct {
	*listed
	imports map[string]*node // by import path in the source, which may be mapped
	deps    []*node          // the same in the go command's order

	// root says that the diagnostics are asked for.
	root bool
	// analysed says that the package is analysed, for its facts at least.
	analysed bool
	// source says that the types come from the source: the package is
	// analysed, or it is not compiled, or it depends on one of those.
	source bool

	// The rest is written by the goroutine that works on the node, and read
	// after done is closed.
	done  chan struct{}
	pkg   *types.Package
	facts []unit.Fact
	out   []unit.Result
	err   error
}

// graph makes nodes of what the go command listed and returns those that are
// needed, dependencies first.
func graph(pkgs []*listed, o *Options) ([]*node, error) {
	nodes := make(map[string]*node, len(pkgs))
	var order []*node
	tested := make(map[string]bool) // packages whose test variant is listed
	for _, p := range pkgs {
		n := &node{listed: p, done: make(chan struct{})}
		nodes[p.ImportPath] = n
		order = append(order, n)
		if p.ForTest != "" && p.path() == p.ForTest {
			tested[p.ForTest] = true
		}
	}
	roots := 0
	for _, n := range order {
		if err := n.link(nodes); err != nil {
			return nil, err
		}
		// The test variant of a package holds all its files, so that the
		// package without its tests has no diagnostics of its own.
		n.root = !n.DepOnly && !n.testMain() && !(n.ForTest == "" && tested[n.ImportPath])
		n.analysed = n.root || n.own() || o.Deps.Match(n.path())
		if n.root {
			roots++
		}
	}
	if roots == 0 {
		return nil, fmt.Errorf("%s: no packages", strings.Join(o.Patterns, " "))
	}

	needed := make(map[*node]bool)
	var need func(n *node)
	need = func(n *node) {
		if !needed[n] {
			needed[n] = true
			for _, imp := range n.imports {
				need(imp)
			}
		}
	}
	for _, n := range order {
		if n.root {
			need(n)
		}
	}
	var out []*node
	for _, n := range order {
		if !needed[n] || n.ImportPath == "unsafe" {
			continue
		}
		n.source = n.analysed || !exists(n.Export)
		for _, imp := range n.imports {
			n.source = n.source || imp.source
		}
		if err := n.listedError(o.Dir); err != nil && (n.analysed || n.source) {
			return nil, err
		}
		out = append(out, n)
	}
	return out, nil
}

// exists reports whether there is such a file. What the go command found in the
// build cache a moment ago may be trimmed from it since.
func exists(name string) bool {
	if name == "" {
		return false
	}
	_, err := os.Stat(name)
	return err == nil
}

// link finds the nodes of the package's imports.
func (n *node) link(nodes map[string]*node) error {
	n.imports = make(map[string]*node, len(n.Imports))
	back := make(map[string]string, len(n.ImportMap)) // import path in the source by that in Imports
	for from, to := range n.ImportMap {
		back[to] = from
	}
	imports := n.Imports
	if len(n.CgoFiles) > 0 {
		// The files that cgo makes import these.
		for _, id := range []string{"runtime/cgo", "syscall"} {
			if nodes[id] != nil && nodes[id] != n && !slices.Contains(imports, id) {
				imports = append(imports[:len(imports):len(imports)], id)
			}
		}
	}
	for _, id := range imports {
		if id == "C" {
			continue
		}
		imp := nodes[id]
		if imp == nil {
			return fmt.Errorf("go list told of %s, which imports %s, but not of the latter", n.ImportPath, id)
		}
		if from, ok := back[id]; ok {
			id = from
		}
		n.imports[id] = imp
		n.deps = append(n.deps, imp)
	}
	return nil
}

// listedError returns the go command's own error about the package.
func (n *node) listedError(dir string) error {
	if n.Error == nil {
		return nil
	}
	text := strings.Join(strings.Fields(n.Error.Err), " ")
	if n.Dir == "" && !inModule(dir) {
		text = fmt.Sprintf("no go.mod in %s or above it: name a module's directory with -C", dir)
	}
	if n.Error.Pos != "" {
		return errors.New(n.Error.Pos + ": " + text)
	}
	return errors.New(text)
}

// inModule reports whether dir or a directory above it has a go.mod or a
// go.work.
func inModule(dir string) bool {
	for {
		if exists(filepath.Join(dir, "go.mod")) || exists(filepath.Join(dir, "go.work")) {
			return true
		}
		up := filepath.Dir(dir)
		if up == dir {
			return false
		}
		dir = up
	}
}

// files returns the names of the files to be parsed.
func (n *node) files() []string {
	names := n.CompiledGoFiles
	if len(n.CgoFiles) == 0 || len(names) == 0 {
		names = append(n.GoFiles[:len(n.GoFiles):len(n.GoFiles)], n.CgoFiles...)
	}
	return absolute(n.Dir, names)
}

// otherFiles returns the names of the files that are not Go.
func (n *node) otherFiles() []string {
	var out []string
	for _, names := range [][]string{n.CFiles, n.CXXFiles, n.HFiles, n.SFiles, n.SwigFiles} {
		out = append(out, absolute(n.Dir, names)...)
	}
	return out
}

func (n *node) ignoredFiles() []string {
	return append(absolute(n.Dir, n.IgnoredGoFiles), absolute(n.Dir, n.IgnoredOtherFiles)...)
}

func absolute(dir string, names []string) []string {
	out := make([]string, len(names))
	for i, name := range names {
		if !filepath.IsAbs(name) {
			name = filepath.Join(dir, name)
		}
		out[i] = name
	}
	return out
}

// goVersion returns the language version for the type checker, or "" for the
// newest.
func (n *node) goVersion() string {
	switch {
	case n.Module == nil:
		return ""
	case n.Module.GoVersion == "":
		return "go1.16" // as the go command has it for a go.mod without a go line
	}
	return "go" + n.Module.GoVersion
}

func (n *node) module() *analysis.Module {
	m := n.Module
	if m == nil {
		return nil
	}
	return &analysis.Module{Path: m.Path, Version: m.Version, Main: m.Main, Dir: m.Dir, GoMod: m.GoMod, GoVersion: m.GoVersion}
}
