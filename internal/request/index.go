package request

import (
	"go/token"
	"go/types"
	"reflect"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/scope"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// Analyzer finds the requests of a package. It reports nothing; its result is
// an *Index, and its facts say what the functions of a package send.
var Analyzer = &analysis.Analyzer{
	Name:       "request",
	Doc:        "find the calls that send HTTP requests and describe the requests",
	URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/internal/request",
	Requires:   []*analysis.Analyzer{ssaview.Analyzer},
	ResultType: reflect.TypeFor[*Index](),
	FactTypes:  []analysis.Fact{new(Sends), new(Holds)},
	Run:        run,
}

func run(pass *analysis.Pass) (any, error) {
	x := &Index{pass: pass, view: pass.ResultOf[ssaview.Analyzer].(*ssaview.View)}
	x.ready = sync.OnceFunc(x.prepare)
	if x.empty = !scope.Own(pass) || !x.candidate(); x.empty {
		return x, nil
	}
	x.ready()
	x.export()
	return x, nil
}

// An Index answers which requests a call of the package sends. It keeps what it
// finds out, and spends a budget on it, so that it is for one user: retry goes on
// with the result of Analyzer, and every other pass takes a Fork of it. Drivers
// run passes of one package at the same time, and in any order.
type Index struct {
	pass  *analysis.Pass
	view  *ssaview.View
	empty bool
	ready func() // prepares, once

	own        map[*ssa.Function]bool             // functions with a body
	closures   map[*ssa.Function]*ssa.MakeClosure // where a function literal is made
	fields     map[string][]ssa.Value             // "pkg.Type.Field": what is stored there
	inside     map[string][]*ssa.Store            // "pkg.Type.Field": what is set in the client that the field points to
	insideBy   map[string][]*ssa.CallCommon       // "pkg.Type.Field": the setters called on that client
	globals    map[*ssa.Global][]ssa.Value        // what is stored there
	impls      map[*types.TypeName][]types.Type   // interface: types converted to it
	callers    map[*ssa.Function][]ssa.CallInstruction
	speaks     Answer // whether the package's constants name Graph and no other service
	terms      map[ssa.Value]*Term
	resultsOf  map[*ssa.Function][]*Term
	sends      map[*ssa.Function][]found
	residualOf map[string]*Term
	held       map[string]*Term // Holds of other packages, by name
	heldRead   map[*types.Package]bool
	atCall     map[ssa.CallInstruction][]Request // the answers of At, InFunc and Callees
	inFunc     map[*ssa.Function][]Request
	outlines   map[ssa.CallInstruction][]Request // and of Outlines and OutlinesIn
	outlinesIn map[*ssa.Function][]Request
	given      map[givenKey]*Term // by callers, see byCallers
	calleesOf  map[ssa.CallInstruction][]*ssa.Function
	powerLeft  int // see maxPower
	depth      int
	steps      int               // see budget
	filling    int               // calls of fill that are under way
	busy       map[ssa.Value]int // what is being evaluated, and how deep
	low        int               // the outermost of these that was met again
	tries      map[ssa.Value]int
}

// Fork returns an index of the same package that shares nothing with x but what
// is only read, with a budget of its own. It may be called while x is in use.
func (x *Index) Fork() *Index {
	f := &Index{pass: x.pass, view: x.view, empty: x.empty}
	f.ready = sync.OnceFunc(f.prepare)
	if !f.empty {
		f.ready()
	}
	return f
}

// Empty reports that nothing in the package can send a request: At and InFunc
// return nothing. It costs nothing. Callees, Funcs and Text answer all the
// same, and build the SSA form of the package when first asked.
func (x *Index) Empty() bool { return x.empty }

// candidate reports whether the package names a function that sends a request,
// or one with a fact, or one that makes a client. It is the gate: it looks at
// what the type checker wrote down and at nothing else.
func (x *Index) candidate() bool {
	imports := false
	for _, p := range x.pass.Pkg.Imports() {
		if graph.IsSDK(p.Path()) || graph.IsModelled(p.Path()) && graph.Sends(p.Path()) {
			imports = true
		}
	}
	facts := false
	for _, f := range x.pass.AllPackageFacts() {
		if _, ok := f.Fact.(*Holds); ok {
			facts = true
		}
	}
	if !imports && !facts {
		return false
	}
	for _, obj := range x.pass.TypesInfo.Uses {
		if sig, ok := obj.Type().(*types.Signature); ok && sendsRequest(sig) {
			return true // a doer of the project's own, or the next of a chain
		}
		fn, ok := obj.(*types.Func)
		if !ok || fn.Pkg() == nil || fn.Pkg() == x.pass.Pkg {
			continue
		}
		if _, ok := makers[idString(graph.ID(fn))]; ok {
			return true
		}
		if _, ok := graph.SenderOf(fn); ok {
			return true
		}
		if graph.Makes(fn) {
			return true
		}
		if facts && x.pass.ImportObjectFact(fn.Origin(), new(Sends)) {
			return true
		}
	}
	return facts && x.asserts()
}

// prepare reads the package once for what is asked of it often.
func (x *Index) prepare() {
	x.own = make(map[*ssa.Function]bool)
	x.closures = make(map[*ssa.Function]*ssa.MakeClosure)
	x.fields = make(map[string][]ssa.Value)
	x.inside = make(map[string][]*ssa.Store)
	x.insideBy = make(map[string][]*ssa.CallCommon)
	x.globals = make(map[*ssa.Global][]ssa.Value)
	x.impls = make(map[*types.TypeName][]types.Type)
	x.callers = make(map[*ssa.Function][]ssa.CallInstruction)
	x.terms = make(map[ssa.Value]*Term)
	x.busy = make(map[ssa.Value]int)
	x.tries = make(map[ssa.Value]int)
	x.low = maxDepth + 2
	x.resultsOf = make(map[*ssa.Function][]*Term)
	x.sends = make(map[*ssa.Function][]found)
	x.residualOf = make(map[string]*Term)
	x.held = make(map[string]*Term)
	x.atCall = make(map[ssa.CallInstruction][]Request)
	x.inFunc = make(map[*ssa.Function][]Request)
	x.outlines = make(map[ssa.CallInstruction][]Request)
	x.outlinesIn = make(map[*ssa.Function][]Request)
	x.given = make(map[givenKey]*Term)
	x.calleesOf = make(map[ssa.CallInstruction][]*ssa.Function)
	x.heldRead = make(map[*types.Package]bool)
	fns := x.view.Functions()
	for _, fn := range fns {
		x.own[fn] = true
	}
	for _, fn := range fns {
		rehearsed := x.inTest(fn)
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				x.note(instr, rehearsed)
			}
		}
	}
	for _, a := range x.assertions() {
		x.noteImpl(a[0], a[1])
	}
	x.speaks = x.speaksTo()
}

