package flow

import (
	"strings"

	"golang.org/x/tools/go/ssa"
)

// wrappers returns the functions that SSA makes up for the method values
// (x.Method) and method expressions (T.Method) in funcs. They only call the
// method, but without them a method that is handed on as a value is lost.
func wrappers(funcs []*ssa.Function) []*ssa.Function {
	var out []*ssa.Function
	seen := make(map[*ssa.Function]bool)
	var ops []*ssa.Value
	for _, fn := range funcs {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				ops = in.Operands(ops[:0])
				for _, op := range ops {
					if f, ok := (*op).(*ssa.Function); ok && !seen[f] && isWrapper(f) {
						seen[f] = true
						out = append(out, f)
					}
				}
			}
		}
	}
	return out
}

func isWrapper(fn *ssa.Function) bool {
	return len(fn.Blocks) > 0 &&
		(strings.HasPrefix(fn.Synthetic, "bound method wrapper") || strings.HasPrefix(fn.Synthetic, "thunk"))
}

// declared reports whether fn is a function or method as it is written, which
// other packages may call. A wrapper shares the object of its method.
func declared(fn *ssa.Function) bool {
	return fn.Parent() == nil && fn.Object() != nil && !isWrapper(fn)
}
