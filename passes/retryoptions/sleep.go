package retryoptions

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
)

// sleeps reports what waits in a ShouldRetry.
func (c *checker) sleeps() []report.Finding {
	var out []report.Finding
	for _, fn := range c.view.Functions() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				st, ok := in.(*ssa.Store)
				if !ok {
					continue
				}
				fa, ok := st.Addr.(*ssa.FieldAddr)
				if !ok || optionsOf(fa.X.Type()) == nil || fieldName(fa) != "ShouldRetry" {
					continue
				}
				if body := function(st.Val); body != nil {
					out = append(out, c.waits(body, optionsOf(fa.X.Type()))...)
				}
			}
		}
	}
	return out
}

// waits reports what waits in fn, a ShouldRetry.
func (c *checker) waits(fn *ssa.Function, opts *options) []report.Finding {
	var out []report.Finding
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			what, pos := sleeps(in), in.Pos()
			where := ""
			if call, ok := in.(*ssa.Call); ok && what == "" {
				what, where = c.below(call, 0)
			}
			if what == "" {
				continue
			}
			n := c.node(pos)
			if n == nil {
				continue
			}
			out = append(out, report.Finding{
				Pos: n.Pos(), End: n.End(), Category: "sleep",
				Message: fmt.Sprintf("%s%s waits in ShouldRetry, and %s waits after it all the same, as Retry-After or its own delay says: each wait is there twice, and no context ends this one; only return whether to repeat",
					what, where, opts.client),
			})
		}
	}
	return out
}

// below looks for a wait in the functions of the package that call runs, and
// says where it is.
func (c *checker) below(call *ssa.Call, depth int) (what, where string) {
	fn := call.Call.StaticCallee()
	if fn == nil || depth > 3 {
		return "", ""
	}
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			what := sleeps(in)
			if inner, ok := in.(*ssa.Call); ok && what == "" {
				what, _ = c.below(inner, depth+1)
			}
			if what != "" {
				return fn.Name(), " (" + what + " at " + source.Place(c.pass.Fset, call.Pos(), in.Pos()) + ")"
			}
		}
	}
	return "", ""
}

// sleeps names the wait that an instruction is, or "".
func sleeps(in ssa.Instruction) string {
	switch in := in.(type) {
	case *ssa.Call:
		if fn := flow.Callee(in); fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "time" && fn.Name() == "Sleep" {
			return "time.Sleep"
		}
	case *ssa.UnOp:
		if in.Op == token.ARROW {
			return timer(in.X)
		}
	case *ssa.Select:
		if !in.Blocking {
			return ""
		}
		for _, st := range in.States {
			if st.Dir == types.RecvOnly {
				if what := timer(st.Chan); what != "" {
					return what
				}
			}
		}
	}
	return ""
}

// timer names the timer whose channel ch is, or "".
func timer(ch ssa.Value) string {
	switch ch := ch.(type) {
	case *ssa.Call:
		if fn := flow.Callee(ch); fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "time" && (fn.Name() == "After" || fn.Name() == "Tick") {
			return "time." + fn.Name()
		}
	case *ssa.UnOp:
		if fa, ok := ch.X.(*ssa.FieldAddr); ok {
			if n, ok := types.Unalias(fa.X.Type().Underlying().(*types.Pointer).Elem()).(*types.Named); ok &&
				n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == "time" {
				return "a time." + n.Obj().Name()
			}
		}
	}
	return ""
}

// node returns the call, receive or select at pos.
func (c *checker) node(pos token.Pos) ast.Node {
	for _, n := range source.Path(c.pass, pos) {
		switch n := n.(type) {
		case *ast.CallExpr, *ast.UnaryExpr:
			return n
		case *ast.SelectStmt:
			// The statement is long: its first word is enough.
			return span{n.Select, n.Select + token.Pos(len("select"))}
		case *ast.FuncLit, *ast.FuncDecl:
			return nil
		}
	}
	return nil
}

// A span is a range of source.
type span struct{ pos, end token.Pos }

func (s span) Pos() token.Pos { return s.pos }
func (s span) End() token.Pos { return s.end }
