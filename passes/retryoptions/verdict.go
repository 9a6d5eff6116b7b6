package retryoptions

import (
	"fmt"
	"go/ast"
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
)

// judge turns a hit into a finding.
func (c *checker) judge(h flow.Hit) []report.Finding {
	if h.Word == sinkSecond {
		return c.second(h)
	}
	return c.nilCall(h)
}

// nilCall reports options without a ShouldRetry where they are made, or where
// they come from a package that makes them.
func (c *checker) nilCall(h flow.Hit) []report.Finding {
	n, name := c.made(h.Origin)
	if n == nil {
		return nil
	}
	from := ""
	if h.Origin.Place != "" {
		from = " (made at " + h.Origin.Place + ")"
	}
	f := report.Finding{Pos: n.Pos(), End: n.End(), Category: "nil"}
	f.Message = fmt.Sprintf("%s%s has no ShouldRetry, which the retry handler calls unasked: the first 429, 503 or 504 ends the program with a nil call; set ShouldRetry, to a function that returns true if nothing is to be decided",
		name, from)
	if h.Instr != nil {
		f.Steps = append(f.Steps, report.Step{Pos: n.Pos(), Text: "made without ShouldRetry"}, report.Step{Pos: h.Instr.Pos(), Text: "given to the retry handler"})
	}
	return []report.Finding{f}
}

// made returns what makes the options, and how to call them.
func (c *checker) made(o flow.Origin) (ast.Node, string) {
	pos := o.Pos
	if v, ok := o.Value.(*ssa.UnOp); ok {
		pos = v.X.Pos() // the global
	} else if v, ok := o.Value.(*ssa.MakeInterface); ok {
		pos = v.X.Pos()
	}
	if !pos.IsValid() {
		return nil, ""
	}
	path := source.Path(c.pass, pos)
	for i, n := range path {
		switch n := n.(type) {
		case *ast.CompositeLit:
			return n, literal(n)
		case *ast.CallExpr: // new(T), or a function of another package
			return n, source.Text(n)
		case *ast.Ident:
			// A variable: the literal it begins with says more.
			if i+1 < len(path) {
				if lit := initial(path[i+1], n); lit != nil {
					return lit, literal(lit)
				}
			}
			return n, n.Name
		}
	}
	return nil, ""
}

func literal(lit *ast.CompositeLit) string {
	if lit.Type == nil {
		return "the literal"
	}
	return source.Text(lit.Type)
}

// initial returns the literal that a variable is made with.
func initial(n ast.Node, id *ast.Ident) *ast.CompositeLit {
	var names []ast.Expr
	var values []ast.Expr
	switch n := n.(type) {
	case *ast.AssignStmt:
		names, values = n.Lhs, n.Rhs
	case *ast.ValueSpec:
		for _, name := range n.Names {
			names = append(names, name)
		}
		values = n.Values
	}
	for i, name := range names {
		if name == ast.Expr(id) && i < len(values) && len(values) == len(names) {
			e := ast.Unparen(values[i])
			if u, ok := e.(*ast.UnaryExpr); ok && u.Op == token.AND {
				e = ast.Unparen(u.X)
			}
			lit, _ := e.(*ast.CompositeLit)
			return lit
		}
	}
	return nil
}

// second reports a retry handler that is added to a list that has one.
func (c *checker) second(h flow.Hit) []report.Finding {
	if c.looks {
		return nil
	}
	// The list is another argument than the handler.
	call, skip := h.Call, h.Arg
	if call == nil {
		in, ok := h.Instr.(ssa.CallInstruction)
		if !ok {
			return nil
		}
		call = in
		for i, a := range flow.Args(in) {
			if a == h.Value {
				skip = i
			}
		}
	}
	twice := false
	for i, a := range flow.Args(call) {
		if i != skip {
			twice = twice || c.sol.May(a, full)
		}
	}
	n := source.Call(c.pass, call.Pos())
	if !twice || n == nil {
		return nil
	}
	f := report.Finding{Pos: n.Pos(), End: n.End(), Category: "second"}
	f.Message = "this adds a second retry handler to the default middlewares, which hold one: each repeats what the other has repeated, and one call becomes up to 16 requests; give the options to GetDefaultMiddlewaresWithOptions of kiota-http-go instead"
	if h.Origin.Pos.IsValid() {
		f.Steps = append(f.Steps, report.Step{Pos: h.Origin.Pos, Text: "the second handler is made"})
	}
	return []report.Finding{f}
}
