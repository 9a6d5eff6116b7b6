package batchenvelope

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// call says what functions of libraries do with a role.
func (t *tracer) call(call ssa.CallInstruction, callee *types.Func, arg int, k flow.Kind) ([]flow.Out, bool) {
	if before(k) && t.isSend(call, callee, arg, k) {
		outs := flow.To(0, answer)
		for _, into := range resultsOf(call) {
			outs = append(outs, flow.Out{Kind: envelope, Value: into})
		}
		return outs, true
	}
	if k == address && callee != nil && callee.FullName() == "fmt.Sprintf" {
		for _, a := range call.Common().Args[1:] {
			for _, e := range flow.Elements(a) {
				if t.foreign(e) {
					return nil, true
				}
			}
		}
	}
	if isDelim(call, callee) {
		return nil, true
	}
	if isCopy(callee) {
		if arg != 1 || discards(call.Common().Args[0]) {
			return nil, true
		}
		return []flow.Out{{To: flow.Arg(0), Kind: k}}, true
	}
	row, ok := rowOf(call, callee, arg, k)
	if !ok {
		return nil, false
	}
	to := role(row.To, k)
	switch {
	case row.Verdict > 0:
		return flow.To(row.Verdict, failure), true
	case to == 0:
		return nil, true
	case row.Into == graph.None:
		return flow.To(row.Result, to), true
	}
	if row.To == graph.DecodedRole {
		if args := flow.Args(call); row.Into < len(args) && isBytes(pointee(args[row.Into])) {
			to = k // json.RawMessage: not decoded yet
		} else if row.Into < len(args) && to == envelope && isPart(pointee(args[row.Into])) && !isEnvelope(pointee(args[row.Into])) {
			to = parts // the next of a stream of them
		}
	}
	return []flow.Out{{To: flow.Arg(row.Into), Kind: to}}, true
}

// pointee returns the type of what v, perhaps in an interface, points to.
func pointee(v ssa.Value) types.Type {
	if mi, ok := v.(*ssa.MakeInterface); ok {
		v = mi.X
	}
	if p, ok := v.Type().Underlying().(*types.Pointer); ok {
		return p.Elem()
	}
	return v.Type()
}

// isSend reports whether call sends the request or the address arg.
func (t *tracer) isSend(call ssa.CallInstruction, callee *types.Func, arg int, k flow.Kind) bool {
	if callee != nil {
		if s, ok := graph.SenderOf(callee); ok {
			switch s.Kind {
			case graph.HTTP, graph.Middle, graph.Resty:
				at := s.URL
				if k == request {
					at = s.Request
				}
				return at != graph.None && arg == index(callee, at)
			}
			return false
		}
	}
	// Something else that takes a request and returns a response: the
	// project's own interface in front of a client, a function value.
	if k != request {
		return false
	}
	c := call.Common()
	res := c.Signature().Results()
	if res.Len() == 0 || !graph.IsNamed(res.At(0).Type(), "net/http", "Response") {
		return false
	}
	if fn := c.StaticCallee(); fn != nil {
		return callee != nil && callee.Pkg() != t.pass.Pkg && !t.pass.ImportObjectFact(callee, new(fact))
	}
	return true
}

// index turns the index of a parameter of a Sender into that of an argument.
func index(callee *types.Func, at int) int {
	switch {
	case at == graph.Recv:
		return 0
	case callee.Signature().Recv() != nil:
		return at + 1
	}
	return at
}

// isDelim reports whether call reads a token of a decoder that is only compared
// with a bracket: it skips to the list of answers.
func isDelim(call ssa.CallInstruction, callee *types.Func) bool {
	v, ok := call.(*ssa.Call)
	if !ok || callee == nil || callee.FullName() != "(*encoding/json.Decoder).Token" {
		return false
	}
	for _, ref := range *v.Referrers() {
		tok, ok := ref.(*ssa.Extract)
		if !ok || tok.Index != 0 {
			continue
		}
		for _, use := range *tok.Referrers() {
			switch use := use.(type) {
			case *ssa.DebugRef:
			case *ssa.BinOp:
				other := use.X
				if other == tok {
					other = use.Y
				}
				if mi, ok := other.(*ssa.MakeInterface); !ok || !graph.IsNamed(mi.X.Type(), "encoding/json", "Delim") {
					return false
				}
			case *ssa.TypeAssert:
				if !graph.IsNamed(use.AssertedType, "encoding/json", "Delim") {
					return false
				}
			default:
				return false
			}
		}
	}
	return true
}

func isCopy(callee *types.Func) bool {
	if callee == nil || callee.Pkg() == nil || callee.Pkg().Path() != "io" {
		return false
	}
	switch callee.Name() {
	case "Copy", "CopyN", "CopyBuffer":
		return true
	}
	return false
}

// discards reports whether v is io.Discard.
func discards(v ssa.Value) bool {
	if u, ok := v.(*ssa.UnOp); ok {
		if g, ok := u.X.(*ssa.Global); ok {
			return g.Object() != nil && graph.Swallows(g.Object())
		}
	}
	return false
}

// rowOf returns what is known of callee. An interface of the program that the
// SDK's answer is put behind has the SDK's methods.
func rowOf(call ssa.CallInstruction, callee *types.Func, arg int, k flow.Kind) (graph.BatchRow, bool) {
	if row, ok := graph.BatchRowOf(callee, arg); ok {
		return row, true
	}
	if k == stream || k == partBytes || k == partBody {
		if row, ok := graph.BatchBytesRow(callee, k == partBody); ok {
			return row, true
		}
	}
	if callee == nil || arg != 0 || !call.Common().IsInvoke() {
		return graph.BatchRow{}, false
	}
	switch k {
	case sdkAnswer:
		return graph.BatchMethod("BatchResponse", callee.Name())
	case parts:
		return graph.BatchMethod("BatchItem", callee.Name())
	}
	return graph.BatchRow{}, false
}

// resultsOf returns what resty is told to decode the response into, by the calls
// of SetResult before the one that sends.
func resultsOf(call ssa.CallInstruction) []ssa.Value {
	var out []ssa.Value
	for range 30 {
		callee, args := flow.Callee(call), flow.Args(call)
		if callee == nil || callee.Pkg() == nil || !graph.IsResty(callee.Pkg().Path()) || len(args) == 0 {
			break
		}
		if callee.Name() == "SetResult" && len(args) > 1 {
			out = append(out, unwrap(args[1]))
		}
		next, ok := args[0].(*ssa.Call)
		if !ok {
			break
		}
		call = next
	}
	return out
}
