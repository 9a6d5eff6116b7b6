package retry

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// get returns what is known of an operand.
func (f *frame) get(v ssa.Value) val {
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value == nil {
			return zeroOf(v.Type())
		}
		return constVal(v.Value)
	case *ssa.Function:
		return val{k: closure, fn: v}
	case *ssa.Global:
		return val{k: pointer, at: cell{base: v}}
	}
	if f.from != nil && !f.after {
		if now, ok := f.next[v]; ok {
			return f.verbed(v, now)
		}
	}
	if now, ok := f.env[v]; ok {
		return f.verbed(v, now)
	}
	if f.base != nil {
		if was, ok := f.base[v]; ok {
			return f.verbed(v, was)
		}
	}
	switch v := v.(type) {
	case *ssa.Parameter:
		if i := slices.Index(f.fn.Params, v); i >= 0 && i < len(f.args) && f.args[i].k != unknown {
			return f.verbed(v, f.args[i])
		}
		return f.verbed(v, theirs(v))
	case *ssa.FreeVar:
		if i := slices.Index(f.fn.FreeVars, v); i >= 0 && i < len(f.bind) && f.bind[i].k != unknown {
			return f.bind[i]
		}
		return theirs(v)
	case *ssa.Alloc:
		return val{k: pointer, at: cell{base: v}}
	}
	return f.verbed(v, val{})
}

// theirs is a pointer from outside, to a variable or a struct of which nothing
// is known yet. No two are taken for the same.
func theirs(v ssa.Value) val {
	p, ok := v.Type().Underlying().(*types.Pointer)
	if !ok || isNamed(v.Type(), "net/http", "Response") {
		return val{}
	}
	if _, ok := v.(*ssa.Parameter); ok {
		if _, ok := p.Elem().Underlying().(*types.Struct); !ok || isErrorLike(v.Type()) {
			return val{}
		}
	}
	return val{k: pointer, at: cell{base: v}}
}

// verbed is v, or the assumed verb if the value holds the verb.
func (f *frame) verbed(v ssa.Value, known val) val {
	if f.m.verb == "" || f.m.isVerb == nil || known.k != unknown || len(f.m.stack) > 0 {
		return known
	}
	t := v.Type()
	if b, ok := t.Underlying().(*types.Basic); ok && b.Info()&types.IsString != 0 && f.m.isVerb(v) {
		f.m.q.looked = true
		return constVal(constant.MakeString(f.m.verb))
	}
	return known
}

func (f *frame) store(mem memory, s *ssa.Store) memory {
	to := f.get(s.Addr)
	if to.k != pointer {
		return mem
	}
	return mem.set(to.at, f.get(s.Val))
}

// eval evaluates an instruction that has a value.
func (f *frame) eval(v ssa.Value, mem memory) (val, memory) {
	switch v := v.(type) {
	case *ssa.Alloc:
		elem := v.Type().Underlying().(*types.Pointer).Elem()
		return val{k: pointer, at: cell{base: v}}, mem.set(cell{base: v}, zeroOf(elem))
	case *ssa.Phi:
		return f.phi(v), mem
	case *ssa.BinOp:
		return f.binop(v), mem
	case *ssa.UnOp:
		switch v.Op {
		case token.MUL:
			if c, ok := f.anyElement(v.X); ok {
				return c, mem
			}
			return f.load(v, f.get(v.X), mem), mem
		case token.NOT:
			return f.get(v.X).bool().not().val(), mem
		case token.SUB, token.XOR:
			if x := f.m.plain(f.get(v.X)); x.k == konst {
				return constVal(constant.UnaryOp(v.Op, x.c, 0)), mem
			}
		}
		return val{}, mem
	case *ssa.ChangeType:
		return f.get(v.X), mem
	case *ssa.ChangeInterface:
		return f.get(v.X), mem
	case *ssa.Convert:
		x := f.get(v.X)
		if b, ok := v.Type().Underlying().(*types.Basic); !ok || b.Info()&types.IsInteger == 0 {
			x = f.m.plain(x)
		}
		return convert(x, v.Type()), mem
	case *ssa.MultiConvert:
		return f.get(v.X), mem
	case *ssa.MakeInterface:
		x := f.get(v.X)
		switch x.k {
		case null:
			// A nil pointer in an interface is not nil.
			return val{k: nonNil}, mem
		case unknown:
			out := val{k: nonNil}
			if condition(v.X.Type()) != nil {
				out.typ = v.X.Type() // its method says what comes next
			}
			return out, mem
		case closure:
			if namedOf(v.X.Type()) != nil {
				x.typ = v.X.Type() // a function with methods
			}
		case konst, okStatus:
			// type statusError int
			if types.Implements(v.X.Type(), errorIface) {
				return val{k: object, typ: v.X.Type(), parts: []val{x}}, mem
			}
		case pointer:
			if x.typ == nil {
				x.typ = v.X.Type()
			}
			// An error is read where the memory of its maker is gone.
			if len(x.parts) == 0 && types.Implements(x.typ, errorIface) {
				x.parts = []val{mem.get(x.at, deref(x.typ))}
			}
		}
		return x, mem
	case *ssa.MakeClosure:
		out := val{k: closure, fn: v.Fn.(*ssa.Function)}
		for _, b := range v.Bindings {
			out.parts = append(out.parts, f.shot(b, mem))
		}
		return out, mem
	case *ssa.MakeMap:
		return f.m.p.table(v), mem
	case *ssa.MakeSlice, *ssa.MakeChan:
		return val{k: nonNil}, mem
	case *ssa.FieldAddr:
		return f.fieldAddr(v), mem
	case *ssa.Field:
		return f.fieldOf(v), mem
	case *ssa.IndexAddr:
		if x := f.get(v.X); x.k == pointer {
			if i, ok := f.m.plain(f.get(v.Index)).int(); ok && i >= 0 {
				return val{k: pointer, at: cell{x.at.base, sub(x.at.path, i)}}, mem
			}
		}
		return val{}, mem
	case *ssa.Extract:
		if t := f.get(v.Tuple); t.k == tuple && v.Index < len(t.parts) {
			return t.parts[v.Index], mem
		}
		return val{}, mem
	case *ssa.Slice:
		if x := f.get(v.X); x.k == pointer {
			return x, mem
		}
		return val{}, mem
	case *ssa.Lookup:
		return f.lookup(v), mem
	case *ssa.TypeAssert:
		return f.typeAssert(v), mem
	case *ssa.Call:
		return f.call(v, mem)
	}
	return val{}, mem
}

