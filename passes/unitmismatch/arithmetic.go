package unitmismatch

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// step is the arithmetic of units.
func step(in ssa.Instruction, x ssa.Value, k, def flow.Kind) flow.Kind {
	if isHostKind(k) {
		switch in.(type) {
		case *ssa.FieldAddr, *ssa.Field:
			// The header of a response, the URL of a request.
			return k
		}
		return def
	}
	if isName(k) {
		if l, ok := in.(*ssa.Lookup); ok && l.Index == x {
			if m, ok := l.X.Type().Underlying().(*types.Map); ok && isText(m.Elem()) {
				return readBy[k]
			}
		}
		return def
	}
	switch in := in.(type) {
	case *ssa.Convert:
		return converted(in.X.Type(), in.Type(), k, def)
	case *ssa.ChangeType:
		return converted(in.X.Type(), in.Type(), k, def)
	case *ssa.BinOp:
		return binary(in, x, k, def)
	}
	return def
}

func converted(from, to types.Type, k, def flow.Kind) flow.Kind {
	switch {
	case isDuration(to) && !isDuration(from) && (isNumber(k) || k == over):
		return asDuration[k]
	case isDuration(from) && !isDuration(to) && isNumeric(to):
		return asNumber[k]
	}
	return def
}

func binary(in *ssa.BinOp, x ssa.Value, k, def flow.Kind) flow.Kind {
	other := in.Y
	if x == in.Y {
		other = in.X
	}
	c, isConst := constNumber(other)
	switch in.Op {
	case token.ADD, token.SUB:
		if s, ok := constString(other); ok && x == in.X && (k == textSec || k == textMs) {
			return suffixed(k, s)
		}
		if isNumber(k) || isRaw(k) || k == done {
			return k
		}
	case token.MUL:
		if isConst {
			return times(k, c)
		}
		// A unit in a variable, or one number times another: not known.
		return none
	case token.QUO:
		if isConst && x == in.X {
			return divided(k, c)
		}
		return none
	case token.SHL, token.SHR, token.AND:
		if x == in.X {
			return k
		}
	}
	return def
}
