package unitmismatch

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// prints reports whether fn writes its arguments as text, durations with their
// unit: fmt and loggers. What else takes an any is not known to care for the
// type: a database stores the number.
func prints(fn *types.Func) bool {
	if fn.Pkg().Path() == "fmt" {
		return !strings.HasPrefix(fn.Name(), "Sscan") && !strings.HasPrefix(fn.Name(), "Fscan")
	}
	if graph.LoggerOf(fn) != 0 || graph.MakesAttr(fn) {
		return true
	}
	_, named := graph.NamedLogger(fn)
	return named
}

// printsNumber reports whether a format among the arguments writes numbers as
// numbers: %d of time.Duration(10) is 10.
func printsNumber(call ssa.CallInstruction) bool {
	for _, arg := range flow.Args(call) {
		format, ok := constString(arg)
		if !ok {
			continue
		}
		_, verbs, _ := strings.Cut(format, "%")
		for part := range strings.SplitSeq(verbs, "%") {
			if strings.HasPrefix(strings.TrimLeft(part, "+-# 0123456789.[]*"), "d") {
				return true
			}
		}
	}
	return false
}

// holdsAny reports whether t is an any, or a list or table of these.
func holdsAny(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Slice:
		t = u.Elem()
	case *types.Map:
		t = u.Elem()
	}
	it, ok := t.Underlying().(*types.Interface)
	return ok && it.Empty()
}

// scaledLater reports whether a conversion to time.Duration is multiplied by a
// unit too, so that the program does know what it counts.
func scaledLater(conv ssa.Value) bool {
	for _, ref := range *conv.Referrers() {
		if b, ok := ref.(*ssa.BinOp); ok && b.Op == token.MUL {
			if c, ok := factor(other(b, conv)); ok && c >= 1e6 {
				return true
			}
		}
	}
	return false
}
