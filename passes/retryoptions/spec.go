package retryoptions

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// The labels.
const (
	none    flow.Kind = iota
	bare              // options without a ShouldRetry
	full              // a list of middlewares that holds a retry handler
	handler           // a retry handler
)

// The words of the sinks.
const (
	sinkNil    = "nil"    // bare options reach a handler
	sinkSecond = "second" // a handler is appended to a list
)

func (c *checker) spec() *flow.Spec {
	return &flow.Spec{
		Inputs:         inputs,
		Source:         c.source,
		Step:           step,
		Blocked:        c.blocked,
		Sink:           sink,
		NewFact:        func() flow.Fact { return new(fact) },
		NewPackageFact: func() flow.PackageFact { return new(packageFact) },
	}
}

// inputs lists the labels that a parameter may bring.
func inputs(t types.Type) []flow.Kind {
	switch {
	case isKiotaOptions(t):
		return []flow.Kind{bare}
	case isHandler(t), graph.IsNamed(t, graph.KiotaPath, "Middleware"):
		return []flow.Kind{handler}
	}
	if s, ok := t.Underlying().(*types.Slice); ok && graph.IsNamed(s.Elem(), graph.KiotaPath, "Middleware") {
		return []flow.Kind{full, handler}
	}
	return nil
}

func isKiotaOptions(t types.Type) bool {
	o := optionsOf(t)
	return o != nil && o.bare
}

// source labels options that never get a ShouldRetry, lists and handlers.
func (c *checker) source(v ssa.Value) (flow.Kind, string) {
	switch v := v.(type) {
	case *ssa.Alloc:
		if p, ok := v.Type().Underlying().(*types.Pointer); ok && isKiotaOptions(p.Elem()) && isStruct(p.Elem()) && c.bare(v) {
			return bare, typeText(p.Elem())
		}
	case *ssa.Call, *ssa.Extract:
		call, i := flow.ResultOf(v)
		if call == nil || i != 0 {
			return none, ""
		}
		if _, ok := v.Type().(*types.Tuple); ok {
			return none, ""
		}
		fn := flow.Callee(call)
		switch {
		case fn == nil:
		case defaults[graph.ID(fn)] && !c.quiet(call):
			return full, "the default middlewares"
		case handlers[graph.ID(fn)] && !c.quiet(call):
			return handler, "a retry handler"
		}
	}
	return none, ""
}

func isStruct(t types.Type) bool {
	_, ok := t.Underlying().(*types.Struct)
	return ok
}

func typeText(t types.Type) string {
	n := graph.NamedOf(t)
	return n.Obj().Name()
}

// quiet reports whether a list or handler is made with options whose ShouldRetry
// is never true, so that it repeats nothing.
func (c *checker) quiet(call *ssa.Call) bool {
	for _, a := range call.Call.Args {
		vals := append([]ssa.Value{a}, flow.Elements(a)...)
		for _, v := range vals {
			if mi, ok := v.(*ssa.MakeInterface); ok {
				v = mi.X
			}
			if load, ok := v.(*ssa.UnOp); ok && isStruct(v.Type()) {
				v = load.X
			}
			if c.never(c.owner(v)) {
				return true
			}
		}
	}
	return false
}

// step keeps the label of options off their fields, and that of a list off a
// part of it.
func step(in ssa.Instruction, x ssa.Value, k, def flow.Kind) flow.Kind {
	switch in := in.(type) {
	case *ssa.Slice:
		if k == full && (in.Low != nil || in.High != nil) {
			return none
		}
	case *ssa.Index, *ssa.IndexAddr, *ssa.Range, *ssa.Next, *ssa.Lookup:
		if k == full {
			return none
		}
	}
	return def
}

// blocked: options that get a ShouldRetry after they came here have one.
func (c *checker) blocked(v ssa.Value, k flow.Kind) bool {
	if k != bare {
		return false
	}
	owner := c.owner(v)
	if c.hasShouldRetry(owner) {
		return true
	}
	if load, ok := v.(*ssa.UnOp); ok {
		owner = c.owner(load.X)
		if c.hasShouldRetry(owner) {
			return true
		}
	}
	switch v := v.(type) {
	case *ssa.Alloc:
		return isStruct(v.Type().Underlying().(*types.Pointer).Elem()) && !c.sealed(v)
	case *ssa.Global:
		return v.Object() == nil || v.Object().Exported() || c.handed[v]
	}
	// A field that others can reach may be set by them.
	f, ok := coarse(owner).(*types.Var)
	return ok && f.IsField() && f.Exported()
}

func (c *checker) hasShouldRetry(owner any) bool {
	return c.decided[coarse(owner)]
}

// sink finds where options are handed to a handler, and where a handler is
// added to a list.
func sink(in ssa.Instruction, x ssa.Value, k flow.Kind) string {
	switch in := in.(type) {
	case *ssa.MakeInterface:
		if k == bare && graph.IsNamed(in.Type(), graph.AbsPath, "RequestOption") && in.Referrers() != nil && len(*in.Referrers()) > 0 {
			return sinkNil
		}
	case *ssa.Call:
		if b, ok := in.Call.Value.(*ssa.Builtin); ok {
			if b.Name() == "append" && k == handler {
				return sinkSecond
			}
			return ""
		}
		fn := flow.Callee(in)
		if fn == nil || fn.Pkg() == nil {
			return ""
		}
		if k == bare && fn.Pkg().Path() == graph.KiotaPath && fn.Name() == "NewRetryHandlerWithOptions" {
			return sinkNil
		}
		if k == handler && fn.Pkg().Path() == "slices" && fn.Name() == "Insert" {
			return sinkSecond
		}
	}
	return ""
}
