package main

import (
	"fmt"
	"go/ast"
	"go/types"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint"
)

// The toy analyzers find nothing of interest and exercise all that a driver
// has to do: facts about functions, methods, fields, types and packages, in
// the same package and over two, results, fixes, and errors.

// A hot fact marks an object.
type hot struct{ Why string }

func (*hot) AFact()           {}
func (h *hot) String() string { return "hot(" + h.Why + ")" }

// A census fact counts the marked objects of a package and its imports.
type census struct{ Hot, Seen int }

func (*census) AFact()           {}
func (c *census) String() string { return fmt.Sprintf("%d of %d", c.Hot, c.Seen) }

func toys(graphlint.Settings) []*analysis.Analyzer {
	names := &analysis.Analyzer{
		Name:       "toynames",
		Doc:        "toynames: gather the marked objects of a package",
		ResultType: reflect.TypeFor[map[types.Object]string](),
		Run:        gatherNames,
	}
	return []*analysis.Analyzer{
		{
			Name:      "toycensus",
			Doc:       "toycensus: report imports of packages with marked objects",
			Requires:  []*analysis.Analyzer{names},
			FactTypes: []analysis.Fact{new(census)},
			Run:       func(p *analysis.Pass) (any, error) { return nil, runCensus(p, names) },
		},
		{
			Name:      "toyhot",
			Doc:       "toyhot: report uses of marked objects\n\nAn object is marked if its name holds the word Hot.",
			URL:       "https://example.com/toyhot",
			Requires:  []*analysis.Analyzer{names},
			FactTypes: []analysis.Fact{new(hot)},
			Run:       func(p *analysis.Pass) (any, error) { return nil, runHot(p, names) },
		},
		{
			Name: "toybad",
			Doc:  "toybad: fail on functions whose name says so",
			Run:  runBad,
		},
	}
}

// gatherNames returns the declared objects with Hot in their names, and the
// functions that use one in their bodies.
func gatherNames(pass *analysis.Pass) (any, error) {
	found := make(map[types.Object]string)
	for id, obj := range pass.TypesInfo.Defs {
		if obj != nil && strings.Contains(id.Name, "Hot") {
			found[obj] = "declared"
		}
	}
	return found, nil
}

func runHot(pass *analysis.Pass, names *analysis.Analyzer) error {
	for obj, why := range pass.ResultOf[names].(map[types.Object]string) {
		pass.ExportObjectFact(obj, &hot{why + " in " + obj.Pkg().Name()})
	}
	for _, file := range pass.Files {
		for _, decl := range file.Decls {
			ast.Inspect(decl, func(n ast.Node) bool {
				id, ok := n.(*ast.Ident)
				if !ok {
					return true
				}
				obj := pass.TypesInfo.Uses[id]
				var f hot
				if obj == nil || obj.Pkg() == nil || !pass.ImportObjectFact(obj, &f) {
					return true
				}
				pass.Report(analysis.Diagnostic{
					Pos: id.Pos(), End: id.End(), Category: "use",
					Message: fmt.Sprintf("use of %s, which is %s", id.Name, &f),
					SuggestedFixes: []analysis.SuggestedFix{{
						Message:   "cool it",
						TextEdits: []analysis.TextEdit{{Pos: id.Pos(), End: id.End(), NewText: []byte("/*cool*/" + id.Name)}},
					}},
				})
				// A function that uses one is one.
				if fn, ok := decl.(*ast.FuncDecl); ok {
					if o := pass.TypesInfo.Defs[fn.Name]; o != obj {
						pass.ExportObjectFact(o, &hot{"using " + id.Name})
					}
				}
				return true
			})
		}
	}
	return nil
}

func runCensus(pass *analysis.Pass, names *analysis.Analyzer) error {
	c := census{Hot: len(pass.ResultOf[names].(map[types.Object]string))}
	for _, file := range pass.Files {
		for _, spec := range file.Imports {
			var f census
			imported := pass.TypesInfo.PkgNameOf(spec)
			if imported != nil && pass.ImportPackageFact(imported.Imported(), &f) {
				pass.ReportRangef(spec, "%s has %s", imported.Imported().Name(), &f)
				c.Hot += f.Hot
			}
		}
	}
	var all []string
	for _, f := range pass.AllPackageFacts() {
		all = append(all, f.Package.Path())
	}
	c.Seen = len(all)
	if len(all) > 0 && !slices.IsSorted(all) {
		return fmt.Errorf("facts out of order: %v", all)
	}
	pass.ExportPackageFact(&c)
	return nil
}

func runBad(pass *analysis.Pass) (any, error) {
	if pass.Pkg.Scope().Lookup("ToyPanics") != nil {
		panic("toy")
	}
	if pass.Pkg.Scope().Lookup("ToyFails") != nil {
		return nil, fmt.Errorf("the toy fails")
	}
	return nil, nil
}
