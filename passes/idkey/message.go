package idkey

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
)

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
		if st, ok := h.Instr.(*ssa.Store); ok {
			if at := c.usedAsKey(st, n); at != "" {
				fmt.Fprintf(&b, " (used as one at %s)", at)
			}
		}
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
	switch name {
	case "":
		return "a " + h.Origin.What
	case h.Origin.What:
		return name // a variable of that name needs no second one
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

// placeOf is a position as facts have it: "file.go:12".
func placeOf(fset *token.FileSet, pos token.Pos) string {
	p := fset.Position(pos)
	return fmt.Sprintf("%s:%d", filepath.Base(p.Filename), p.Line)
}