func (f *frame) phi(v *ssa.Phi) val {
	var out val
	first := true
	for i, pred := range v.Block().Preds {
		if !f.edge[[2]*ssa.BasicBlock{pred, v.Block()}] {
			continue
		}
		x := f.get(v.Edges[i])
		if first {
			out, first = x, false
		} else {
			out = join(out, x)
		}
	}
	return out
}

// convert converts numbers and keeps the rest.
func convert(x val, t types.Type) val {
	b, ok := t.Underlying().(*types.Basic)
	if !ok || x.k != konst {
		if x.k == konst {
			return val{}
		}
		return x
	}
	switch {
	case b.Info()&types.IsInteger != 0:
		if c := constant.ToInt(x.c); c.Kind() == constant.Int {
			x.c = c
			return x
		}
	case b.Info()&types.IsFloat != 0:
		if c := constant.ToFloat(x.c); c.Kind() == constant.Float {
			return constVal(c)
		}
	case b.Info()&types.IsString != 0 && x.c.Kind() == constant.String:
		return x
	}
	return val{}
}

func (f *frame) load(v *ssa.UnOp, p val, mem memory) val {
	switch p.k {
	case pointer:
		if g, ok := p.at.base.(*ssa.Global); ok {
			if out := f.m.p.global(g, p.at.path, v.Type()); out.k != unknown {
				return out
			}
		}
		out := f.at(mem, p.at, v.Type())
		if out.k == unknown && len(p.parts) > 0 {
			out = p.parts[0]
		}
		return f.verbed(v, out)
	case boxed:
		return p.parts[0]
	case field:
		return f.field(p, v.Type())
	}
	return f.verbed(v, val{})
}

func (f *frame) fieldAddr(v *ssa.FieldAddr) val {
	x := f.get(v.X)
	st := v.X.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct)
	switch x.k {
	case pointer:
		if in := f.now.get(x.at, nil); in.k == typed {
			// The variable that errors.As has filled, of a type that is no pointer.
			return val{k: field, name: st.Field(v.Field).Name(), parts: []val{in}}
		}
		out := val{k: pointer, at: cell{x.at.base, sub(x.at.path, v.Field)}}
		if len(x.parts) > 0 && x.parts[0].k == object && v.Field < len(x.parts[0].parts) {
			out.parts = []val{x.parts[0].parts[v.Field]}
		}
		return out
	case boxed:
		if in := x.parts[0]; in.k == object && v.Field < len(in.parts) {
			return val{k: boxed, parts: []val{in.parts[v.Field]}}
		}
	case typed, response:
		return val{k: field, name: st.Field(v.Field).Name(), parts: []val{x}}
	case field:
		// A struct within: of an embedded ApiError the same is known.
		if st.NumFields() > 0 && x.parts[0].k == typed {
			return val{k: field, name: st.Field(v.Field).Name(), parts: x.parts}
		}
	}
	return val{}
}

func (f *frame) fieldOf(v *ssa.Field) val {
	x := f.get(v.X)
	if x.k == object && v.Field < len(x.parts) {
		return f.verbed(v, x.parts[v.Field])
	}
	if x.k == typed || x.k == response {
		st := v.X.Type().Underlying().(*types.Struct)
		return f.field(val{k: field, name: st.Field(v.Field).Name(), parts: []val{x}}, v.Type())
	}
	return f.verbed(v, val{})
}
