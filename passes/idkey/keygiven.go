package idkey

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
)

// givenKeys finds where the package gives functions that return ids as such.
func (c *checker) givenKeys(k keyFuncs) []report.Finding {
	var out []report.Finding
	for _, fn := range c.view.Functions() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				switch in := in.(type) {
				case *ssa.Store:
					fa, ok := in.Addr.(*ssa.FieldAddr)
					if !ok || !isFunc(in.Val.Type()) {
						continue
					}
					if place := c.keyFuncField(fa, k); place != "" && c.life.of(fa.X) != lifeCall {
						out = c.given(out, c.node(flow.Hit{Instr: in}), in.Val, place)
					}
				case *ssa.Call:
					for i, arg := range flow.Args(in) {
						if !isFunc(arg.Type()) {
							continue
						}
						if place := c.keyFuncParam(in, i, k); place != "" && c.life.of(in) != lifeCall {
							out = c.given(out, c.callAt(in.Pos()), arg, place)
						}
					}
				}
			}
		}
	}
	return out
}

// given adds the finding for a function that is given at n, if it returns an id.
func (c *checker) given(out []report.Finding, n ast.Node, arg ssa.Value, place string) []report.Finding {
	pos, at, ok := c.returnsID(arg)
	if !ok || n == nil {
		return out
	}
	if pos.IsValid() {
		at = source.Place(c.pass.Fset, n.Pos(), pos)
		if at == source.Place(c.pass.Fset, n.Pos(), n.Pos()) {
			at = "here"
		}
	}
	return append(out, report.Finding{
		Pos: n.Pos(), End: n.End(), Category: "store",
		Message: fmt.Sprintf("what the function returns that is given here, the id of a message (read %s), is a key at %s: a move to another folder changes it, and the message is then handled again or not found; "+
			"let it return GetInternetMessageId, or ask for ids that survive a move with Prefer: IdType=\"ImmutableId\"", strings.Replace("at "+at, "at here", "here", 1), place),
		Steps: []report.Step{{Place: place, Text: "what the function returns is a key here"}},
	})
}

// returnsID reports whether a function returns the id of a message, and where it
// is read: in this package, or as facts say it.
func (c *checker) returnsID(v ssa.Value) (pos token.Pos, place string, ok bool) {
	for {
		ct, is := v.(*ssa.ChangeType)
		if !is {
			break
		}
		v = ct.X
	}
	if mc, is := v.(*ssa.MakeClosure); is {
		v = mc.Fn
	}
	fn, is := v.(*ssa.Function)
	if !is {
		return 0, "", false
	}
	if fn.Origin() != nil {
		fn = fn.Origin()
	}
	if obj, is := fn.Object().(*types.Func); is && obj.Pkg() != c.pass.Pkg {
		f := new(funcFact)
		if !c.pass.ImportObjectFact(obj.Origin(), f) {
			return 0, "", false
		}
		for _, l := range f.Results {
			if l.Index == 0 && l.Kind == stable {
				return 0, "", false
			}
			if l.Index == 0 && l.Kind == id {
				place, ok = l.Place, true
			}
		}
		return 0, place, ok
	}
	for _, g := range c.solution.Given(fn) {
		switch {
		case g.Index != 0:
		case g.Kind == stable:
			return 0, "", false
		case g.Kind == id && g.Origin != nil && !isInner(*g.Origin):
			pos, place, ok = g.Origin.Pos, g.Place, true
			if g.Origin.Place != "" {
				pos = token.NoPos
			}
		}
	}
	return pos, place, ok
}
