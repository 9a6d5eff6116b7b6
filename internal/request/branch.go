package request

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// A program for several services makes one client or another by a field of its
// configuration, and what it does with one of them only it does behind the same
// question. There the other clients are not meant.

// A fact is what a condition says of a value, by the parameter or variable that it
// is in and the fields on the way: that it is, or is not, a constant.
type branchFact struct {
	root ssa.Value
	path string
	is   bool
	c    constant.Value
}

// without returns the types of impls that the value of an interface cannot be at
// call: those which the function that made it only makes under a condition that
// call excludes.
func (x *Index) without(call ssa.CallInstruction, impls []types.Type) []types.Type {
	v := call.Common().Value
	i := 0
	if e, ok := v.(*ssa.Extract); ok {
		v, i = e.Tuple, e.Index
	}
	maker, ok := v.(*ssa.Call)
	if !ok {
		return impls
	}
	fn := x.body(maker.Call.StaticCallee())
	if fn == nil {
		return impls
	}
	here := branchFacts(call.Block())
	if len(here) == 0 {
		return impls
	}
	var out []types.Type
	for _, t := range impls {
		if !excluded(t, fn, i, maker, here) {
			out = append(out, t)
		}
	}
	return out
}

// excluded reports whether fn returns a t as its result i, and each time under a
// condition on what it is given that contradicts here.
func excluded(t types.Type, fn *ssa.Function, i int, maker *ssa.Call, here []branchFact) bool {
	found := false
	for _, b := range fn.Blocks {
		r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok || i >= len(r.Results) {
			continue
		}
		made := madeAs(r.Results[i], b, t, 0)
		for _, at := range made {
			found = true
			if !contradicts(branchFacts(at), fn, maker, here) {
				return false
			}
		}
	}
	return found
}

// madeAs lists the blocks from which v is a t.
func madeAs(v ssa.Value, at *ssa.BasicBlock, t types.Type, depth int) []*ssa.BasicBlock {
	switch v := v.(type) {
	case *ssa.MakeInterface:
		if types.Identical(v.X.Type(), t) {
			return []*ssa.BasicBlock{v.Block()}
		}
	case *ssa.Phi:
		var out []*ssa.BasicBlock
		for i, e := range v.Edges {
			if depth < 4 {
				out = append(out, madeAs(e, v.Block().Preds[i], t, depth+1)...)
			}
		}
		return out
	}
	return nil
}

func contradicts(there []branchFact, fn *ssa.Function, maker *ssa.Call, here []branchFact) bool {
	for _, a := range there {
		prm, ok := a.root.(*ssa.Parameter)
		if !ok {
			continue
		}
		for j, p := range fn.Params {
			if p != prm || j >= len(maker.Call.Args) {
				continue
			}
			root, path := rootOf(maker.Call.Args[j])
			for _, b := range here {
				if b.root != root || b.path != path+a.path {
					continue
				}
				same := constant.Compare(a.c, token.EQL, b.c)
				if a.is && b.is && !same || a.is != b.is && same {
					return true
				}
			}
		}
	}
	return false
}

// branchFacts lists what the conditions around a block say.
func branchFacts(at *ssa.BasicBlock) []branchFact {
	var out []branchFact
	for b := at; b != nil; b = b.Idom() {
		cond, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
		if !ok || b == at {
			continue
		}
		cmp, ok := cond.Cond.(*ssa.BinOp)
		if !ok || cmp.Op != token.EQL && cmp.Op != token.NEQ {
			continue
		}
		c, ok := cmp.Y.(*ssa.Const)
		if !ok || c.Value == nil || c.Value.Kind() != constant.String && c.Value.Kind() != constant.Int {
			continue
		}
		root, path := rootOf(cmp.X)
		if root == nil {
			continue
		}
		for side, s := range b.Succs {
			if s != b.Succs[1-side] && len(s.Preds) == 1 && s.Dominates(at) {
				out = append(out, branchFact{root, path, (side == 0) == (cmp.Op == token.EQL), c.Value})
			}
		}
	}
	return out
}

// rootOf is the parameter, or the variable that is set once, that a value is, or
// is a field of.
func rootOf(v ssa.Value) (ssa.Value, string) {
	path := ""
	for range 8 {
		switch x := v.(type) {
		case *ssa.Parameter:
			return x, path
		case *ssa.UnOp:
			if x.Op != token.MUL {
				return nil, ""
			}
			v = x.X
		case *ssa.FieldAddr:
			path = "." + fieldName(x.X.Type(), x.Field) + path
			v = x.X
		case *ssa.Field:
			path = "." + fieldName(x.X.Type(), x.Field) + path
			v = x.X
		case *ssa.Alloc:
			w := setOnce(x)
			if w == nil {
				return x, path
			}
			v = w
		case *ssa.FreeVar:
			return x, path
		default:
			return v, path
		}
	}
	return nil, ""
}

func fieldName(t types.Type, i int) string {
	st, _ := structOf(t)
	if st == nil {
		return "?"
	}
	return st.Field(i).Name()
}

// setOnce is what a variable is set to, if that is once and as a whole.
func setOnce(a *ssa.Alloc) ssa.Value {
	var out ssa.Value
	for _, r := range *a.Referrers() {
		switch r := r.(type) {
		case *ssa.Store:
			if r.Addr != ssa.Value(a) {
				continue
			}
			if out != nil {
				return nil
			}
			out = r.Val
		}
	}
	return out
}
