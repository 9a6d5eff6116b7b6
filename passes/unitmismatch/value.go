package unitmismatch

import (
	"fmt"
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
)

// value is call and sink for functions of libraries that are handed to a helper
// as values: strconv.Atoi, to one that has a default for what does not parse.
func value(callee *types.Func, arg int, k flow.Kind) (outs []flow.Out, word string, ok bool) {
	if callee.Pkg() == nil || arg != 0 {
		return nil, "", false
	}
	switch callee.FullName() {
	case "strconv.Atoi", "strconv.ParseFloat", "strconv.ParseInt", "strconv.ParseUint":
		return flow.To(0, parsed[k]), "", true
	case "strconv.Itoa":
		return flow.To(0, printed[k]), "", true
	case "time.ParseDuration":
		switch k {
		case textUnit:
			return flow.To(0, done), "", true
		case textSec, textMs:
			return nil, sinkNoUnit, true
		case textWrong:
			return nil, sinkText, true
		}
		return nil, "", true
	}
	return nil, "", false
}

// handedParser reports a text that gets to time.ParseDuration by call, a helper
// that is handed the function.
func (v *verdict) handedParser(h flow.Hit, f report.Finding, call *ast.CallExpr, fn *ssa.Function) report.Finding {
	text := "a text"
	for _, arg := range call.Args {
		if t := v.pass.TypesInfo.TypeOf(arg); t != nil && isText(t) {
			text = source.Text(arg)
			break
		}
	}
	name := fn.Pkg.Pkg.Name() + "." + fn.Name()
	if h.Word == sinkNoUnit {
		f.Message = fmt.Sprintf("%s fails for every number, since %s is given %s without a unit (%s): \"120\" is no duration, and the wait becomes a default or a failure; append the unit",
			source.Text(call.Fun), name, text, v.origin(h, call.Pos()))
		return f
	}
	f.Message = fmt.Sprintf("%s reads a text with a wrong unit (%s): the header counts seconds, or milliseconds where its name ends in -ms; append \"s\" or \"ms\" accordingly",
		name, v.origin(h, call.Pos()))
	return f
}
