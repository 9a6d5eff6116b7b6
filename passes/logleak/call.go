package logleak

import (
	"go/types"
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
		return formatted(fn, args, arg, k)
	case "net/http":
		return httpCall(call, fn, args, arg, k)
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
		return httpCall(call, fn, args, arg, k)
	case graph.AbsPath, graph.AbsPath + "/authentication":
		return kiotaCall(fn, args, arg, k)
	case graph.KiotaPath:
		if fn.Name() == "Next" {
			return answered(k), true
		}
	}
	if fn.Name() == "RoundTrip" && arg > 0 {
		return answered(k), len(answered(k)) > 0
	}
	return nil, false
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
func formatted(fn *types.Func, args []ssa.Value, arg int, k flow.Kind) ([]flow.Out, bool) {
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
		if t == 0 {
			return nil, true
		}
		return flow.To(0, t), true
	case strings.HasPrefix(name, "Append"):
		if t == 0 {
			return nil, true
		}
		return flow.To(0, t), true
	case strings.HasPrefix(name, "Fprint"):
		if arg == 0 || t == 0 || isTerminal(args[0], 0) {
			return nil, true
		}
		return []flow.Out{{To: flow.Arg(0), Kind: t}}, true
	}
	return nil, true
}

// composed is the kind of a text that fmt makes with a base URL as argument
// arg: full if something that is not written in the program comes with it.
func composed(args []ssa.Value, arg int) flow.Kind {
	stores := listStores(args[len(args)-1])
	from := 1 // what follows the base
	if arg < len(args)-1 {
		from = 0 // the base is the format
	} else if len(args) > 1 {
		format, ok := constText(args[len(args)-2])
		if ok && !startsURL(format) {
			return 0 // a text that mentions it
		}
	}
	for i, st := range stores {
		if i >= from && !isStatic(st.Val) {
			return fullURL
		}
	}
	return baseURL
}

// startsURL reports whether a text of that format begins with the argument and
// goes on as a URL does.
func startsURL(format string) bool {
	format = strings.TrimPrefix(format, "https://")
	rest, ok := strings.CutPrefix(format, "%s")
	if !ok {
		rest, ok = strings.CutPrefix(format, "%v")
	}
	return ok && (rest == "" || strings.ContainsRune("/?%", rune(rest[0])))
}

// httpCall is about net/http and what has the same methods.
func httpCall(call ssa.CallInstruction, fn *types.Func, args []ssa.Value, arg int, k flow.Kind) ([]flow.Out, bool) {
	id := graph.ID(fn)
	switch id.Recv {
	case "":
		switch fn.Name() {
		case "NewRequest", "NewRequestWithContext":
			return made(call, k), true
		case "FromRequest":
			return flow.To(0, k), true
		case "Get", "Head", "Post", "PostForm":
			return fetched(k), true
		}
	case "Client":
		switch fn.Name() {
		case "Do":
			return answered(k), true
		case "Get", "Head", "Post", "PostForm":
			return fetched(k), true
		}
	case "RoundTripper", "Transport":
		if fn.Name() == "RoundTrip" {
			return answered(k), true
		}
	case "Header":
		return headerCall(fn, args, arg, k)
	case "Request":
		switch fn.Name() {
		case "Clone", "WithContext":
			return flow.To(0, k), true
		case "SetBasicAuth":
			if arg == 0 && (k == request || k == baseRequest) {
				return []flow.Out{{To: flow.Arg(0), Kind: authRequest}}, true
			}
		case "Write", "WriteProxy":
			if arg == 0 && textOf(k) != 0 {
				return []flow.Out{{To: flow.Arg(1), Kind: textOf(k)}}, true
			}
		case "SetURL":
			return nil, true
		}
	}
	return nil, true
}

