// Package ssaview gives analyzers the SSA form of a package, built on demand.
//
// It stands in for go/analysis/passes/buildssa, which since x/tools v0.39
// requires ctrlflow, whose facts make every driver read the whole closure of
// dependencies from source. This analyzer has no facts, requires nothing, and
// builds nothing until a pass has found a candidate and asks.
package ssaview

import (
	"go/ast"
	"go/types"
	"reflect"
	"sync"
	"sync/atomic"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"
)

// Analyzer provides a *View. Its run does no work.
var Analyzer = &analysis.Analyzer{
	Name:       "ssaview",
	Doc:        "offer the SSA form of a package to passes that find a candidate in it",
	URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/internal/ssaview",
	ResultType: reflect.TypeFor[*View](),
	Run:        run,
}

func run(pass *analysis.Pass) (any, error) {
	v := new(View)
	v.build = sync.OnceFunc(func() { v.pkg, v.funcs = build(pass) })
	return v, nil
}

// A View is the SSA form of one package. It is safe for concurrent use.
type View struct {
	build func()
	pkg   *ssa.Package
	funcs []*ssa.Function
	steps atomic.Int64
}

// Spend notes that an engine has taken n steps on the package.
func (v *View) Spend(n int) { v.steps.Add(int64(n)) }

// Steps returns how many steps were taken: what an analysis costs, in a
// measure that is the same on each machine.
func (v *View) Steps() int64 { return v.steps.Load() }

// Package returns the SSA package, building it on the first call.
func (v *View) Package() *ssa.Package {
	v.build()
	return v.pkg
}

// Functions returns the functions with a body in source order: the declared
// ones, each followed by the function literals in it, then the package
// initializer with the literals of package-level variables. Test functions
// and generic functions are among them; instances and wrappers are not.
func (v *View) Functions() []*ssa.Function {
	v.build()
	return v.funcs
}

func build(pass *analysis.Pass) (*ssa.Package, []*ssa.Function) {
	// BareInits leaves out the calls of the imports' initializers, which
	// say nothing about values and would need a package for each import.
	prog := ssa.NewProgram(pass.Fset, ssa.BareInits)
	prog.SetNoReturn(noReturn)
	declareImports(prog, pass.Pkg, pass.TypesInfo)
	pkg := prog.CreatePackage(pass.Pkg, pass.Files, pass.TypesInfo, false)
	pkg.Build()

	var funcs []*ssa.Function
	var add func(fn *ssa.Function)
	add = func(fn *ssa.Function) {
		if len(fn.Blocks) > 0 {
			funcs = append(funcs, fn)
		}
		for _, anon := range fn.AnonFuncs {
			add(anon)
		}
	}
	for _, file := range pass.Files {
		for _, decl := range file.Decls {
			if decl, ok := decl.(*ast.FuncDecl); ok {
				if obj, ok := pass.TypesInfo.Defs[decl.Name].(*types.Func); ok {
					if fn := prog.FuncValue(obj); fn != nil {
						add(fn)
					}
				}
			}
		}
	}
	add(pkg.Func("init"))
	return pkg, funcs
}

// noReturn reports whether fn never returns to its caller. It is a list, not
// a fact: functions that end the program one call further down are taken to
// return, which adds paths and can only make a pass more careful.
func noReturn(fn *types.Func) bool {
	if fn.Pkg() == nil {
		return false
	}
	recv := ""
	if r := fn.Signature().Recv(); r != nil {
		t := r.Type()
		if p, ok := t.(*types.Pointer); ok {
			t = p.Elem()
		}
		if n, ok := types.Unalias(t).(*types.Named); ok {
			recv = n.Obj().Name()
		}
	}
	return noReturns[noReturnKey{fn.Pkg().Path(), recv, fn.Name()}]
}

type noReturnKey struct{ pkg, recv, name string }

// noReturns lists the functions that stop the goroutine or the process. The
// testing methods call runtime.Goexit; the loggers call os.Exit or panic.
var noReturns = func() map[noReturnKey]bool {
	m := make(map[noReturnKey]bool)
	add := func(pkg, recv string, names ...string) {
		for _, n := range names {
			m[noReturnKey{pkg, recv, n}] = true
		}
	}
	add("os", "", "Exit")
	add("runtime", "", "Goexit")
	add("syscall", "", "Exit")
	add("log", "", "Fatal", "Fatalf", "Fatalln", "Panic", "Panicf", "Panicln")
	add("log", "Logger", "Fatal", "Fatalf", "Fatalln", "Panic", "Panicf", "Panicln")
	for _, recv := range []string{"common", "TB", "T", "B", "F"} {
		add("testing", recv, "Fatal", "Fatalf", "FailNow", "Skip", "Skipf", "SkipNow")
	}
	for _, recv := range []string{"", "Logger", "Entry"} {
		add("github.com/sirupsen/logrus", recv, "Fatal", "Fatalf", "Fatalln", "Panic", "Panicf", "Panicln")
	}
	add("go.uber.org/zap", "Logger", "Fatal", "Panic")
	add("go.uber.org/zap", "SugaredLogger", "Fatal", "Fatalf", "Fatalw", "Fatalln", "Panic", "Panicf", "Panicw", "Panicln")
	add("k8s.io/klog/v2", "", "Fatal", "Fatalf", "Fatalln", "Exit", "Exitf", "Exitln")
	return m
}()
