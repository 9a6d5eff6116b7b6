package idkey

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// A package that stores rows says by what it does with a row's field whether
// the field is the key, whatever the field is called. Who fills the row is in
// another package and gets this as a fact: every text field of an exported
// struct is followed as if it held an id, and those that become the key of a
// store outside memory are the key fields.

// A KeyField is a field of a row that becomes a key.
type KeyField struct {
	// Name is "Type.Field".
	Name string
	// Place is where it becomes the key: "file.go:12".
	Place string
}

// ofRow starts what an origin says of a field that is followed for others.
const ofRow = "row "

// rowField returns the name under which field i of t is followed, or "".
func (c *checker) rowField(t types.Type, i int) string {
	n := graph.NamedOf(t)
	st := structOf(t)
	if n == nil || st == nil || n.Obj().Pkg() != c.pass.Pkg || !n.Obj().Exported() || i >= st.NumFields() {
		return ""
	}
	f := st.Field(i)
	if !f.Exported() || !isTextType(f.Type()) {
		return ""
	}
	return ofRow + n.Obj().Name() + "." + f.Name()
}

func isRowOrigin(o flow.Origin) bool { return strings.HasPrefix(o.What, ofRow) }

// keyFields collects the key fields from the hits.
func (c *checker) keyFields(hits []flow.Hit) []KeyField {
	var out []KeyField
	for _, h := range hits {
		name, ok := strings.CutPrefix(h.Origin.What, ofRow)
		if !ok || !durable(h.Word) || c.excused(h) {
			continue
		}
		place := h.Place
		if h.Instr != nil {
			place = placeOf(c.pass.Fset, sinkPos(h))
		}
		if !slices.ContainsFunc(out, func(k KeyField) bool { return k.Name == name }) {
			out = append(out, KeyField{name, place})
		}
	}
	for _, k := range c.boundRows() {
		if !slices.ContainsFunc(out, func(o KeyField) bool { return o.Name == k.Name }) {
			out = append(out, k)
		}
	}
	slices.SortFunc(out, func(a, b KeyField) int { return strings.Compare(a.Name, b.Name) })
	return out
}

// durable reports whether the store of a sink outlives the program.
func durable(word string) bool {
	switch word {
	case "a map", "a sync.Map", "a cache", "a set", "a store", "a file", "a singleflight group", "a bloom filter":
		return false
	}
	return !strings.HasPrefix(word, callers) && !strings.HasPrefix(word, "field ")
}

// storedKey returns where the package that declares the field to which st
// stores makes a key of it, or "".
func (c *checker) storedKey(st *ssa.Store) string {
	addr, ok := st.Addr.(*ssa.FieldAddr)
	if !ok {
		return ""
	}
	f := fieldOf(addr)
	if f == nil || f.Pkg() == nil || f.Pkg() == c.pass.Pkg {
		return ""
	}
	rows, ok := c.rows[f.Pkg()]
	if !ok {
		fact := new(pkgFact)
		c.pass.ImportPackageFact(f.Pkg(), fact)
		rows = fact.Keys
		c.rows[f.Pkg()] = rows
	}
	name := fieldName(st)
	for _, k := range rows {
		if k.Name == name {
			return k.Place
		}
	}
	return ""
}
