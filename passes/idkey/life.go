package idkey

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
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

func newLives(funcs []*ssa.Function) *lives {
	l := &lives{
		sites: make(map[*ssa.Function][]ssa.CallInstruction),
		known: make(map[ssa.Value]life),
		leaky: make(map[ssa.Value]bool),
	}
	for _, fn := range funcs {
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
		for _, e := range v.Edges {
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
			if makes(t) && !l.leaks(v, 0) {
				return lifeCall
			}
		case *ssa.Lookup:
			return l.of(t.X)
		case *ssa.TypeAssert:
			return l.of(t.X)
		}
	case *ssa.Call:
		if makes(v) && !l.leaks(v, 0) {
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
	if len(sites) == 0 || fn.Object() == nil || fn.Object().Exported() || l.isValue(fn) {
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

// makes reports whether a call makes a new container, by its name.
func makes(call *ssa.Call) bool {
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

// leaks reports whether v may live on when the function has returned.
func (l *lives) leaks(v ssa.Value, depth int) bool {
	if known, ok := l.leaky[v]; ok {
		return known
	}
	if depth > 10 {
		return true
	}
	l.leaky[v] = false
	found := false
	for _, in := range referrers(v) {
		if l.leaksBy(in, v, depth) {
			found = true
			break
		}
	}
	l.leaky[v] = found
	return found
}

func (l *lives) leaksBy(in ssa.Instruction, v ssa.Value, depth int) bool {
	switch in := in.(type) {
	case *ssa.Return:
		return l.returned(in, v, depth)
	case *ssa.Store:
		if in.Val != v {
			return false
		}
		return l.of(base(in.Addr)) != lifeCall
	case *ssa.MapUpdate:
		return in.Value == v && l.of(in.Map) != lifeCall
	case *ssa.Send:
		return in.X == v
	case *ssa.MakeClosure:
		return l.closureLeaks(in, v, depth)
	case ssa.CallInstruction:
		return l.argumentLeaks(in, v, depth)
	case *ssa.UnOp, *ssa.FieldAddr, *ssa.Field, *ssa.IndexAddr, *ssa.Phi, *ssa.ChangeType, *ssa.MakeInterface, *ssa.ChangeInterface, *ssa.Slice:
		val := in.(ssa.Value)
		return refers(val.Type()) && l.leaks(val, depth+1)
	}
	return false
}

// refers reports whether a value of type t can refer to a container.
func refers(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return false
	case *types.Struct:
		for f := range u.Fields() {
			if refers(f.Type()) {
				return true
			}
		}
		return false
	}
	return true
}

// base returns the variable of which addr is a part.
func base(addr ssa.Value) ssa.Value {
	for {
		switch a := addr.(type) {
		case *ssa.FieldAddr:
			addr = a.X
		case *ssa.IndexAddr:
			addr = a.X
		default:
			return addr
		}
	}
}

// returned reports whether a result lives on in the callers: an exported
// function's always does.
func (l *lives) returned(ret *ssa.Return, v ssa.Value, depth int) bool {
	fn := ret.Parent()
	sites := l.sites[fn]
	if len(sites) == 0 || fn.Object() == nil || fn.Object().Exported() || l.isValue(fn) {
		return true
	}
	for i, r := range ret.Results {
		if r != v {
			continue
		}
		for _, site := range sites {
			call, ok := site.(*ssa.Call)
			if !ok {
				continue
			}
			if len(ret.Results) == 1 {
				if l.leaks(call, depth+1) {
					return true
				}
				continue
			}
			for _, ref := range referrers(call) {
				if ex, ok := ref.(*ssa.Extract); ok && ex.Index == i && l.leaks(ex, depth+1) {
					return true
				}
			}
		}
	}
	return false
}

// closureLeaks reports whether a function literal that captures v lives on.
func (l *lives) closureLeaks(mc *ssa.MakeClosure, v ssa.Value, depth int) bool {
	fn := mc.Fn.(*ssa.Function)
	for i, b := range mc.Bindings {
		if b == v && i < len(fn.FreeVars) && l.leaks(fn.FreeVars[i], depth+1) {
			return true
		}
	}
	return l.leaks(mc, depth+1)
}

// argumentLeaks reports whether a call keeps v.
func (l *lives) argumentLeaks(call ssa.CallInstruction, v ssa.Value, depth int) bool {
	if call.Common().Value == v && !call.Common().IsInvoke() {
		return false // v itself is called
	}
	if _, ok := call.Common().Value.(*ssa.Builtin); ok {
		return false
	}
	for i, arg := range flow.Args(call) {
		if arg != v {
			continue
		}
		if fn := staticCallee(call); fn != nil && len(fn.Blocks) > 0 {
			if i < len(fn.Params) && l.leaks(fn.Params[i], depth+1) {
				return true
			}
			continue
		}
		if keeps(call, i) {
			return true
		}
	}
	return false
}

// keeps reports whether a function without a body here keeps argument i: it
// writes a container out or puts it into something that lives on, by name.
func keeps(call ssa.CallInstruction, i int) bool {
	fn := flow.Callee(call)
	if fn == nil {
		return false
	}
	method := fn.Signature().Recv() != nil
	if method && i == 0 {
		return false
	}
	for _, p := range keepers {
		if strings.HasPrefix(fn.Name(), p) {
			return true
		}
	}
	return false
}

// keepers lists beginnings of names of functions that keep what they get.
var keepers = []string{
	// A map that is read from a file and written to it again outlives the
	// program.
	"Marshal", "Unmarshal", "Encode", "Decode", "Save", "Persist", "Load", "Restore",
	"HSet", "HMSet", "MSet",
	// Makers hold what they are given.
	"New", "With", "Set", "Register", "Store", "Put",
	// Handlers are called for as long as the program runs.
	"Handle", "AfterFunc", "AddFunc", "AddJob", "Subscribe", "On", "Every", "Schedule", "Use", "GET", "POST",
}
