package unitmismatch

import (
	"go/types"
	"net/url"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// elsewhere reports whether a header was read from the response of a service
// that is known not to be Graph, whoever called: in what such a service counts
// is its own affair.
func (v *verdict) elsewhere(origin ssa.Value) bool {
	var header ssa.Value
	switch o := origin.(type) {
	case *ssa.Lookup:
		header = o.X
	default:
		call, _ := flow.ResultOf(origin)
		if call == nil || len(flow.Args(call)) == 0 {
			return false
		}
		header = flow.Args(call)[0]
	}
	return v.sol.Always(header, otherHost) && !v.sol.May(header, graphHost)
}

// hostKind labels a constant that starts with the address of a service.
func hostKind(text string) flow.Kind {
	if !strings.HasPrefix(text, "https://") && !strings.HasPrefix(text, "http://") {
		return none
	}
	u, err := url.Parse(text)
	if err != nil || u.Host == "" {
		return none
	}
	if graph.IsHost(u.Hostname()) {
		return graphHost
	}
	return otherHost
}

// hostCall passes the address of a service on through net/http: from the URL to
// the request, and from either to the response.
func hostCall(callee *types.Func, k flow.Kind) ([]flow.Out, bool) {
	switch callee.Pkg().Path() {
	case "net/http":
		switch callee.Name() {
		case "NewRequest", "NewRequestWithContext", "Get", "Head", "Post", "PostForm", "Do", "RoundTrip", "Clone", "WithContext":
			return flow.To(0, k), true
		}
	case "net/url":
		switch callee.Name() {
		case "Parse", "JoinPath", "String", "ResolveReference":
			return flow.To(0, k), true
		}
	}
	return nil, false
}

func isHTTP(t types.Type) bool {
	p, ok := t.Underlying().(*types.Pointer)
	if !ok {
		return false
	}
	n, ok := types.Unalias(p.Elem()).(*types.Named)
	return ok && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == "net/http"
}
