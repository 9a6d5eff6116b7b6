package logleak

import (
	"go/types"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/scope"
)

// A program may have a line in the making of its own, as zerolog has its Event:
// a struct that collects what its methods are given and hands itself back, until
// another method writes all of it. It is known by its form: a method that takes
// a name and a value and returns the struct, and one field alone that collects.
// What goes into that field is in the value; a struct that holds a credential in
// another field is none.

// collector returns the field in which a type collects, or nil.
func (c *checker) collector(t types.Type) *types.Var {
	n := graph.NamedOf(t)
	if n == nil {
		return nil
	}
	n = n.Origin()
	if f, known := c.collectors[n]; known {
		return f
	}
	f := findCollector(n)
	c.collectors[n] = f
	if f != nil {
		c.collects[f] = true
	}
	return f
}

func findCollector(n *types.Named) *types.Var {
	st, ok := n.Underlying().(*types.Struct)
	if !ok || n.Obj().Pkg() == nil || scope.Standard(n.Obj().Pkg().Path()) || graph.IsLogAttr(n) || graph.ReachesGraph(n.Obj().Pkg().Path()) || !chains(n) {
		return nil
	}
	var found *types.Var
	for f := range st.Fields() {
		if !collects(f.Type()) {
			continue
		}
		if found != nil {
			return nil
		}
		found = f
	}
	return found
}

// chains reports whether a method takes a name and a value and returns the type.
func chains(n *types.Named) bool {
	for m := range n.Methods() {
		sig := m.Signature()
		if sig.Results().Len() != 1 || sig.Params().Len() < 2 || graph.NamedOf(sig.Results().At(0).Type()) != n {
			continue
		}
		if isStringType(sig.Params().At(0).Type()) && len(inputs(sig.Params().At(1).Type())) > 0 {
			return true
		}
	}
	return false
}

// collects reports whether a field of type t can hold many values.
func collects(t types.Type) bool {
	if isPkgType(t, "strings", "Builder") || isPkgType(t, "bytes", "Buffer") {
		return true
	}
	switch u := t.Underlying().(type) {
	case *types.Slice:
		_, fn := u.Elem().Underlying().(*types.Signature)
		return !fn
	case *types.Map:
		return true
	}
	return false
}

// inputs is inputs, also for what collects.
func (c *checker) inputs(t types.Type) []flow.Kind {
	if c.collector(t) != nil {
		return anyKinds
	}
	return inputs(t)
}
