package unitmismatch

import (
	"go/token"
	"math"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// factor returns by how much v multiplies: its value if that is a constant, 1
// for a count (of attempts, say) that is no unit, the product of several. It is
// false where v may be a unit and it is not known which.
func factor(v ssa.Value) (float64, bool) { return factorOf(v, nil) }

// maxFactors bounds how deep a product is taken apart.
const maxFactors = 8

// factorOf is factor within the factors that are being looked at.
func factorOf(v ssa.Value, within []ssa.Value) (float64, bool) {
	if c, ok := constNumber(v); ok {
		return c, true
	}
	for _, w := range within {
		if w == v {
			return 1, true // a count that grows in a loop
		}
	}
	if len(within) > maxFactors {
		return 0, false
	}
	within = append(within, v)
	switch v := v.(type) {
	case *ssa.Convert:
		return factorOf(v.X, within)
	case *ssa.ChangeType:
		return factorOf(v.X, within)
	case *ssa.Phi:
		return factorOfAll(ssaview.Edges(v), within)
	case *ssa.BinOp:
		x, okX := factorOf(v.X, within)
		y, okY := factorOf(v.Y, within)
		if !okX || !okY {
			return 0, false
		}
		switch v.Op {
		case token.MUL:
			return x * y, true
		case token.ADD, token.SUB, token.SHL, token.SHR, token.REM:
			if isCount(x) && isCount(y) {
				return 1, true
			}
		}
	case *ssa.Call:
		if b, ok := v.Call.Value.(*ssa.Builtin); ok {
			switch b.Name() {
			case "len", "cap":
				return 1, true
			case "min", "max":
				return factorOfAll(v.Call.Args, within)
			}
		}
		if fn := flow.Callee(v); fn != nil && fn.Pkg() != nil && strings.HasPrefix(fn.Pkg().Path(), "math/rand") && strings.HasPrefix(fn.Name(), "Float") {
			return 1, true // jitter
		}
		if fn := flow.Callee(v); fn != nil && fn.FullName() == "math.Pow" && len(v.Call.Args) == 2 {
			if base, ok := factorOf(v.Call.Args[0], within); ok && isCount(base) && base != 10 {
				return 1, true // twice as long with each attempt
			}
		}
	}
	return 0, false
}

// factorOfAll is the factor of a value that is one of several: it is known if
// all are counts, or all the same.
func factorOfAll(vs, within []ssa.Value) (float64, bool) {
	first := 0.0
	for i, v := range vs {
		f, ok := factorOf(v, within)
		if !ok {
			return 0, false
		}
		if isCount(f) {
			f = 1
		}
		if i > 0 && f != first {
			return 0, false
		}
		first = f
	}
	return first, len(vs) > 0
}

// isCount reports whether c is no unit, neither to multiply by nor to divide by.
func isCount(c float64) bool { return c == 0 || math.Abs(c) > 1e-3 && math.Abs(c) < 1e3 }