// made is a request made of a URL.
func made(call ssa.CallInstruction, k flow.Kind) []flow.Out {
	switch k {
	case fullURL:
		return flow.To(0, request)
	case baseURL:
		if extended(call, k) == fullURL {
			return flow.To(0, request)
		}
		return flow.To(0, baseRequest)
	}
	return nil
}

// fetched is the response to a GET of a URL, answered that to a request.
func fetched(k flow.Kind) []flow.Out {
	if k == fullURL {
		return flow.To(0, response)
	}
	return nil
}

func answered(k flow.Kind) []flow.Out {
	switch k {
	case request:
		return flow.To(0, response)
	case authRequest:
		return flow.To(0, authResponse)
	}
	return nil
}

// headerCall is about the methods of http.Header and of kiota's headers.
func headerCall(fn *types.Func, args []ssa.Value, arg int, k flow.Kind) ([]flow.Out, bool) {
	switch fn.Name() {
	case "Get", "Values":
		if arg == 0 && isHeaders(k) && len(args) > 1 {
			if out := headerValue(args[1], k); out != 0 {
				return flow.To(0, out), true
			}
		}
	case "Set", "Add", "TryAdd":
		if len(args) < 3 || !isAuthKey(args[1]) {
			return nil, true
		}
		if _, ok := args[2].(*ssa.Const); ok {
			return nil, true // "[redacted]"
		}
		if arg == 0 && isHeaders(k) || arg == 2 && k&base == secret {
			return []flow.Out{{To: flow.Arg(0), Kind: authHeaders}}, true
		}
	case "AddAll":
		if arg == 1 && k == authHeaders {
			return []flow.Out{{To: flow.Arg(0), Kind: k}}, true
		}
	case "Clone":
		return flow.To(0, k), true
	case "Write":
		if arg == 0 && k == authHeaders {
			return []flow.Out{{To: flow.Arg(1), Kind: dump}}, true
		}
	}
	return nil, true
}

// urlCall is about net/url.
func urlCall(call ssa.CallInstruction, fn *types.Func, args []ssa.Value, arg int, k flow.Kind) ([]flow.Out, bool) {
	if k&base == secret && graph.ID(fn).Recv == "Values" {
		// The form by which a token is got.
		switch {
		case fn.Name() == "Encode":
			return flow.To(0, k), true
		case (fn.Name() == "Set" || fn.Name() == "Add") && arg == 2:
			return []flow.Out{{To: flow.Arg(0), Kind: k}}, true
		}
		return nil, true
	}
	if k&base != fullURL && k&base != baseURL {
		return nil, false
	}
	switch graph.ID(fn).Recv {
	case "":
		switch fn.Name() {
		case "Parse", "ParseRequestURI":
			return flow.To(0, extended(call, k)), true
		case "JoinPath":
			if arg == 0 {
				return flow.To(0, lengthened(args, k)), true
			}
		}
		return nil, false
	case "URL":
		switch fn.Name() {
		case "String", "RequestURI", "Redacted", "MarshalBinary":
			// Redacted hides the password alone, which no URL of Graph has.
			return flow.To(0, k), true
		case "Query":
			if k == fullURL {
				return flow.To(0, k), true
			}
		case "JoinPath", "Parse", "ResolveReference":
			if arg == 0 {
				return flow.To(0, extended(call, lengthened(args, k))), true
			}
			return flow.To(0, k), true
		}
		return nil, true
	case "Values":
		if fn.Name() == "Encode" {
			return flow.To(0, k), true
		}
		return nil, true
	}
	return nil, true
}

// lengthened is the kind of a URL to which the other arguments are appended.
func lengthened(args []ssa.Value, k flow.Kind) flow.Kind {
	if k != baseURL {
		return k
	}
	for _, a := range args[1:] {
		if stores := listStores(a); stores != nil {
			for _, st := range stores {
				if !isStatic(st.Val) {
					return fullURL
				}
			}
		} else if !isStatic(a) {
			return fullURL
		}
	}
	return k
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
