package logleak

import (
	"strings"

	"golang.org/x/tools/go/ssa"
)

const locationHeader = "the Location of an answer"

func isLocation(key ssa.Value) bool {
	s, ok := constText(key)
	return ok && (strings.EqualFold(s, "Location") || strings.EqualFold(s, "Operation-Location"))
}

// ofResponse reports whether the headers h are read from a *http.Response.
func ofResponse(h ssa.Value) bool {
	load, ok := h.(*ssa.UnOp)
	if !ok {
		return false
	}
	fa, ok := load.X.(*ssa.FieldAddr)
	return ok && isPkgType(fa.X.Type(), "net/http", "Response")
}
