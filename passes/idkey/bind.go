package idkey

import (
	"go/ast"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/source"
)

// Some statements take their values by name, from a map or from the fields of a
// struct (sqlx, pgx). Which value is a key shows in the text.

// A bound is a statement of the package that binds the fields of a struct.
type bound struct {
	typ  types.Type
	stmt *sqlText
	call ssa.CallInstruction
}

// boundKey reports whether in puts a value into a map from which a statement
// takes its values by name, under a name that is a key there.
func (c *checker) boundKey(in *ssa.MapUpdate) bool {
	key := strings.ToLower(constText(in.Key))
	return key != "" && c.bindsMap(in.Map, key, 0)
}

func (c *checker) bindsMap(m ssa.Value, key string, depth int) bool {
	if depth > 6 {
		return false
	}
	for _, ref := range referrers(m) {
		switch ref := ref.(type) {
		case *ssa.ChangeType, *ssa.MakeInterface:
			if c.bindsMap(ref.(ssa.Value), key, depth+1) {
				return true
			}
		case *ssa.Store:
			if a, ok := ref.Addr.(*ssa.Alloc); ok && ref.Val == m {
				for _, use := range referrers(a) {
					if load, ok := use.(*ssa.UnOp); ok && c.bindsMap(load, key, depth+1) {
						return true
					}
				}
			}
			if call, _ := variadicArg(ref); call != nil && ref.Val == m && namesValues(m) {
				if stmt := c.bindingText(call); stmt != nil && stmt.keyedAs(key) {
					return true
				}
			}
		case ssa.CallInstruction:
			if graph.BindsByName(flow.Callee(ref)) {
				if stmt := c.bindingText(ref); stmt != nil && stmt.keyedAs(key) {
					return true
				}
			}
		}
	}
	return false
}

// namesValues reports whether v is a map of pgx by which the values of any
// statement are named.
func namesValues(v ssa.Value) bool {
	if mi, ok := v.(*ssa.MakeInterface); ok {
		v = mi.X
	}
	return graph.NamesValues(v.Type())
}

// bindingText returns the statement of a call: the last text before its values.
func (c *checker) bindingText(call ssa.CallInstruction) *sqlText {
	for i, arg := range flow.Args(call) {
		if i == 0 && call.Common().Signature().Recv() != nil || !isTextType(arg.Type()) {
			continue
		}
		stmt := parseSQL(c.text(arg, 0))
		if len(stmt.tokens) > 0 && sqlVerbs[stmt.tokens[0]] {
			return stmt
		}
		return nil
	}
	return nil
}

// findBound collects the statements that bind structs.
func (c *checker) findBound(funcs []*ssa.Function) []bound {
	var out []bound
	for _, fn := range funcs {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				call, ok := in.(ssa.CallInstruction)
				if !ok || !graph.BindsByName(flow.Callee(call)) {
					continue
				}
				stmt := c.bindingText(call)
				args := flow.Args(call)
				mi, ok := args[len(args)-1].(*ssa.MakeInterface)
				if stmt == nil || !ok {
					continue
				}
				if t := rowType(mi.X.Type()); t != nil {
					out = append(out, bound{t, stmt, call})
				}
			}
		}
	}
	return out
}

// rowType returns the struct that t is, points to or is a list of, or nil.
func rowType(t types.Type) types.Type {
	if s, ok := t.Underlying().(*types.Slice); ok {
		t = s.Elem()
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	if _, ok := t.Underlying().(*types.Struct); ok {
		return t
	}
	return nil
}

// boundField returns the statement by which field i of t becomes a key, or nil.
func (c *checker) boundField(t types.Type, i int) *bound {
	t = rowType(t)
	if t == nil {
		return nil
	}
	st := t.Underlying().(*types.Struct)
	if i >= st.NumFields() {
		return nil
	}
	for k := range c.bound {
		b := &c.bound[k]
		if types.Identical(b.typ, t) && b.stmt.keyedAs(columnName(st, i)) {
			return b
		}
	}
	return nil
}

// boundStore reports whether st stores to a field that a statement of the
// package makes a key.
func (c *checker) boundStore(st *ssa.Store) bool {
	addr, ok := st.Addr.(*ssa.FieldAddr)
	return ok && c.boundField(addr.X.Type(), addr.Field) != nil
}

// usedAsKey says where the field to which st stores is used as a key, for a
// message at n.
func (c *checker) usedAsKey(st *ssa.Store, n ast.Node) string {
	if at := c.storedKey(st); at != "" {
		return at
	}
	if addr, ok := st.Addr.(*ssa.FieldAddr); ok {
		if b := c.boundField(addr.X.Type(), addr.Field); b != nil {
			return source.Place(c.pass.Fset, n.Pos(), b.call.Pos())
		}
	}
	return ""
}

// columnName is the name under which sqlx finds field i.
func columnName(st *types.Struct, i int) string {
	name, _, _ := strings.Cut(reflect.StructTag(st.Tag(i)).Get("db"), ",")
	if name == "" {
		name = st.Field(i).Name()
	}
	return strings.ToLower(name)
}

// boundRows lists the fields of the package's exported rows that its statements
// make keys of.
func (c *checker) boundRows() []KeyField {
	var out []KeyField
	for _, b := range c.bound {
		n := graph.NamedOf(b.typ)
		if n == nil || n.Obj().Pkg() != c.pass.Pkg || !n.Obj().Exported() {
			continue
		}
		st := b.typ.Underlying().(*types.Struct)
		for i := range st.NumFields() {
			if f := st.Field(i); f.Exported() && b.stmt.keyedAs(columnName(st, i)) {
				out = append(out, KeyField{n.Obj().Name() + "." + f.Name(), placeOf(c.pass.Fset, b.call.Pos())})
			}
		}
	}
	return out
}
