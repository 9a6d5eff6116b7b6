package retry

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// A source is where a call gets its item from.
type source struct {
	item ssa.Value
	list ssa.Value       // a slice, map, channel, or the queue whose method gave it
	at   ssa.Instruction // that takes it, or makes the list for the round
	key  ssa.Value       // of a map or slice
}

// sourcesOf lists the items that the arguments of a call are made of.
func sourcesOf(c ssa.CallInstruction) []source {
	var out []source
	seen := make(map[ssa.Value]bool)
	var visit func(v ssa.Value, depth int)
	visit = func(v ssa.Value, depth int) {
		if v == nil || seen[v] || depth > 10 || isContext(v.Type()) {
			return
		}
		seen[v] = true
		if s, ok := sourceOf(v); ok {
			out = append(out, s)
			return
		}
		switch v := v.(type) {
		case *ssa.Alloc:
			for _, e := range storedIn(v) {
				visit(e, depth+1)
			}
		case *ssa.Phi, *ssa.MakeClosure:
			// One of several is no item.
		case ssa.Instruction:
			for _, op := range v.Operands(nil) {
				visit(*op, depth+1)
			}
		}
	}
	if c.Common().IsInvoke() {
		visit(c.Common().Value, 0)
	}
	for _, a := range c.Common().Args {
		visit(a, 0)
	}
	return out
}

// storedIn lists what is stored in a variable and in its fields and elements.
func storedIn(at ssa.Value) []ssa.Value {
	var out []ssa.Value
	for _, r := range *at.Referrers() {
		switch r := r.(type) {
		case *ssa.Store:
			if r.Addr == at {
				out = append(out, r.Val)
			}
		case *ssa.FieldAddr:
			if r.X == at {
				out = append(out, storedIn(r)...)
			}
		case *ssa.IndexAddr:
			if r.X == at {
				out = append(out, storedIn(r)...)
			}
		}
	}
	return out
}

// sourceOf says where an item is taken from, if v is one.
func sourceOf(v ssa.Value) (source, bool) {
	switch v := v.(type) {
	case *ssa.UnOp:
		switch v.Op {
		case token.ARROW:
			return source{item: v, list: v.X, at: v}, true
		case token.MUL:
			if ia, ok := v.X.(*ssa.IndexAddr); ok && isSlice(ia.X.Type()) {
				return source{item: v, list: ia.X, at: maker(ia.X), key: ia.Index}, true
			}
		}
	case *ssa.IndexAddr:
		// A field of an element, as in list[i].id.
		if isSlice(v.X.Type()) {
			return source{item: v, list: v.X, at: maker(v.X), key: v.Index}, true
		}
	case *ssa.Extract:
		switch t := v.Tuple.(type) {
		case *ssa.UnOp:
			if t.Op == token.ARROW && v.Index == 0 {
				return source{item: v, list: t.X, at: t}, true
			}
		case *ssa.Next:
			if r, ok := t.Iter.(*ssa.Range); ok && v.Index > 0 && !t.IsString {
				return source{item: v, list: r.X, at: r, key: keyOf(t)}, true
			}
		case *ssa.Select:
			n := 2
			for _, st := range t.States {
				if st.Dir != types.RecvOnly {
					continue
				}
				if n == v.Index {
					return source{item: v, list: st.Chan, at: t}, true
				}
				n++
			}
		case *ssa.Call:
			if recv := receiver(t.Common()); recv != nil && v.Index == 0 && takes(t.Common()) {
				return source{item: v, list: recv, at: t}, true
			}
		}
	case *ssa.Call:
		if recv := receiver(v.Common()); recv != nil && takes(v.Common()) {
			return source{item: v, list: recv, at: v}, true
		}
	}
	return source{}, false
}

func isSlice(t types.Type) bool {
	_, ok := t.Underlying().(*types.Slice)
	return ok
}

// maker is the instruction that makes a list, or nil of a parameter.
func maker(list ssa.Value) ssa.Instruction {
	switch v := list.(type) {
	case *ssa.Slice:
		return maker(v.X)
	case ssa.Instruction:
		return v
	}
	return nil
}

// keyOf is the key that a step of a range yields.
func keyOf(n *ssa.Next) ssa.Value {
	for _, r := range *n.Referrers() {
		if e, ok := r.(*ssa.Extract); ok && e.Index == 1 {
			return e
		}
	}
	return nil
}

// receiver is the thing that a method is called on, or nil.
func receiver(c *ssa.CallCommon) ssa.Value {
	if c.IsInvoke() {
		return c.Value
	}
	if fn := calledFunc(c); fn != nil && fn.Signature().Recv() != nil && len(c.Args) > 0 {
		return c.Args[0]
	}
	return nil
}

// takeNames are methods that yield the next item of a queue, beside those by
// which a call is known to get another one each time.
var takeNames = map[string]string{
	"Front": "container/list", "Back": "container/list", "Get": "workqueues of Kubernetes", "Peek": "queues", "First": "queues",
}

func takes(c *ssa.CallCommon) bool {
	fn := calledFunc(c)
	return fn != nil && (takesNext(c) || takeNames[fn.Name()] != "")
}
