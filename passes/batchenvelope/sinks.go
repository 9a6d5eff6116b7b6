package batchenvelope

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/outer"
)

// sink says what a use of x in role k comes to.
func (t *tracer) sink(in ssa.Instruction, x ssa.Value, k flow.Kind) string {
	if k == failure {
		return failureSink(in)
	}
	switch in := in.(type) {
	case ssa.CallInstruction:
		return t.callSink(in, x, k)
	case *ssa.FieldAddr:
		if isVerdict(in.X.Type(), in.Field, k) && read(in) {
			return judged
		}
		return aside(in.X.Type(), in.Field, k)
	case *ssa.Field:
		if isVerdict(in.X.Type(), in.Field, k) {
			return judged
		}
		return aside(in.X.Type(), in.Field, k)
	case *ssa.UnOp, *ssa.Phi, *ssa.Convert, *ssa.ChangeType, *ssa.Extract:
		return ""
	case *ssa.BinOp:
		// That there is a status says nothing of it.
		if k == status && !isNil(in.X) && !isNil(in.Y) {
			return judged
		}
		// A value out of a map by a key that is not known may be the status.
		if k == parts && isOpen(x.Type()) && element(x.Type()) == x.Type() && !isNil(in.X) && !isNil(in.Y) {
			return judged
		}
		return ""
	case *ssa.Lookup:
		if key, ok := text(in.Index); ok && in.X == x && isVerdictKey(key, k) {
			return judged
		}
		if in.X == x && k == parts && ofKey(in, k) == partBody {
			return bodyRead
		}
	case *ssa.TypeAssert:
		// A number among the values of an answer is its status.
		if k == parts && isNumber(in.AssertedType) {
			return judged
		}
	case *ssa.Store:
		switch {
		case in.Val != x:
			return ""
		case k == status:
			return t.copied(in)
		case telling(k) && exposed(in.Addr):
			return escaped
		}
	case *ssa.MapUpdate:
		if in.Value == x && telling(k) && placeOf(in.Map, 0) == outside {
			return escaped
		}
	case *ssa.Send:
		if in.X == x && telling(k) && placeOf(in.Chan, 0) == outside {
			return escaped
		}
	case *ssa.Panic:
		if telling(k) {
			return escaped
		}
	}
	if k == status {
		return judged
	}
	return ""
}

// copied says what it means that a status is stored: in the status of another
// struct it is for those to look at who get that.
func (t *tracer) copied(st *ssa.Store) string {
	switch addr := st.Addr.(type) {
	case *ssa.Alloc, *ssa.FreeVar:
		return ""
	case *ssa.FieldAddr:
		if s := structOf(addr.X.Type()); s != nil && jsonName(s, addr.Field) == "status" && placeOf(addr.X, 0) != outside {
			t.copies[fieldAt(addr)] = true
			return ""
		}
	}
	return judged
}

func isNil(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}

// aside says what is read of a value in role k instead of a status.
func aside(t types.Type, i int, k flow.Kind) string {
	switch {
	case k == answer && outer.IsStatus(t, i):
		return outerRead
	case k == parts && ofField(t, i, k) == partBody:
		return bodyRead
	}
	return ""
}

// read reports whether what addr points to is read, and not only written.
func read(addr *ssa.FieldAddr) bool {
	for _, ref := range *addr.Referrers() {
		if st, ok := ref.(*ssa.Store); ok && st.Addr == addr {
			continue
		}
		return true
	}
	return false
}

func (t *tracer) callSink(call ssa.CallInstruction, x ssa.Value, k flow.Kind) string {
	callee := flow.Callee(call)
	if k == status {
		return judged
	}
	if telling(k) && t.untold(call, x) {
		return escaped
	}
	for i, arg := range flow.Args(call) {
		if arg != x {
			continue
		}
		if before(k) {
			if t.isSend(call, callee, i, k) {
				return sends
			}
			continue
		}
		if isCopy(callee) && i == 1 {
			if dst := flow.Args(call)[0]; telling(k) && !discards(dst) && placeOf(dst, 0) == outside {
				return escaped
			}
			continue
		}
		row, ok := rowOf(call, callee, i, k)
		if !ok {
			continue
		}
		if row.Verdict > 0 {
			if used(call, row.Verdict) {
				return "" // a failure from now on
			}
			return dropped
		}
		if row.Verdict != graph.None && used(call, row.Verdict) {
			return judged
		}
		if row.To == graph.PartBody {
			return bodyRead
		}
		if row.To == graph.DecodedRole && row.Into != graph.None {
			args := flow.Args(call)
			if row.Into < len(args) && (decodesItself(pointee(args[row.Into]), 0) || exposed(unwrap(args[row.Into]))) {
				return escaped
			}
		}
	}
	return ""
}

// untold reports whether only others know what call does with x: it calls a
// method of an interface that others may implement, or x itself is a function of
// a form that is none of an iterator.
func (t *tracer) untold(call ssa.CallInstruction, x ssa.Value) bool {
	c := call.Common()
	if c.IsInvoke() {
		if c.Value == x {
			return false
		}
		n := graph.NamedOf(c.Value.Type())
		return n == nil || n.Obj().Pkg() != t.pass.Pkg || n.Obj().Exported()
	}
	if c.Value != x {
		return false
	}
	switch len(c.Args) {
	case 0:
		return false // a function that returns it
	case 1:
		_, isBody := c.Args[0].Type().Underlying().(*types.Signature)
		return !isBody
	}
	return true
}

func unwrap(v ssa.Value) ssa.Value {
	if mi, ok := v.(*ssa.MakeInterface); ok {
		return mi.X
	}
	return v
}

// used reports whether result i of call is used.
func used(call ssa.CallInstruction, i int) bool {
	v, ok := call.(*ssa.Call)
	if !ok {
		return false
	}
	if v.Common().Signature().Results().Len() == 1 {
		return len(*v.Referrers()) > 0
	}
	for _, ref := range *v.Referrers() {
		if ex, ok := ref.(*ssa.Extract); ok && ex.Index == i && len(*ex.Referrers()) > 0 {
			return true
		}
	}
	return false
}

// unknown says what it means that x goes into a call that can not be followed.
func (t *tracer) unknown(in ssa.Instruction, x ssa.Value, k flow.Kind) string {
	call, ok := in.(ssa.CallInstruction)
	if k == failure {
		return judged // by callers that are not seen
	}
	if !ok {
		return ""
	}
	if telling(k) {
		if isParam(x) {
			return calledBack
		}
		return escaped
	}
	// A body alone goes into a function of its own kind of thing. One that
	// takes anything may find the error in it.
	if k == partBody && (isOpen(x.Type()) || isBytes(x.Type()) || isString(x.Type()) || isOpenInside(x)) && call != nil {
		return escaped
	}
	return ""
}

// isOpenInside reports whether x is an interface around a value of an open type.
func isOpenInside(x ssa.Value) bool {
	if mi, ok := x.(*ssa.MakeInterface); ok {
		return isOpen(mi.X.Type()) || isBytes(mi.X.Type())
	}
	return false
}

// isParam reports whether x is a function that the caller of the function around
// it gives.
func isParam(x ssa.Value) bool {
	p, ok := x.(*ssa.Parameter)
	if !ok {
		return false
	}
	_, ok = p.Type().Underlying().(*types.Signature)
	return ok
}
