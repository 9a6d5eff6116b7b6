package unitmismatch

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// unread reports whether addr is an exported field or variable for durations
// that nothing in the package reads. It is set for others, and they will take it for
// what its type says. A field that is read is judged by what becomes of it; one
// whose name says that it counts seconds is a number in the wrong type, and its
// readers know that.
func (t *table) unread(addr ssa.Value) bool {
	f := fieldVar(addr)
	if g, ok := addr.(*ssa.Global); ok {
		f, _ = g.Object().(*types.Var)
	}
	if f == nil || !f.Exported() || !isDuration(f.Type()) && !holdsDurations(f.Type()) {
		return false
	}
	for _, s := range secondsNames {
		if strings.HasSuffix(f.Name(), s) {
			return false
		}
	}
	return !t.reads()[f.Origin()]
}

// secondsNames end the names of fields that count seconds in whatever type.
var secondsNames = []string{"Seconds", "Secs", "Sec"}

// reads lists the fields and variables that the package reads or hands on the
// address of.
func (t *table) reads() map[*types.Var]bool {
	if t.read != nil {
		return t.read
	}
	t.read = make(map[*types.Var]bool)
	for _, fn := range t.view.Functions() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				switch in := in.(type) {
				case *ssa.Field:
					if st, ok := in.X.Type().Underlying().(*types.Struct); ok {
						t.read[st.Field(in.Field).Origin()] = true
					}
				case *ssa.FieldAddr:
					if f := fieldVar(in); f != nil && !onlyWritten(in) {
						t.read[f.Origin()] = true
					}
				}
				for _, op := range in.Operands(nil) {
					if g, ok := (*op).(*ssa.Global); ok && !isWrite(in, g) {
						if v, ok := g.Object().(*types.Var); ok {
							t.read[v] = true
						}
					}
				}
			}
		}
	}
	return t.read
}

// onlyWritten reports whether a field is written at addr only, or read only to
// append to it.
func onlyWritten(addr *ssa.FieldAddr) bool {
	for _, ref := range *addr.Referrers() {
		if load, ok := ref.(*ssa.UnOp); ok && onlyGrown(load, addr) {
			continue
		}
		if _, ok := ref.(*ssa.DebugRef); !ok && !isWrite(ref, addr) {
			return false
		}
	}
	return true
}

// isWrite reports whether in writes to addr.
func isWrite(in ssa.Instruction, addr ssa.Value) bool {
	st, ok := in.(*ssa.Store)
	return ok && st.Addr == addr && st.Val != addr
}

// onlyGrown reports whether load, the list at a field, is appended to and put
// back, or is a table that is written to.
func onlyGrown(load *ssa.UnOp, addr *ssa.FieldAddr) bool {
	for _, ref := range *load.Referrers() {
		switch ref := ref.(type) {
		case *ssa.DebugRef:
		case *ssa.MapUpdate:
			if ref.Map != load {
				return false
			}
		case *ssa.Call:
			b, ok := ref.Call.Value.(*ssa.Builtin)
			if !ok || b.Name() != "append" || ref.Call.Args[0] != load {
				return false
			}
			for _, use := range *ref.Referrers() {
				st, ok := use.(*ssa.Store)
				if !ok {
					return false
				}
				to, ok := st.Addr.(*ssa.FieldAddr)
				if !ok || to.X != addr.X || to.Field != addr.Field {
					return false
				}
			}
		default:
			return false
		}
	}
	return true
}
