package retry

import (
	"go/types"
	"slices"
	"strings"

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
		if q.repeated(pc.call, func(*frame) val { return single(ret) }, in, mem) {
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
	return true
}

// ask runs a predicate, a function value at call, on an error.
func (q *question) ask(call ssa.CallInstruction, v ssa.Value, err val) tri {
	at := q.before(call, nil, nil)
	if at == nil {
		return maybe
	}
	f := q.machine().frame(call.Parent(), nil, nil)
	f.base = at.env
	return q.askVal(call, f.get(v), err)
}

// askVal is ask with what is known of the function value.
func (q *question) askVal(call ssa.CallInstruction, c val, err val) tri {
	at := q.before(call, nil, nil)
	if at == nil || c.k != closure {
		return maybe
	}
	m := q.machine()
	f := m.frame(call.Parent(), nil, nil)
	f.base = at.env
	f.now = at.atHit
	fn := c.fn
	if o := fn.Origin(); o != nil {
		fn = o
	}
	if len(fn.Blocks) > 0 {
		// Parameters before the error, as an attempt number, are not known.
		args := make([]val, len(fn.Params))
		for i := range args {
			if isErrorType(fn.Params[i].Type()) {
				args[i] = err
			}
		}
		f.fn = nil
		out, _, ok := f.runFunc(fn, args, c.parts, at.atHit)
		q.steps = m.steps
		if ok {
			return out.bool()
		}
		return maybe
	}
	if obj, ok := fn.Object().(*types.Func); ok {
		if out, ok := q.p.summary(f, obj.Origin(), []val{err}); ok {
			return out.bool()
		}
	}
	return maybe
}

// options returns the calls that make the arguments of call, its receiver and
// the elements of its variadic argument, and theirs.
func (q *question) options(call ssa.CallInstruction) []ssa.Value {
	var out []ssa.Value
	var walk func(v ssa.Value, depth int)
	walk = func(v ssa.Value, depth int) {
		if v == nil || depth > 8 || len(out) > 200 {
			return
		}
		out = append(out, v)
		from := q.p.origin(v)
		if from != v {
			out = append(out, from)
		}
		switch v := from.(type) {
		case *ssa.Call:
			if v.Call.IsInvoke() {
				walk(v.Call.Value, depth+1)
			}
			for _, a := range v.Call.Args {
				walk(a, depth+1)
			}
		case *ssa.MakeInterface:
			walk(v.X, depth+1)
		case *ssa.ChangeInterface:
			walk(v.X, depth+1)
		case *ssa.ChangeType:
			walk(v.X, depth+1)
		case *ssa.Slice:
			walk(v.X, depth+1)
		case *ssa.Extract:
			walk(v.Tuple, depth+1)
		case *ssa.Phi:
			return // one or the other
		case *ssa.UnOp:
			if a, ok := v.X.(*ssa.Alloc); ok {
				walk(a, depth+1)
			}
		case *ssa.Alloc:
			if s, ok := initial(v); ok {
				for _, e := range s {
					walk(e.val, depth+1)
				}
			}
		}
	}
	c := call.Common()
	if c.IsInvoke() {
		walk(c.Value, 0)
	}
	for _, a := range c.Args {
		walk(a, 0)
	}
	return out
}

// once reports whether a helper is told to try only once.
func (q *question) once(call ssa.CallInstruction) bool {
	retries := true
	if fn := calledFunc(call.Common()); inPkg(fn, "github.com/failsafe-go/failsafe-go") || inPkg(fn, "github.com/googleapis/gax-go") {
		retries = false // only if told to
	}
	for _, v := range q.options(call) {
		for _, row := range stopTypes {
			if n := namedOf(v.Type()); n != nil && n.Obj().Name() == row.typ && inPkg(n.Obj(), row.pkg) {
				return true
			}
		}
		if n := namedOf(v.Type()); n != nil && inPkg(n.Obj(), "github.com/failsafe-go/failsafe-go/retrypolicy") {
			retries = true
		}
		if a, ok := v.(*ssa.Alloc); ok && limitedField(a) {
			return true
		}
		c, ok := v.(*ssa.Call)
		if !ok {
			continue
		}
		fn := calledFunc(c.Common())
		if fn == nil {
			continue
		}
		if inPkg(fn, "github.com/googleapis/gax-go") && fn.Name() == "WithRetry" {
			retries = true
		}
		for _, row := range limits {
			if row.name != fn.Name() || !inPkg(fn, row.pkg) {
				continue
			}
			args := c.Call.Args
			i := row.arg
			if fn.Signature().Recv() != nil && !c.Call.IsInvoke() {
				i++
			}
			if i < len(args) {
				if k, ok := args[i].(*ssa.Const); ok && k.Value != nil && k.Int64() == int64(row.once) {
					return true
				}
			}
		}
	}
	return !retries
}

// optedOut reports whether an option that a helper of the program is given says
// that there is one try, or names a predicate that rejects the error. Options
// are functions that set a field, and what they set is not followed: their
// names say what the number is.
func (q *question) optedOut(call ssa.CallInstruction, ret val) bool {
	var err val
	if ret.k == tuple && len(ret.parts) > 0 {
		err = ret.parts[len(ret.parts)-1]
	}
	for _, v := range q.options(call) {
		c, ok := v.(*ssa.Call)
		if !ok || c.Call.IsInvoke() {
			continue
		}
		fn := calledFunc(c.Common())
		if fn == nil || fn.Signature().Results().Len() != 1 || !isFunc(fn.Signature().Results().At(0).Type()) {
			continue
		}
		name := strings.ToLower(fn.Name())
		for i, a := range c.Call.Args {
			if s, ok := a.Type().Underlying().(*types.Signature); ok && isPredicate(s) && err.isNil() == no {
				says := q.ask(c, a, err)
				if stops(name) {
					says = says.not()
				}
				if says == no {
					return true
				}
			}
			if k, ok := a.(*ssa.Const); ok && i == 0 && k.Value != nil && isInt(k.Type()) {
				switch n := k.Int64(); {
				case n == 1 && (strings.Contains(name, "attempts") || strings.Contains(name, "tries") && !strings.Contains(name, "retries")):
					return true
				case n == 0 && strings.Contains(name, "retries"):
					return true
				}
			}
		}
	}
	return false
}

// stops reports whether the name of an option says that its predicate ends the
// retry where it is true.
func stops(name string) bool {
	for _, w := range []string{"stop", "abort", "fatal", "permanent", "unless", "giveup", "nonretryable", "notretryable"} {
		if strings.Contains(name, w) {
			return true
		}
	}
	return false
}

// limitedField reports whether a composite literal allows one attempt.
func limitedField(a *ssa.Alloc) bool {
	n := namedOf(a.Type())
	if n == nil {
		return false
	}
	st, ok := n.Underlying().(*types.Struct)
	if !ok {
		return false
	}
	for _, row := range limitFields {
		if row.typ != n.Obj().Name() || !inPkg(n.Obj(), row.pkg) {
			continue
		}
		stores, ok := initial(a)
		if !ok {
			return false
		}
		for _, s := range stores {
			for i := range st.NumFields() {
				if st.Field(i).Name() != row.field || s.at != sub("", i) {
					continue
				}
				if c, ok := s.val.(*ssa.Const); ok && c.Value != nil && c.Int64() == int64(row.once) {
					return true
				}
			}
		}
	}
	return false
}

// predicates returns the predicates among the options of a helper.
func (q *question) predicates(call ssa.CallInstruction) []ssa.Value {
	var out []ssa.Value
	for _, v := range q.options(call) {
		c, ok := v.(*ssa.Call)
		if !ok {
			continue
		}
		for _, row := range predicateOptions {
			if fn := calledFunc(c.Common()); fn != nil && fn.Name() == row.name && inPkg(fn, row.pkg) && len(c.Call.Args) > 0 {
				out = append(out, c.Call.Args[0])
			}
		}
	}
	return out
}

// isUserHelper reports whether the settings name fn as a retry helper.
func (p *pkg) isUserHelper(fn *types.Func) bool {
	for _, name := range p.helpers {
		if name == fn.FullName() || fn.Signature().Recv() == nil && fn.Pkg() != nil && name == fn.Pkg().Path()+"."+fn.Name() {
			return true
		}
	}
	return false
}
