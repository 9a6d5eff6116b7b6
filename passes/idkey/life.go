package idkey

import (
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// How long a container in memory lives. A map that is made and dropped within
// one call, to put answers beside questions, may have any key: no message is
// moved in between, or if one is, the ids at hand do not change.
//
// This is an escape analysis for containers, kept coarse on purpose: "may be
// local" is enough for silence. It does not follow containers through other
// containers' elements.
type life uint8

const (
	// lifeLong is longer than the call: a field, a global, a result, or what
	// is not understood.
	lifeLong life = iota
	// lifeCall is at most the call.
	lifeCall
	// lifeCaller is that of what the caller passes.
	lifeCaller
)

// lives answers how long containers live. Answers do not depend on labels.
type lives struct {
	sites map[*ssa.Function][]ssa.CallInstruction
	known map[ssa.Value]life
	leaky map[ssa.Value]bool
}

// newLives prepares the answers for a package. Tests make short-lived values of
// everything, so that calls in them say nothing.
func newLives(funcs []*ssa.Function, inTest func(*ssa.Function) bool) *lives {
	l := &lives{
		sites: make(map[*ssa.Function][]ssa.CallInstruction),
		known: make(map[ssa.Value]life),
		leaky: make(map[ssa.Value]bool),
	}
	for _, fn := range funcs {
		if inTest(fn) {
			continue
		}
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if call, ok := in.(ssa.CallInstruction); ok {
					if callee := staticCallee(call); callee != nil {
						l.sites[callee] = append(l.sites[callee], call)
					}
				}
			}
		}
	}
	return l
}

func staticCallee(call ssa.CallInstruction) *ssa.Function {
	fn := call.Common().StaticCallee()
	if fn != nil && fn.Origin() != nil {
		return fn.Origin()
	}
	return fn
}

// of returns how long container v lives.
func (l *lives) of(v ssa.Value) life {
	if k, ok := l.known[v]; ok {
		return k
	}
	l.known[v] = lifeCall // in a cycle the other ways decide
	k := l.find(v)
	l.known[v] = k
	return k
}

// at returns how long container v lives, as seen by instruction in that uses it.
func (l *lives) at(v ssa.Value, in ssa.Instruction) life {
	k := l.of(v)
	if k == lifeCall && polled(v, in) {
		return lifeLong
	}
	return k
}

func (l *lives) find(v ssa.Value) life {
	switch v := v.(type) {
	case *ssa.MakeMap:
		return l.unless(v)
	case *ssa.Alloc:
		return l.unless(v)
	case *ssa.Const:
		return lifeCall // nil
	case *ssa.Phi:
		k := lifeCall
		for _, e := range ssaview.Edges(v) {
			k = shorter(k, l.of(e))
		}
		return k
	case *ssa.UnOp:
		return l.loaded(v.X)
	case *ssa.FieldAddr:
		return l.of(v.X)
	case *ssa.Field:
		return l.of(v.X)
	case *ssa.IndexAddr:
		return l.of(v.X)
	case *ssa.ChangeType:
		return l.of(v.X)
	case *ssa.MakeInterface:
		return l.of(v.X)
	case *ssa.ChangeInterface:
		return l.of(v.X)
	case *ssa.Lookup:
		return l.of(v.X)
	case *ssa.TypeAssert:
		return l.of(v.X)
	case *ssa.Extract:
		switch t := v.Tuple.(type) {
		case *ssa.Call:
			if makes(t, v.Index) && !l.leaks(v, 0) {
				return lifeCall
			}
		case *ssa.Lookup:
			return l.of(t.X)
		case *ssa.TypeAssert:
			return l.of(t.X)
		}
	case *ssa.Call:
		if makes(v, 0) && !l.leaks(v, 0) {
			return lifeCall
		}
	case *ssa.FreeVar:
		k := lifeCall
		for _, b := range bindings(v) {
			k = shorter(k, l.of(b))
		}
		return k
	case *ssa.Parameter:
		return l.passed(v)
	}
	return lifeLong
}

