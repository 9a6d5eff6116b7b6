package logleak

import (
	"go/types"
	"net/url"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// source says which label a value has by itself.
func (c *checker) source(v ssa.Value) (flow.Kind, string) {
	if what := c.creds.values[v]; what != "" {
		return secret, what
	}
	switch v := v.(type) {
	case *ssa.Const:
		if c.sinks.formats[v] {
			return fullURL, addressOfGraph
		}
		if s, ok := constText(v); ok && isGraphURL(s) {
			return baseURL, addressOfGraph
		}
	case *ssa.FieldAddr, *ssa.Field:
		if k, what := c.libraryField(v); k != 0 {
			return k, what
		}
		if k, what := fieldSource(v); k != 0 {
			if k == secret && c.foreignToken(holderOf(v)) {
				return 0, ""
			}
			return k, what
		}
		return namedBase(v)
	case *ssa.Parameter:
		return namedBase(v)
	case *ssa.UnOp:
		if g, ok := v.X.(*ssa.Global); ok {
			return namedBase(g)
		}
	case *ssa.Lookup:
		if s, ok := constText(v.Index); ok {
			k, what := sensitive(graph.SensitiveKey(s))
			if k != 0 && isAdditionalData(v.X) {
				k |= address // its values are pointers
			}
			return k, what
		}
	case *ssa.MakeInterface:
		return c.wholeStruct(v)
	case *ssa.Call, *ssa.Extract:
		if call, i := flow.ResultOf(v); call != nil && (i == 0 && !isTuple(v)) {
			return c.callSource(call)
		}
	}
	return 0, ""
}

// namedBase is about variables whose name says that they hold the address of
// Graph.
func namedBase(v ssa.Value) (flow.Kind, string) {
	t := v.Type()
	if _, ok := v.(*ssa.Parameter); !ok {
		if p, ok := t.Underlying().(*types.Pointer); ok {
			t = p.Elem()
		}
	}
	name := valueName(v)
	if g, ok := v.(*ssa.Global); ok {
		name = g.Name()
	}
	if (isStringType(t) || isPkgType(t, "net/url", "URL")) && graph.NamesBase(name) {
		return baseURL, addressOfGraph
	}
	return 0, ""
}

func isTuple(v ssa.Value) bool {
	_, ok := v.Type().(*types.Tuple)
	return ok
}

func sensitive(s graph.Sensitive) (flow.Kind, string) {
	switch s.Leak {
	case graph.Credential:
		return secret, s.What
	case graph.FullURL:
		return fullURL, s.What
	}
	return 0, ""
}

// isGraphURL reports whether s is an address of Graph, or its host.
func isGraphURL(s string) bool {
	if graph.IsHost(s) {
		return true
	}
	if !strings.HasPrefix(s, "https://") && !strings.HasPrefix(s, "http://") {
		return false
	}
	_, rest, _ := strings.Cut(s, "://")
	host := rest
	if i := strings.IndexAny(rest, "/?#%"); i >= 0 {
		host = rest[:i]
	}
	return graph.IsHost(host)
}

func isOtherURL(s string) bool {
	u, err := url.Parse(s)
	return err == nil && (u.Scheme == "https" || u.Scheme == "http") && u.Host != "" && !graph.IsHost(u.Hostname()) && !graph.IsTokenHost(u.Hostname())
}

func isAdditionalData(m ssa.Value) bool {
	call, _ := flow.ResultOf(m)
	fn := (*types.Func)(nil)
	if call != nil {
		fn = flow.Callee(call)
	}
	return fn != nil && fn.Name() == "GetAdditionalData"
}

// fieldSource is about fields of known types and fields with known JSON names.
func fieldSource(v ssa.Value) (flow.Kind, string) {
	in, ok := v.(ssa.Instruction)
	if !ok {
		return 0, ""
	}
	f, t := fieldOf(in)
	if f == nil {
		return 0, ""
	}
	st, ok := t.Underlying().(*types.Struct)
	if !ok {
		return 0, ""
	}
	for i := range st.NumFields() {
		if st.Field(i) == f {
			return sensitive(graph.SensitiveField(t, f, tagName(st.Tag(i))))
		}
	}
	return 0, ""
}

// libraryField is about fields of net/url and kiota that hold what was sent.
func (c *checker) libraryField(v ssa.Value) (flow.Kind, string) {
	in, ok := v.(ssa.Instruction)
	if !ok {
		return 0, ""
	}
	f, t := fieldOf(in)
	switch {
	case f == nil:
	case isPkgType(t, "net/url", "Error") && f.Name() == "URL" && c.named && !c.others:
		return fullURL, "the URL of the failed request"
	case isPkgType(t, graph.KiotaPath, "HeadersInspectionOptions") && f.Name() == "RequestHeaders":
		return authHeaders, "the headers that were sent"
	default:
		return c.restyField(f, t, v)
	}
	return 0, ""
}

// ofRequest reports whether h, the receiver of a method of kiota's headers, is
// a request's. They embed the same type as those of responses.
func ofRequest(h ssa.Value) bool {
	for range 4 {
		if graph.IsNamed(h.Type(), graph.AbsPath, "RequestHeaders") {
			return true
		}
		switch v := h.(type) {
		case *ssa.FieldAddr:
			h = v.X
		case *ssa.Field:
			h = v.X
		case *ssa.UnOp:
			h = v.X
		default:
			return false
		}
	}
	return false
}

// callSource is about the first result of a call.
func (c *checker) callSource(call *ssa.Call) (flow.Kind, string) {
	fn := flow.Callee(call)
	if fn == nil || fn.Pkg() == nil {
		return 0, ""
	}
	if k, what := sensitive(graph.SensitiveResult(fn)); k != 0 {
		return k, what
	}
	if what := c.creds.results[fn]; what != "" {
		return secret, what
	}
	if graph.MakerVerb(fn) != "" {
		return info, "a request of the SDK"
	}
	if c.readsToken(call) {
		return secret, tokenAnswer
	}
	args := flow.Args(call)
	switch fn.Pkg().Path() {
	case graph.AbsPath:
		switch {
		case fn.Name() == "GetUri":
			return fullURL, "the URL of a request to Graph"
		case strings.HasPrefix(fn.Name(), "NewRequestInformation"):
			return info, "a request of the SDK"
		case fn.Name() == "Get" && len(args) == 2 && isAuthKey(args[1]) && ofRequest(args[0]):
			return secret, "the Authorization header"
		}
	case "fmt":
		if fn.Name() == "Sprintf" {
			return writtenURL(call)
		}
	case graph.KiotaPath:
		if fn.Name() == "GetRequestHeaders" {
			return authHeaders, "the headers that were sent"
		}
	case "net/http":
		if fn.Name() == "Get" && c.named && !c.others && len(args) == 2 && isLocation(args[1]) && ofResponse(args[0]) {
			return fullURL, locationHeader
		}
		// A method value has its receiver elsewhere.
		if graph.ID(fn).Recv == "Header" && (fn.Name() == "Get" || fn.Name() == "Values") && len(args) == 2 && isAuthKey(args[1]) && c.isOutgoing(args[0]) {
			return secret, "the Authorization header"
		}
	}
	return 0, ""
}

// sources gives requests that are known to go to Graph, with a credential and
// a URL that is not seen, both labels.
func (c *checker) sources(v ssa.Value, add func(flow.Kind, string)) {
	both := func(what string) {
		add(authRequest, what)
		add(request, what)
	}
	switch v := v.(type) {
	case *ssa.Parameter:
		if what := c.outgoing[v]; what != "" {
			if isResponse(v.Type()) {
				add(authResponse, what)
				add(response, what)
				return
			}
			both(what)
		}
	case *ssa.FieldAddr:
		f, t := fieldOf(v)
		switch {
		case f == nil || !c.graphOnly():
		case f.Name() == "RawRequest" && isRestyType(t, "Request"):
			both("a request on its way to Graph")
		case f.Name() == "RawResponse" && isRestyType(t, "Response"):
			add(authResponse, "a request on its way to Graph")
			add(response, "a request on its way to Graph")
		}
	case *ssa.Extract:
		call, i := flow.ResultOf(v)
		if call == nil || i != 0 {
			return
		}
		if fn := flow.Callee(call); fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == graph.AbsPath && fn.Name() == "ConvertToNativeRequest" {
			both("the request that the SDK made")
		}
	}
}
