package retry

import (
	"fmt"
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/request"
)

// Behaviour is the fact of a function: what it does with a failure.
type Behaviour struct {
	// Sends says what a call returns when a request in it fails.
	Sends []Row
	// Judges says what a call returns when an argument is the failure.
	Judges []Judge
	// Helps says on which results it calls its function parameters again.
	Helps []Help
	// Methods says so of HTTP methods.
	Methods []Methods
	// Makes says what condition it makes.
	Makes []Make
	// Open lists requests that it repeats and that depend on its parameters.
	Open []Open
}

// A Row says what is returned after some failures.
type Row struct {
	On  uint32 // a failure.Set, or 0 for success
	Out string // the results, see encode
}

// A Judge says what is returned for a failure in one parameter.
type Judge struct {
	Param int
	Rows  []Row
	// Method is the parameter that holds the request or its method, counted
	// from 1, or 0; Post are the rows for a POST where they are others.
	Method int
	Post   []Row
	Other  string // the results for an error that is no failure of a request
	// Bare are the rows for a failure that no error of the program wraps, where
	// they are others.
	Bare []Row
	// Is are the results for errors that are, or wrap, an error in a variable of
	// the package, by its name, where they are others.
	Is [][2]string
	// Types are the rows for errors of types of the package, where they are others.
	Types []TypeRows
}

// TypeRows are the rows for an error of a type that stands for the failure.
type TypeRows struct {
	Type string // as in TypeRow, and so are Field and Value
	// Field and Value say for which value of which bool field.
	Field int
	Value bool
	Rows  []Row
}

// A Help says on which results a function parameter is called again.
type Help struct {
	Param int
	Path  string
	// Bool and Err are the indexes of its results that decide, or -1.
	Bool, Err int
	// OnErr are failures after which it is called again, by the bool result:
	// false, true.
	OnErr [2]uint32
	// Types says so for errors of types of the helper's package that wrap the
	// failure, such as a mark that no further try shall be made.
	Types []TypeRow
	// OnNil says so for no error.
	OnNil [2]bool
	// Resp is the index of its *http.Response, or -1, and OnResp says after
	// which answers without an error it is called again, by the bool result.
	Resp   int
	OnResp [2]uint32
	// Pred is the parameter that is asked whether to go on, or -1; the sets
	// hold where it says so. Stops are the answers with which it does not: the
	// numbers of constants, or 0 for false and 1 for true.
	Pred  int
	Stops []int
	// Counts says that it gives the function a number that is another each time.
	Counts bool
	// Once lists int parameters with the value for which there is one try.
	Once [][2]int
	// OnceFields lists int fields of parameters with the value for which
	// there is one try, and PredFields the answers of conditions in fields
	// with which there is no further try: parameter, field, value.
	OnceFields, PredFields [][3]int
}

// A TypeRow says after which failures an error of a type, or a pointer to a
// struct that describes one, is tried again.
type TypeRow struct {
	Type string // "Name", or "*Name" for pointers to it
	// Field and Value say for which value of which bool field, if Field is not
	// 0: it counts from 1.
	Field int
	Value bool
	OnErr [2]uint32
}

// Open is a repeat of a request that depends on parameters.
type Open struct {
	Sym      *request.Sym
	On, Post uint32
	Looks    bool
	Place    string
	// Mixed is that of the request.
	Mixed bool
	// Verb, Graph and Client are what is known of it whoever calls.
	Verb   string
	Graph  bool
	Client uint32
	Gates  []Gate
}

// AFact marks Behaviour as a fact.
func (*Behaviour) AFact() {}

// String shows the fact, for tests.
func (b *Behaviour) String() string {
	var out []string
	for _, h := range b.Helps {
		out = append(out, fmt.Sprintf("again(%d%s on %s)", h.Param, h.Path, failure.Set(h.OnErr[0]|h.OnErr[1])))
	}
	for _, j := range b.Judges {
		out = append(out, fmt.Sprintf("judges(%d)", j.Param))
	}
	for _, m := range b.Methods {
		out = append(out, fmt.Sprintf("methods(%d: not %s)", m.Param, strings.Join(m.No, ", ")))
	}
	if len(b.Sends) > 0 {
		out = append(out, "returns the failure")
	}
	if len(b.Open) > 0 {
		out = append(out, "repeats")
	}
	return strings.Join(out, " ")
}

func (b *Behaviour) empty() bool {
	return len(b.Sends) == 0 && len(b.Judges) == 0 && len(b.Helps) == 0 && len(b.Methods) == 0 && len(b.Makes) == 0 && len(b.Open) == 0
}

// export writes down what callers in other packages need to know.
func (p *pkg) export() {
	p.exportInterfaces()
	for _, fn := range p.view.Functions() {
		obj, ok := fn.Object().(*types.Func)
		if !ok || fn.Parent() != nil || fn.Synthetic != "" || obj.Pkg() != p.pass.Pkg || !obj.Exported() || isTest(fn) {
			continue
		}
		b := &Behaviour{Helps: p.helpsWith(fn), Methods: p.methodsOf(fn), Makes: p.makesOf(fn)}
		if judging(fn.Signature) && small(fn) {
			b.Judges = p.judgesOf(fn)
		}
		if !p.idx.Empty() {
			b.Sends = p.sendsOf(fn)
			for _, o := range p.open[fn] {
				place := o.place
				if place == "" {
					pos := p.pass.Fset.Position(o.rep.ByPos)
					place = base(pos.Filename) + ":" + strconv.Itoa(pos.Line)
				}
				r := o.rep.Request
				b.Open = append(b.Open, Open{
					Sym: p.idx.Export(fn, r.Sym), On: uint32(o.rep.On), Post: uint32(o.rep.Post), Looks: o.rep.Looks, Place: place,
					Mixed: r.Mixed, Verb: r.Verb, Graph: r.Graph == request.Yes, Client: uint32(r.Client), Gates: o.gates,
				})
			}
		}
		if !b.empty() {
			p.pass.ExportObjectFact(obj, b)
		}
	}
}

// isTest reports whether fn is a test, which nobody calls but the go command.
func isTest(fn *ssa.Function) bool {
	params := fn.Signature.Params()
	if params.Len() != 1 || fn.Signature.Recv() != nil || fn.Signature.Results().Len() != 0 {
		return false
	}
	for prefix, typ := range map[string]string{"Test": "T", "Benchmark": "B", "Fuzz": "F"} {
		if strings.HasPrefix(fn.Name(), prefix) && isNamed(params.At(0).Type(), "testing", typ) {
			return true
		}
	}
	return false
}

func base(path string) string { return path[strings.LastIndexByte(path, '/')+1:] }
