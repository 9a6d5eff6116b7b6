package retry

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// again reports whether the callee of a call that was given a function calls
// it again when it returned ret, a tuple.
func (q *question) again(u use, ret val) bool {
	if q.spent(10) {
		return false
	}
	if _, ok := u.call.(*ssa.Call); !ok {
		return false // started or deferred: nothing is known of its results
	}
	q.depth++
	defer func() { q.depth-- }()
	if q.verb != "" && q.before(u.call, nil, nil) == nil {
		return false // the helper is only called for other methods
	}
	fn := calledFunc(u.call.Common())
	if row := libraryOf(fn); row != nil {
		if row.matches(u, fn) && q.library(row, u, ret) {
			q.hit.helper = u.call
			return true
		}
		return false
	}
	if fn != nil && q.p.isUserHelper(fn) {
		if failed(ret) != no {
			q.hit.helper = u.call
			return true
		}
		return false
	}
	if q.optedOut(u.call, ret) {
		return false
	}
	callees := q.p.callees(u.call)
	if len(callees) == 0 {
		if fn != nil && q.p.byFact(q, fn, u, ret) {
			q.hit.helper = u.call
			return true
		}
		for _, m := range q.p.idx.Implementers(u.call.Common()) {
			if q.p.byFact(q, m.Origin(), u, ret) {
				q.hit.helper = u.call
				return true
			}
		}
		return false
	}
	var args []val
	var mem memory
	if at := q.before(u.call, nil, nil); at != nil {
		at.now = at.atHit
		args = at.operands(u.call.Common())
		mem = at.atHit
	}
	for _, callee := range callees {
		if q.againIn(callee, u, ret, args, mem) {
			q.hit.helper = u.call
			return true
		}
	}
	return false
}

// againIn asks a helper of the package: each call of the parameter in it, and
// each helper that it hands the parameter on to.
func (q *question) againIn(callee *ssa.Function, u use, ret val, args []val, mem memory) bool {
	if u.arg >= len(callee.Params) {
		return false
	}
	part := asked{callee, u.arg, u.path, ret}
	if slices.ContainsFunc(q.asked, func(a asked) bool {
		return a.fn == part.fn && a.arg == part.arg && a.path == part.path && equal(a.ret, part.ret)
	}) {
		return false // or being asked
	}
	q.asked = append(q.asked, part)
	prm := callee.Params[u.arg]
	for _, pc := range q.p.paramCalls(callee) {
		if pc.prm != prm || pc.path != u.path || !q.p.mayGoRound(pc.call) {
			continue
		}
		in := args
		if pc.call.Parent() != callee {
			in = nil
		}
		if q.repeatedBut(pc.call, q.p.changes(pc.call, q.numbered), func(*frame) val { return single(ret) }, in, mem) {
			return true
		}
	}
	var t tracer
	t.value(prm, u.path)
	for _, next := range t.uses {
		if next.call.Parent() == callee && q.again(next, ret) {
			return true
		}
	}
	return false
}

// failed reports whether the last result is an error.
func failed(ret val) tri {
	if ret.k != tuple || len(ret.parts) == 0 {
		return no
	}
	switch ret.parts[len(ret.parts)-1].isNil() {
	case yes:
		return no
	case no:
		return yes
	}
	return maybe
}

// matches reports whether the function value is where the row expects it.
func (row *library) matches(u use, fn *types.Func) bool {
	params := fn.Signature().Params()
	i := row.arg
	if i == last {
		i = params.Len() - 1
	}
	if fn.Signature().Recv() != nil {
		i++
	}
	if u.arg != i {
		return false
	}
	return row.field == "" && u.path == "" || row.field != "" && u.path != ""
}

// library asks a row of the table.
func (q *question) library(row *library, u use, ret val) bool {
	if ret.k != tuple || len(ret.parts) == 0 || q.once(u.call) {
		return false
	}
	end := ret.parts[len(ret.parts)-1]
	switch row.sem {
	case onError:
		if failed(ret) == no || end.mark == permanent {
			return false
		}
		return q.allowed(row, u, end)
	case onMarked:
		return end.mark == retryable
	case notDone:
		return end.isNil() != no && ret.parts[0].bool() != yes
	case onBoth:
		return ret.parts[0].bool() != no && failed(ret) != no
	case onTrue:
		return ret.parts[0].bool() != no
	}
	return false
}

// allowed asks the predicate that the helper was given, if any.
func (q *question) allowed(row *library, u use, err val) bool {
	preds := q.predicates(u.call)
	if row.pred != none && row.pred < len(u.call.Common().Args) {
		preds = append(preds, u.call.Common().Args[row.pred])
	}
	for _, v := range preds {
		if q.ask(u.call, v, err) == no {
			return false
		}
	}
	return !q.ruledOut(u.call, err)
}

// ask runs a predicate, a function value at call, on an error.
func (q *question) ask(call ssa.CallInstruction, v ssa.Value, err val) tri {
	at := q.before(call, nil, nil)
	if at == nil {
		return maybe
	}
	f := q.machine().frame(call.Parent(), nil, nil)
	f.base = at.env
	return q.says(call, f.get(v), err).bool()
}

// says is what a function returns for an error, or the one method of a value
// that judges errors.
func (q *question) says(call ssa.CallInstruction, c val, err val) val {
	at := q.before(call, nil, nil)
	if at == nil {
		return val{}
	}
	m := q.machine()
	f := m.frame(call.Parent(), nil, nil)
	f.base = at.env
	f.now = at.atHit
	var fn *ssa.Function
	var obj *types.Func
	var given []val // before the parameters
	switch {
	case c.k == made:
		out, _ := c.answersAbout(f, err)
		return out
	case c.k == closure:
		fn = c.fn
		obj, _ = fn.Object().(*types.Func)
	case c.typ != nil:
		how := condition(c.typ)
		if how == nil {
			return val{}
		}
		var recv val
		if obj, recv = f.methodOf(c, how.Name(), how.Pkg(), at.atHit); obj == nil {
			return val{}
		}
		given = []val{recv}
		fn = q.p.view.Package().Prog.FuncValue(obj)
	default:
		return val{}
	}
	if fn != nil && fn.Origin() != nil {
		fn = fn.Origin()
	}
	if fn != nil && len(fn.Blocks) > 0 {
		// Parameters before the error, as an attempt number, are not known.
		args := make([]val, len(fn.Params))
		copy(args, given)
		for i := range args {
			if i >= len(given) && isErrorType(fn.Params[i].Type()) {
				args[i] = err
			}
		}
		f.fn = nil
		out, _, ok := f.runFunc(fn, args, c.bindings(), at.atHit)
		q.steps = m.steps
		if ok {
			return out
		}
		return val{}
	}
	if obj != nil {
		obj = obj.Origin()
		args := given
		if len(args) == 0 && obj.Signature().Recv() != nil {
			args = []val{{}}
		}
		for v := range obj.Signature().Params().Variables() {
			var a val
			if isErrorType(v.Type()) {
				a = err
			}
			args = append(args, a)
		}
		if out, ok := q.p.summary(f, obj, args); ok {
			return out
		}
	}
	return val{}
}

// bindings are what a closure has captured.
func (v val) bindings() []val {
	if v.k == closure {
		return v.parts
	}
	return nil
}
