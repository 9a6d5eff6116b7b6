// Package retry finds retries: places where a request is sent again because it
// failed, whoever wrote the loop.
//
// A loop is a retry when the path on which the request failed can reach the
// same request again with the same arguments, and the path on which it
// succeeded leaves. That tells a retry from paging (success goes round), from
// polling (success goes round until a state) and from working through a list
// (the next turn has other arguments). Which failures go round is found by
// running the code on each of them, see the type machine.
package retry

import (
	"go/ast"
	"go/token"
	"go/types"
	"reflect"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/request"
	"github.com/graphlint/graphlint/internal/scope"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// Analyzer finds the retries of a package. It reports nothing; its result is a
// *Result, and its facts say what functions do with failures and with the
// functions they are given.
var Analyzer = &analysis.Analyzer{
	Name:       "retry",
	Doc:        "find requests that are sent again because they failed",
	URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/internal/retry",
	Requires:   []*analysis.Analyzer{ssaview.Analyzer, request.Analyzer},
	ResultType: reflect.TypeFor[*Result](),
	FactTypes:  []analysis.Fact{new(Behaviour)},
	Run:        run,
}

// A Result holds the retries of a package. It is safe for concurrent use.
type Result struct {
	// Repeats lists them in order of position.
	Repeats []Repeat

	mu   sync.Mutex
	p    *pkg                // for OnError
	with map[string][]Repeat // by helpers, see With
}

// With returns the retries that there are if the named functions, written as
// "import/path.Func" or "(import/path.Type).Method", call their function
// arguments again on every error.
func (r *Result) With(helpers []string) []Repeat {
	if len(helpers) == 0 || r.p == nil {
		return r.Repeats
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	key := strings.Join(helpers, "\n")
	out, ok := r.with[key]
	if !ok {
		p := r.p.again()
		p.helpers = helpers
		out = p.find()
		if r.with == nil {
			r.with = make(map[string][]Repeat)
		}
		r.with[key] = out
	}
	return out
}

// A Repeat is one request inside one retry.
type Repeat struct {
	// Pos and End delimit the call to report.
	Pos, End token.Pos
	// Request is what is repeated.
	Request request.Request
	// In is the function that sends it, if the call to report is one of that
	// function, or of a helper that was given it.
	In string
	// On is the failures after which it is sent again.
	On failure.Set
	// Post is those after which it is sent again if it is a POST. It differs
	// from On where the verb is not known and the code looks at it.
	Post failure.Set
	// By names the retry in messages: "the loop at line 12", "backoff.Retry
	// at line 30", "resilience.Policy.Do at line 7".
	By string
	// ByPos is the place of the loop or of the call of the helper.
	ByPos token.Pos
	// Looks says that each further try is preceded by a read that can end it.
	Looks bool
	// Layer says that the retry is itself a middleware or a RoundTripper:
	// a layer of the client, not a retry around one.
	Layer bool
}

func run(pass *analysis.Pass) (any, error) {
	idx := pass.ResultOf[request.Analyzer].(*request.Index)
	if !scope.Own(pass) || idx.Empty() && !judges(pass) && !helps(pass) {
		return new(Result), nil
	}
	p := newPkg(pass, pass.ResultOf[ssaview.Analyzer].(*ssaview.View), idx)
	res := &Result{p: p}
	if !idx.Empty() {
		res.Repeats = p.find()
	}
	p.export()
	return res, nil
}

func newPkg(pass *analysis.Pass, view *ssaview.View, idx *request.Index) *pkg {
	p := &pkg{
		pass:    pass,
		view:    view,
		idx:     idx,
		changed: make(map[changedKey]*changes),
		befores: make(map[beforeKey]before),
		called:  make(map[*ssa.Function][]paramCall),
		round:   make(map[ssa.CallInstruction]bool),
		calls:   make(map[*ssa.Function]*callsIn),
		leads:   make(map[ssa.CallInstruction]map[*ssa.BasicBlock]bool),
		comes:   make(map[*ssa.Function]bool),
		sieves:  make(map[*ssa.Function][]sieve),
		open:    make(map[*ssa.Function][]openRepeat),
	}
	p.inits = sync.OnceValue(p.readInit)
	p.structs = sync.OnceValue(p.structsOf)
	return p
}

// again returns p as it was when it was new.
func (p *pkg) again() *pkg { return newPkg(p.pass, p.view, p.idx.Fork()) }

// judges reports whether the package may hold functions that judge failures:
// it imports a package whose errors or answers they would look at.
func judges(pass *analysis.Pass) bool {
	near := false
	for _, imp := range pass.Pkg.Imports() {
		switch path := imp.Path(); path {
		case "net/http", "net", "net/url":
			near = true
		default:
			near = near || strings.HasPrefix(path, "github.com/microsoft") || strings.HasPrefix(path, "github.com/Azure/azure-sdk-for-go/sdk/azcore")
		}
	}
	return (near || ownErrors(pass.Pkg)) && declares(pass, func(fn *types.Func, _ *ast.FuncDecl) bool {
		return judging(fn.Signature()) || makesCondition(fn.Signature())
	})
}

// ownErrors reports whether a package declares a type of errors, which another
// may fill.
func ownErrors(pkg *types.Package) bool {
	scope := pkg.Scope()
	for _, name := range scope.Names() {
		tn, ok := scope.Lookup(name).(*types.TypeName)
		if ok && !tn.IsAlias() && !types.IsInterface(tn.Type()) && types.Implements(types.NewPointer(tn.Type()), errorIface) {
			return true
		}
	}
	return false
}

// helps reports whether the package may hold retry helpers: functions that
// take a function and hold a loop, or call another that may.
func helps(pass *analysis.Pass) bool {
	return declares(pass, func(fn *types.Func, d *ast.FuncDecl) bool {
		return d.Body != nil && takesFunc(fn.Signature())
	})
}

func declares(pass *analysis.Pass, want func(*types.Func, *ast.FuncDecl) bool) bool {
	for _, file := range pass.Files {
		for _, d := range file.Decls {
			if d, ok := d.(*ast.FuncDecl); ok {
				if fn, ok := pass.TypesInfo.Defs[d.Name].(*types.Func); ok && want(fn, d) {
					return true
				}
			}
		}
	}
	return false
}

// takesFunc reports whether a parameter is a function, or holds one, that may
// return an error or a bool.
func takesFunc(sig *types.Signature) bool {
	fails := func(t types.Type) bool {
		s, ok := t.Underlying().(*types.Signature)
		if !ok || s.Results().Len() == 0 {
			return false
		}
		for r := range s.Results().Variables() {
			if isErrorLike(r.Type()) || isVerdict(r.Type()) || isBool(r.Type()) || isNamed(r.Type(), "net/http", "Response") {
				return true
			}
		}
		return false
	}
	holds := func(t types.Type) bool {
		if fails(t) {
			return true
		}
		st, ok := deref(t).Underlying().(*types.Struct)
		if !ok {
			return false
		}
		for f := range st.Fields() {
			if fails(f.Type()) {
				return true
			}
		}
		return false
	}
	for v := range sig.Params().Variables() {
		if holds(v.Type()) {
			return true
		}
	}
	return sig.Recv() != nil && holds(sig.Recv().Type())
}

// judging reports whether a function may judge a failure: it gets an error, an
// answer or a number, and returns a bool, a number or an error, or it gets an
// error or an answer and returns a description.
func judging(sig *types.Signature) bool {
	res := sig.Results()
	if res.Len() == 0 || res.Len() > 3 {
		return false
	}
	told, described := false, false
	for v := range res.Variables() {
		told = told || isBool(v.Type()) || isInt(v.Type()) || isErrorType(v.Type()) || isString(v.Type())
		described = described || describes(v.Type())
	}
	if described && !told {
		for v := range sig.Params().Variables() {
			told = told || isErrorType(v.Type()) || isNamed(v.Type(), "net/http", "Response")
		}
	}
	return told && len(judged(sig)) > 0
}

// judged returns the SSA indexes of the parameters that may be a failure.
func judged(sig *types.Signature) []int {
	var out []int
	off := 0
	if r := sig.Recv(); r != nil {
		off = 1
		if typeKind(r.Type()) == answerError && isErrorLike(r.Type()) {
			out = append(out, 0)
		}
	}
	for i := range sig.Params().Len() {
		t := sig.Params().At(i).Type()
		if isErrorType(t) || isNamed(t, "net/http", "Response") || isInt(t) || isErrorLike(t) && typeKind(t) == answerError {
			out = append(out, i+off)
		}
	}
	return out
}
