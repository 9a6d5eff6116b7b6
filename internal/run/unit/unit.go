// Package unit runs analyzers on one package.
//
// It is the part that every way of running graphlint shares. Where the types
// of the imports come from, and where facts go, is the caller's affair.
package unit

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"os"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// A Unit is a type-checked package.
type Unit struct {
	Fset         *token.FileSet
	Files        []*ast.File
	OtherFiles   []string
	IgnoredFiles []string
	Pkg          *types.Package
	Info         *types.Info
	Sizes        types.Sizes
	Module       *analysis.Module
	// Facts holds the facts of the imports when the analysis starts, and
	// besides them those of the package when it is done.
	Facts *Facts
}

// A Result is what one analyzer gave for a unit.
type Result struct {
	Analyzer    *analysis.Analyzer
	Diagnostics []analysis.Diagnostic
	// Value is what the analyzer's Run returned.
	Value any
	// Err says why there is no result.
	Err error
}

// Run runs analyzers and those that they require, each after those that it
// requires, and returns the results of analyzers in their order. If factsOnly
// is true it runs only those that have facts, and their requirements.
func (u *Unit) Run(analyzers []*analysis.Analyzer, factsOnly bool) []Result {
	if factsOnly {
		analyzers = slices.DeleteFunc(slices.Clone(analyzers), func(a *analysis.Analyzer) bool {
			return len(FactTypesOf([]*analysis.Analyzer{a})) == 0
		})
	}
	done := make(map[*analysis.Analyzer]*Result)
	for _, a := range Closure(analyzers) {
		done[a] = u.run(a, done)
	}
	results := make([]Result, len(analyzers))
	for i, a := range analyzers {
		results[i] = *done[a]
	}
	return results
}

// Closure returns analyzers and all that they require, the required first.
func Closure(analyzers []*analysis.Analyzer) []*analysis.Analyzer {
	var out []*analysis.Analyzer
	seen := make(map[*analysis.Analyzer]bool)
	var visit func(as []*analysis.Analyzer)
	visit = func(as []*analysis.Analyzer) {
		for _, a := range as {
			if !seen[a] {
				seen[a] = true
				visit(a.Requires)
				out = append(out, a)
			}
		}
	}
	visit(analyzers)
	return out
}

// run runs one analyzer whose requirements are done.
func (u *Unit) run(a *analysis.Analyzer, done map[*analysis.Analyzer]*Result) *Result {
	res := &Result{Analyzer: a}
	inputs := make(map[*analysis.Analyzer]any, len(a.Requires))
	for _, req := range a.Requires {
		if err := done[req].Err; err != nil {
			res.Err = err
			return res
		}
		inputs[req] = done[req].Value
	}
	kinds := make(map[reflect.Type]bool, len(a.FactTypes))
	for _, f := range a.FactTypes {
		kinds[reflect.TypeOf(f)] = true
	}

	pass := &analysis.Pass{
		Analyzer:     a,
		Fset:         u.Fset,
		Files:        u.Files,
		OtherFiles:   u.OtherFiles,
		IgnoredFiles: u.IgnoredFiles,
		Pkg:          u.Pkg,
		TypesInfo:    u.Info,
		TypesSizes:   u.Sizes,
		Module:       u.Module,
		ResultOf:     inputs,
		Report: func(d analysis.Diagnostic) {
			if err := checkFixes(u.Fset, d.SuggestedFixes); err != nil && res.Err == nil {
				res.Err = fmt.Errorf("%s: invalid fix: %v", a.Name, err)
			}
			d.URL = resolveURL(a, d)
			res.Diagnostics = append(res.Diagnostics, d)
		},
		ImportObjectFact:  u.Facts.importObject,
		ExportObjectFact:  u.Facts.exportObject,
		ImportPackageFact: u.Facts.importPackage,
		ExportPackageFact: u.Facts.exportPackage,
		AllObjectFacts: func() []analysis.ObjectFact {
			facts, _ := u.Facts.all(kinds)
			return facts
		},
		AllPackageFacts: func() []analysis.PackageFact {
			_, facts := u.Facts.all(kinds)
			return facts
		},
		ReadFile: u.readFile,
	}
	value, err := call(pass)
	if err == nil && reflect.TypeOf(value) != a.ResultType {
		err = fmt.Errorf("%s: result of type %T instead of %v", a.Name, value, a.ResultType)
	}
	if err != nil {
		res.Err = err
	}
	res.Value = value
	return res
}

// call runs the analyzer and makes a panic in it an error: the other packages
// still have their results, and the user learns what to report.
func call(pass *analysis.Pass) (value any, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%s panicked on %s: %v (please report this, with %s)",
				pass.Analyzer.Name, pass.Pkg.Path(), p, panicSite(debug.Stack()))
		}
	}()
	value, err = pass.Analyzer.Run(pass)
	if err != nil {
		err = fmt.Errorf("%s: %w", pass.Analyzer.Name, err)
	}
	return value, err
}

// Guard makes a panic in what follows its deferred call an error about the
// package with the given path: one line that can be reported.
func Guard(path string, err *error) {
	if p := recover(); p != nil {
		*err = fmt.Errorf("panic on %s: %v (please report this, with %s)", path, p, panicSite(debug.Stack()))
	}
}

// panicSite returns the place of the panic in a stack that debug.Stack made
// while recovering: the line below the frame of the call of panic.
func panicSite(stack []byte) string {
	_, below, ok := strings.Cut(string(stack), "\npanic(")
	if !ok {
		return "no stack"
	}
	lines := strings.Split(below, "\n")
	for _, line := range lines[min(2, len(lines)):] {
		if file, ok := strings.CutPrefix(line, "\t"); ok && !strings.Contains(file, "/src/runtime/") {
			file, _, _ = strings.Cut(file, " +0x")
			return file
		}
	}
	return "no stack"
}

// readFile reads one of the package's files, as [analysis.Pass.ReadFile] says.
func (u *Unit) readFile(name string) ([]byte, error) {
	ok := slices.Contains(u.OtherFiles, name) || slices.Contains(u.IgnoredFiles, name)
	for _, f := range u.Files {
		ok = ok || u.Fset.File(f.FileStart).Name() == name
	}
	if !ok {
		return nil, fmt.Errorf("%s is not a file of the package", name)
	}
	return os.ReadFile(name)
}
