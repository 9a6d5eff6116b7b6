package batchenvelope

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/outer"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// The words of the sinks.
const (
	sends   = "sends"   // a request for the batch endpoint is sent
	judged  = "judged"  // how a step went is looked at
	escaped = "escaped" // it goes where it can not be followed

	// For the message alone.
	outerRead = "outer"   // the status of the envelope is read
	bodyRead  = "body"    // the body of an answer is taken
	dropped   = "dropped" // an error that would tell is not used

	calledBack = "called back" // a function that the caller gave is called with it
)

// fact is what a function does with batches.
type fact struct{ flow.Summary }

// packageFact holds the batch addresses and answers in fields.
type packageFact struct{ flow.Fields }

// A tracer is the flow specification of the pass: an address becomes a request,
// that an answer, that a body, that the answers in it.
//
// An answer has the call that got it as its origin (Renew), so that two answers
// of one type are two. It is a may-analysis, and each way on which a status is
// looked at clears the call: what is reported has none.
type tracer struct {
	pass *analysis.Pass
	view *ssaview.View
	dead outer.Dead
	// stores are the values that the package stores in each field.
	stores map[*types.Var][]ssa.Value
	// copies are the fields that a status is copied to.
	copies map[*types.Var]bool
}

func (t *tracer) spec() *flow.Spec {
	return &flow.Spec{
		Inputs:         inputs,
		Source:         t.source,
		Step:           t.step,
		Call:           t.call,
		Holder:         t.holder,
		Sink:           t.sink,
		Unknown:        t.unknown,
		Skip:           t.skip,
		Renew:          func(in, out flow.Kind) bool { return (in == 0 || before(in)) && out != 0 && !before(out) },
		Apart:          t.apart,
		Total:          true,
		Callbacks:      true,
		Implementers:   true,
		Settled:        t.settled,
		NewFact:        func() flow.Fact { return new(fact) },
		NewPackageFact: func() flow.PackageFact { return new(packageFact) },
	}
}

func (t *tracer) source(v ssa.Value) (flow.Kind, string) {
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value != nil && v.Value.Kind() == constant.String {
			if ok, _ := graph.IsBatchAddress(constant.StringVal(v.Value)); ok {
				return address, "the address of $batch"
			}
		}
	case *ssa.Extract:
		if call, ok := v.Tuple.(*ssa.Call); ok && v.Index == 0 && isSDKSend(call) {
			return sdkAnswer, "the answer to the batch"
		}
	}
	return 0, ""
}

// isSDKSend reports whether call sends a batch by the SDK.
func isSDKSend(call ssa.CallInstruction) bool {
	callee := flow.Callee(call)
	if callee == nil {
		return false
	}
	s, ok := graph.SenderOf(callee)
	if !ok {
		// An interface of the program in front of a BatchRequest.
		return callee.Name() == "Send" && call.Common().IsInvoke() && returnsSDK(callee)
	}
	if s.Kind == graph.Batch {
		return true
	}
	if s.Kind != graph.Adapter {
		return false
	}
	// The adapter is told what to make of the answer.
	for _, arg := range call.Common().Args {
		if c, ok := arg.(*ssa.ChangeType); ok {
			arg = c.X
		}
		if fn, ok := arg.(*ssa.Function); ok && fn.Name() == "CreateBatchResponseDiscriminator" && fn.Pkg != nil && fn.Pkg.Pkg.Path() == graph.CorePath {
			return true
		}
	}
	return false
}

func returnsSDK(fn *types.Func) bool {
	res := fn.Signature().Results()
	return res.Len() == 2 && graph.IsNamed(res.At(0).Type(), graph.CorePath, "BatchResponse")
}

func (t *tracer) step(in ssa.Instruction, x ssa.Value, k, def flow.Kind) flow.Kind {
	switch in := in.(type) {
	case *ssa.FieldAddr:
		return ofField(in.X.Type(), in.Field, k)
	case *ssa.Field:
		return ofField(in.X.Type(), in.Field, k)
	case *ssa.Lookup:
		if in.X == x {
			return ofKey(in, k)
		}
	case *ssa.Extract:
		// The values of a map of raw JSON: the responses are among them.
		if k == envelope && def == k && isBytes(in.Type()) {
			if _, ok := in.Tuple.(*ssa.Next); ok {
				return partBytes
			}
		}
	case *ssa.IndexAddr, *ssa.Index, *ssa.Next:
		// One of several addresses need not be this one.
		if before(k) {
			return 0
		}
	case *ssa.MapUpdate:
		if before(k) {
			return 0
		}
	case *ssa.BinOp:
		if k == status {
			return 0
		}
		if k == address && (t.foreign(in.X) || t.foreign(in.Y)) {
			return 0
		}
	}
	return def
}

// ofKey returns the role of what a map in role k holds under a key.
func ofKey(in *ssa.Lookup, k flow.Kind) flow.Kind {
	m, ok := in.X.Type().Underlying().(*types.Map)
	if !ok {
		return 0
	}
	key, known := text(in.Index)
	if !known || !isOpen(m.Elem()) && !isBytes(m.Elem()) {
		return k
	}
	switch {
	case k == envelope && key == "responses":
		if isBytes(m.Elem()) {
			return partBytes
		}
		return parts
	case k == parts && key == "body":
		return partBody
	}
	return 0
}

func text(v ssa.Value) (string, bool) {
	if c, ok := v.(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.String {
		return constant.StringVal(c.Value), true
	}
	return "", false
}

// holder returns the role of a struct in which a value in role k is stored.
func (t *tracer) holder(f *types.Var, k flow.Kind) flow.Kind {
	pkg := ""
	if f.Pkg() != nil {
		pkg = f.Pkg().Path()
	}
	switch {
	case k == address:
		switch {
		case pkg == "net/url" && (f.Name() == "Path" || f.Name() == "Opaque" || f.Name() == "RawPath"):
			return address
		case pkg == "net/http" && f.Name() == "URL":
			return request
		case pkg != "net/http" && pkg != "net/url":
			return carrier
		}
	case before(k):
		return carrier
	case k == stream && pkg == "net/http":
		return answer
	case pkg == "net/http":
		return 0
	case k == status && t.copies[f]:
		return parts
	case telling(k):
		return envelope
	}
	return 0
}

// apart reports whether what is stored at addr belongs to the value that holds
// the field: an answer in a struct that is at hand, an address among options.
func (t *tracer) apart(addr *ssa.FieldAddr, k flow.Kind) bool {
	if before(k) {
		return !t.endpoint(addr)
	}
	return k == status || placeOf(addr.X, 0) != outside
}
