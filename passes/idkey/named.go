package idkey

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// Where a store's own code is not seen, its name has to do: a method of an
// interface, a function value, a package that was not read.

// named returns a word if a function is a store by its name and uses argument
// i, the value x, as a key.
func (c *checker) named(call ssa.CallInstruction, callee *types.Func, i int, x ssa.Value) string {
	if !isPlainKey(x) {
		return ""
	}
	name, owners, ok := c.nameOf(call, callee)
	if !ok {
		return ""
	}
	first := 0
	if callee != nil && callee.Signature().Recv() != nil {
		first = 1
	}
	switch graph.KeyedByName(name, owners...) {
	case graph.LooksUp:
		if !isBesideKey(call, callee, name, first, i) {
			return "a store"
		}
	case graph.Writes:
		if isFirstText(call, first, i) {
			return "a store"
		}
	}
	if callee != nil {
		if p := paramName(callee, i-first); p != "" && graph.KeyParam(name, p, owners...) {
			return "a store"
		}
	}
	return ""
}

// isBesideKey reports whether argument i follows the key and is what is noted
// under it: by the name of the parameter or, where it has none, since the function
// marks something.
func isBesideKey(call ssa.CallInstruction, callee *types.Func, name string, first, i int) bool {
	if callee == nil || isFirstText(call, first, i) {
		return false
	}
	if p := paramName(callee, i-first); p != "" && p != "_" {
		return graph.ValueParam(p)
	}
	return strings.HasPrefix(strings.ToLower(name), "mark")
}

// paramName returns the name of parameter i of fn, the receiver not counted.
func paramName(fn *types.Func, i int) string {
	params := fn.Signature().Params()
	if i < 0 || params.Len() == 0 {
		return ""
	}
	return params.At(min(i, params.Len()-1)).Name()
}

// isOwnStore reports whether the user said that a function is a store.
func (c *checker) isOwnStore(callee *types.Func) bool {
	if callee == nil || len(c.settings.Stores) == 0 {
		return false
	}
	return slices.Contains(c.settings.Stores, strings.Replace(callee.FullName(), "(*", "(", 1))
}

// nameOf returns the name of what is called and the names around it, if its
// code is not seen.
func (c *checker) nameOf(call ssa.CallInstruction, callee *types.Func) (string, []string, bool) {
	if callee == nil {
		return c.nameOfValue(call.Common().Value)
	}
	pkg := callee.Pkg()
	if pkg == nil || !isProject(pkg.Path()) {
		return "", nil, false
	}
	if !call.Common().IsInvoke() {
		if pkg == c.pass.Pkg || c.pass.ImportPackageFact(pkg, new(pkgFact)) {
			return "", nil, false // its code was read
		}
		owners := []string{pkg.Name()}
		if callee.Signature().Recv() != nil {
			owners = append(owners, typeNameOf(callee.Signature().Recv().Type()), variable(flow.Args(call)[0]))
		}
		return callee.Name(), owners, true
	}
	recv := call.Common().Value
	return callee.Name(), []string{typeNameOf(recv.Type()), variable(recv)}, true
}

// nameOfValue returns the name of the variable, field or parameter that holds
// a function. A literal that this package hands over is seen instead.
func (c *checker) nameOfValue(v ssa.Value) (string, []string, bool) {
	switch v := v.(type) {
	case *ssa.Parameter:
		return v.Name(), nil, len(c.life.sites[v.Parent()]) == 0
	case *ssa.UnOp:
		switch addr := v.X.(type) {
		case *ssa.FieldAddr:
			return variable(addr), []string{typeNameOf(addr.X.Type())}, true
		case *ssa.Global:
			return addr.Name(), nil, true
		}
	}
	return "", nil, false
}

func typeNameOf(t types.Type) string {
	if n := graph.NamedOf(t); n != nil {
		return n.Obj().Name()
	}
	return ""
}

// variable returns the name of the variable or field that v was read from.
func variable(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.Parameter:
		return v.Name()
	case *ssa.FreeVar:
		return v.Name()
	case *ssa.Global:
		return v.Name()
	case *ssa.Alloc:
		return v.Comment
	case *ssa.UnOp:
		return variable(v.X)
	case *ssa.FieldAddr:
		if f := fieldOf(v); f != nil {
			return f.Name()
		}
	case *ssa.Field:
		if st, ok := v.X.Type().Underlying().(*types.Struct); ok {
			return st.Field(v.Field).Name()
		}
	}
	return ""
}

// isPlainKey reports whether x is a text or bytes, not a list of them.
func isPlainKey(x ssa.Value) bool {
	if mi, ok := x.(*ssa.MakeInterface); ok {
		x = mi.X
	}
	switch u := x.Type().Underlying().(type) {
	case *types.Slice:
		b, ok := u.Elem().Underlying().(*types.Basic)
		return ok && b.Kind() == types.Byte
	case *types.Array, *types.Struct:
		return false
	case *types.Interface:
		return u.NumMethods() == 0
	}
	return isTextType(x.Type())
}

// isFirstText reports whether argument i of a store's call is its key: the
// first text, or the second if the first is a constant, a bucket's name say,
// and a value follows.
func isFirstText(call ssa.CallInstruction, first, i int) bool {
	args := flow.Args(call)
	var before int
	for j := first; j < i && j < len(args); j++ {
		if !isTextType(args[j].Type()) {
			continue
		}
		if constText(args[j]) == "" || i == len(args)-1 {
			return false
		}
		before++
	}
	return before <= 1
}
