package logleak

import (
	"go/ast"
	"go/token"
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/graph"
)

// seen is the fact of every package that was looked at, so that functions of
// packages that were not can be told from functions that do nothing.
type seen struct {
	// Reaches says that the package reaches Graph.
	Reaches bool
	// Scrubs says what the package and its imports clean.
	Scrubs Scrubs
}

func (*seen) AFact() {}

func (s *seen) String() string {
	if s.Reaches {
		return "reaches Graph"
	}
	return "seen"
}

// analysed reports whether pkg was looked at.
func (c *checker) analysed(pkg *types.Package) bool {
	return pkg == c.pass.Pkg || c.pass.ImportPackageFact(pkg, new(seen))
}

// reaches reports whether the package reaches Graph by itself (it imports the
// SDK or names a host), and whether it does so at all: by itself or through a
// package of its module.
func reaches(pass *analysis.Pass) (named, reached bool) {
	for _, p := range pass.Pkg.Imports() {
		if graph.ReachesGraph(p.Path()) {
			return true, true
		}
		s := new(seen)
		if pass.ImportPackageFact(p, s) && s.Reaches {
			reached = true
		}
	}
	for _, f := range pass.Files {
		ast.Inspect(f, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING || named || !strings.Contains(lit.Value, "graph") {
				return !named
			}
			if s, err := strconv.Unquote(lit.Value); err == nil && isGraphURL(s) {
				named = true
			}
			return !named
		})
	}
	return named, named || reached
}

// namesOthers reports whether an address of another service is written in the
// package, so that not every request is one to Graph.
func namesOthers(pass *analysis.Pass) (found bool) {
	for _, f := range pass.Files {
		ast.Inspect(f, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING && strings.Contains(lit.Value, "://") {
				if s, err := strconv.Unquote(lit.Value); err == nil && isOtherURL(s) {
					found = true
				}
			}
			return !found
		})
	}
	return found
}

// candidate is the gate: a cheap look at whether something is logged, or a
// function hands on what others log.
func (c *checker) candidate() bool {
	scope := c.pass.Pkg.Scope()
	if !c.reaches {
		// Only what importers may need: functions that take such a value, and
		// what cleans the lines of a logger.
		if mayScrub(c.pass) {
			return true
		}
		for _, name := range scope.Names() {
			switch obj := scope.Lookup(name).(type) {
			case *types.Func:
				if obj.Exported() && takesLabel(obj) {
					return true
				}
			case *types.TypeName:
				if n, ok := obj.Type().(*types.Named); ok && !obj.IsAlias() {
					for m := range n.Methods() {
						if m.Exported() && takesLabel(m) {
							return true
						}
					}
				}
			}
		}
		return false
	}
	return true
}

func takesLabel(fn *types.Func) bool {
	for p := range fn.Signature().Params().Variables() {
		if len(inputs(p.Type())) > 0 {
			return true
		}
	}
	return false
}
