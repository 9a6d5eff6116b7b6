package retry

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
)

// maxOwnTypes bounds the error types of a package that its judges are asked about.
const maxOwnTypes = 12

// judgesOwn adds to j, about an error, what is said of errors of the package's
// own types, and of a failure that nobody has put in one: a mark that is looked
// for with errors.As is on the errors only that the program has marked.
func (p *pkg) judgesOwn(fn *ssa.Function, j *Judge) {
	ts := p.errorTypes()
	if len(ts) == 0 || len(ts) > maxOwnTypes {
		return
	}
	told := func(err func(*machine) val) []Row {
		return p.rows(fn, func(m *machine) []val {
			args := make([]val, len(fn.Params))
			args[j.Param] = err(m)
			return args
		})
	}
	bare := told(func(m *machine) val {
		if m.x == 0 {
			return val{k: null}
		}
		return val{k: failure_, tracked: true}
	})
	if !sameRows(bare, j.Rows) {
		j.Bare = bare
	}
	for _, t := range ts {
		rows := told(func(*machine) val { return val{k: typed, typ: t} })
		// A bool in it may decide, whatever the status.
		st, ok := deref(t).Underlying().(*types.Struct)
		for k := 0; ok && k < st.NumFields() && st.NumFields() <= maxStruct; k++ {
			if !isBool(st.Field(k).Type()) {
				continue
			}
			for _, b := range []bool{true, false} {
				with := told(func(m *machine) val { return m.seen(t, k, b) })
				if len(with) > 0 && !sameRows(with, rows) {
					j.Types = append(j.Types, TypeRows{Type: typeWord(t), Field: k + 1, Value: b, Rows: with})
				}
			}
		}
		if len(rows) > 0 && !sameRows(rows, j.Rows) {
			j.Types = append(j.Types, TypeRows{Type: typeWord(t), Rows: rows})
		}
	}
}

// judgesIs adds to j what is said of the errors in variables of the package.
func (p *pkg) judgesIs(fn *ssa.Function, j *Judge) {
	n := 0
	scope := p.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		v, ok := scope.Lookup(name).(*types.Var)
		if !ok || !isErrorType(v.Type()) {
			continue
		}
		g := p.view.Package().Var(name)
		if n++; g == nil || n > maxOwnTypes {
			continue
		}
		args := make([]val, len(fn.Params))
		args[j.Param] = val{k: failure_, parts: []val{{k: sentinel, at: cell{base: g}}}}
		if ret, f := p.runAlone(fn, failure.Client, args); f != nil {
			if out, known := p.encode(f, ret); known && out != j.Other {
				j.Is = append(j.Is, [2]string{name, out})
			}
		}
	}
}

// is is the result for an error that is one in a variable of fn's package.
func (j *Judge) is(fn *types.Func, a val) (string, bool) {
	for _, e := range append([]val{a}, a.parts...) {
		if e.k != sentinel {
			continue
		}
		g, ok := e.at.base.(*ssa.Global)
		if !ok || g.Object() == nil || g.Object().Pkg() != fn.Pkg() {
			continue
		}
		for _, row := range j.Is {
			if row[0] == g.Name() {
				return row[1], true
			}
		}
	}
	return "", false
}

func sameRows(a, b []Row) bool { return slices.Equal(a, b) }

// seen is the failure in an error of type t, with b in its field k.
func (m *machine) seen(t types.Type, k int, b bool) val {
	f := &frame{m: m}
	st := deref(t).Underlying().(*types.Struct)
	obj := objectWith(deref(t), k, boolVal(b))
	for i := range obj.parts {
		if i != k {
			obj.parts[i] = f.field(val{k: field, name: st.Field(i).Name(), parts: []val{{k: typed, typ: t}}}, st.Field(i).Type())
		}
	}
	if _, ok := t.Underlying().(*types.Pointer); ok {
		return val{k: boxed, typ: t, parts: []val{obj}}
	}
	return obj
}

// answer is what is returned for a.
func (j *Judge) answer(f *frame, fn *types.Func, a val) (string, bool) {
	for _, e := range append([]val{a}, a.parts...) {
		if e.k == null || a.k == tuple {
			break
		}
		if n := namedIf(e.typ); n == nil || n.Obj().Pkg() != fn.Pkg() {
			continue
		}
		for _, row := range j.Types {
			if row.Type == typeWord(e.typ) && fits(row.Field, row.Value, e) {
				if out, ok := pick(row.Rows, f.m); ok {
					return out, true
				}
			}
		}
	}
	if out, ok := j.is(fn, a); ok {
		return out, true
	}
	switch {
	case a.k == failure_ && a.tracked && !a.open && len(j.Bare) > 0 && !slices.ContainsFunc(a.parts, func(p val) bool { return p.k != sentinel }):
		return pick(j.Bare, f.m)
	case a.carries() || f.isStatus(a) || a.k == okStatus:
		return pick(j.Rows, f.m)
	case a.k == null:
		if out, ok := pick(j.Rows, new(machine)); ok {
			return out, true
		}
		return pick(j.Bare, new(machine))
	case (a.k == failure_ || a.k == sentinel) && !a.open && j.Other != "":
		return j.Other, true
	}
	return "", false
}
