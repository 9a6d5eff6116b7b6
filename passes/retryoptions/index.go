package retryoptions

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// A place is a field of the options that owner holds: a variable, a parameter,
// a field, or what one of them points to.
type place struct {
	owner any
	field string
}

// inner is the owner that is a field of a certain struct.
type inner struct {
	in any
	f  *types.Var
}

// deref is the owner of what a pointer in another place points to.
type deref struct{ to any }

// A set is one store to a place.
type set struct {
	val  ssa.Value
	in   *ssa.Store
	opts *options
}

// index notes each store to a field of options.
func (c *checker) index() {
	c.sets = make(map[place][]set)
	c.handed = make(map[*ssa.Global]bool)
	c.bound = make(map[any]any)
	c.decided = make(map[any]bool)
	var handed []func() // asked when all that is set is known
	fns := c.view.Functions()
	for _, fn := range fns {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if mc, ok := in.(*ssa.MakeClosure); ok {
					for i, fv := range mc.Fn.(*ssa.Function).FreeVars {
						if i < len(mc.Bindings) {
							c.bound[fv] = mc.Bindings[i]
						}
					}
				}
			}
		}
	}
	for _, fn := range fns {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				switch in := in.(type) {
				case *ssa.Store:
					c.note(in)
				case ssa.CallInstruction:
					for i, a := range in.Common().Args {
						if g, ok := a.(*ssa.Global); ok && isKiotaOptions(g.Type()) {
							handed = append(handed, func() { c.handed[g] = c.handed[g] || c.mayset(in, i, 0) })
						}
					}
				case *ssa.TypeAssert:
					c.looks = c.looks || isHandler(in.AssertedType)
				}
			}
		}
	}
	for _, f := range handed {
		f()
	}
}

func (c *checker) note(st *ssa.Store) {
	fa, ok := st.Addr.(*ssa.FieldAddr)
	if !ok {
		return
	}
	opts := optionsOf(fa.X.Type())
	if opts == nil {
		return
	}
	p := place{c.owner(fa.X), fieldName(fa)}
	c.sets[p] = append(c.sets[p], set{st.Val, st, opts})
	if p.field == "ShouldRetry" {
		c.decided[coarse(p.owner)] = true
	}
}

func fieldName(fa *ssa.FieldAddr) string {
	st, ok := fa.X.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct)
	if !ok {
		return ""
	}
	return st.Field(fa.Field).Name()
}

// coarse makes one place of a field in all values of its type.
func coarse(owner any) any {
	switch o := owner.(type) {
	case inner:
		return o.f
	case deref:
		return deref{coarse(o.to)}
	}
	return owner
}

// owner says which options an address leads to, so that two ways to the same
// ones are seen to be one.
func (c *checker) owner(v ssa.Value) any {
	switch v := v.(type) {
	case *ssa.FreeVar:
		if b, ok := c.bound[v].(ssa.Value); ok {
			return c.owner(b)
		}
	case *ssa.FieldAddr:
		if p, ok := v.X.Type().Underlying().(*types.Pointer); ok {
			if st, ok := p.Elem().Underlying().(*types.Struct); ok {
				return inner{c.owner(v.X), st.Field(v.Field)}
			}
		}
	case *ssa.Alloc:
		if addr := home(v); addr != nil {
			return c.owner(addr)
		}
	case *ssa.UnOp:
		return deref{c.owner(v.X)}
	case *ssa.ChangeType:
		return c.owner(v.X)
	}
	return v
}

// home returns the address to which a literal is copied at once, or nil: "x :=
// T{…}" makes the literal in a place of its own.
func home(a *ssa.Alloc) ssa.Value {
	if a.Comment != "complit" {
		return nil
	}
	var addr ssa.Value
	for _, ref := range *a.Referrers() {
		switch ref := ref.(type) {
		case *ssa.FieldAddr, *ssa.DebugRef:
		case *ssa.UnOp:
			for _, use := range *ref.Referrers() {
				st, ok := use.(*ssa.Store)
				if !ok || addr != nil {
					return nil
				}
				addr = st.Addr
			}
		default:
			return nil
		}
	}
	return addr
}

// never reports whether the options at owner have a ShouldRetry that is never
// true.
func (c *checker) never(owner any) bool {
	sets := c.sets[place{owner, "ShouldRetry"}]
	for _, s := range sets {
		fn := function(s.val)
		if fn == nil || !alwaysFalse(fn) {
			return false
		}
	}
	return len(sets) > 0
}

// function returns the function that v is, or nil.
func function(v ssa.Value) *ssa.Function {
	switch v := v.(type) {
	case *ssa.Function:
		return v
	case *ssa.MakeClosure:
		fn, _ := v.Fn.(*ssa.Function)
		if fn != nil && fn.Synthetic != "" {
			if obj, ok := fn.Object().(*types.Func); ok {
				return fn.Prog.FuncValue(obj.Origin()) // a method value
			}
		}
		return fn
	case *ssa.ChangeType:
		return function(v.X)
	}
	return nil
}

// alwaysFalse reports whether every return of fn is the constant false.
func alwaysFalse(fn *ssa.Function) bool {
	n := 0
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			ret, ok := in.(*ssa.Return)
			if !ok {
				continue
			}
			if len(ret.Results) != 1 {
				return false
			}
			c, ok := ret.Results[0].(*ssa.Const)
			if !ok || c.Value == nil || c.Value.Kind() != constant.Bool || constant.BoolVal(c.Value) {
				return false
			}
			n++
		}
	}
	return n > 0
}
