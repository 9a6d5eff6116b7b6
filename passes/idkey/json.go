package idkey

import (
	"go/ast"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
)

// Programs that speak to Graph without the SDK decode messages into structs of
// their own. Such a struct is known by the JSON names beside its "id"; the
// field is a source unless this package fills it by itself, in which case what
// it is filled with counts.

// jsonID reports whether field i of struct type t is the id of a message.
// Outer lists the structs in which t is embedded: together they are one
// object in JSON.
func (c *checker) jsonID(t types.Type, i int, outer []types.Type) bool {
	st := structOf(t)
	if st == nil || i >= st.NumFields() {
		return false
	}
	f := st.Field(i)
	if jsonName(st.Tag(i)) != "id" || !isTextType(f.Type()) || c.filled[f] {
		return false
	}
	for _, o := range append([]types.Type{t}, outer...) {
		known, ok := c.messages[o]
		if !ok {
			known = c.isMessage(o)
			c.messages[o] = known
		}
		if known {
			return true
		}
	}
	return false
}

func structOf(t types.Type) *types.Struct {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	st, _ := t.Underlying().(*types.Struct)
	return st
}

// jsonStable reports whether field i of t holds internetMessageId.
func jsonStable(t types.Type, i int) bool {
	st := structOf(t)
	return st != nil && i < st.NumFields() && strings.EqualFold(jsonName(st.Tag(i)), "internetMessageId")
}

// isMessage reports whether a struct type is a message as JSON has it.
func (c *checker) isMessage(t types.Type) bool {
	name, home := "", c.pass.Pkg
	if n := graph.NamedOf(t); n != nil {
		name = n.Obj().Name()
		if n.Obj().Pkg() != nil {
			home = n.Obj().Pkg()
		}
	}
	names, ok := jsonNames(structOf(t), 0)
	return ok && graph.MessageObject(names, name, c.reads(home))
}

// jsonNames returns the names beside "id" of an object, those of embedded
// structs among them. It is not ok for a row of the program's own database.
func jsonNames(st *types.Struct, depth int) (names []string, ok bool) {
	if st == nil || depth > 4 {
		return nil, true
	}
	for i := range st.NumFields() {
		tag := st.Tag(i)
		if isRow(tag) {
			return nil, false
		}
		if n := jsonName(tag); n != "" {
			if n != "id" {
				names = append(names, n)
			}
		} else if f := st.Field(i); f.Embedded() {
			inner, ok := jsonNames(structOf(f.Type()), depth+1)
			if !ok {
				return nil, false
			}
			names = append(names, inner...)
		}
	}
	return names, true
}

// reads reports whether package p reads messages by their URL.
func (c *checker) reads(p *types.Package) bool {
	if p == c.pass.Pkg {
		return c.own.Mail
	}
	f := new(pkgFact)
	return c.pass.ImportPackageFact(p, f) && f.Mail
}

// isRow reports whether a struct tag is that of a database's row.
func isRow(tag string) bool {
	for _, k := range []string{"gorm", "db", "bun", "bson", "dynamodbav", "xorm", "pg"} {
		if _, ok := reflect.StructTag(tag).Lookup(k); ok {
			return true
		}
	}
	return false
}

// jsonName returns the name that a struct tag gives its field in JSON.
func jsonName(tag string) string {
	name, _, _ := strings.Cut(reflect.StructTag(tag).Get("json"), ",")
	return name
}

func isTextType(t types.Type) bool {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

// findFilled collects the fields that the package assigns to, other than in
// tests and other than constants.
func findFilled(funcs []*ssa.Function, inTest func(*ssa.Function) bool) map[*types.Var]bool {
	filled := make(map[*types.Var]bool)
	for _, fn := range funcs {
		if inTest(fn) {
			continue
		}
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				st, ok := in.(*ssa.Store)
				if !ok {
					continue
				}
				addr, ok := st.Addr.(*ssa.FieldAddr)
				if !ok {
					continue
				}
				if _, isConst := st.Val.(*ssa.Const); !isConst {
					if f := fieldOf(addr); f != nil {
						filled[f] = true
					}
				}
			}
		}
	}
	return filled
}

// fieldOf returns the field that addr selects.
func fieldOf(addr *ssa.FieldAddr) *types.Var {
	t := addr.X.Type()
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	if st, ok := t.Underlying().(*types.Struct); ok && addr.Field < st.NumFields() {
		return st.Field(addr.Field)
	}
	return nil
}

// declaresMessage reports whether an expression is a struct type that may be
// a message in JSON: the cheap look before SSA.
func declaresMessage(st *ast.StructType) bool {
	for _, f := range st.Fields.List {
		if f.Tag != nil && strings.Contains(f.Tag.Value, `json:"id`) {
			return true
		}
	}
	return false
}

// mapID reports whether v is item["id"], where item is an object decoded from
// JSON that the function reads as a message.
func (c *checker) mapID(v ssa.Value) (id, stable bool) {
	look, ok := v.(*ssa.Lookup)
	if !ok {
		return false, false
	}
	key := constText(look.Index)
	if key != "id" && key != "internetMessageId" || !isJSONObject(look.X.Type()) {
		return false, false
	}
	if key != "id" {
		return false, true
	}
	var names []string
	for _, in := range referrers(look.X) {
		if other, ok := in.(*ssa.Lookup); ok && other.X == look.X {
			if k := constText(other.Index); k != "" && k != "id" {
				names = append(names, k)
			}
		}
	}
	return graph.MessageObject(names, "", c.own.Mail), false
}

func isJSONObject(t types.Type) bool {
	m, ok := t.Underlying().(*types.Map)
	if !ok || !isTextType(m.Key()) {
		return false
	}
	i, ok := m.Elem().Underlying().(*types.Interface)
	return ok && i.NumMethods() == 0
}
