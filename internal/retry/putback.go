package retry

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// putNames are the methods that put an item back into the queue that it was
// taken from.
var putNames = map[string]string{
	"Push": "stacks, heaps", "PushBack": "container/list, deques", "PushFront": "container/list, deques", "Enqueue": "queues",
	"Requeue": "queues", "Put": "queues", "Append": "queues", "Offer": "queues", "Add": "workqueues", "AddRateLimited": "workqueues of Kubernetes",
	"AddAfter": "workqueues of Kubernetes", "Return": "pools", "Release": "leases", "Send": "brokers", "Publish": "brokers",
}

// putBack reports whether an instruction puts the item of s back.
func (s source) putBack(instr ssa.Instruction) bool {
	switch instr := instr.(type) {
	case *ssa.Send:
		return congruent(instr.Chan, s.list) && s.carried(instr.X, 0)
	case *ssa.MapUpdate:
		return (s.carried(instr.Value, 0) || s.carried(instr.Key, 0)) && flows(s.list, instr.Map)
	case *ssa.Call:
		if _, ok := instr.Call.Value.(*ssa.Builtin); ok {
			return s.appended(instr) && flows(s.list, instr)
		}
		return s.started(instr.Common()) || s.put(instr.Common())
	case *ssa.Go:
		return s.started(instr.Common())
	}
	return false
}

// put reports whether a call is of a method that puts the item back.
func (s source) put(c *ssa.CallCommon) bool {
	fn := calledFunc(c)
	if fn == nil || putNames[fn.Name()] == "" {
		return false
	}
	recv := receiver(c)
	if recv == nil || !congruent(recv, s.list) {
		return false
	}
	args := c.Args
	if !c.IsInvoke() {
		args = args[1:]
	}
	return slices.ContainsFunc(args, func(a ssa.Value) bool { return s.carried(a, 0) })
}

// started reports whether a call is given, or starts, a function literal that
// sends the item back to its channel, as one that waits before it does.
func (s source) started(c *ssa.CallCommon) bool {
	for _, v := range append([]ssa.Value{c.Value}, c.Args...) {
		mc, ok := v.(*ssa.MakeClosure)
		if !ok {
			continue
		}
		for _, b := range mc.Fn.(*ssa.Function).Blocks {
			for _, instr := range b.Instrs {
				if send, ok := instr.(*ssa.Send); ok && sameThing(send.Chan, s.list) && s.carried(settled(send.X), 0) {
					return true
				}
			}
		}
	}
	return false
}

// carried reports whether v is the item, or a record that holds it or parts of
// it. A part of a list that is the item is another item.
func (s source) carried(v ssa.Value, depth int) bool {
	if v == nil || depth > 6 {
		return false
	}
	if v == s.item || congruent(v, s.item) {
		return true
	}
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return s.carried(v.X, depth+1)
	case *ssa.ChangeInterface:
		return s.carried(v.X, depth+1)
	case *ssa.ChangeType:
		return s.carried(v.X, depth+1)
	case *ssa.TypeAssert:
		return s.carried(v.X, depth+1)
	case *ssa.Field:
		return s.carried(v.X, depth+1)
	case *ssa.UnOp:
		return v.Op == token.MUL && s.carried(v.X, depth+1)
	case *ssa.FieldAddr:
		return s.carried(v.X, depth+1)
	case *ssa.Alloc:
		return slices.ContainsFunc(storedIn(v), func(e ssa.Value) bool { return s.carried(e, depth+1) })
	}
	return false
}

// flows reports whether list may be what from is, with more appended, cut, or
// kept in a variable or a field of this function in between.
func flows(list, from ssa.Value) bool {
	seen := make(map[ssa.Value]bool)
	var is func(v ssa.Value) bool
	is = func(v ssa.Value) bool {
		if v == from {
			return true
		}
		if v == nil || seen[v] || len(seen) > 60 {
			return false
		}
		seen[v] = true
		switch v := v.(type) {
		case *ssa.Phi:
			return slices.ContainsFunc(v.Edges, is)
		case *ssa.Slice:
			return is(v.X)
		case *ssa.ChangeType:
			return is(v.X)
		case *ssa.Call:
			if b, ok := v.Call.Value.(*ssa.Builtin); ok && b.Name() == "append" {
				return is(v.Call.Args[0])
			}
		case *ssa.UnOp:
			if v.Op == token.MUL {
				return slices.ContainsFunc(storesBehind(v.X), is)
			}
		}
		return false
	}
	return is(list)
}

// storesBehind lists what the function stores in a variable, or in the same
// field of the same thing.
func storesBehind(addr ssa.Value) []ssa.Value {
	switch addr := addr.(type) {
	case *ssa.Alloc:
		return storedIn(addr)
	case *ssa.FieldAddr:
		var out []ssa.Value
		for _, b := range addr.Parent().Blocks {
			for _, instr := range b.Instrs {
				s, ok := instr.(*ssa.Store)
				if !ok {
					continue
				}
				if fa, ok := s.Addr.(*ssa.FieldAddr); ok && fa.Field == addr.Field && congruent(fa.X, addr.X) {
					out = append(out, s.Val)
				}
			}
		}
		return out
	}
	return nil
}