// shorter joins the lives of two values that a container may be: the one that
// outlives the call counts.
func shorter(a, b life) life {
	if a == lifeLong || b == lifeLong {
		return lifeLong
	}
	return max(a, b)
}

func (l *lives) unless(v ssa.Value) life {
	if l.leaks(v, 0) {
		return lifeLong
	}
	return lifeCall
}

// loaded returns the life of what is read from addr: of a variable, of what is
// stored in it.
func (l *lives) loaded(addr ssa.Value) life {
	k := l.of(addr)
	if k == lifeLong {
		return k
	}
	root := addr
	for {
		fv, ok := root.(*ssa.FreeVar)
		if !ok {
			break
		}
		b := bindings(fv)
		if len(b) != 1 {
			return lifeLong
		}
		root = b[0]
	}
	if _, ok := root.(*ssa.Alloc); ok {
		for _, st := range storesTo(root) {
			k = shorter(k, l.of(st.Val))
		}
	}
	return k
}

// storesTo returns the stores to a variable, also those in literals that
// capture it.
func storesTo(v ssa.Value) []*ssa.Store {
	var out []*ssa.Store
	for _, in := range referrers(v) {
		switch in := in.(type) {
		case *ssa.Store:
			if in.Addr == v {
				out = append(out, in)
			}
		case *ssa.MakeClosure:
			fn := in.Fn.(*ssa.Function)
			for i, b := range in.Bindings {
				if b == v && i < len(fn.FreeVars) {
					out = append(out, storesTo(fn.FreeVars[i])...)
				}
			}
		}
	}
	return out
}

// passed returns the life of what callers pass for p. An unexported function
// that is called here alone is told by its calls; others are the caller's.
func (l *lives) passed(p *ssa.Parameter) life {
	fn := p.Parent()
	sites := l.sites[fn]
	if l.isOpen(fn) {
		return lifeCaller
	}
	index := -1
	for i, q := range fn.Params {
		if q == p {
			index = i
		}
	}
	k := lifeCall
	for _, call := range sites {
		args := flow.Args(call)
		if index < 0 || index >= len(args) {
			return lifeCaller
		}
		k = shorter(k, l.at(args[index], call))
	}
	if k == lifeLong {
		return lifeCaller // in one call it may be local, in another not
	}
	return k
}

// isValue reports whether fn is used other than by calling it.
func (l *lives) isValue(fn *ssa.Function) bool {
	for _, in := range referrers(fn) {
		if call, ok := in.(ssa.CallInstruction); !ok || call.Common().Value != fn {
			return true
		}
	}
	return false
}

// makes reports whether result i of a call is a new container: by the body of
// the function, or else by its name.
func makes(call *ssa.Call, i int) bool {
	if fn := staticCallee(call); fn != nil && len(fn.Blocks) > 0 {
		return isFresh(fn, i)
	}
	fn := flow.Callee(call)
	if fn == nil {
		return false
	}
	for _, p := range []string{"New", "new", "Make", "make", "Of", "From"} {
		if strings.HasPrefix(fn.Name(), p) {
			return true
		}
	}
	return false
}

// isFresh reports whether result i of fn is always something that fn makes.
func isFresh(fn *ssa.Function, i int) bool {
	for _, b := range fn.Blocks {
		ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok || i >= len(ret.Results) {
			continue
		}
		switch v := ret.Results[i].(type) {
		case *ssa.Alloc, *ssa.MakeMap, *ssa.Const:
		case *ssa.UnOp:
			if _, ok := v.X.(*ssa.Alloc); !ok {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// isOpen reports whether fn has callers that this package does not show: it is
// exported, of a type that is, or used as a value.
func (l *lives) isOpen(fn *ssa.Function) bool {
	if len(l.sites[fn]) == 0 || fn.Object() == nil || l.isValue(fn) {
		return true
	}
	if recv := fn.Signature.Recv(); recv != nil {
		if n := graph.NamedOf(recv.Type()); n != nil && !n.Obj().Exported() {
			return false
		}
	}
	return fn.Object().Exported()
}
