package logleak

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// toOutput and toErrors start the word of a hit at which a URL is written to the
// standard output, or to the standard error, without a logger. Whether that is a
// log is for the package to say whose call it is.
const (
	toOutput = "stdout "
	toErrors = "stderr "
)

// isOutput reports whether a hit is what a program says to the person who runs
// it, and no log: a link that Graph answered with, on the standard output, or on
// the standard error of a command. The URLs of a program's own requests are none,
// nor are credentials, but for one that a tool prints alone: it was asked for the
// token, and what comes after it takes it from there.
func (c *checker) isOutput(h flow.Hit) bool {
	switch {
	case h.Kind&base == secret:
		return strings.HasPrefix(h.Word, toOutput) && graph.IsTool(c.pass.Pkg)
	case strings.HasPrefix(h.Word, toOutput):
	case strings.HasPrefix(h.Word, toErrors) && graph.IsCommand(c.pass.Pkg):
	default:
		return false
	}
	what := h.Origin.What
	return isAnswered(what) || h.Kind&base == holdsURL && what != addressOfGraph && !strings.Contains(what, "request")
}

// isAlone reports whether a call prints one value and nothing else, for another
// program to take.
func isAlone(call ssa.CallInstruction) bool {
	fn, args := flow.Callee(call), flow.Args(call)
	if fn == nil || !call.Common().Signature().Variadic() || len(listStores(args[len(args)-1])) != 1 {
		return false
	}
	if !graph.IsFormatting(fn) {
		return true
	}
	format, ok := constText(args[len(args)-2])
	format = strings.TrimSuffix(format, "\n")
	return ok && (format == "%s" || format == "%v")
}

// cutTerminal takes such a start off the word.
func cutTerminal(word string) string {
	return strings.TrimPrefix(strings.TrimPrefix(word, toOutput), toErrors)
}

// terminalOf returns the start of the word of a call that writes to the standard
// output or error without a logger, or "".
func (c *checker) terminalOf(call ssa.CallInstruction) string {
	fn := flow.Callee(call)
	switch {
	case inLogger(call.Parent()):
		return ""
	case c.printsOut(call):
		return toOutput
	case fn != nil && graph.LoggerOf(fn) == 0 && c.toTerminal(fn, flow.Args(call)), fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == cobraPath:
		return toErrors
	}
	return ""
}

// inLogger reports whether fn is a function of the program's own logger, by its
// name or that of its type or package.
func inLogger(fn *ssa.Function) bool {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	obj, ok := fn.Object().(*types.Func)
	return ok && graph.NamesLogger(obj)
}

// printsOut reports whether call writes to the standard output alone.
func (c *checker) printsOut(call ssa.CallInstruction) bool {
	fn, args := flow.Callee(call), flow.Args(call)
	if fn == nil || fn.Pkg() == nil {
		return false
	}
	switch path := fn.Pkg().Path(); {
	case path == "fmt" && strings.HasPrefix(fn.Name(), "Print"):
		return true
	case path == cobraPath:
		// To the standard error unless SetOut says otherwise, but what a command
		// says to the person who runs it all the same.
		return !strings.HasPrefix(fn.Name(), "PrintErr")
	}
	return len(args) > 0 && c.toTerminal(fn, args) && c.isStdout(args[writerArg(fn)], 0)
}

const cobraPath = "github.com/spf13/cobra"

// writerArg is the argument of what toTerminal knows that is written to.
func writerArg(fn *types.Func) int {
	if fn.Pkg().Path() == "net/http" {
		return 1
	}
	return 0
}

// isStdout reports whether a writer is the standard output, wherever it is set.
func (c *checker) isStdout(v ssa.Value, depth int) bool {
	if depth > 4 {
		return false
	}
	all := func(vals []ssa.Value) bool {
		for _, v := range vals {
			if k, ok := v.(*ssa.Const); ok && k.IsNil() {
				continue
			}
			if c.isTerminal(v, depth) && !c.isStdout(v, depth+1) {
				return false
			}
		}
		return len(vals) > 0
	}
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return c.isStdout(v.X, depth+1)
	case *ssa.ChangeInterface:
		return c.isStdout(v.X, depth+1)
	case *ssa.Call:
		fn := flow.Callee(v)
		if fn == nil {
			return false
		}
		switch fn.Name() {
		case "OutOrStdout":
			return true
		case "NewEncoder", "NewWriter", "NewWriterSize":
			return len(v.Call.Args) > 0 && c.isStdout(v.Call.Args[0], depth+1)
		}
	case *ssa.UnOp:
		if x, ok := v.X.(*ssa.Global); ok && x.Pkg != nil && x.Pkg.Pkg.Path() == "os" {
			return x.Name() == "Stdout"
		}
		return all(c.stores.at(v.X))
	case *ssa.Field:
		if f, _ := fieldOf(v); f != nil {
			return all(c.stores.fields[f])
		}
	case *ssa.Phi:
		return all(ssaview.Edges(v))
	}
	return false
}
