package request

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
)

// Names of the applications that stand for a request, and for a text of which
// callers give the parts. What made them does not matter any more.
const (
	appRequest = "request" // verb, URL, body, and azcore's context if that has options
	appInfo    = "info"    // verb, builder, body, configuration
	// appJoined stands for a list that is joined: the list, and what comes before
	// it, with Tag in between.
	appJoined = "joined"
)

// appField returns field name of an application that stands for a request.
func appField(t *Term, name string) *Term {
	switch t.Str {
	case appRequest:
		switch name {
		case "Method":
			return t.Args[0]
		case "URL", "UrlTemplate":
			return t.Args[1]
		case "Body", "Content":
			return t.Args[2]
		case "Request": // of retryablehttp.Request
			return t
		}
	case appInfo:
		switch name {
		case "Method":
			return t.Args[0]
		case "UrlTemplate", "URL":
			return t.Args[1]
		case "Body", "Content":
			return t.Args[2]
		}
	}
	return nil
}

// passes lists the functions whose result is, for our ends, one of their
// arguments: the receiver counts as the first.
var passes = map[string]int{
	"strings.TrimSpace": 0, "strings.ToUpper": 0, "strings.ToLower": 0, "strings.TrimRight": 0, "strings.TrimLeft": 0,
	"strings.TrimSuffix": 0, "strings.TrimPrefix": 0, "strings.Trim": 0, "strings.Clone": 0, "strings.Title": 0,
	"strings.ReplaceAll": 0, "strings.Replace": 0,
	"net/url.Parse": 0, "net/url.ParseRequestURI": 0, "net/url.URL.String": 0,
	"bytes.NewReader": 0, "bytes.NewBuffer": 0, "bytes.NewBufferString": 0, "bytes.Clone": 0, "strings.NewReader": 0,
	"bytes.Buffer.Bytes": 0, "bytes.Buffer.String": 0,
	"io.NopCloser": 0, "io.ReadAll": 0,
	"encoding/json.Marshal": 0, "encoding/json.MarshalIndent": 0,
	"net/http.Request.WithContext": 0, "net/http.Request.Clone": 0,
	graph.AbsPath + ".RequestAdapter.ConvertToNativeRequest": 2,
	"context.WithTimeout": 0, "context.WithDeadline": 0, "context.WithCancel": 0, "context.WithValue": 0,
	"context.WithTimeoutCause": 0, "context.WithDeadlineCause": 0, "context.WithCancelCause": 0, "context.WithoutCancel": 0,
	graph.RetryablePath + ".FromRequest":            0,
	graph.RetryablePath + ".Request.WithContext":    0,
	graph.AzcoreExported + ".Request.WithContext":   0,
	graph.AzcoreExported + ".Request.Clone":         0,
	graph.AzcoreExported + ".Request.Raw":           0,
	graph.AzcoreExported + ".NewRequestFromRequest": 0,
}

// makers lists the functions that make a request, with the places of the verb,
// the URL and the body among their arguments. The verb of the last is a number.
var makers = map[string][3]int{
	"net/http.NewRequest":                                                             {0, 1, 2},
	"net/http.NewRequestWithContext":                                                  {1, 2, 3},
	"net/http/httptest.NewRequest":                                                    {0, 1, 2},
	graph.RetryablePath + ".NewRequest":                                               {0, 1, 2},
	graph.RetryablePath + ".NewRequestWithContext":                                    {1, 2, 3},
	graph.AzcorePath + "/runtime.NewRequest":                                          {1, 2, -1},
	graph.AzcoreExported + ".NewRequest":                                              {1, 2, -1},
	graph.AbsPath + ".NewRequestInformationWithMethodAndUrlTemplateAndPathParameters": {0, 1, -1},
}

// model returns result i of a call of a function of another package, or nil if
// the function is not modelled.
func (x *Index) model(obj *types.Func, call *ssa.Call, args []ssa.Value, i int) *Term {
	if obj.Pkg() == nil {
		return nil
	}
	id := graph.ID(obj)
	name := idString(id)
	if graph.IsSDK(id.Pkg) {
		if t := x.modelSDK(obj, id, args, i); t != nil {
			return t
		}
	}
	if len(args) == 1 && i == 0 && identity(obj) {
		return x.eval(args[0])
	}
	if !graph.IsModelled(id.Pkg) {
		return nil
	}
	if n, ok := passes[name]; ok {
		if i == 0 && n < len(args) {
			return x.eval(args[n])
		}
		return unknown
	}
	if m, ok := makers[name]; ok {
		if i != 0 {
			return unknown
		}
		var parts []*Term
		for _, n := range m {
			t := unknown
			if n >= 0 && n < len(args) {
				if t = x.eval(args[n]); t == nil {
					t = unknown
				}
			}
			parts = append(parts, t)
		}
		if parts[0].Op == OpConst && parts[0].Tag == "" && parts[0].Str == "" {
			parts[0] = text("GET")
		}
		if strings.HasPrefix(id.Pkg, graph.AzcorePath) && len(args) > 0 {
			if ctx := x.eval(args[0]); ctx != nil && (ctx.Op == OpParam || hasOptions(ctx)) {
				parts = append(parts, ctx)
			}
		}
		return &Term{Op: OpApp, Str: appRequest, Args: parts}
	}
	switch name {
	case "fmt.Sprintf":
		return x.sprintf(x.eval(args[0]), varargs(args[1]))
	case "fmt.Sprint":
		parts := varargs(args[0])
		if parts == nil {
			return unknown
		}
		return concat(x.evalAll(parts)...)
	case "net/url.JoinPath", "net/url.URL.JoinPath":
		if i != 0 {
			return unknown
		}
		return x.joinedWith(x.evalAll(args[:1])[0], args[1], "/")
	case "net/url.URL.ResolveReference", "net/url.URL.Parse":
		ref := x.eval(args[1])
		if i != 0 {
			return unknown
		}
		if strings.Contains(texts(ref)[0], "://") {
			return ref
		}
		return joined(x.eval(args[0]), []*Term{ref}, "/")
	case "path.Join":
		return x.joinedWith(nil, args[0], "/")
	case "strings.Join":
		if sep := x.eval(args[1]); sep != nil && sep.Op == OpConst {
			return x.joinedWith(nil, args[0], sep.Str)
		}
		return unknown
	case "strings.Builder.String":
		return written(x.eval(args[0]))
	}
	switch id.Pkg {
	case "strings", "fmt", "path", "bytes", "io", "encoding/json", "net/url":
		return unknown
	}
	return &Term{Op: OpApp, Str: name, N: i, Args: x.evalAll(args)}
}

// hasOptions reports whether a context of azcore carries options for the retries.
func hasOptions(ctx *Term) bool {
	for ctx.Op == OpApp && strings.HasPrefix(ctx.Str, graph.AzcorePath) && len(ctx.Args) > 0 {
		if strings.HasSuffix(ctx.Str, ".WithRetryOptions") {
			return true
		}
		ctx = ctx.Args[0]
	}
	return false
}

// identity reports whether fn turns T into *T or *T into T: a helper such as
// to.Ptr or ptr.Deref of one parameter.
func identity(fn *types.Func) bool {
	sig := fn.Origin().Signature()
	if sig.TypeParams().Len() != 1 || sig.Params().Len() != 1 || sig.Results().Len() != 1 {
		return false
	}
	return stripPointer(sig.Params().At(0).Type()) == stripPointer(sig.Results().At(0).Type())
}

func stripPointer(t types.Type) types.Type {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		return p.Elem()
	}
	return t
}
