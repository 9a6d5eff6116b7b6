package batchreplay

import (
	"go/constant"
	"go/token"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"
)

func (r *world) get(v ssa.Value) val {
	if c, ok := v.(*ssa.Const); ok {
		if c.Value == nil {
			return isNil
		}
		return val{c: c.Value, set: true}
	}
	return r.env[v]
}

func (r *world) eval(v ssa.Value) val {
	switch v := v.(type) {
	case *ssa.Phi:
		var out val
		first := true
		for i, p := range v.Block().Preds {
			if !r.edge[[2]*ssa.BasicBlock{p, v.Block()}] {
				continue
			}
			if x := r.get(v.Edges[i]); first {
				out, first = x, false
			} else {
				out = join(out, x)
			}
		}
		return out
	case *ssa.BinOp:
		return r.binary(v)
	case *ssa.UnOp:
		switch v.Op {
		case token.NOT:
			if t := r.get(v.X).bool(); t != maybe {
				return boolVal(t == no)
			}
		case token.MUL:
			if p := r.get(v.X).ptr; p != nil {
				return *p
			}
			if fa, ok := v.X.(*ssa.FieldAddr); ok {
				return r.field(fa.X.Type(), fa.Field)
			}
		}
	case *ssa.Field:
		return r.field(v.X.Type(), v.Field)
	case *ssa.Convert:
		return r.get(v.X)
	case *ssa.ChangeType:
		return r.get(v.X)
	case *ssa.MakeInterface:
		if isError(v.Type()) {
			return notNil
		}
		return r.get(v.X)
	case *ssa.Extract:
		if t := r.get(v.Tuple); v.Index < len(t.tup) {
			return t.tup[v.Index]
		}
	case *ssa.Next:
		return r.next(v)
	case *ssa.Lookup:
		if isStatuses(v.X) {
			return r.status(v.Type(), v.CommaOk)
		}
	case *ssa.Call:
		return r.called(v)
	}
	return val{}
}

// status is the status of a step as a value of type t.
func (r *world) status(t types.Type, commaOk bool) val {
	s := intVal(int(r.out))
	if commaOk {
		return val{set: true, tup: []val{s, {}}}
	}
	return s
}

// next is a turn of a loop over a map of statuses: there may be more.
func (r *world) next(n *ssa.Next) val {
	rng, ok := n.Iter.(*ssa.Range)
	if !ok {
		return val{}
	}
	switch {
	case isFailed(rng.X) && r.out == allWell:
		return val{set: true, tup: []val{boolVal(false), {}, {}}}
	case isFailed(rng.X), isStatuses(rng.X):
		return val{set: true, tup: []val{{}, {}, intVal(int(r.out))}}
	}
	return val{}
}

// field is what a field of an answer holds: the status of the envelope, or of a
// step by its name in JSON.
func (r *world) field(t types.Type, i int) val {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	st, ok := t.Underlying().(*types.Struct)
	if !ok {
		return val{}
	}
	f := st.Field(i)
	if n, ok := types.Unalias(t).(*types.Named); ok && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == "net/http" {
		if n.Obj().Name() == "Response" && f.Name() == "StatusCode" {
			return intVal(int(allWell))
		}
		return val{}
	}
	tag, _, _ := strings.Cut(reflect.StructTag(st.Tag(i)).Get("json"), ",")
	if b, ok := f.Type().Underlying().(*types.Basic); ok && b.Info()&types.IsInteger != 0 && strings.EqualFold(tag, "status") {
		return intVal(int(r.out))
	}
	return val{}
}

func (r *world) binary(b *ssa.BinOp) val {
	x, y := r.get(b.X), r.get(b.Y)
	switch {
	case x.c != nil && y.c != nil:
		switch b.Op {
		case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
			if x.c.Kind() == y.c.Kind() {
				return boolVal(constant.Compare(x.c, b.Op, y.c))
			}
		case token.QUO:
			if x.c.Kind() == constant.Int && constant.Sign(y.c) != 0 {
				return val{c: constant.BinaryOp(x.c, token.QUO_ASSIGN, y.c), set: true}
			}
		}
	case x.set && y.set && x.c == nil && y.c == nil && (x.nil == yes || y.nil == yes):
		switch b.Op {
		case token.EQL:
			return boolVal(x.nil == y.nil)
		case token.NEQ:
			return boolVal(x.nil != y.nil)
		}
	}
	return val{}
}
