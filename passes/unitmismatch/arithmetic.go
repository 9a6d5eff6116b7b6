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
			return ofElement(l.X.Type(), readBy[k])
		}
		return def
	}
	switch in := in.(type) {
	case *ssa.Convert:
		return converted(in.X.Type(), in.Type(), k, def)
	case *ssa.ChangeType:
		return converted(in.X.Type(), in.Type(), k, def)
	case *ssa.MultiConvert: // of a type parameter
		return converted(in.X.Type(), in.Type(), k, def)
	case *ssa.Call:
		return appended(in, x, k, def)
	case *ssa.TypeAssert:
		// A header of a part of a batch, decoded from JSON: text or a number.
		if isNumeric(in.AssertedType) && parsed[k] != none {
			return ofType(in.AssertedType, k)
		}
	case *ssa.BinOp:
		return binary(in, x, k, def)
	}
	return def
}

// ofElement is what the text of a header of kind k is as a value of a table of
// type t: a number if the table holds numbers.
func ofElement(t types.Type, k flow.Kind) flow.Kind {
	if m, ok := t.Underlying().(*types.Map); ok {
		return ofType(m.Elem(), k)
	}
	return none
}

// ofType is the same for a value of type t.
func ofType(t types.Type, k flow.Kind) flow.Kind {
	switch {
	case isDuration(t):
		return none
	case isNumeric(t):
		return parsed[k]
	case isText(t) || holdsAny(t):
		return k
	}
	return none
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
	c, known := factor(other)
	switch in.Op {
	case token.ADD, token.SUB:
		if x == in.X && (k == textSec || k == textMs) {
			if s, ok := constString(other); ok {
				return suffixed(k, s)
			}
			return none // a unit in a variable
		}
		if isNumber(k) || isRaw(k) || k == done {
			return k
		}
	case token.MUL:
		switch {
		case known:
			return times(k, c)
		case k == done || k == numNs || k == over:
			// So many times as long. If the variable is a unit, it was
			// scaled already, and it does not get better by another one.
			return k
		}
		// A unit in a variable, or one number times another: not known.
		return none
	case token.QUO:
		if known && x == in.X {
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
