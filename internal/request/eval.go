package request

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// maxDepth bounds how far a value is followed.
const maxDepth = 80

// maxTries bounds how often a value in a cycle is evaluated anew.
const maxTries = 4

// budget bounds the steps that one package may take: values evaluated, terms
// reduced, requests filled in. The largest package met in practice needs a
// hundredth of it. Past it nothing more is known.
const budget = 150_000

// spent counts a step and reports whether there may be no more.
func (x *Index) spent() bool {
	x.steps++
	x.view.Spend(1)
	return x.steps > budget
}

// eval returns where v comes from: may, not must, without regard to the order
// in which a variable gets its values. It returns nil for a value that is
// being evaluated already, a loop's own.
func (x *Index) eval(v ssa.Value) *Term {
	if t, ok := x.terms[v]; ok {
		return t
	}
	if d, ok := x.busy[v]; ok {
		x.low = min(x.low, d)
		return nil
	}
	if x.depth > maxDepth {
		return unknown
	}
	x.depth++
	x.busy[v] = x.depth
	low := x.low
	x.low = maxDepth + 2
	t := x.evalNew(v)
	if t != nil && x.mutable(v) {
		t = with(t, x.changes(v))
	}
	if t != nil && t.size() > maxSize {
		t = unknown
	}
	// What was cut short by a value further out is known better once that one
	// is done, and is not kept, unless it costs too much.
	if x.tries[v]++; x.low >= x.depth || x.tries[v] > maxTries {
		x.terms[v] = t
		x.low = low
	} else {
		x.low = min(x.low, low)
	}
	delete(x.busy, v)
	x.depth--
	return t
}

func (x *Index) evalNew(v ssa.Value) *Term {
	if x.spent() {
		return unknown
	}
	switch v := v.(type) {
	case *ssa.Const:
		return constTerm(v)
	case *ssa.Parameter:
		for i, p := range v.Parent().Params {
			if p == v {
				return &Term{Op: OpParam, N: i, fn: v.Parent()}
			}
		}
	case *ssa.FreeVar:
		if b := x.binding(v); b != nil {
			return x.eval(b)
		}
	case *ssa.Phi:
		var ts []*Term
		for _, e := range ssaview.Edges(v) {
			ts = append(ts, x.eval(e))
		}
		return choice(ts...)
	case *ssa.ChangeType:
		return x.eval(v.X)
	case *ssa.Convert:
		return x.eval(v.X)
	case *ssa.MultiConvert:
		return x.eval(v.X)
	case *ssa.ChangeInterface:
		return x.eval(v.X)
	case *ssa.MakeInterface:
		return x.eval(v.X)
	case *ssa.TypeAssert:
		return x.eval(v.X)
	case *ssa.Slice:
		return x.eval(v.X)
	case *ssa.UnOp:
		if v.Op == token.MUL {
			if a, ok := v.X.(*ssa.Alloc); ok {
				if s := lastStore(a, v); s != nil {
					return x.eval(s)
				}
			}
			return x.eval(v.X)
		}
	case *ssa.BinOp:
		if v.Op == token.ADD {
			if b, ok := v.Type().Underlying().(*types.Basic); ok && b.Info()&types.IsString != 0 {
				return concat(x.eval(v.X), x.eval(v.Y))
			}
		}
	case *ssa.FieldAddr:
		return x.fieldOf(v.X, v.Field)
	case *ssa.Field:
		return x.fieldOf(v.X, v.Field)
	case *ssa.IndexAddr:
		return elem(x.eval(v.X))
	case *ssa.Index:
		return elem(x.eval(v.X))
	case *ssa.Lookup:
		m := x.eval(v.X)
		if k := x.eval(v.Index); k != nil && k.Op == OpConst && m != nil && m.Op == OpStruct {
			return field(m, "", k.Str)
		}
		return elem(m)
	case *ssa.Alloc:
		return x.content(v)
	case *ssa.Global:
		return x.global(v)
	case *ssa.MakeSlice:
		return listOf(x.indexed(v))
	case *ssa.MakeMap:
		var pairs []*Term
		for _, ref := range *v.Referrers() {
			if u, ok := ref.(*ssa.MapUpdate); ok {
				if k := x.eval(u.Key); k != nil && k.Op == OpConst {
					pairs = append(pairs, pair(k.Str, k.Str, x.eval(u.Value)))
				}
			}
		}
		return &Term{Op: OpStruct, Str: "map", Args: pairs}
	case *ssa.Function:
		return x.funcTerm(v, nil)
	case *ssa.MakeClosure:
		fn := v.Fn.(*ssa.Function)
		if len(v.Bindings) == 1 && fn.Synthetic != "" {
			return x.funcTerm(fn, x.eval(v.Bindings[0]))
		}
		return x.funcTerm(fn, nil)
	case *ssa.Call:
		return x.result(v, 0)
	case *ssa.Extract:
		switch t := v.Tuple.(type) {
		case *ssa.Call:
			return x.result(t, v.Index)
		case *ssa.TypeAssert:
			if v.Index == 0 {
				return x.eval(t.X)
			}
		case *ssa.Lookup:
			if v.Index == 0 {
				return elem(x.eval(t.X))
			}
		case *ssa.UnOp: // v, ok := <-ch
		case *ssa.Next:
			if r, ok := t.Iter.(*ssa.Range); ok && v.Index == 2 {
				return elem(x.eval(r.X))
			}
		}
	}
	return unknown
}

func constTerm(c *ssa.Const) *Term {
	if c.Value == nil {
		return null
	}
	switch c.Value.Kind() {
	case constant.String:
		return text(constant.StringVal(c.Value))
	case constant.Int:
		return &Term{Op: OpConst, Str: c.Value.ExactString(), Tag: "int"}
	case constant.Bool:
		return &Term{Op: OpConst, Str: c.Value.ExactString(), Tag: "bool"}
	}
	return unknown
}

func pair(name, tag string, args ...*Term) *Term {
	for i, a := range args {
		if a == nil {
			args[i] = unknown
		}
	}
	return &Term{Op: OpPair, Str: name, Tag: tag, Args: args}
}

// fieldOf returns field i of base, a struct or a pointer to one.
func (x *Index) fieldOf(base ssa.Value, i int) *Term {
	st, owner := structOf(base.Type())
	if st == nil {
		return unknown
	}
	return field(x.eval(base), owner, st.Field(i).Name())
}

// structOf returns the struct that t is or points to, and the name of its type.
func structOf(t types.Type) (*types.Struct, string) {
	t = types.Unalias(t)
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	st, _ := t.Underlying().(*types.Struct)
	return st, typeName(t)
}

// typeName returns "import/path.Name" of a named type, or "".
func typeName(t types.Type) string {
	n := graph.NamedOf(t)
	if n == nil || n.Obj().Pkg() == nil {
		return ""
	}
	return n.Obj().Pkg().Path() + "." + n.Obj().Name()
}
