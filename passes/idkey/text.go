package idkey

import (
	"go/constant"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// constText returns the text of a constant, or "".
func constText(v ssa.Value) string {
	for {
		switch x := v.(type) {
		case *ssa.Const:
			if x.Value != nil && x.Value.Kind() == constant.String {
				return constant.StringVal(x.Value)
			}
			return ""
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		default:
			return ""
		}
	}
}

// hole stands in a text for a part that is not known: a table's name, say.
const hole = "hole_"

// text returns the text that v has on every run, with holes, or "" if too
// little is known of it.
func (c *checker) text(v ssa.Value, depth int) string {
	if t := constText(v); t != "" || depth > 8 {
		return t
	}
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return c.text(v.X, depth+1)
	case *ssa.ChangeType:
		return c.text(v.X, depth+1)
	case *ssa.BinOp:
		if v.Op == token.ADD {
			x, y := c.text(v.X, depth+1), c.text(v.Y, depth+1)
			if x == "" && y == "" {
				return ""
			}
			return orHole(x) + orHole(y)
		}
	case *ssa.Phi:
		// Either text may run; the first that is known says what kind of
		// statement it is.
		for _, e := range ssaview.Edges(v) {
			if t := c.text(e, depth+1); t != "" {
				return t
			}
		}
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return c.stored(v.X, depth)
		}
	case *ssa.Call:
		return c.textOfCall(v, depth)
	}
	return ""
}

func orHole(s string) string {
	if s == "" {
		return hole
	}
	return s
}

// stored returns the text that is stored at addr, if it is one text.
func (c *checker) stored(addr ssa.Value, depth int) string {
	var found string
	n := 0
	for _, val := range c.stores.at(addr) {
		n++
		found = c.text(val, depth+1)
	}
	if n == 1 {
		return found
	}
	return ""
}

// textOfCall looks through the functions that make a text of a text.
func (c *checker) textOfCall(call *ssa.Call, depth int) string {
	fn := flow.Callee(call)
	if fn == nil || fn.Pkg() == nil {
		return ""
	}
	args := flow.Args(call)
	switch {
	case fn.Pkg().Path() == "fmt" && fn.Name() == "Sprintf" && len(args) > 0:
		return fillVerbs(c.text(args[0], depth+1))
	case fn.Pkg().Path() == "strings" && strings.HasPrefix(fn.Name(), "Trim") && len(args) > 0:
		return c.text(args[0], depth+1)
	case fn.Name() == "Rebind" && len(args) > 0: // sqlx: ? becomes $1
		return c.text(args[len(args)-1], depth+1)
	}
	return ""
}

// fillVerbs puts holes in place of the verbs of a format.
func fillVerbs(format string) string {
	for _, verb := range []string{"%s", "%v", "%q", "%d"} {
		format = strings.ReplaceAll(format, verb, hole)
	}
	return strings.ReplaceAll(format, "%%", "%")
}

// A storeIndex lists what is stored in variables, globals and fields.
type storeIndex struct {
	byAddr  map[ssa.Value][]ssa.Value
	byField map[*types.Var][]ssa.Value
}

func indexStores(funcs []*ssa.Function) *storeIndex {
	s := &storeIndex{make(map[ssa.Value][]ssa.Value), make(map[*types.Var][]ssa.Value)}
	for _, fn := range funcs {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				st, ok := in.(*ssa.Store)
				if !ok {
					continue
				}
				switch addr := st.Addr.(type) {
				case *ssa.Alloc, *ssa.Global, *ssa.FreeVar:
					s.byAddr[addr] = append(s.byAddr[addr], st.Val)
				case *ssa.FieldAddr:
					if f := fieldOf(addr); f != nil {
						s.byField[f.Origin()] = append(s.byField[f.Origin()], st.Val)
					}
				}
			}
		}
	}
	return s
}

func (s *storeIndex) at(addr ssa.Value) []ssa.Value {
	switch a := addr.(type) {
	case *ssa.FieldAddr:
		if f := fieldOf(a); f != nil {
			return s.byField[f.Origin()]
		}
		return nil
	case *ssa.FreeVar:
		var out []ssa.Value
		for _, b := range bindings(a) {
			if b != addr {
				out = append(out, s.at(b)...)
			}
		}
		return append(out, s.byAddr[addr]...)
	}
	return s.byAddr[addr]
}

// bindings returns what a captured variable is in the enclosing function.
func bindings(fv *ssa.FreeVar) []ssa.Value {
	fn := fv.Parent()
	if fn.Parent() == nil {
		return nil
	}
	var out []ssa.Value
	for i, v := range fn.FreeVars {
		if v != fv {
			continue
		}
		for _, b := range fn.Parent().Blocks {
			for _, in := range b.Instrs {
				if mc, ok := in.(*ssa.MakeClosure); ok && mc.Fn == fn {
					out = append(out, mc.Bindings[i])
				}
			}
		}
	}
	return out
}

func referrers(v ssa.Value) []ssa.Instruction {
	if refs := v.Referrers(); refs != nil {
		return *refs
	}
	return nil
}
