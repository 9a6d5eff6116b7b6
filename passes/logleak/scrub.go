package logleak

import (
	"go/ast"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// A program may clean its lines on their way into the log: in a handler of slog
// that makes a record anew, a core of zap, a hook or formatter of logrus, a
// writer under a logger. That is told by the form of the method and by its doing
// what cleaning takes. Which loggers are made with it is decided elsewhere, as in
// replaced.go, so that it counts for all of that library in the package that
// declares it and in those that import this one.
//
// It is a "may": a value that is missed by the cleaning is not reported.

// Scrubs is what is known of the cleaning in a package and its imports.
type Scrubs struct {
	// Loggers are the libraries whose lines are cleaned, sorted.
	Loggers []string
	// Keys are the keys of attributes that handlers of slog replace, sorted.
	Keys []string
}

const (
	slogPath    = "log/slog"
	zapPath     = "go.uber.org/zap"
	logrusPath  = "github.com/sirupsen/logrus"
	zerologPath = "github.com/rs/zerolog"
)

func (s Scrubs) sorted() Scrubs {
	slices.Sort(s.Loggers)
	slices.Sort(s.Keys)
	return Scrubs{slices.Compact(s.Loggers), slices.Compact(s.Keys)}
}

// importedScrubs is what the imports of a package clean.
func importedScrubs(pass *analysis.Pass) Scrubs {
	var s Scrubs
	for _, p := range pass.Pkg.Imports() {
		f := new(seen)
		if pass.ImportPackageFact(p, f) {
			s.Loggers = append(s.Loggers, f.Scrubs.Loggers...)
			s.Keys = append(s.Keys, f.Scrubs.Keys...)
		}
	}
	return s.sorted()
}

// mayScrub is a cheap look at whether a package has something that cleans.
func mayScrub(pass *analysis.Pass) (found bool) {
	if !slices.ContainsFunc(pass.Pkg.Imports(), func(p *types.Package) bool { return writesTo[libraryPath(p.Path())] }) {
		return false
	}
	for _, f := range pass.Files {
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if fn, ok := pass.TypesInfo.Defs[n.Name].(*types.Func); ok && cleanable(fn) != "" {
					found = true
				}
			case *ast.SelectorExpr:
				if fn, ok := pass.TypesInfo.Uses[n.Sel].(*types.Func); ok {
					_, takes := writerTakers[graph.ID(fn)]
					found = found || takes
				}
			case *ast.Ident:
				found = found || n.Name == "ReplaceAttr"
			}
			return !found
		})
	}
	return found
}

// findScrubs collects what the package and its imports clean.
func (c *checker) findScrubs() Scrubs {
	s := importedScrubs(c.pass)
	r := c.findReplaced()
	s.Keys = append(s.Keys, r.keys...)
	if r.all {
		s.Loggers = append(s.Loggers, slogPath)
	}
	for _, fn := range c.view.Functions() {
		if lib := cleanedBy(fn); lib != "" {
			s.Loggers = append(s.Loggers, lib)
		}
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if call, ok := in.(ssa.CallInstruction); ok {
					if lib := c.writesCleaned(call); lib != "" {
						s.Loggers = append(s.Loggers, lib)
					}
				}
			}
		}
	}
	return s.sorted()
}

// writesCleaned returns the library that call makes write to what cleans, or "".
func (c *checker) writesCleaned(call ssa.CallInstruction) string {
	fn := flow.Callee(call)
	if fn == nil {
		return ""
	}
	i, ok := writerTakers[graph.ID(fn)]
	if args := flow.Args(call); !ok || i >= len(args) || !c.scrubbingWriter(args[i]) {
		return ""
	}
	return libraryOf(fn)
}

// scrubbingWriter reports whether a writer is of a type of the package whose
// Write cleans.
func (c *checker) scrubbingWriter(w ssa.Value) bool {
	mi, ok := w.(*ssa.MakeInterface)
	if !ok {
		return false
	}
	sel := types.NewMethodSet(mi.X.Type()).Lookup(nil, "Write")
	if sel == nil {
		return false
	}
	fn := c.declared[sel.Obj()]
	return fn != nil && cleans(fn)
}

// scrubbed reports whether what call logs is cleaned on its way.
func (c *checker) scrubbed(call ssa.CallInstruction) bool {
	fn := flow.Callee(call)
	if fn == nil {
		return false
	}
	lib := libraryOf(fn)
	if !slices.Contains(c.scrubs.Loggers, lib) {
		return false
	}
	return lib != slogPath || !c.plainLogger(flow.Args(call), 0)
}
