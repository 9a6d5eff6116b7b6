package retry

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"strconv"

	"golang.org/x/tools/go/ssa"
)

// extent returns where a call begins and ends.
func (p *pkg) extent(c ssa.CallInstruction) (pos, end token.Pos) {
	if pos, end = p.callAt(c.Pos()); !pos.IsValid() {
		return c.Pos(), c.Pos()
	}
	return pos, end
}

// callAt returns where the call with the parenthesis at lparen begins and ends.
func (p *pkg) callAt(lparen token.Pos) (pos, end token.Pos) {
	for _, file := range p.pass.Files {
		if file.FileStart > lparen || lparen >= file.FileEnd {
			continue
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if n == nil || n.Pos() > lparen || n.End() < lparen {
				return false
			}
			if call, ok := n.(*ast.CallExpr); ok && call.Lparen == lparen {
				// A chain of calls that spans lines is reported where it is
				// executed: at its last selector.
				pos, end = call.Pos(), call.End()
				if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && p.line(sel.Sel.Pos()) != p.line(call.Pos()) {
					pos = sel.Sel.Pos()
				}
			}
			return true
		})
	}
	return pos, end
}

func (p *pkg) line(pos token.Pos) int { return p.pass.Fset.Position(pos).Line }

// by names what sends the call again.
func (p *pkg) by(c ssa.CallInstruction, h hit) (string, token.Pos) {
	switch {
	case h.helper != nil:
		return calleeName(h.helper) + p.place(c.Pos(), h.helper.Pos()), h.helper.Pos()
	case h.self:
		return c.Parent().Name() + ", which calls itself", c.Pos()
	}
	if pos := p.enclosingLoop(c.Pos()); pos.IsValid() {
		return "the loop" + p.place(c.Pos(), pos), pos
	}
	if following(c.Block())[c.Block()] {
		return "the jump back", c.Pos()
	}
	return "a second call", c.Pos()
}

func (p *pkg) byCallee(k ssa.CallInstruction, o openRepeat) (string, token.Pos) {
	if o.place != "" {
		return "the retry in " + calleeName(k) + " at " + o.place, k.Pos()
	}
	return "the retry in " + calleeName(k) + p.place(k.Pos(), o.rep.ByPos), o.rep.ByPos
}

func calleeName(c ssa.CallInstruction) string {
	if fn := calledFunc(c.Common()); fn != nil {
		if r := recvName(fn); r != "" {
			return r + "." + fn.Name()
		}
		if fn.Pkg() != nil && fn.Pkg() != c.Parent().Package().Pkg {
			return fn.Pkg().Name() + "." + fn.Name()
		}
		return fn.Name()
	}
	return "the helper"
}

// place is " at line 12", or " at file.go:12" if that is another file.
func (p *pkg) place(from, to token.Pos) string {
	if !to.IsValid() {
		return ""
	}
	a, b := p.pass.Fset.Position(from), p.pass.Fset.Position(to)
	if a.Filename == b.Filename {
		return " at line " + strconv.Itoa(b.Line)
	}
	return " at " + filepath.Base(b.Filename) + ":" + strconv.Itoa(b.Line)
}

// enclosingLoop returns the innermost for around pos that is not around a
// function literal around pos.
func (p *pkg) enclosingLoop(pos token.Pos) token.Pos {
	found := token.NoPos
	for _, file := range p.pass.Files {
		if file.FileStart > pos || pos >= file.FileEnd {
			continue
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if n == nil || n.Pos() > pos || n.End() <= pos {
				return false
			}
			switch n.(type) {
			case *ast.FuncLit:
				found = token.NoPos
			case *ast.ForStmt, *ast.RangeStmt:
				found = n.Pos()
			}
			return true
		})
	}
	return found
}
