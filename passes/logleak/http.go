package logleak

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// httpCall is about net/http and what has the same methods.
func (c *checker) httpCall(call ssa.CallInstruction, fn *types.Func, args []ssa.Value, arg int, k flow.Kind) ([]flow.Out, bool) {
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
			out := answered(k)
			if (k == request || k == baseRequest) && c.signs(args[0], 0) {
				out = append(out, flow.To(0, authResponse)...)
			}
			return out, true
		case "Get", "Head", "Post", "PostForm":
			out := fetched(k)
			if (k == fullURL || k == baseURL) && c.signs(args[0], 0) {
				out = append(out, flow.To(0, authResponse)...)
			}
			return out, true
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
