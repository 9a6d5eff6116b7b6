package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/ssaview"
)

// callables are the functions that a value may be.
type callables struct {
	fns  []*ssa.Function // of this package
	ext  []*types.Func   // of other packages
	open bool            // there may be others, which are not known
}

func (c *callables) join(d callables) {
	c.fns = append(c.fns, d.fns...)
	c.ext = append(c.ext, d.ext...)
	c.open = c.open || d.open
}

// maxResolve bounds how far a function value is followed back.
const maxResolve = 6

// functions resolves a function value to functions of this package.
func (s *solver) functions(v ssa.Value, depth int) []*ssa.Function {
	return distinct(s.resolve(v, depth).fns)
}

// resolve finds the functions that a value may be: a declared function, a
// literal, or what a variable, a field or a global holds. A pass that asks for
// Callbacks is told more: what functions return and what lies in lists and
// tables, functions of other packages, and fields that others can set too.
func (s *solver) resolve(v ssa.Value, depth int) callables {
	unknown := callables{open: true}
	if depth > maxResolve {
		return unknown
	}
	deep := s.spec.Callbacks
	switch v := v.(type) {
	case *ssa.Const:
		return callables{}
	case *ssa.Function:
		if v.Origin() != nil {
			v = v.Origin()
		}
		if s.inPkg[v] {
			return callables{fns: []*ssa.Function{v}}
		}
		if obj, ok := v.Object().(*types.Func); ok && deep && declared(v) {
			return callables{ext: []*types.Func{obj.Origin()}}
		}
	case *ssa.MakeClosure:
		return s.resolve(v.Fn, depth+1)
	case *ssa.ChangeType:
		return s.resolve(v.X, depth+1)
	case *ssa.Call:
		if deep && v.Common().Signature().Results().Len() == 1 {
			return s.made(v, 0, depth+1)
		}
	case *ssa.Extract:
		switch t := v.Tuple.(type) {
		case *ssa.Call:
			return s.made(t, v.Index, depth+1)
		case *ssa.Lookup:
			return s.elements(t.X, depth+1)
		case *ssa.Next:
			if r, ok := t.Iter.(*ssa.Range); ok && v.Index == 2 {
				return s.elements(r.X, depth+1)
			}
		}
	case *ssa.Lookup:
		return s.elements(v.X, depth+1)
	case *ssa.Index:
		return s.elements(v.X, depth+1)
	case *ssa.Phi:
		var out callables
		for _, e := range ssaview.Edges(v) {
			out.join(s.resolve(e, depth+1))
		}
		return out
	case *ssa.Parameter:
		return s.passed(v, depth)
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return s.resolveLoad(v, depth)
		}
	case *ssa.Field:
		if load, ok := v.X.(*ssa.UnOp); ok {
			if set := s.setHere(load.X, v.Field, 0); len(set) > 0 {
				return s.resolveAll(set, depth+1)
			}
		}
		return s.heldIn(s.heldField(v.X.Type(), v.Field), depth)
	}
	return unknown
}

// resolveLoad resolves the function that is read at an address.
func (s *solver) resolveLoad(load *ssa.UnOp, depth int) callables {
	if root := s.cellOf(load.X); root != nil {
		return s.resolveAll(ssaview.Stored(root), depth+1)
	}
	switch addr := load.X.(type) {
	case *ssa.IndexAddr:
		return s.elements(addr.X, depth+1)
	case *ssa.FieldAddr:
		if set := s.setHere(addr.X, addr.Field, 0); len(set) > 0 {
			return s.resolveAll(set, depth+1)
		}
	}
	return s.heldIn(s.heldAt(load.X), depth)
}

func (s *solver) resolveAll(vs []ssa.Value, depth int) callables {
	var out callables
	for _, v := range vs {
		out.join(s.resolve(v, depth))
	}
	return out
}

// setHere lists what a function stores in a field of one of its own variables:
// the fields of another value of the type are others then.
func (s *solver) setHere(variable ssa.Value, field, depth int) []ssa.Value {
	a, ok := variable.(*ssa.Alloc)
	if !ok || !s.spec.Callbacks {
		return nil
	}
	var out []ssa.Value
	for _, ref := range *a.Referrers() {
		if st, ok := ref.(*ssa.Store); ok && st.Addr == a {
			// A copy of a literal.
			if from, ok := st.Val.(*ssa.UnOp); ok && from.X != a && depth < 3 {
				out = append(out, s.setHere(from.X, field, depth+1)...)
			}
		}
		if fa, ok := ref.(*ssa.FieldAddr); ok && fa.Field == field {
			out = append(out, ssaview.Stored(fa)...)
		}
	}
	return out
}

// made resolves a function that another one makes and returns.
func (s *solver) made(call *ssa.Call, index, depth int) callables {
	if call.Call.IsInvoke() || !s.spec.Callbacks {
		return callables{open: true}
	}
	c := s.resolve(call.Call.Value, depth)
	out := callables{open: c.open || len(c.ext) > 0}
	for _, fn := range c.fns {
		for _, b := range fn.Blocks {
			if ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && index < len(ret.Results) {
				out.join(s.resolve(ret.Results[index], depth))
			}
		}
	}
	return out
}

// passed resolves a parameter to what the calls in this package pass for it. It
// is for functions that are kept; one that is called in the function that it is
// passed to is told apart by its calls.
func (s *solver) passed(p *ssa.Parameter, depth int) callables {
	out := callables{open: true}
	if !s.sited || depth == 0 || !s.spec.Callbacks {
		return out
	}
	sites := s.sites[p.Parent()]
	out.open = isExported(p.Parent()) || len(sites) == 0 || len(sites) > maxImpls
	if len(sites) > maxImpls {
		return out
	}
	for _, call := range sites {
		if args := Args(call); s.index[p] < len(args) {
			out.join(s.resolve(args[s.index[p]], depth+1))
		}
	}
	return out
}
