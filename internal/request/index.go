package request

import (
	"reflect"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

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
	FactTypes:  []analysis.Fact{new(Sends)},
	Run:        run,
}

func run(pass *analysis.Pass) (any, error) {
	x := &Index{pass: pass, view: pass.ResultOf[ssaview.Analyzer].(*ssaview.View)}
	return x, nil
}

// An Index answers which requests a call of the package sends.
type Index struct {
	pass *analysis.Pass
	view *ssaview.View
}

// Empty reports that nothing in the package can send a request, so that no
// other question need be asked. It costs nothing.
func (x *Index) Empty() bool { return false }

// At returns the requests that call sends: by itself, or in what it calls,
// with what is known here filled in. Calls of a parameter send nothing that
// is known. Function arguments count as called where the callee calls them,
// or returns an error and is unknown.
func (x *Index) At(call ssa.CallInstruction) []Request { return nil }

// InFunc returns the requests that a call of fn sends, in terms of the
// parameters of fn; Call is the call in fn.
func (x *Index) InFunc(fn *ssa.Function) []Request { return nil }

// Instantiate returns what becomes of sym, a request in terms of the
// parameters of a callee of call, when call calls it.
func (x *Index) Instantiate(call ssa.CallInstruction, sym *Sym) Request { return Request{} }

// Callees returns the functions of this package that call may call: its static
// callee (the origin of an instance), the closures and method values that its
// function value can be, or the methods behind its interface.
func (x *Index) Callees(call ssa.CallInstruction) []*ssa.Function { return nil }

// Funcs returns the functions of this package that v, a function value, can be.
func (x *Index) Funcs(v ssa.Value) []*ssa.Function { return nil }

// IsVerb reports whether v is the verb of r, as in the conditions of
// "if req.Method != http.MethodGet" and "switch strings.ToUpper(method)".
// v must be a value of the function that holds r.Call, or of fn for InFunc(fn).
func (x *Index) IsVerb(v ssa.Value, r Request) bool { return false }

// Text returns the text of v, if it is one constant wherever it comes from.
func (x *Index) Text(v ssa.Value) (string, bool) { return "", false }
