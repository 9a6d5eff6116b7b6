package retry

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"
)

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
			walk(q.p.returned(v), depth+1)
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
			for _, e := range q.p.putAt(v) {
				walk(e, depth+1)
			}
		case *ssa.Field, *ssa.Parameter:
			for _, e := range q.p.putAt(v) {
				walk(e, depth+1)
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

// returned is what a function of the package that makes options, or a policy,
// returns, if that is one thing.
func (p *pkg) returned(c *ssa.Call) ssa.Value {
	fn := c.Call.StaticCallee()
	if fn == nil || fn.Pkg != p.view.Package() || len(fn.Blocks) == 0 || fn.Signature.Results().Len() != 1 {
		return nil
	}
	var out ssa.Value
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if r, ok := instr.(*ssa.Return); ok {
				if out != nil {
					return nil
				}
				out = r.Results[0]
			}
		}
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
	if says, _ := q.told(call, err); says == no {
		return true
	}
	for _, v := range q.options(call) {
		c, ok := v.(*ssa.Call)
		if !ok || c.Call.IsInvoke() || len(c.Call.Args) == 0 {
			continue
		}
		fn := calledFunc(c.Common())
		if fn == nil || !isOption(fn) {
			continue
		}
		if k, ok := c.Call.Args[0].(*ssa.Const); ok && k.Value != nil && isInt(k.Type()) {
			name := strings.ToLower(fn.Name())
			switch n := k.Int64(); {
			case n == 1 && (strings.Contains(name, "attempts") || strings.Contains(name, "tries") && !strings.Contains(name, "retries")):
				return true
			case n == 0 && strings.Contains(name, "retries"):
				return true
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

// literalType returns the named struct type of a composite literal, or nil.
func literalType(a *ssa.Alloc) (*types.Named, *types.Struct) {
	n := namedOf(a.Type())
	if n == nil {
		return nil, nil
	}
	st, _ := n.Underlying().(*types.Struct)
	return n, st
}

// limitedField reports whether a composite literal allows one attempt.
func limitedField(a *ssa.Alloc) bool {
	n, st := literalType(a)
	if st == nil {
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
