package unitmismatch

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// sink finds the uses that are wrong.
func sink(in ssa.Instruction, x ssa.Value, k flow.Kind) string {
	switch in := in.(type) {
	case *ssa.BinOp:
		if in.Op != token.MUL {
			return ""
		}
		other := in.Y
		if x == in.Y {
			other = in.X
		}
		c, ok := constNumber(other)
		switch {
		case !ok || c < 1e6:
		case k == done && isDuration(in.Type()):
			return sinkTwice
		case isRaw(k) && times(k, c) != done:
			return sinkUnit
		case k == numNs && thousands(c) > 1:
			return sinkTwice
		case isNumber(k) && times(k, c) == over:
			return sinkUnit
		}
	case *ssa.Store:
		if isRaw(k) && x == in.Val && foreignField(in.Addr, in.Parent()) {
			return sinkRaw
		}
		if x == in.Val && countsSeconds(in.Addr) && k != numSec && (isNumber(k) || k == over) {
			return sinkSeconds
		}
	case ssa.CallInstruction:
		fn := flow.Callee(in)
		if fn == nil || fn.Pkg() == nil {
			return ""
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

// unknown is the sink for raw durations: whoever takes a time.Duration and is
// not seen to multiply it waits that many nanoseconds. The methods of
// time.Duration only look at it.
func unknown(in ssa.Instruction, x ssa.Value, k flow.Kind) string {
	if !isRaw(k) || !isDuration(x.Type()) {
		return ""
	}
	if site, ok := in.(ssa.CallInstruction); ok {
		if fn := flow.Callee(site); fn != nil && fn.Signature().Recv() != nil && isDuration(fn.Signature().Recv().Type()) {
			return ""
		}
	}
	return sinkRaw
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
