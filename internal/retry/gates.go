package retry

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
)

// A Gate is a bool or a number with which a function does not repeat its
// request: a parameter, or a field of one. Field is -1 for the parameter
// itself, and a bool counts as 0 or 1.
type Gate struct{ Param, Field, Value int }

// maxGateFields bounds the structs of which each field is tried.
const maxGateFields = 20

// gates finds what turns the repeat of c's request off.
func (p *pkg) gates(c ssa.CallInstruction, rep Repeat) []Gate {
	fn := c.Parent()
	verb := rep.Request.Verb
	if verb == "" {
		verb = "POST"
	}
	x := failure.S503
	if !rep.On.Overlaps(x) {
		x = rep.On.Each()[0]
	}
	repeats := func(args []val, mem memory) bool {
		q := p.question(c, rep.Request, verb, x)
		return q.repeated(c, resultOf(c), args, mem) || q.over
	}
	if !repeats(nil, nil) {
		return nil
	}
	var out []Gate
	for j, prm := range fn.Params {
		for _, v := range settings(prm.Type()) {
			args := make([]val, len(fn.Params))
			args[j] = v.val
			if !repeats(args, nil) {
				out = append(out, Gate{j, -1, v.n})
			}
		}
		st, ok := deref(prm.Type()).Underlying().(*types.Struct)
		if !ok || st.NumFields() > maxGateFields || j == 0 && fn.Signature.Recv() != nil {
			continue
		}
		_, byPointer := prm.Type().Underlying().(*types.Pointer)
		for k := range st.NumFields() {
			for _, v := range settings(st.Field(k).Type()) {
				args, mem := make([]val, len(fn.Params)), memory(nil)
				if byPointer {
					args[j] = val{k: pointer, at: cell{base: prm}}
					mem = memory{prm: {sub("", k): v.val}}
				} else {
					args[j] = objectWith(prm.Type(), k, v.val)
				}
				if !repeats(args, mem) {
					out = append(out, Gate{j, k, v.n})
				}
			}
		}
	}
	return out
}

type setting struct {
	n   int
	val val
}

// settings lists the values that may turn retries off.
func settings(t types.Type) []setting {
	switch {
	case isBool(t):
		return []setting{{1, boolVal(true)}, {0, boolVal(false)}}
	case isInt(t):
		return []setting{{1, intVal(1)}, {0, intVal(0)}}
	}
	return nil
}

// shut reports whether the arguments of k close one of the gates.
func (p *pkg) shut(k ssa.CallInstruction, gates []Gate) bool {
	if len(gates) == 0 {
		return false
	}
	q := &question{p: p}
	at := q.before(k, nil, nil)
	if at == nil {
		return false
	}
	at.now = at.atHit
	args := at.operands(k.Common())
	for _, g := range gates {
		if g.Param >= len(args) {
			continue
		}
		v := args[g.Param]
		if g.Field >= 0 {
			switch {
			case v.k == object && g.Field < len(v.parts):
				v = v.parts[g.Field]
			case v.k == pointer:
				v = at.atHit.get(cell{v.at.base, sub(v.at.path, g.Field)}, nil)
			default:
				continue
			}
		}
		switch n, ok := v.int(); {
		case ok && n == g.Value, v.bool() == yes && g.Value == 1, v.bool() == no && g.Value == 0:
			return true
		}
	}
	return false
}