// note notes an instruction, rehearsed if it is in a test: what a test puts into
// the fields and variables of the program is not what the program does.
func (x *Index) note(instr ssa.Instruction, rehearsed bool) {
	switch instr := instr.(type) {
	case *ssa.MakeClosure:
		fn := instr.Fn.(*ssa.Function)
		if x.closures[fn] == nil {
			x.closures[fn] = instr
		}
	case *ssa.Store:
		switch addr := instr.Addr.(type) {
		case *ssa.FieldAddr:
			if rehearsed && !x.testsOwn(addr.X.Type()) {
				break
			}
			if st, owner := structOf(addr.X.Type()); st != nil && owner != "" {
				name := owner + "." + st.Field(addr.Field).Name()
				x.fields[name] = append(x.fields[name], instr.Val)
			}
			if name := heldIn(addr.X); name != "" && modelled(addr.X.Type()) {
				x.inside[name] = append(x.inside[name], instr)
			}
		case *ssa.Global:
			if rehearsed && !x.testFile(addr.Pos()) {
				break
			}
			x.globals[addr] = append(x.globals[addr], instr.Val)
		}
	case *ssa.MakeInterface:
		x.noteImpl(instr.Type(), instr.X.Type())
	}
	if call, ok := instr.(ssa.CallInstruction); ok {
		if c := call.Common(); len(c.Args) > 0 && baseSetters[nameOf(c)] != "" && modelled(c.Args[0].Type()) {
			if name := heldIn(c.Args[0]); name != "" {
				x.insideBy[name] = append(x.insideBy[name], c)
			}
		}
		if fn := x.body(call.Common().StaticCallee()); fn != nil && (!rehearsed || x.inTest(fn)) {
			x.callers[fn] = append(x.callers[fn], call)
		}
	}
}

