package retry

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A Make is about a function that makes a condition of a list of statuses.
type Make struct {
	Param int // the list: the last parameter, or the one number
	// In and Out are what the condition answers about failures whose status is
	// in the list, and about the others.
	In, Out []Row
}

// makesOf says what conditions fn makes, a function with one parameter.
func (p *pkg) makesOf(fn *ssa.Function) []Make {
	if !makesCondition(fn.Signature) || !small(fn) || len(fn.Params) != 1 {
		return nil
	}
	in := p.madeRows(fn, func(f *frame) val { return f.status() })
	out := p.madeRows(fn, func(*frame) val { return intVal(noStatus) })
	if len(in) == 0 || len(out) == 0 || sameRows(in, out) {
		return nil
	}
	return []Make{{0, in, out}}
}

// noStatus is a number that is no status.
const noStatus = 999

// makesCondition reports whether a function makes a condition of numbers.
func makesCondition(sig *types.Signature) bool {
	if sig.Recv() != nil || sig.Params().Len() != 1 || sig.Results().Len() != 1 {
		return false
	}
	t := sig.Params().At(0).Type()
	if s, ok := t.Underlying().(*types.Slice); ok {
		t = s.Elem()
	}
	cond, ok := sig.Results().At(0).Type().Underlying().(*types.Signature)
	return ok && isInt(t) && answerAt(cond) >= 0 && cond.Params().Len() == 1
}

// madeRows runs the condition that fn makes of a list with one element.
func (p *pkg) madeRows(fn *ssa.Function, elem func(*frame) val) []Row {
	return p.rowsOf(nil, func(q *question) (val, *frame) {
		m := q.machine()
		f := m.frame(fn, nil, nil)
		arg := elem(f)
		if isSlice(fn.Params[0].Type()) {
			arg = val{k: listed, parts: []val{arg}}
		}
		f.args = []val{arg}
		f.fromEntry(make(memory))
		if f.over || len(f.rets) != 1 || f.rets[0].parts[0].k != closure {
			return val{}, nil
		}
		made := f.rets[0].parts[0]
		in := m.frame(made.fn, []val{plainFailure(m)}, made.parts)
		in.fromEntry(f.final)
		if in.over || len(in.rets) == 0 {
			return val{}, nil
		}
		ret := in.rets[0]
		for _, r := range in.rets[1:] {
			ret = join(ret, r)
		}
		return ret, in
	})
}

// plainFailure is the failure as the error that a judge gets.
func plainFailure(m *machine) val {
	if m.x == 0 {
		return val{k: null}
	}
	return val{k: failure_, tracked: true, open: true}
}

// makes is the condition that a call of a function of another package makes of
// constants.
func (f *frame) makes(fn *types.Func, v *ssa.Call, args []val) (val, bool) {
	if fn.Pkg() == f.m.p.pass.Pkg || !makesCondition(fn.Signature()) || len(args) != 1 {
		return val{}, false
	}
	var b Behaviour
	if !f.m.p.pass.ImportObjectFact(fn, &b) || len(b.Makes) != 1 {
		return val{}, false
	}
	list := args
	if isSlice(fn.Signature().Params().At(0).Type()) {
		list = f.elements(v.Call.Args[0])
	}
	if len(list) == 0 || slices.ContainsFunc(list, func(e val) bool { return e.k != konst || e.status }) {
		return val{}, false
	}
	return val{k: made, obj: fn, parts: list}, true
}

// answersAbout is what a condition that was made of a list answers about err.
func (v val) answersAbout(f *frame, err val) (val, bool) {
	var b Behaviour
	if !f.m.p.pass.ImportObjectFact(v.obj, &b) || len(b.Makes) != 1 || !err.carries() && err.k != null {
		return val{}, false
	}
	rows := b.Makes[0].Out
	for _, e := range v.parts {
		n, _ := e.int()
		f.m.noteStatus(n)
		if f.m.x != 0 && n == f.m.x.Status() {
			rows = b.Makes[0].In
		}
	}
	out, ok := pick(rows, f.m)
	if !ok {
		return val{}, false
	}
	return f.m.p.decode(f, v.obj, out), true
}
