package unitmismatch

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// maxForms bounds how many forms of one text are looked at.
const maxForms = 20

// alsoParsed reports whether a text is parsed as a number too, or as a duration
// with a unit behind it, so that the parsing as it is is for texts with a unit
// only. The text may be trimmed on the way to either, and kept in a variable or
// a field. Which of the two is tried first does not matter.
func alsoParsed(x ssa.Value) bool {
	if x == nil {
		return false
	}
	forms := []ssa.Value{rootText(x)}
	for i := 0; i < len(forms) && len(forms) < maxForms; i++ {
		if forms[i].Referrers() == nil {
			continue
		}
		for _, ref := range *forms[i].Referrers() {
			switch ref := ref.(type) {
			case *ssa.Call:
				fn := flow.Callee(ref)
				if fn == nil || fn.Pkg() == nil {
					continue
				}
				switch fn.Pkg().Path() {
				case "strconv":
					return true
				case "strings":
					forms = append(forms, ref)
				}
			case *ssa.BinOp:
				if ref.Op == token.ADD && ref.X == forms[i] && parsesDuration(ref) {
					return true
				}
			case *ssa.UnOp, *ssa.Phi:
				forms = append(forms, ref.(ssa.Value))
			case *ssa.Store:
				// Kept in a variable: its reads are the text too.
				if a, ok := ref.Addr.(*ssa.Alloc); ok && ref.Val == forms[i] {
					forms = append(forms, a)
				}
			}
		}
	}
	return false
}

// rootText is the text that x is a trimmed form of.
func rootText(x ssa.Value) ssa.Value {
	for range 4 {
		switch v := x.(type) {
		case *ssa.Call:
			fn := flow.Callee(v)
			if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != "strings" || len(v.Call.Args) == 0 {
				return x
			}
			x = v.Call.Args[0]
		case *ssa.UnOp:
			if a, ok := v.X.(*ssa.Alloc); ok {
				return a
			}
			return x
		default:
			return x
		}
	}
	return x
}

// parsesDuration reports whether a text is given to time.ParseDuration.
func parsesDuration(text *ssa.BinOp) bool {
	for _, ref := range *text.Referrers() {
		if c, ok := ref.(*ssa.Call); ok {
			if fn := flow.Callee(c); fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "time" && fn.Name() == "ParseDuration" {
				return true
			}
		}
	}
	return false
}
