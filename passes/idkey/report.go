package idkey

import (
	"fmt"
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
func (c *checker) report(r *report.Reporter) {
	hits := c.solution.Hits()
	direct := make(map[ssa.Instruction]bool)
	for _, h := range hits {
		if h.Call == nil {
			direct[h.Instr] = true
		}
	}
	for _, h := range hits {
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
		r.Report(report.Finding{
			Pos: n.Pos(), End: n.End(),
			Category: category(h),
			Message:  c.message(h, n),
			Steps:    c.steps(h),
		})
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

// message says what is a key where, what will happen, and what to write.
func (c *checker) message(h flow.Hit, n ast.Node) string {
	item := h.Origin.What
	var b strings.Builder
	fmt.Fprintf(&b, "the id of %s", c.owner(h))
	if at := c.place(h, n); at != "" {
		fmt.Fprintf(&b, ", read %s,", at)
	}
	word := strings.TrimPrefix(h.Word, callers)
	field, isField := strings.CutPrefix(word, "field ")
	switch {
	case h.Call != nil && isField:
		fmt.Fprintf(&b, " is passed to %s, where it becomes the key %s%s", callName(h.Call), field, c.where(h, n))
	case h.Call != nil:
		fmt.Fprintf(&b, " is passed to %s, where it is a key of %s%s", callName(h.Call), word, c.where(h, n))
	case isField:
		fmt.Fprintf(&b, " becomes the key %s", field)
	case word == "a file":
		b.WriteString(" names a file")
	default:
		fmt.Fprintf(&b, " is a key of %s", c.container(word, n))
	}
	fmt.Fprintf(&b, ": a move to another folder changes it, and the %s is then handled again or not found; ", item)
	if item == message {
		fmt.Fprintf(&b, "use %s, or ask for ids that survive a move with Prefer: IdType=\"ImmutableId\"", stableName(h))
	} else {
		b.WriteString("ask for ids that survive a move with Prefer: IdType=\"ImmutableId\"")
	}
	return b.String()
}

// stableName is how the program reads the stable identifier.
func stableName(h flow.Hit) string {
	switch h.Origin.Value.(type) {
	case *ssa.FieldAddr, *ssa.Field, *ssa.Lookup:
		return "internetMessageId"
	}
	return "GetInternetMessageId"
}

// container names a map by its expression.
func (c *checker) container(word string, n ast.Node) string {
	if ix, ok := n.(*ast.IndexExpr); ok {
		if s := short(ix.X); s != "" {
			return s
		}
	}
	return word
}

// owner names the item that the id was read from: "message m".
func (c *checker) owner(h flow.Hit) string {
	name := ""
	switch v := h.Origin.Value.(type) {
	case *ssa.Call:
		if h.Origin.Place == "" && len(flow.Args(v)) == 1 {
			name = c.receiverText(v.Pos())
		}
	case *ssa.FieldAddr, *ssa.Field, *ssa.Lookup:
		name = c.selectedText(v.Pos())
	}
	if name == "" {
		return "a " + h.Origin.What
	}
	return h.Origin.What + " " + name
}

// receiverText returns the receiver of the call at pos, if it is short.
func (c *checker) receiverText(pos token.Pos) string {
	n := c.enclosing(pos, func(n ast.Node) ast.Node {
		if call, ok := n.(*ast.CallExpr); ok && call.Lparen == pos {
			return call
		}
		return nil
	})
	call, ok := n.(*ast.CallExpr)
	if !ok {
		return ""
	}
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok {
		return short(sel.X)
	}
	return ""
}

// selectedText returns what the field or element at pos is selected from.
func (c *checker) selectedText(pos token.Pos) string {
	n := c.enclosing(pos, func(n ast.Node) ast.Node {
		switch n.(type) {
		case *ast.SelectorExpr, *ast.IndexExpr:
			return n
		}
		return nil
	})
	switch n := n.(type) {
	case *ast.SelectorExpr:
		return short(n.X)
	case *ast.IndexExpr:
		return short(n.X)
	}
	return ""
}

func short(e ast.Expr) string {
	if s := types.ExprString(e); len(s) <= 24 {
		return s
	}
	return ""
}

// place says where the id was read, if it is not on the reported line.
func (c *checker) place(h flow.Hit, n ast.Node) string {
	if h.Origin.Place != "" {
		return "at " + h.Origin.Place
	}
	return c.elsewhere(h.Origin.Pos, n)
}

func (c *checker) elsewhere(pos token.Pos, n ast.Node) string {
	if !pos.IsValid() {
		return ""
	}
	at := source.Place(c.pass.Fset, n.Pos(), pos)
	if at == source.Place(c.pass.Fset, n.Pos(), n.Pos()) {
		return ""
	}
	return "at " + at
}

// where says where the function that was called uses the key.
func (c *checker) where(h flow.Hit, n ast.Node) string {
	at := ""
	if h.Instr != nil {
		at = c.elsewhere(sinkPos(h), n)
	} else if h.Place != "" {
		at = "at " + h.Place
	}
	if at != "" {
		at = " " + at
	}
	return at
}

func sinkPos(h flow.Hit) token.Pos {
	if st, ok := h.Instr.(*ssa.Store); ok {
		if call, _ := variadicArg(st); call != nil {
			return call.Pos()
		}
	}
	return h.Instr.Pos()
}

// callName names the function that is called.
func callName(call ssa.CallInstruction) string {
	if fn := flow.Callee(call); fn != nil {
		return fn.Name()
	}
	if name := variable(call.Common().Value); name != "" {
		return name
	}
	return "a function"
}

// steps lists the way from the message to the key.
func (c *checker) steps(h flow.Hit) []report.Step {
	var steps []report.Step
	for _, s := range h.Steps {
		if s.Pos.IsValid() {
			text := "the id comes by here"
			if len(steps) == 0 {
				text = "the id is read here"
			}
			steps = append(steps, report.Step{Pos: s.Pos, Text: text})
		}
	}
	if h.Origin.Place != "" {
		steps = append([]report.Step{{Place: h.Origin.Place, Text: "the id is read here"}}, steps...)
	}
	return steps
}
