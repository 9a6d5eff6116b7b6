package logleak

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

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
