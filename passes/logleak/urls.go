package logleak

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

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

// extended is the kind of the URL, or of the URL of the request, that call
// makes of a base URL: full if its path or query is set afterwards.
func extended(call ssa.CallInstruction, k flow.Kind) flow.Kind {
	if v, ok := call.(*ssa.Call); ok && k == baseURL && isExtended(v) {
		return fullURL
	}
	return k
}

// isExtended reports whether a part of the URL behind v, a *url.URL, a
// *http.Request or a tuple with one, is set to what is not in the program.
func isExtended(v ssa.Value) bool {
	return setsPart(v) || fieldUse(v, "URL", setsPart)
}

func setsPart(v ssa.Value) bool {
	if !isPkgType(v.Type(), "net/url", "URL") {
		if _, ok := v.(*ssa.Call); !ok {
			return false
		}
	}
	return anyUse(v, func(in ssa.Instruction, x ssa.Value) bool {
		fa, ok := in.(*ssa.FieldAddr)
		if !ok || fa.X != x || !isPkgType(x.Type(), "net/url", "URL") {
			return false
		}
		f, _ := fieldOf(fa)
		if f == nil || !parts[f.Name()] {
			return false
		}
		for _, ref := range *fa.Referrers() {
			if st, ok := ref.(*ssa.Store); ok && st.Addr == fa && !isStatic(st.Val) && !sameURL(st.Val) {
				return true
			}
		}
		return false
	})
}

// parts are the fields of url.URL that say more than where the service is.
var parts = map[string]bool{"Path": true, "RawPath": true, "RawQuery": true, "Opaque": true, "Fragment": true}

// sameURL reports whether v is itself a part of a URL, so that setting it says
// nothing new: the copy has what the original has.
func sameURL(v ssa.Value) bool {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return false
	}
	fa, ok := load.X.(*ssa.FieldAddr)
	return ok && isPkgType(fa.X.Type(), "net/url", "URL")
}
