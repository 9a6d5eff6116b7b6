package idkey

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/ssaview"
)

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
		return l.of(ssaview.Variable(in.Addr)) != lifeCall
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

// returned reports whether a result lives on in the callers: an exported
// function's always does.
func (l *lives) returned(ret *ssa.Return, v ssa.Value, depth int) bool {
	fn := ret.Parent()
	sites := l.sites[fn]
	if l.isOpen(fn) {
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
