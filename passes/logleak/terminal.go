package logleak

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// toTerminal reports whether fn writes args to os.Stdout or os.Stderr, or to the
// writer of a logger.
func (c *checker) toTerminal(fn *types.Func, args []ssa.Value) bool {
	if fn.Pkg() == nil || len(args) == 0 {
		return false
	}
	switch fn.Pkg().Path() {
	case "fmt":
		return strings.HasPrefix(fn.Name(), "Fprint") && c.isTerminal(args[0], 0)
	case "io":
		return fn.Name() == "WriteString" && c.isTerminal(args[0], 0)
	case "net/http":
		// Of headers and requests.
		return strings.HasPrefix(fn.Name(), "Write") && len(args) > 1 && c.isTerminal(args[1], 0)
	case "encoding/json":
		return fn.Name() == "Encode" && c.isTerminal(args[0], 0)
	case "os":
		return (fn.Name() == "WriteString" || fn.Name() == "Write") && c.isTerminal(args[0], 0)
	}
	return false
}

func (c *checker) isTerminal(v ssa.Value, depth int) bool {
	if depth > 4 {
		return false
	}
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return c.isTerminal(v.X, depth+1)
	case *ssa.ChangeInterface:
		return c.isTerminal(v.X, depth+1)
	case *ssa.Call:
		// json.NewEncoder(os.Stdout), and what commands of cobra print to.
		fn := flow.Callee(v)
		if fn == nil || fn.Pkg() == nil {
			return false
		}
		switch fn.Name() {
		case "NewEncoder":
			return fn.Pkg().Path() == "encoding/json" && c.isTerminal(v.Call.Args[0], depth+1)
		case "OutOrStdout", "OutOrStderr", "ErrOrStderr":
			return true
		case "Writer", "WriterLevel", "StandardWriter":
			return writersOfLoggers[fn.Pkg().Path()]
		case "NewWriter", "NewWriterSize":
			return fn.Pkg().Path() == "bufio" && c.isTerminal(v.Call.Args[0], depth+1)
		case "MultiWriter":
			for _, st := range listStores(v.Call.Args[0]) {
				if c.isTerminal(st.Val, depth+1) {
					return true
				}
			}
		}
	case *ssa.UnOp:
		if x, ok := v.X.(*ssa.Global); ok && x.Pkg != nil && x.Pkg.Pkg.Path() == "os" {
			return x.Name() == "Stdout" || x.Name() == "Stderr"
		}
		return c.anyTerminal(c.stores.at(v.X), depth)
	case *ssa.Field:
		if f, _ := fieldOf(v); f != nil {
			return c.anyTerminal(c.stores.fields[f], depth)
		}
	case *ssa.Phi:
		for _, e := range ssaview.Edges(v) {
			if c.isTerminal(e, depth+1) {
				return true
			}
		}
	}
	return false
}

// isDocument reports whether a text is a record of the program's own as JSON,
// made in the function that prints it: what a command was asked for.
func isDocument(x ssa.Value) bool {
	for range 4 {
		switch v := x.(type) {
		case *ssa.MakeInterface:
			x = v.X
		case *ssa.Convert:
			x = v.X
		case *ssa.Extract:
			call, ok := v.Tuple.(*ssa.Call)
			if !ok || v.Index != 0 {
				return false
			}
			fn := flow.Callee(call)
			if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != "encoding/json" || len(call.Call.Args) == 0 {
				return false
			}
			t := typeOf(call.Call.Args[0])
			_, isStruct := elementOf(t).Underlying().(*types.Struct)
			return isStruct && !isRequest(t)
		default:
			return false
		}
	}
	return false
}

// elementOf is what t holds or points to, or t.
func elementOf(t types.Type) types.Type {
	for range 3 {
		switch u := t.Underlying().(type) {
		case *types.Pointer:
			t = u.Elem()
		case *types.Slice:
			t = u.Elem()
		default:
			return t
		}
	}
	return t
}

// anyTerminal reports whether a field or variable may be a terminal: one of the
// values that the package stores there is.
func (c *checker) anyTerminal(vals []ssa.Value, depth int) bool {
	for _, v := range vals {
		if c.isTerminal(v, depth+1) {
			return true
		}
	}
	return false
}

// writersOfLoggers are packages whose Writer and StandardWriter hand out what a
// logger writes to.
var writersOfLoggers = map[string]bool{"log": true, "github.com/sirupsen/logrus": true, "github.com/hashicorp/go-hclog": true}