// inTest reports whether fn is in a file of tests.
func (x *Index) inTest(fn *ssa.Function) bool { return x.testFile(fn.Pos()) }

func (x *Index) testFile(pos token.Pos) bool {
	return strings.HasSuffix(x.pass.Fset.Position(pos).Filename, "_test.go")
}

// testsOwn reports whether a struct is declared in a file of tests.
func (x *Index) testsOwn(t types.Type) bool {
	n := graph.NamedOf(t)
	return n == nil || n.Obj().Pkg() == x.pass.Pkg && x.testFile(n.Obj().Pos())
}

// heldIn returns the full name of the field that pointer p is read from, or "".
func heldIn(p ssa.Value) string {
	load, ok := p.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return ""
	}
	fa, ok := load.X.(*ssa.FieldAddr)
	if !ok {
		return ""
	}
	if st, owner := structOf(fa.X.Type()); st != nil && owner != "" {
		return owner + "." + st.Field(fa.Field).Name()
	}
	return ""
}

// setInside returns t, what field name holds, with what the package sets in
// whatever the field points to: w.client.RetryMax = 0, or by a setter. Which of several values
// of the struct's type it is done to is not looked at.
func (x *Index) setInside(name string, t *Term) *Term {
	var pairs []*Term
	for _, s := range x.inside[name] {
		fa := s.Addr.(*ssa.FieldAddr)
		if st, _ := structOf(fa.X.Type()); st != nil {
			if v := x.eval(s.Val); v != nil {
				pairs = append(pairs, pair(st.Field(fa.Field).Name(), "", v))
			}
		}
	}
	for _, c := range x.insideBy[name] {
		pairs = append(pairs, pair(nameOf(c), "", x.evalAll(c.Args[1:])...))
	}
	return with(t, pairs)
}

// nameOf is the name of the function or method that a call names, or "".
func nameOf(c *ssa.CallCommon) string {
	if obj := calleeObj(c); obj != nil {
		return obj.Name()
	}
	return ""
}

func (x *Index) noteImpl(iface, typ types.Type) {
	n := graph.NamedOf(iface)
	if n == nil || n.Obj().Pkg() == nil {
		return
	}
	for _, t := range x.impls[n.Obj()] {
		if types.Identical(t, typ) {
			return
		}
	}
	x.impls[n.Obj()] = append(x.impls[n.Obj()], typ)
}

// binding returns what a function literal captures as v.
func (x *Index) binding(v *ssa.FreeVar) ssa.Value {
	fn := v.Parent()
	mc := x.closures[fn]
	if mc == nil {
		return nil
	}
	for i, fv := range fn.FreeVars {
		if fv == v && i < len(mc.Bindings) {
			return mc.Bindings[i]
		}
	}
	return nil
}

// global returns what a package-level variable holds.
func (x *Index) global(g *ssa.Global) *Term {
	if g.Pkg != nil && g.Pkg.Pkg != x.pass.Pkg {
		name := g.Pkg.Pkg.Path() + "." + g.Name()
		if t := x.heldBy(g.Pkg.Pkg, name); t != nil {
			return t
		}
		if graph.IsModelled(g.Pkg.Pkg.Path()) {
			return &Term{Op: OpApp, Str: name}
		}
		return unknown
	}
	var ts []*Term
	for _, v := range x.globals[g] {
		ts = append(ts, x.eval(v))
	}
	if t := choice(ts...); t != nil {
		return t
	}
	return unknown
}

// heldBy returns what the fact of another package says of a field or variable.
func (x *Index) heldBy(pkg *types.Package, name string) *Term {
	if !x.heldRead[pkg] {
		x.heldRead[pkg] = true
		var h Holds
		if x.pass.ImportPackageFact(pkg, &h) {
			for _, v := range h.Values {
				x.held[v.Name] = v.Term
			}
		}
	}
	return x.held[name]
}
