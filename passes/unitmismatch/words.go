package unitmismatch

import (
	"go/ast"
	"go/types"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/source"
)

// unitName is the unit of a kind in words.
func unitName(k flow.Kind) string {
	switch k {
	case numSec, rawSec, textSec:
		return "seconds"
	case numMs, rawMs, textMs:
		return "milliseconds"
	case numUs, rawUs:
		return "microseconds"
	}
	return "nanoseconds"
}

// unitOf is the unit itself.
func unitOf(k flow.Kind) time.Duration {
	switch unitName(k) {
	case "seconds":
		return time.Second
	case "milliseconds":
		return time.Millisecond
	case "microseconds":
		return time.Microsecond
	}
	return time.Nanosecond
}

// unitConst is its name in package time.
func unitConst(k flow.Kind) string {
	switch unitOf(k) {
	case time.Second:
		return "time.Second"
	case time.Millisecond:
		return "time.Millisecond"
	case time.Microsecond:
		return "time.Microsecond"
	}
	return "time.Nanosecond"
}

// example is a wait of ten seconds, or ten milliseconds where the source counts
// these; exampleRaw is what becomes of it without a unit.
func example(k flow.Kind) string {
	if unitOf(k) == time.Second {
		return "10 s"
	}
	return "10 " + map[time.Duration]string{time.Millisecond: "ms", time.Microsecond: "µs", time.Nanosecond: "ns"}[unitOf(k)]
}

func exampleRaw(flow.Kind) string { return "10 ns" }

// exampleTimes is what becomes of it with a wrong unit.
func exampleTimes(_ flow.Kind, unit float64) string {
	return (10 * time.Duration(unit)).String()
}

// rightForm is the conversion as it should be written.
func rightForm(pass *analysis.Pass, arg ast.Expr, k flow.Kind) string {
	if isFloat(pass, arg) {
		return "time.Duration(" + source.Text(arg) + " * float64(" + unitConst(k) + "))"
	}
	return "time.Duration(" + source.Text(arg) + ") * " + unitConst(k)
}

func isFloat(pass *analysis.Pass, e ast.Expr) bool {
	t := pass.TypesInfo.TypeOf(e)
	if t == nil {
		return false
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsFloat != 0
}
