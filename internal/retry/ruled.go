package retry

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// ruledOut reports whether somebody whom the helper at call asks says that err
// is not worth another try. Whoever is asked and not understood says so too.
func (q *question) ruledOut(call ssa.CallInstruction, err val) bool {
	for _, v := range q.options(call) {
		switch v := v.(type) {
		case *ssa.Alloc:
			if q.stopped(call, v, err) {
				return true
			}
		case *ssa.Call:
			fn := calledFunc(v.Common())
			if fn == nil {
				continue
			}
			for _, row := range narrowed {
				if row.name == fn.Name() && inPkg(fn, row.pkg) {
					return true
				}
			}
			for _, row := range classifiers {
				if row.name == fn.Name() && inPkg(fn, row.pkg) && row.arg < len(v.Call.Args) {
					if n, ok := q.classed(call, v.Call.Args[row.arg], row.method, row.all, err); !ok || n != row.again && n != retriesAll {
						return true
					}
				}
			}
		}
	}
	return false
}

// retriesAll is what classed answers for those who let every error be retried.
const retriesAll = -1

// classed runs the method of a classifier on err.
func (q *question) classed(call ssa.CallInstruction, v ssa.Value, method, all string, err val) (int, bool) {
	m, ok := v.(*ssa.MakeInterface)
	if !ok {
		c, ok := v.(*ssa.Const)
		return retriesAll, ok && c.Value == nil
	}
	n := namedOf(m.X.Type())
	if n == nil {
		return 0, false
	}
	if n.Obj().Name() == all && n.Obj().Pkg() != q.p.pass.Pkg {
		return retriesAll, true
	}
	obj, _, _ := types.LookupFieldOrMethod(m.X.Type(), true, q.p.pass.Pkg, method)
	impl, ok := obj.(*types.Func)
	if !ok {
		return 0, false
	}
	fn := q.p.view.Package().Prog.FuncValue(impl.Origin())
	if fn == nil || len(fn.Blocks) == 0 {
		return 0, false
	}
	return q.machine().plain(q.says(call, val{k: closure, fn: fn}, err)).int()
}

// stopped reports whether a predicate in the field of a composite literal ends
// the retry on err.
func (q *question) stopped(call ssa.CallInstruction, a *ssa.Alloc, err val) bool {
	n, st := literalType(a)
	if st == nil {
		return false
	}
	for _, row := range stopFields {
		if row.typ != n.Obj().Name() || !inPkg(n.Obj(), row.pkg) {
			continue
		}
		stores, _ := initial(a)
		for _, s := range stores {
			for i := range st.NumFields() {
				if st.Field(i).Name() == row.field && s.at == sub("", i) && q.ask(call, s.val, err) == yes {
					return true
				}
			}
		}
	}
	return false
}
