package batchreplay

import (
	"go/constant"
	"reflect"

	"golang.org/x/tools/go/ssa"
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
