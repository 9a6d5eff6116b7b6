package unitmismatch

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// The words of the sinks.
const (
	sinkRaw     = "raw"     // a raw duration is used as a duration
	sinkUnit    = "unit"    // a raw duration is multiplied by a wrong unit
	sinkTwice   = "twice"   // a finished duration is multiplied by a unit
	sinkNoUnit  = "nounit"  // a text without a unit is parsed as a duration
	sinkText    = "text"    // a text with a wrong unit is parsed as a duration
	sinkSeconds = "seconds" // an API that counts in seconds gets something else
)

// parsed tells what a text is when it is parsed as a number, and printed the
// reverse.
var parsed = map[flow.Kind]flow.Kind{textSec: numSec, textMs: numMs}
var printed = map[flow.Kind]flow.Kind{numSec: textSec, numMs: textMs, textSec: textSec, textMs: textMs}

type fact struct{ flow.Summary }
type packageFact struct{ flow.Fields }

func newSpec() *flow.Spec {
	return &flow.Spec{
		Inputs:         inputs,
		Source:         sourceOf,
		Step:           step,
		Call:           call,
		Sink:           sink,
		Unknown:        unknown,
		NewFact:        func() flow.Fact { return new(fact) },
		NewPackageFact: func() flow.PackageFact { return new(packageFact) },
	}
}

// inputs lists the labels that a parameter may bring.
func inputs(t types.Type) []flow.Kind {
	switch {
	case isDuration(t):
		return []flow.Kind{rawSec, rawMs, done}
	case isNumeric(t):
		return []flow.Kind{numSec, numMs, numNs}
	case isText(t):
		return []flow.Kind{textSec, textMs}
	case isHTTP(t):
		return []flow.Kind{graphHost, otherHost}
	}
	if s, ok := t.Underlying().(*types.Slice); ok && isNumeric(s.Elem()) {
		return inputs(s.Elem())
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		return inputs(p.Elem())
	}
	if tp, ok := types.Unalias(t).(*types.TypeParam); ok && tp != nil {
		return []flow.Kind{textSec, textMs, numSec, numMs, done}
	}
	return nil
}

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

// call knows the functions that parse, print and take durations apart.
func call(site ssa.CallInstruction, callee *types.Func, arg int, k flow.Kind) ([]flow.Out, bool) {
	if callee == nil || callee.Pkg() == nil {
		return nil, false
	}
	if isHostKind(k) {
		return hostCall(callee, k)
	}
	switch callee.Pkg().Path() {
	case "strconv":
		switch callee.Name() {
		case "Atoi", "ParseInt", "ParseUint", "ParseFloat":
			return flow.To(0, parsed[k]), true
		case "Itoa", "FormatInt", "FormatUint", "FormatFloat":
			return flow.To(0, printed[k]), true
		}
	case "fmt":
		if strings.HasPrefix(callee.Name(), "Sscan") && arg == 0 {
			return scanned(site, parsed[k]), true
		}
		if callee.Name() == "Sprintf" {
			format, ok := constString(flow.Args(site)[0])
			if !ok || arg == 0 {
				return nil, true
			}
			return flow.To(0, suffixed(printed[k], verbSuffix(format))), true
		}
		if callee.Name() == "Sprint" {
			return flow.To(0, printed[k]), true
		}
	case "time":
		switch callee.Name() {
		case "ParseDuration":
			if k == textUnit {
				return flow.To(0, done), true
			}
			return nil, true
		case "Seconds":
			if k == done {
				return flow.To(0, numSec), true
			}
			return nil, true
		case "Milliseconds":
			if k == done {
				return flow.To(0, numMs), true
			}
			return nil, true
		case "Round", "Truncate", "Abs":
			return flow.To(0, k), true
		}
	}
	return nil, false
}

// scanned labels the variables that fmt.Sscan and Sscanf fill.
func scanned(site ssa.CallInstruction, k flow.Kind) []flow.Out {
	args := flow.Args(site)
	var outs []flow.Out
	for _, el := range flow.Elements(args[len(args)-1]) {
		outs = append(outs, flow.Out{Value: el, Kind: k})
	}
	return outs
}

// verbSuffix returns the letters behind the last verb of a format: "s" of "%ds".
func verbSuffix(format string) string {
	i := strings.LastIndexByte(format, '%')
	if i < 0 {
		return "?"
	}
	rest := strings.TrimLeft(format[i+1:], "+-# 0123456789.[]*")
	if rest == "" {
		return "?"
	}
	return rest[1:]
}

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
