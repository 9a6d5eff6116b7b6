package unitmismatch

import (
	"go/token"
	"go/types"
	"math"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// sink finds the uses that are wrong.
func (t *table) sink(in ssa.Instruction, x ssa.Value, k flow.Kind) string {
	switch in := in.(type) {
	case *ssa.BinOp:
		return product(in, x, k)
	case *ssa.Store:
		if isRaw(k) && x == in.Val && (foreignField(in.Addr, in.Parent()) || t.unread(in.Addr)) {
			return sinkRaw
		}
		if x == in.Val && countsSeconds(in.Addr) && k != numSec && (isNumber(k) || k == over) {
			return sinkSeconds
		}
	case *ssa.MapUpdate:
		if table, ok := in.Map.(*ssa.UnOp); ok && isRaw(k) && x == in.Value && t.unread(table.X) {
			return sinkRaw
		}
	case ssa.CallInstruction:
		fn := flow.Callee(in)
		if fn == nil || fn.Pkg() == nil {
			return ""
		}
		if isRaw(k) && (fn.Pkg().Path() == "fmt" && holdsAny(x.Type()) && !printsNumber(in) || isDurationMethod(fn) && fn.Name() == "String") {
			return sinkPrinted
		}
		if fn.Pkg().Path() == "time" && fn.Name() == "ParseDuration" {
			switch k {
			case textSec, textMs:
				return sinkNoUnit
			case textWrong:
				return sinkText
			}
		}
		if secondsParams[fn.Pkg().Path()+"."+fn.Name()] && isNumber(k) && k != numSec {
			return sinkSeconds
		}
	}
	return ""
}

// product finds multiplications by a wrong unit or a second one, and
// comparisons of a raw duration with one that is none.
func product(in *ssa.BinOp, x ssa.Value, k flow.Kind) string {
	c, ok := factor(other(in, x))
	if !ok || c < 1e6 {
		return ""
	}
	switch in.Op {
	case token.MUL:
		switch {
		case k == done && isDuration(in.Type()):
			return sinkTwice
		case isRaw(k) && times(k, c) != done && (thousands(c) > 0 || c >= 6e10):
			return sinkUnit
		case k == numNs && thousands(c) > 1:
			return sinkTwice
		case isNumber(k) && times(k, c) == over:
			return sinkUnit
		}
	case token.LSS, token.LEQ, token.GTR, token.GEQ:
		// What is no multiple of a millisecond is a bound against overflow.
		if isRaw(k) && math.Mod(c, 1e6) == 0 {
			return sinkRaw
		}
	}
	return ""
}

// unknown is the sink for raw durations: whoever takes a time.Duration and is
// not seen to multiply it waits that many nanoseconds. The methods of
// time.Duration only look at it.
func unknown(in ssa.Instruction, x ssa.Value, k flow.Kind) string {
	if !isRaw(k) {
		return ""
	}
	site, isCall := in.(ssa.CallInstruction)
	if !isCall {
		if isDuration(x.Type()) || holdsDurations(x.Type()) {
			return sinkRaw
		}
		return ""
	}
	fn := flow.Callee(site)
	switch {
	case isDuration(x.Type()):
		if fn != nil && isDurationMethod(fn) {
			return ""
		}
		return sinkRaw
	case fn == nil || fn.Pkg() == nil:
	case holdsAny(x.Type()):
		if fn.Pkg().Path() != "fmt" && prints(fn) && !printsNumber(site) {
			return sinkPrinted
		}
	case holdsDurations(x.Type()):
		// The standard library sorts and looks through lists.
		if dir, _, _ := strings.Cut(fn.Pkg().Path(), "/"); strings.Contains(dir, ".") {
			return sinkRaw
		}
	}
	return ""
}

func isDurationMethod(fn *types.Func) bool {
	r := fn.Signature().Recv()
	return r != nil && isDuration(r.Type())
}

// holdsDurations reports whether t is a list, table, channel or variable of
// durations.
func holdsDurations(t types.Type) bool {
	switch t := t.Underlying().(type) {
	case *types.Slice:
		return isDuration(t.Elem())
	case *types.Array:
		return isDuration(t.Elem())
	case *types.Map:
		return isDuration(t.Elem())
	case *types.Pointer:
		return isDuration(t.Elem())
	case *types.Chan:
		return isDuration(t.Elem())
	}
	return false
}

// foreignField reports whether addr is a field of a type of another package,
// whose readers are not seen.
func foreignField(addr ssa.Value, fn *ssa.Function) bool {
	f := fieldVar(addr)
	return f != nil && isDuration(f.Type()) && fn.Pkg != nil && f.Pkg() != fn.Pkg.Pkg
}

func fieldVar(addr ssa.Value) *types.Var {
	fa, ok := addr.(*ssa.FieldAddr)
	if !ok {
		return nil
	}
	p, ok := fa.X.Type().Underlying().(*types.Pointer)
	if !ok {
		return nil
	}
	st, ok := p.Elem().Underlying().(*types.Struct)
	if !ok {
		return nil
	}
	return st.Field(fa.Field)
}

// secondsFields and secondsParams are integers that other people's APIs take
// for seconds.
var secondsFields = map[string]bool{
	// The first delay of kiota's retry handler, cut to 180.
	"github.com/microsoft/kiota-http-go.DelaySeconds": true,
}

var secondsParams = map[string]bool{
	// func RetryAfter(seconds int) error.
	"github.com/cenkalti/backoff/v5.RetryAfter": true,
}

func countsSeconds(addr ssa.Value) bool {
	f := fieldVar(addr)
	return f != nil && f.Pkg() != nil && secondsFields[f.Pkg().Path()+"."+f.Name()]
}
