package unitmismatch

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
)

// A verdict turns hits into findings.
type verdict struct {
	pass  *analysis.Pass
	sol   *flow.Solution
	table *table
}

func (v *verdict) judge(h flow.Hit) (report.Finding, bool) {
	byItself := h.Origin.What == fromDuration || h.Origin.What == fromName
	if byItself != (h.Word == sinkSeconds) && byItself {
		return report.Finding{}, false
	}
	if v.elsewhere(h.Origin.Value) {
		return report.Finding{}, false
	}
	switch h.Word {
	case sinkRaw, sinkPrinted:
		return v.raw(h)
	case sinkUnit, sinkTwice:
		return v.product(h)
	case sinkNoUnit, sinkText:
		return v.text(h)
	case sinkSeconds:
		return v.seconds(h)
	}
	return report.Finding{}, false
}

// product reports a multiplication by a wrong unit, or by a second one.
func (v *verdict) product(h flow.Hit) (report.Finding, bool) {
	bin, ok := h.Instr.(*ssa.BinOp)
	if !ok {
		return v.passedOn(h)
	}
	if passes(h.Steps, bin) || v.mixed(h) {
		return report.Finding{}, false // scaled where it lies, once
	}
	e := source.Binary(v.pass, bin.Pos())
	if e == nil {
		return report.Finding{}, false
	}
	value, unit, unitExpr := e.X, e.Y, e.Y
	if isConstExpr(v.pass, e.X) {
		value, unit, unitExpr = e.Y, e.X, e.X
	}
	f := v.finding(e, "unit", h)
	if h.Word == sinkTwice {
		f.Category = "twice"
		f.Message = fmt.Sprintf("%s is multiplied by %s, but it is scaled already (%s): the product overflows or waits for years; write %s alone",
			source.Text(value), source.Text(unit), v.origin(h, e.Pos()), source.Text(value))
		return f, true
	}
	f.Message = fmt.Sprintf("%s multiplies by %s a number that counts %s (%s): a wait of %s becomes %s; multiply by %s",
		source.Text(e), source.Text(unit), unitName(h.Kind), v.origin(h, e.Pos()), example(h.Kind), exampleTimes(h.Kind, v.value(unitExpr)), unitConst(h.Kind))
	f.Fix = v.unitFix(unitExpr, h.Kind)
	return f, true
}

// text reports a text that is parsed as a duration.
func (v *verdict) text(h flow.Hit) (report.Finding, bool) {
	site, ok := h.Instr.(ssa.CallInstruction)
	if !ok {
		if h.Call == nil {
			return report.Finding{}, false
		}
		site = h.Call
	}
	if h.Word == sinkNoUnit {
		if alsoParsed(h.Value) || h.Value != nil && v.sol.May(h.Value, textUnit) {
			return report.Finding{}, false // the unit is appended where it is missing
		}
		switch suffixed(h.Kind, builtUnit(h.Value)) {
		case textUnit:
			return report.Finding{}, false
		case textWrong:
			h.Word = sinkText
		}
	}
	call := source.Call(v.pass, site.Pos())
	if call == nil || len(call.Args) == 0 {
		return report.Finding{}, false
	}
	f := v.finding(call, "text", h)
	arg := call.Args[0]
	if fn, ok := h.Value.(*ssa.Function); ok {
		return v.handedParser(h, f, call, fn), true
	}
	if h.Word == sinkNoUnit {
		suffix := `"s"`
		if h.Kind == textMs {
			suffix = `"ms"`
		}
		f.Message = fmt.Sprintf("%s fails for every number, since %s has no unit (%s): \"120\" is no duration, and the wait becomes 0 or a failure; write %s + %s",
			source.Text(call), source.Text(arg), v.origin(h, call.Pos()), source.Text(arg), suffix)
		f.Fix = v.suffixFix(arg, suffix)
		return f, true
	}
	f.Message = fmt.Sprintf("%s reads a text with a wrong unit (%s): the header counts seconds, or milliseconds where its name ends in -ms; append \"s\" or \"ms\" accordingly",
		source.Text(call), v.origin(h, call.Pos()))
	return f, true
}

// finding starts a finding at a node.
func (v *verdict) finding(n ast.Node, category string, h flow.Hit) report.Finding {
	f := report.Finding{Pos: n.Pos(), End: n.End(), Category: category}
	if h.Origin.Place != "" {
		f.Steps = append(f.Steps, report.Step{Place: h.Origin.Place, Text: h.Origin.What})
	}
	last := token.NoPos
	for _, steps := range [][]flow.Step{h.Steps, h.Inner} {
		for _, st := range steps {
			if st.Pos.IsValid() && st.Pos != last {
				f.Steps = append(f.Steps, report.Step{Pos: st.Pos, Text: "counts " + unitName(st.Kind)})
				last = st.Pos
			}
		}
	}
	return f
}

// origin says where a value came from, for a message at pos.
func (v *verdict) origin(h flow.Hit, pos token.Pos) string {
	what := h.Origin.What
	if h.Origin.Place != "" {
		return what + ", read at " + h.Origin.Place
	}
	if h.Origin.Pos.IsValid() {
		return what + ", read at " + source.Place(v.pass.Fset, pos, h.Origin.Pos)
	}
	return what
}

// expr finds the expression whose value x is, where in uses it.
func (v *verdict) expr(x ssa.Value, in ssa.Instruction) ast.Expr {
	switch in := in.(type) {
	case *ssa.Store:
		// The position of a store is that of the assignment or of the key.
		for _, n := range source.Path(v.pass, in.Pos()) {
			switch n := n.(type) {
			case *ast.KeyValueExpr:
				return n.Value
			case *ast.AssignStmt:
				for i, lhs := range n.Lhs {
					if len(n.Rhs) == len(n.Lhs) && lhs.Pos() <= in.Pos() && in.Pos() <= lhs.End() {
						return n.Rhs[i]
					}
				}
				if len(n.Rhs) == 1 {
					return n.Rhs[0]
				}
			}
		}
	case ssa.CallInstruction:
		if call := source.Call(v.pass, in.Pos()); call != nil {
			for i, a := range flow.Args(in) {
				if a == x && i < len(call.Args) {
					return call.Args[i]
				}
			}
		}
	}
	return nil
}

func isConstExpr(pass *analysis.Pass, e ast.Expr) bool {
	tv, ok := pass.TypesInfo.Types[e]
	return ok && tv.Value != nil
}

func (v *verdict) value(e ast.Expr) float64 {
	if tv, ok := v.pass.TypesInfo.Types[e]; ok && tv.Value != nil {
		c, _ := constNumber(ssa.NewConst(tv.Value, types.Typ[types.Float64]))
		return c
	}
	return 0
}
