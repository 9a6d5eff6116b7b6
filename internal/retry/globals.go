package retry

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/ssaview"
)

// A literal is a map whose keys are written out in the source.
type literal struct{ entries []entry }

type entry struct {
	key   constant.Value
	value ssa.Value
}

// stores returns the stores to each package-level variable of the package.
func (p *pkg) stores() map[*ssa.Global][]*ssa.Store {
	if p.globals != nil {
		return p.globals
	}
	p.globals = make(map[*ssa.Global][]*ssa.Store)
	for _, fn := range p.view.Functions() {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				if s, ok := instr.(*ssa.Store); ok {
					if g, ok := s.Addr.(*ssa.Global); ok {
						p.globals[g] = append(p.globals[g], s)
					}
				}
			}
		}
	}
	return p.globals
}

// only returns the value of a variable that is set once, where it is declared.
func (p *pkg) only(g *ssa.Global) ssa.Value {
	if ss := p.stores()[g]; len(ss) == 1 && ss[0].Parent().Name() == "init" {
		return ss[0].Val
	}
	return nil
}

// global returns what is known of a package-level variable.
func (p *pkg) global(g *ssa.Global, path string, t types.Type) val {
	if path != "" {
		return val{}
	}
	if types.Implements(t, errorIface) {
		return val{k: sentinel, at: cell{base: g}}
	}
	switch v := p.only(g).(type) {
	case *ssa.Const:
		if v.Value != nil {
			return constVal(v.Value)
		}
	case *ssa.Function:
		return val{k: closure, fn: v}
	case *ssa.MakeMap:
		return p.table(v)
	}
	return val{}
}

// table is a map that the package makes.
func (p *pkg) table(m *ssa.MakeMap) val {
	if p.literal(m) == nil {
		return val{k: nonNil}
	}
	return val{k: mapping, at: cell{base: m}}
}

// origin follows loads of package-level variables that are set once, and
// changes of type.
func (p *pkg) origin(v ssa.Value) ssa.Value {
	for range 10 {
		switch x := v.(type) {
		case *ssa.UnOp:
			g, ok := x.X.(*ssa.Global)
			if !ok {
				return v
			}
			w := p.only(g)
			if w == nil {
				return v
			}
			v = w
		case *ssa.ChangeType:
			v = x.X
		default:
			return v
		}
	}
	return v
}

// literal returns the contents of a map that is written out and only read.
func (p *pkg) literal(v ssa.Value) *literal {
	m, ok := p.origin(v).(*ssa.MakeMap)
	if !ok {
		return nil
	}
	out := new(literal)
	for _, r := range *m.Referrers() {
		switch r := r.(type) {
		case *ssa.MapUpdate:
			c, ok := r.Key.(*ssa.Const)
			if !ok || c.Value == nil {
				return nil
			}
			out.entries = append(out.entries, entry{c.Value, r.Value})
		case *ssa.Lookup, *ssa.DebugRef, *ssa.Store:
		case *ssa.Call:
			if !isSet(m.Type()) {
				return nil
			}
		default:
			return nil
		}
	}
	return out
}

// isSet reports whether a map is a set, which nobody adds to who is given one.
func isSet(t types.Type) bool {
	m := t.Underlying().(*types.Map)
	if st, ok := m.Elem().Underlying().(*types.Struct); ok {
		return st.NumFields() == 0
	}
	return isBool(m.Elem())
}

// list returns the constants in a slice that is written out.
func (p *pkg) list(v ssa.Value) []constant.Value {
	s, ok := p.origin(v).(*ssa.Slice)
	if !ok {
		return nil
	}
	a, ok := s.X.(*ssa.Alloc)
	if !ok {
		return nil
	}
	var out []constant.Value
	for _, r := range *a.Referrers() {
		ia, ok := r.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		for _, v := range ssaview.Stored(ia) {
			c, ok := v.(*ssa.Const)
			if !ok || c.Value == nil {
				return nil
			}
			out = append(out, c.Value)
		}
	}
	return out
}

// own reports whether a type is declared in the package.
func (p *pkg) own(t types.Type) bool {
	n := namedOf(t)
	return n != nil && n.Obj().Pkg() == p.pass.Pkg
}
