package batchenvelope

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// sink says what a use of x in role k comes to.
func (t *tracer) sink(in ssa.Instruction, x ssa.Value, k flow.Kind) string {
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
		if in.Val == x && telling(k) && placeOf(in.Addr, 0) == outside {
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
	return ""
}

// aside says what is read of a value in role k instead of a status.
func aside(t types.Type, i int, k flow.Kind) string {
	switch {
	case k == answer && isOuterStatus(t, i):
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
			if dst := flow.Args(call)[0]; !discards(dst) && placeOf(dst, 0) == outside {
				return escaped
			}
			continue
		}
		row, ok := graph.BatchRowOf(callee, i)
		if !ok {
			continue
		}
		if row.Verdict != graph.None && used(call, row.Verdict) {
			return judged
		}
		if row.Verdict > 0 {
			return dropped
		}
		if row.To == graph.PartBody {
			return bodyRead
		}
		if row.To == graph.DecodedRole && row.Into != graph.None {
			if args := flow.Args(call); row.Into < len(args) && decodesItself(pointee(args[row.Into]), 0) {
				return escaped
			}
		}
	}
	// What a function value does with it, only those who gave it know.
	if _, ok := call.Common().Value.(*ssa.Parameter); ok && !call.Common().IsInvoke() && telling(k) {
		return escaped
	}
	return ""
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
	if !ok {
		return ""
	}
	if telling(k) {
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
