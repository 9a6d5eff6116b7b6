package retry

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

func (f *frame) binop(v *ssa.BinOp) val {
	x, y := f.get(v.X), f.get(v.Y)
	switch v.Op {
	case token.EQL, token.NEQ:
		t := f.same(x, y, v.X.Type())
		if v.Op == token.NEQ {
			t = t.not()
		}
		return t.val()
	case token.LSS, token.LEQ, token.GTR, token.GEQ:
		x, y = x.plainStatus(), y.plainStatus()
		if x.k == konst && y.k == konst && x.c.Kind() != constant.Bool && comparable_(x.c, y.c) {
			return boolVal(by(f.m, x, y, func(a, b constant.Value) bool { return constant.Compare(a, v.Op, b) }))
		}
		return val{}
	}
	x, y = x.plainStatus(), y.plainStatus()
	if x.k == text || y.k == text {
		return val{k: text} // "status: " + resp.Status
	}
	if x.k != konst || y.k != konst || !comparable_(x.c, y.c) {
		return val{}
	}
	op := v.Op
	if op == token.QUO && x.c.Kind() == constant.Int && y.c.Kind() == constant.Int {
		op = token.QUO_ASSIGN // integer division, see constant.BinaryOp
	}
	switch {
	case x.status && !y.status && op == token.QUO_ASSIGN && constant.Sign(y.c) != 0:
		// The hundreds tell classes of answers apart.
		by(f.m, x, y, func(a, b constant.Value) string { return constant.BinaryOp(a, op, b).ExactString() })
	default:
		x, y = f.m.plain(x), f.m.plain(y)
	}
	switch v.Op {
	case token.ADD, token.SUB, token.MUL, token.AND, token.OR, token.XOR, token.AND_NOT:
		return fit(constant.BinaryOp(x.c, v.Op, y.c), v.Type())
	case token.QUO, token.REM:
		if constant.Sign(y.c) == 0 || x.c.Kind() == constant.String {
			return val{}
		}
		return constVal(constant.BinaryOp(x.c, op, y.c))
	case token.SHL, token.SHR:
		if n, ok := constant.Uint64Val(y.c); ok && n < 63 && x.c.Kind() == constant.Int {
			return fit(constant.Shift(x.c, v.Op, uint(n)), v.Type())
		}
	}
	return val{}
}

// fit keeps a number that its type can hold.
func fit(c constant.Value, t types.Type) val {
	if c.Kind() == constant.Int {
		if _, ok := constant.Int64Val(c); !ok {
			return val{}
		}
	}
	return constVal(c)
}

func comparable_(a, b constant.Value) bool {
	num := func(c constant.Value) bool { return c.Kind() == constant.Int || c.Kind() == constant.Float }
	return a.Kind() == b.Kind() || num(a) && num(b)
}

// plainStatus takes 200 for a status that is no failure, where the exact one
// does not matter: in s < 400, s / 100.
func (v val) plainStatus() val {
	if v.k == okStatus {
		return intVal(200)
	}
	return v
}

// plainError is the number or the text of an error whose type is one.
func plainError(x val) val {
	if x.k == object && x.typ != nil && len(x.parts) == 1 {
		if _, ok := x.typ.Underlying().(*types.Basic); ok {
			return x.parts[0]
		}
	}
	return x
}

// same reports whether x == y.
func (f *frame) same(x, y val, t types.Type) tri {
	if a, b := plainError(x), plainError(y); a.k != x.k || b.k != y.k {
		if x.typ != nil && y.typ != nil && !types.Identical(x.typ, y.typ) || x.k == failure_ && !x.open || y.k == failure_ && !y.open {
			return no
		}
		x, y = a, b
	}
	if x.k == choice || y.k == choice {
		return each(x, y, func(x, y val) tri { return f.same(x, y, t) })
	}
	if x.k == null || y.k != null && x.k == konst && x.c.Kind() != constant.String && y.k != konst {
		x, y = y, x
	}
	switch {
	case y.k == null:
		if x.k == unknown && f.m.x == 0 && isFunc(t) {
			// Hooks of a helper that its user may leave out are taken to be
			// left out when asking whether success ends the retry.
			return yes
		}
		return x.isNil()
	case x.k == konst && y.k == konst:
		if !comparable_(x.c, y.c) {
			return maybe
		}
		return truth(by(f.m, x, y, func(a, b constant.Value) bool { return constant.Compare(a, token.EQL, b) }))
	case x.k == okStatus:
		if n, ok := y.int(); ok {
			// The success that the code asks for is the one that comes.
			return truth(n >= 200 && n < 300)
		}
	case y.k == okStatus:
		return f.same(y, x, t)
	case x.k == code || x.k == text:
		if s, ok := y.str(); ok {
			if x.k == code {
				return f.isCode(s)
			}
			return f.shows(s)
		}
	case y.k == code || y.k == text:
		return f.same(y, x, t)
	case x.k == sentinel || y.k == sentinel || x.k == failure_ && y.k == failure_:
		if x.k == sentinel && y.k == sentinel {
			return truth(x.at == y.at)
		}
		if x.k == sentinel {
			x, y = y, x
		}
		if x.k == failure_ && !x.open {
			return no
		}
	}
	return maybe
}

func isFunc(t types.Type) bool {
	_, ok := t.Underlying().(*types.Signature)
	return ok
}

// lookup reads a map whose keys are written out.
func (f *frame) lookup(v *ssa.Lookup) val {
	key := f.get(v.Index).plainStatus()
	elem := v.Type()
	if v.CommaOk {
		elem = v.Type().(*types.Tuple).At(0).Type()
	}
	lit := f.m.p.literal(v.X)
	if x := f.get(v.X); lit == nil && x.k == mapping {
		lit = f.m.p.literal(x.at.base)
	}
	if lit == nil || key.k != konst {
		return val{}
	}
	out, found := zeroOf(elem), boolVal(false)
	for _, e := range lit.entries {
		if comparable_(e.key, key.c) && by(f.m, key, constVal(e.key), func(a, b constant.Value) bool { return constant.Compare(a, token.EQL, b) }) {
			out, found = val{}, boolVal(true)
			if c, ok := e.value.(*ssa.Const); ok && c.Value != nil {
				out = constVal(c.Value)
			}
		}
	}
	if v.CommaOk {
		return val{k: tuple, parts: []val{out, found}}
	}
	return out
}
