package idkey

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
)

// report reports the hits that are faults.
func (c *checker) report(r *report.Reporter, hits []flow.Hit) {
	direct := make(map[ssa.Instruction]bool)
	for _, h := range hits {
		if h.Call == nil && !isInner(h.Origin) {
			direct[h.Instr] = true
		}
	}
	told := make(map[token.Pos]int) // one finding for a place, however many ways lead there
	var found []report.Finding
	for _, h := range hits {
		if isInner(h.Origin) {
			continue
		}
		if h.Call != nil && h.Instr != nil && direct[h.Instr] && c.isCallback(h) {
			continue // reported in the literal that gets the id
		}
		if c.excused(h) {
			continue
		}
		n := c.node(h)
		if n == nil {
			continue
		}
		f := report.Finding{
			Pos: n.Pos(), End: n.End(),
			Category: category(h),
			Message:  c.message(h, n),
			Steps:    c.steps(h),
		}
		if i, known := told[f.Pos]; known {
			if h.Call != nil {
				found[i] = f // the code behind a name says more than the name
			}
			continue
		}
		told[f.Pos] = len(found)
		found = append(found, f)
	}
	for _, f := range found {
		r.Report(f)
	}
}

// isCallback reports whether the sink of h is in a function literal that is
// given to the call of h.
func (c *checker) isCallback(h flow.Hit) bool {
	fn := h.Instr.Parent()
	return fn.Parent() != nil && fn.Object() == nil
}

// excused reports whether a hit is no fault because of what is around it.
func (c *checker) excused(h flow.Hit) bool {
	v := h.Value
	if h.Call != nil {
		v = flow.Args(h.Call)[h.Arg]
	}
	if v != nil && c.solution.Has(v, stable) {
		return true // the id stands in where internetMessageId is missing
	}
	if c.rereadsRow(h) {
		return true
	}
	if h.Call != nil {
		return strings.HasPrefix(h.Word, callers) && c.localTo(h.Call)
	}
	switch in := h.Instr.(type) {
	case *ssa.Store:
		if call, _ := variadicArg(in); call != nil {
			return h.Word == "an SQL statement" && c.anyStable(call)
		}
		return c.besideStable(in)
	case ssa.CallInstruction:
		return h.Word == "an SQL statement" && c.anyStable(in)
	}
	return false
}

// localTo reports whether the containers that a call passes are dropped by the
// function that calls.
func (c *checker) localTo(call ssa.CallInstruction) bool {
	for i, arg := range flow.Args(call) {
		if isTextType(arg.Type()) || !refers(arg.Type()) {
			continue
		}
		_, isMapArg := arg.Type().Underlying().(*types.Map)
		if i > 0 && !isMapArg && graph.NamedOf(arg.Type()) == nil {
			continue
		}
		if l := c.life.at(arg, call); l == lifeCall {
			return true
		}
	}
	return false
}

// anyStable reports whether a statement also gets the stable identifier.
func (c *checker) anyStable(call ssa.CallInstruction) bool {
	n := len(flow.Args(call)) + 64
	for i := 1; i < n; i++ {
		v := argAt(call, i)
		if v == nil {
			return false
		}
		if c.solution.Has(v, stable) {
			return true
		}
	}
	return false
}

// besideStable reports whether the record in which st stores an id also gets
// the stable identifier, and its tags do not make the id its key all the same.
func (c *checker) besideStable(st *ssa.Store) bool {
	typ, i, ok := structField(st)
	if !ok || graph.KeyTag(typ.Tag(i)) {
		return false
	}
	for _, ref := range referrers(st.Addr.(*ssa.FieldAddr).X) {
		addr, ok := ref.(*ssa.FieldAddr)
		if !ok {
			continue
		}
		for _, use := range referrers(addr) {
			if other, ok := use.(*ssa.Store); ok && other != st && other.Addr == ssa.Value(addr) && c.solution.Has(other.Val, stable) {
				return true
			}
		}
	}
	return false
}

// node returns the syntax to report: the index expression, the call from its
// name on, the field with its value, or the assignment.
func (c *checker) node(h flow.Hit) ast.Node {
	if h.Call != nil {
		return c.callAt(h.Call.Pos())
	}
	switch in := h.Instr.(type) {
	case ssa.CallInstruction:
		return c.callAt(in.Pos())
	case *ssa.Store:
		if call, _ := variadicArg(in); call != nil {
			return c.callAt(call.Pos())
		}
		return c.enclosing(in.Pos(), func(n ast.Node) ast.Node {
			switch n := n.(type) {
			case *ast.KeyValueExpr:
				return n
			case *ast.AssignStmt:
				return n
			}
			return nil
		})
	}
	return c.enclosing(h.Instr.Pos(), func(n ast.Node) ast.Node {
		switch n := n.(type) {
		case *ast.IndexExpr, *ast.KeyValueExpr:
			return n
		}
		return nil
	})
}

// A span is a part of a node.
type span struct{ pos, end token.Pos }

func (s span) Pos() token.Pos { return s.pos }
func (s span) End() token.Pos { return s.end }

// callAt returns the call whose parenthesis is at pos, from the last name
// before it on: the line that a chain of calls spends on it.
func (c *checker) callAt(pos token.Pos) ast.Node {
	return c.enclosing(pos, func(n ast.Node) ast.Node {
		call, ok := n.(*ast.CallExpr)
		if !ok || call.Lparen != pos {
			return nil
		}
		fun := ast.Unparen(call.Fun)
		if sel, ok := fun.(*ast.SelectorExpr); ok {
			return span{sel.Sel.Pos(), call.End()}
		}
		return span{fun.Pos(), call.End()}
	})
}

// enclosing returns the first answer for the nodes around pos, from the
// innermost out, or the innermost expression.
func (c *checker) enclosing(pos token.Pos, pick func(ast.Node) ast.Node) ast.Node {
	path := source.Path(c.pass, pos)
	for _, n := range path {
		if got := pick(n); got != nil {
			return got
		}
	}
	for _, n := range path {
		if e, ok := n.(ast.Expr); ok {
			return e
		}
	}
	return nil
}

// category is a constant word for the place where the id is a key.
func category(h flow.Hit) string {
	switch w := strings.TrimPrefix(h.Word, callers); {
	case strings.HasPrefix(w, "field "):
		return "field"
	case w == "a file":
		return "file"
	case w == "an SQL statement":
		return "sql"
	case w == "a map":
		return "map"
	}
	return "store"
}
