package request

import (
	"go/constant"
	"go/token"
	"go/types"
	"reflect"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
)

// maxDepth bounds how far a value is followed.
const maxDepth = 80

// maxTries bounds how often a value in a cycle is evaluated anew.
const maxTries = 4

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
		for _, e := range v.Edges {
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

// lastStore returns the value that the load of a finds for certain, if the
// store is in the same block.
func lastStore(a *ssa.Alloc, load *ssa.UnOp) ssa.Value {
	if _, ok := a.Type().(*types.Pointer).Elem().Underlying().(*types.Struct); ok {
		return nil
	}
	var last ssa.Value
	for _, instr := range load.Block().Instrs {
		if instr == load {
			break
		}
		switch instr := instr.(type) {
		case *ssa.Store:
			if instr.Addr == a {
				last = instr.Val
			}
		case ssa.CallInstruction:
			// A closure may have set it.
			if a.Heap {
				last = nil
			}
		}
	}
	return last
}

// pointers returns the values that point to what a points to: a itself and
// the variables of closures that capture it.
func (x *Index) pointers(a ssa.Value) []ssa.Value {
	out := []ssa.Value{a}
	for i := 0; i < len(out) && len(out) < 32; i++ {
		refs := out[i].Referrers()
		if refs == nil {
			continue
		}
		for _, ref := range *refs {
			if mc, ok := ref.(*ssa.MakeClosure); ok {
				for j, b := range mc.Bindings {
					if fn := mc.Fn.(*ssa.Function); b == out[i] && j < len(fn.FreeVars) {
						out = append(out, fn.FreeVars[j])
					}
				}
			}
		}
	}
	return out
}

// content returns what is stored in a local variable.
func (x *Index) content(a *ssa.Alloc) *Term {
	elemType := a.Type().(*types.Pointer).Elem()
	var whole, elems []*Term
	for _, p := range x.pointers(a) {
		for _, ref := range *p.Referrers() {
			if s, ok := ref.(*ssa.Store); ok && s.Addr == p {
				whole = append(whole, x.eval(s.Val))
			}
		}
		elems = append(elems, x.indexed(p)...)
	}
	if _, ok := elemType.Underlying().(*types.Array); ok {
		return list(append(whole, listOf(elems))...)
	}
	base := choice(whole...)
	if _, owner := structOf(elemType); isStruct(elemType) {
		pairs := x.fieldStores(a)
		if base == nil || base.Op == OpNil {
			return &Term{Op: OpStruct, Str: owner, Args: pairs}
		}
		return with(base, pairs)
	}
	if base == nil {
		return null
	}
	return base
}

func isStruct(t types.Type) bool {
	_, ok := t.Underlying().(*types.Struct)
	return ok
}

// fieldStores returns what is stored in the fields of the struct behind p. A
// field that is set several times has one Pair with all of them.
func (x *Index) fieldStores(p ssa.Value) []*Term {
	st, _ := structOf(p.Type())
	if st == nil {
		return nil
	}
	values := make(map[int][]*Term)
	var order []int
	for _, p := range x.pointers(p) {
		refs := p.Referrers()
		if refs == nil {
			continue
		}
		for _, ref := range *refs {
			fa, ok := ref.(*ssa.FieldAddr)
			if !ok || fa.X != p {
				continue
			}
			for _, t := range x.storesTo(fa) {
				if _, ok := values[fa.Field]; !ok {
					order = append(order, fa.Field)
				}
				values[fa.Field] = append(values[fa.Field], t)
			}
		}
	}
	var out []*Term
	for _, i := range order {
		if t := choice(values[i]...); t != nil {
			out = append(out, pair(st.Field(i).Name(), jsonName(st, i), t))
		}
	}
	return out
}

// storesTo returns the values stored at an address, or in the parts of it.
func (x *Index) storesTo(addr ssa.Value) []*Term {
	var out []*Term
	for _, ref := range *addr.Referrers() {
		if s, ok := ref.(*ssa.Store); ok && s.Addr == addr {
			out = append(out, x.eval(s.Val))
		}
	}
	// A literal inside a literal is built in place.
	if isStruct(addr.Type().Underlying().(*types.Pointer).Elem()) {
		if pairs := x.fieldStores(addr); len(pairs) > 0 {
			_, owner := structOf(addr.Type())
			out = append(out, &Term{Op: OpStruct, Str: owner, Args: pairs})
		}
	}
	return out
}

// indexed returns the values stored in the elements of an array or slice.
func (x *Index) indexed(p ssa.Value) []*Term {
	var out []*Term
	for _, ref := range *p.Referrers() {
		switch ref := ref.(type) {
		case *ssa.IndexAddr:
			if ref.X == p {
				out = append(out, x.storesTo(ref)...)
			}
		case *ssa.Slice:
			if ref.X == p {
				out = append(out, x.indexed(ref)...)
			}
		}
	}
	return out
}

// jsonName returns the name of field i in JSON.
func jsonName(st *types.Struct, i int) string {
	name := reflect.StructTag(st.Tag(i)).Get("json")
	for j, c := range name {
		if c == ',' {
			name = name[:j]
			break
		}
	}
	if name == "" {
		return st.Field(i).Name()
	}
	return name
}

// funcTerm describes a function value; recv is what a method value is bound to.
func (x *Index) funcTerm(fn *ssa.Function, recv *Term) *Term {
	t := &Term{Op: OpFunc, fn: x.body(fn)}
	if t.fn == nil {
		t.obj, _ = fn.Object().(*types.Func)
	}
	if recv != nil {
		t.Args = []*Term{recv}
	}
	if t.fn != nil && alwaysFalse(t.fn) {
		t.Str = "never"
	}
	return t
}

// body returns the function of this package that fn stands for, with a body: the
// origin of an instance, the method behind a method value or expression.
func (x *Index) body(fn *ssa.Function) *ssa.Function {
	if fn == nil {
		return nil
	}
	if o := fn.Origin(); o != nil {
		fn = o
	}
	if fn.Synthetic != "" && len(fn.FreeVars)+len(fn.Params) > 0 {
		if obj, ok := fn.Object().(*types.Func); ok {
			if real := fn.Prog.FuncValue(obj.Origin()); real != nil {
				fn = real
			}
		}
	}
	if !x.own[fn] {
		return nil
	}
	return fn
}

// alwaysFalse reports whether every return of fn is the constant false.
func alwaysFalse(fn *ssa.Function) bool {
	n := 0
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if r, ok := instr.(*ssa.Return); ok {
				if len(r.Results) != 1 {
					return false
				}
				c, ok := r.Results[0].(*ssa.Const)
				if !ok || c.Value == nil || c.Value.Kind() != constant.Bool || constant.BoolVal(c.Value) {
					return false
				}
				n++
			}
		}
	}
	return n > 0
}
