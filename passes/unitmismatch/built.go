package unitmismatch

import (
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// builtUnit returns the constant text that is written last to the builder or
// buffer of which x is the text: "s" where a unit is put behind a number. It
// is the last in the order of the code; writes in branches are not told apart.
func builtUnit(x ssa.Value) string {
	call, ok := x.(*ssa.Call)
	if !ok || !isTextBuilder(call) {
		return ""
	}
	b := flow.Args(call)[0]
	if b.Referrers() == nil {
		return ""
	}
	var last *ssa.Call
	unit := ""
	for _, ref := range *b.Referrers() {
		w, ok := ref.(*ssa.Call)
		if !ok || !isTextBuilder(w) || len(flow.Args(w)) != 2 || flow.Args(w)[0] != b || w.Pos() > call.Pos() {
			continue
		}
		text, ok := constText(flow.Args(w)[1])
		if !ok || last != nil && w.Pos() < last.Pos() {
			continue
		}
		last, unit = w, text
	}
	return unit
}

// isTextBuilder reports whether call is of a method of strings.Builder or
// bytes.Buffer.
func isTextBuilder(call *ssa.Call) bool {
	fn := flow.Callee(call)
	if fn == nil || fn.Pkg() == nil || fn.Signature().Recv() == nil {
		return false
	}
	path := fn.Pkg().Path()
	return path == "strings" || path == "bytes"
}
