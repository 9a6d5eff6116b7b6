package logleak

import (
	"go/types"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// writes reports whether a printer writes a value of kind k, under a verb of
// fmt if it has one.
func writes(by graph.Printer, verb rune, k flow.Kind) bool {
	if !leaks(k) {
		return false
	}
	switch by {
	case graph.PrintFmt:
		switch verb {
		case 'v', 's', 'q', 'x', 'X', 'w':
			return k&(noFmt|address) == 0
		case goSyntax:
			return k&address == 0
		}
		return false // %T, %p and numbers
	case graph.PrintDocument:
		return k&noJSON == 0 && k&base != holdsSecret && k&base != holdsURL
	case graph.PrintSlog:
		return k&hidden == 0
	case graph.PrintZap:
		return k&(noFmt|noJSON) == 0
	case graph.PrintZerolog:
		return k&noJSON == 0
	}
	switch verb {
	case 'v', 's', 'q', 'x', 'X', goSyntax:
		return k&(noFmt|noJSON|address) == 0
	}
	return false
}

// funcName is how messages call fn: "log.Printf", "Logger.Info".
func funcName(fn *types.Func) string {
	if r := fn.Signature().Recv(); r != nil {
		if n := graph.NamedOf(r.Type()); n != nil {
			return n.Obj().Name() + "." + fn.Name()
		}
		return fn.Name()
	}
	if fn.Pkg() != nil {
		return fn.Pkg().Name() + "." + fn.Name()
	}
	return fn.Name()
}
