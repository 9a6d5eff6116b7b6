package logleak

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// call says where the label of argument arg goes in a call, for functions that
// mean something here. Others are followed by their bodies and facts.
func (c *checker) call(call ssa.CallInstruction, fn *types.Func, arg int, k flow.Kind) ([]flow.Out, bool) {
	if fn == nil || fn.Pkg() == nil {
		return nil, false
	}
	if graph.IsRedactor(fn) || c.redactors[graph.ID(fn)] {
		return nil, true
	}
	if graph.MakesAttr(fn) {
		return attr(fn, arg, k), true
	}
	args := flow.Args(call)
	switch fn.Pkg().Path() {
	case "fmt":
		return c.formatted(fn, args, arg, k)
	case "net/http":
		return c.httpCall(call, fn, args, arg, k)
	case "net/url":
		return urlCall(call, fn, args, arg, k)
	case "net/http/httputil":
		return dumped(fn, arg, k)
	case "encoding/json":
		return encoded(fn, args, arg, k)
	case "strings", "bytes":
		return cut(fn, args, arg, k)
	case "io":
		if fn.Name() == "WriteString" && arg == 1 {
			return []flow.Out{{To: flow.Arg(0), Kind: k}}, true
		}
	case "golang.org/x/oauth2":
		if fn.Name() == "SetAuthHeader" && arg == 1 && (k == request || k == baseRequest) {
			return []flow.Out{{To: flow.Arg(1), Kind: authRequest}}, true
		}
	case "github.com/hashicorp/go-retryablehttp":
		return c.httpCall(call, fn, args, arg, k)
	case graph.AbsPath, graph.AbsPath + "/authentication":
		return kiotaCall(fn, args, arg, k)
	case graph.AzcorePath + "/runtime", graph.AzcoreExported:
		return azcoreCall(call, fn, args, arg, k)
	case graph.KiotaPath:
		if fn.Name() == "Next" {
			return answered(k), true
		}
	}
	if graph.IsResty(fn.Pkg().Path()) {
		return restyCall(fn, args, arg, k)
	}
	if fn.Name() == "RoundTrip" && arg > 0 {
		return answered(k), len(answered(k)) > 0
	}
	return nil, false
}

// azcoreCall is about azcore, whose requests are wrapped and whose pipelines
// sign: a request to Graph that came back was sent with a credential.
func azcoreCall(call ssa.CallInstruction, fn *types.Func, args []ssa.Value, arg int, k flow.Kind) ([]flow.Out, bool) {
	id := graph.ID(fn)
	switch {
	case id.Recv == "" && fn.Name() == "NewRequest":
		return made(call, k), true
	case id.Recv == "" && (fn.Name() == "NewRequestFromRequest" || fn.Name() == "EncodeQueryParams") && arg == 0:
		return flow.To(0, k), true
	case id.Recv == "" && fn.Name() == "JoinPaths":
		if k&base == baseURL && arg == 0 {
			k = composed(args, arg)
		}
		return flow.To(0, k), true
	case id.Recv == "Request" && (fn.Name() == "Raw" || fn.Name() == "Clone" || fn.Name() == "WithContext") && arg == 0:
		return flow.To(0, k), true
	case id.Recv == "Pipeline" && fn.Name() == "Do" && arg == 1, id.Recv == "Request" && fn.Name() == "Next" && arg == 0:
		switch k {
		case request:
			return append(flow.To(0, response), flow.To(0, authResponse)...), true
		case baseRequest, authRequest:
			return flow.To(0, authResponse), true
		}
	}
	return nil, true
}

// attr is the label of an attribute.
func attr(fn *types.Func, arg int, k flow.Kind) []flow.Out {
	out := flow.To(0, k)
	if recv := fn.Signature().Recv(); recv != nil && isPointer(recv.Type()) && arg > 0 {
		// An event that is in a variable has it too.
		out = append(out, flow.Out{To: flow.Arg(0), Kind: k})
	}
	return out
}

// formatted passes labels through the functions that make text.
func (c *checker) formatted(fn *types.Func, args []ssa.Value, arg int, k flow.Kind) ([]flow.Out, bool) {
	name := fn.Name()
	t := textOf(k)
	if k&(noFmt|address) != 0 {
		t = 0
	}
	if t == baseURL {
		t = composed(args, arg)
	}
	switch {
	case strings.HasPrefix(name, "Sprint"):
		if t == 0 || name == "Sprintf" && !shows(args) {
			return nil, true
		}
		return flow.To(0, t), true
	case strings.HasPrefix(name, "Append"):
		if t == 0 {
			return nil, true
		}
		return flow.To(0, t), true
	case strings.HasPrefix(name, "Fprint"):
		if arg == 0 || t == 0 || c.isTerminal(args[0], 0) {
			return nil, true
		}
		return []flow.Out{{To: flow.Arg(0), Kind: t}}, true
	}
	return nil, true
}

// shows reports whether a verb of a format prints what it is given: %T and %p
// do not. A format that is not written out may.
func shows(args []ssa.Value) bool {
	if len(args) < 2 {
		return true
	}
	verbs, known := formatVerbs(args[len(args)-2])
	return !known || len(verbs) == 0 || slices.ContainsFunc(verbs, func(v verb) bool { return v.char != 'T' && v.char != 'p' })
}

// dumped is about the functions that write requests as they go over the wire.
func dumped(fn *types.Func, arg int, k flow.Kind) ([]flow.Out, bool) {
	if strings.HasPrefix(fn.Name(), "DumpRequest") && arg == 0 {
		if t := textOf(k); t == dump || t == fullURL {
			return flow.To(0, t), true
		}
	}
	return nil, true
}

// encoded is about JSON.
func encoded(fn *types.Func, args []ssa.Value, arg int, k flow.Kind) ([]flow.Out, bool) {
	t := textOf(k)
	if t == 0 || k&noJSON != 0 {
		return nil, true
	}
	switch fn.Name() {
	case "Marshal", "MarshalIndent":
		if arg == 0 {
			return flow.To(0, t), true
		}
	case "Encode":
		if arg == 1 {
			return nil, true
		}
	case "NewDecoder", "Unmarshal", "Indent", "Compact":
		return nil, true
	}
	return nil, true
}

// kiotaCall is about the SDK's prepared requests: the adapter puts the
// credential into the headers of what it is given.
func kiotaCall(fn *types.Func, args []ssa.Value, arg int, k flow.Kind) ([]flow.Out, bool) {
	id := graph.ID(fn)
	switch id.Recv {
	case "RequestHeaders", "ResponseHeaders", "header":
		return headerCall(fn, args, arg, k)
	case "RequestInformation":
		if fn.Name() == "GetUri" {
			return nil, true // a source by itself
		}
		return nil, true
	}
	if k&base == info && (fn.Name() == "AuthenticateRequest" || strings.HasPrefix(fn.Name(), "Send") || fn.Name() == "ConvertToNativeRequest") {
		return []flow.Out{{To: flow.Arg(arg), Kind: authInfo}}, true
	}
	return nil, false
}
