package batchreplay

import (
	"go/constant"
	"go/token"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// An outcome is what all steps of a batch are answered with.
type outcome int

const allWell outcome = 200

type tri uint8

const (
	no tri = iota
	yes
	maybe
)

// A val is what is known of a value: nothing (the zero value), a constant, nil,
// not nil, or the status of a step behind a pointer.
type val struct {
	c   constant.Value
	nil tri // yes: nil; no with some set: not nil
	set bool
	ptr *val // what it points to
	tup []val
}

var isNil = val{nil: yes, set: true}
var notNil = val{nil: no, set: true}

func intVal(n int) val   { return val{c: constant.MakeInt64(int64(n)), set: true} }
func boolVal(b bool) val { return val{c: constant.MakeBool(b), set: true} }

func (v val) bool() tri {
	if v.c != nil && v.c.Kind() == constant.Bool {
		if constant.BoolVal(v.c) {
			return yes
		}
		return no
	}
	return maybe
}

func join(a, b val) val {
	if reflect.DeepEqual(a, b) {
		return a
	}
	return val{}
}

// A world follows a function on the assumption that the envelope arrived, that
// every step was answered with one status, and that all else works. It is a
// may-analysis: a condition that is not known goes both ways. Variables whose
// address is taken are not known.
type world struct {
	out   outcome
	call  *ssa.Call // what ends a way
	env   map[ssa.Value]val
	edge  map[[2]*ssa.BasicBlock]bool
	hit   bool
	rets  []val
	depth int
}

// goesRound reports whether the call is made again; where a helper makes it,
// whether the function returns an error.
func goesRound(call *ssa.Call, helper bool, out outcome) tri {
	r := &world{out: out, call: call, env: make(map[ssa.Value]val), edge: make(map[[2]*ssa.BasicBlock]bool)}
	r.env[call] = r.result(call)
	i := 0
	for j, in := range call.Block().Instrs {
		if in == ssa.Instruction(call) {
			i = j + 1
		}
	}
	r.from(call.Block(), i)
	if !helper {
		if r.hit {
			return yes
		}
		return no
	}
	answer := no
	for _, v := range r.rets {
		if len(v.tup) == 0 {
			continue
		}
		switch err := v.tup[len(v.tup)-1]; {
		case !err.set:
			// Perhaps an error, perhaps one that ends the retry.
			if answer == no && out == allWell {
				answer = maybe
			}
		case err.nil == no:
			answer = yes
		}
	}
	return answer
}

// result is what the batch's call returns: an answer, and no error.
func (r *world) result(call *ssa.Call) val {
	res := call.Call.Signature().Results()
	if res.Len() == 1 {
		return notNil
	}
	v := val{set: true}
	for i := range res.Len() {
		if isError(res.At(i).Type()) {
			v.tup = append(v.tup, isNil)
		} else {
			v.tup = append(v.tup, notNil)
		}
	}
	return v
}

func (r *world) from(b *ssa.BasicBlock, i int) {
	type work struct {
		b *ssa.BasicBlock
		i int
	}
	todo := []work{{b, i}}
	for steps := 0; len(todo) > 0 && !r.hit && steps < 4000; steps++ {
		w := todo[0]
		todo = todo[1:]
		changed := false
		var end ssa.Instruction
		for _, in := range w.b.Instrs[w.i:] {
			if in == ssa.Instruction(r.call) {
				r.hit = true
				return
			}
			if v, ok := in.(ssa.Value); ok {
				now := r.eval(v)
				if old, ok := r.env[v]; ok {
					now = join(old, now)
					changed = changed || !reflect.DeepEqual(old, now)
				} else {
					changed = true
				}
				r.env[v] = now
			}
			end = in
		}
		var next []*ssa.BasicBlock
		switch end := end.(type) {
		case *ssa.If:
			t := r.get(end.Cond).bool()
			if t != no {
				next = append(next, w.b.Succs[0])
			}
			if t != yes {
				next = append(next, w.b.Succs[1])
			}
		case *ssa.Jump:
			next = w.b.Succs
		case *ssa.Return:
			v := val{set: true}
			for _, x := range end.Results {
				v.tup = append(v.tup, r.get(x))
			}
			r.rets = append(r.rets, v)
		}
		for _, n := range next {
			e := [2]*ssa.BasicBlock{w.b, n}
			if !r.edge[e] || changed {
				r.edge[e] = true
				todo = append(todo, work{n, 0})
			}
		}
	}
}

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

// called is the result of a call: of a method of the answer, a function of the
// package, or of any other, which works.
func (r *world) called(c *ssa.Call) val {
	if b, ok := c.Call.Value.(*ssa.Builtin); ok {
		switch b.Name() {
		case "len":
			x := c.Call.Args[0]
			switch {
			case isFailed(x) && r.out == allWell, r.get(x).set && r.get(x).nil == yes:
				return intVal(0)
			case isFailed(x):
				return intVal(1)
			case r.get(x).ptr != nil && r.get(x).c != nil:
				return *r.get(x).ptr
			}
		case "append":
			one := intVal(1)
			return val{set: true, c: one.c, ptr: &one} // a list that is not empty
		}
		return val{}
	}
	if fn := flow.Callee(c); fn != nil {
		switch fn.Name() {
		case "GetStatus":
			s := intVal(int(r.out))
			return val{set: true, ptr: &s, nil: no}
		case "GetFailedResponses", "GetStatusCodes", "GetResponses", "GetResponseById":
			return val{}
		case "GetBatchResponseById":
			if r.out < 400 {
				return val{set: true, tup: []val{notNil, isNil}}
			}
			return val{set: true, tup: []val{isNil, notNil}}
		}
		if fn.Pkg() != nil {
			switch fn.Pkg().Path() + "." + fn.Name() {
			case "fmt.Errorf", "errors.New":
				return notNil
			}
		}
	}
	if fn := c.Call.StaticCallee(); fn != nil && len(fn.Blocks) > 0 && r.depth < 4 && fn != r.call.Parent() {
		return r.into(fn, c)
	}
	return r.works(c)
}

// works is the result of a call that does not fail.
func (r *world) works(c *ssa.Call) val {
	res := c.Call.Signature().Results()
	if res.Len() == 1 {
		if isError(res.At(0).Type()) && !marks(c) {
			return isNil
		}
		return val{}
	}
	v := val{set: true}
	for i := range res.Len() {
		if isError(res.At(i).Type()) {
			v.tup = append(v.tup, isNil)
		} else {
			v.tup = append(v.tup, val{})
		}
	}
	return v
}

// marks reports whether a call turns an error into another one.
func marks(c *ssa.Call) bool {
	for _, a := range flow.Args(c) {
		if isError(a.Type()) {
			return true
		}
	}
	return false
}

// into runs a function of the package.
func (r *world) into(fn *ssa.Function, c *ssa.Call) val {
	in := &world{out: r.out, call: r.call, depth: r.depth + 1, env: make(map[ssa.Value]val), edge: make(map[[2]*ssa.BasicBlock]bool)}
	for i, p := range fn.Params {
		if i < len(c.Call.Args) {
			in.env[p] = r.get(c.Call.Args[i])
		}
	}
	in.from(fn.Blocks[0], 0)
	var out val
	for i, ret := range in.rets {
		v := ret
		if len(ret.tup) == 1 {
			v = ret.tup[0]
		}
		if i == 0 {
			out = v
		} else if len(v.tup) > 0 && len(v.tup) == len(out.tup) {
			parts := make([]val, len(v.tup))
			for j := range parts {
				parts[j] = join(out.tup[j], v.tup[j])
			}
			out = val{set: true, tup: parts}
		} else {
			out = join(out, v)
		}
	}
	return out
}

// isFailed and isStatuses report whether v is a map of statuses by step: of
// those that failed, or of all.
func isFailed(v ssa.Value) bool   { return resultOf(v, "GetFailedResponses") }
func isStatuses(v ssa.Value) bool { return resultOf(v, "GetStatusCodes") }

func resultOf(v ssa.Value, name string) bool {
	c, ok := v.(*ssa.Call)
	if !ok {
		return false
	}
	fn := flow.Callee(c)
	return fn != nil && fn.Name() == name
}

func isError(t types.Type) bool {
	return types.Identical(t, types.Universe.Lookup("error").Type())
}
