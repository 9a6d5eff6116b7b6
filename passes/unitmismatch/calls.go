package unitmismatch

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// call knows the functions that parse, print and take durations apart.
func call(site ssa.CallInstruction, callee *types.Func, arg int, k flow.Kind) ([]flow.Out, bool) {
	if callee == nil || callee.Pkg() == nil {
		return nil, false
	}
	if isHostKind(k) {
		return hostCall(callee, k)
	}
	if isName(k) {
		return read(site, callee, arg, k)
	}
	switch callee.Pkg().Path() {
	case "strconv":
		switch callee.Name() {
		case "Atoi", "ParseInt", "ParseUint", "ParseFloat":
			return flow.To(0, parsed[k]), true
		case "Itoa", "FormatInt", "FormatUint", "FormatFloat":
			return flow.To(0, printed[k]), true
		}
	case "encoding/json":
		// json.Number is the text of a number.
		switch callee.Name() {
		case "Int64", "Float64":
			return flow.To(0, parsed[k]), true
		case "String":
			return flow.To(0, k), true
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
			return flow.To(0, composed(printed[k], flow.Args(site)[1], verbSuffix(format))), true
		}
		if callee.Name() == "Sprint" {
			return flow.To(0, composed(printed[k], flow.Args(site)[0], "")), true
		}
	case "strings":
		if callee.Name() == "Join" && arg == 0 {
			return flow.To(0, composed(k, flow.Args(site)[0], "")), true
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
		case "Microseconds":
			if k == done {
				return flow.To(0, numUs), true
			}
			return nil, true
		case "Nanoseconds":
			return flow.To(0, asNumber[k]), true
		case "Round", "Truncate", "Abs":
			return flow.To(0, k), true
		}
	}
	return nil, false
}

// read says what a header's name comes to in a function that is not the
// program's own: the method that reads the header returns its text. A name
// that is written in the call is known as it stands, by fromCall.
func read(site ssa.CallInstruction, callee *types.Func, arg int, k flow.Kind) ([]flow.Out, bool) {
	if _, written := flow.Args(site)[arg].(*ssa.Const); written && readers[callee.Name()] {
		return nil, true
	}
	switch {
	case callee.Name() == "CanonicalHeaderKey" || callee.Name() == "CanonicalMIMEHeaderKey":
		return flow.To(0, k), true
	case readers[callee.Name()] && callee.Signature().Recv() != nil && arg == 1 && callee.Signature().Results().Len() > 0 && isText(callee.Signature().Results().At(0).Type()):
		return flow.To(0, readBy[k]), true
	}
	return nil, false
}

// readers are the methods by which headers are read: net/http, net/textproto,
// kiota, resty, fasthttp.
var readers = map[string]bool{"Get": true, "Values": true, "Peek": true, "Header": true}

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

// parsed tells what a text is when it is parsed as a number, and printed the
// reverse.
var parsed = map[flow.Kind]flow.Kind{textSec: numSec, textMs: numMs}

var printed = map[flow.Kind]flow.Kind{numSec: textSec, numMs: textMs, textSec: textSec, textMs: textMs}
