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
	"github.com/graphlint/graphlint/internal/ssaview"
)

// A verdict turns hits into findings.
type verdict struct {
	pass *analysis.Pass
	sol  *flow.Solution
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
	case sinkRaw:
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

// raw reports the conversion that made a bare number a duration. It is looked
// for on the way to the use; if it is in another package, that package's own
// report has it, unless it is a parameter there and the caller is to blame.
func (v *verdict) raw(h flow.Hit) (report.Finding, bool) {
	for _, steps := range [][]flow.Step{h.Inner, h.Steps} {
		for i, st := range steps {
			conv := conversion(st.Value)
			if conv == nil || !isRaw(st.Kind) || i > 0 && isRaw(steps[i-1].Kind) {
				continue
			}
			return v.converted(h, conv, st.Kind)
		}
	}
	if h.Call != nil && h.Instr == nil {
		return v.passedOn(h)
	}
	return report.Finding{}, false
}

// conversion returns v if it is a conversion to time.Duration.
func conversion(v ssa.Value) ssa.Value {
	switch v := v.(type) {
	case *ssa.Convert:
		if isDuration(v.Type()) {
			return v
		}
	case *ssa.ChangeType:
		if isDuration(v.Type()) {
			return v
		}
	}
	return nil
}

func (v *verdict) converted(h flow.Hit, conv ssa.Value, k flow.Kind) (report.Finding, bool) {
	call := source.Call(v.pass, conv.Pos())
	if call == nil || len(call.Args) != 1 {
		return report.Finding{}, false
	}
	arg := call.Args[0]
	if unit, k := v.innerUnit(h, arg); unit != nil {
		return v.scaled(h, call, arg, unit, k), true
	}
	f := v.finding(call, "raw", h)
	f.Message = fmt.Sprintf("%s takes %s for nanoseconds, but it counts %s (%s): a wait of %s is over after %s; write %s",
		source.Text(call), source.Text(arg), unitName(k), v.origin(h, call.Pos()), example(k), exampleRaw(k), rightForm(v.pass, arg, k))
	f.Fix = v.scaleFix(call, k)
	return f, true
}

// innerUnit returns the unit by which the number in a conversion was multiplied
// before, and the kind that it had: time.Duration(n * int64(time.Millisecond)).
func (v *verdict) innerUnit(h flow.Hit, arg ast.Expr) (unit ast.Expr, k flow.Kind) {
	bin, ok := ast.Unparen(arg).(*ast.BinaryExpr)
	if !ok || bin.Op != token.MUL {
		return nil, none
	}
	for _, side := range []ast.Expr{bin.X, bin.Y} {
		if isConstExpr(v.pass, side) && v.value(side) >= 1e6 {
			unit = side
		}
	}
	if unit == nil {
		return nil, none
	}
	for _, steps := range [][]flow.Step{h.Steps, h.Inner} {
		for i, st := range steps {
			if i > 0 && isNumber(st.Kind) && isNumber(steps[i-1].Kind) && st.Kind != steps[i-1].Kind {
				k = steps[i-1].Kind
			}
		}
	}
	return unit, k
}

// scaled reports a conversion of a number that was multiplied by a wrong unit.
func (v *verdict) scaled(h flow.Hit, call *ast.CallExpr, arg, unit ast.Expr, k flow.Kind) report.Finding {
	f := v.finding(call, "unit", h)
	name := unit
	if c, ok := unit.(*ast.CallExpr); ok && len(c.Args) == 1 {
		name = c.Args[0]
	}
	f.Message = fmt.Sprintf("%s multiplies by %s a number that counts %s (%s): a wait of %s becomes %s; multiply by %s",
		source.Text(arg), source.Text(name), unitName(k), v.origin(h, call.Pos()), example(k), exampleTimes(k, v.value(unit)), unitConst(k))
	f.Fix = v.unitFix(name, k)
	return f
}

// passedOn reports a number given to a function of another package that takes
// it for a duration.
func (v *verdict) passedOn(h flow.Hit) (report.Finding, bool) {
	call := source.Call(v.pass, h.Call.Pos())
	if call == nil {
		return report.Finding{}, false
	}
	f := v.finding(call, "raw", h)
	f.Message = fmt.Sprintf("%s makes nanoseconds of what it is given (%s), but this counts %s (%s): a wait of %s is over at once; give it a duration, or mend it",
		source.Text(call.Fun), h.Place, unitName(h.In), v.origin(h, call.Pos()), example(h.In))
	return f, true
}

// product reports a multiplication by a wrong unit, or by a second one.
func (v *verdict) product(h flow.Hit) (report.Finding, bool) {
	bin, ok := h.Instr.(*ssa.BinOp)
	if !ok {
		return v.passedOn(h)
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
	if h.Word == sinkNoUnit && alsoParsed(h.Value) {
		return report.Finding{}, false
	}
	call := source.Call(v.pass, site.Pos())
	if call == nil || len(call.Args) == 0 {
		return report.Finding{}, false
	}
	f := v.finding(call, "text", h)
	arg := call.Args[0]
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

// alsoParsed reports whether a text is parsed as a number too, so that the
// parsing as a duration is for texts with a unit only.
func alsoParsed(x ssa.Value) bool {
	if x == nil || x.Referrers() == nil {
		return false
	}
	for _, ref := range *x.Referrers() {
		if c, ok := ref.(*ssa.Call); ok {
			if fn := flow.Callee(c); fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "strconv" {
				return true
			}
		}
	}
	return false
}

// seconds reports an API that counts in seconds and is given another unit.
func (v *verdict) seconds(h flow.Hit) (report.Finding, bool) {
	if h.Instr == nil || h.Value == nil {
		return v.passedOn(h)
	}
	e := v.expr(h.Value, h.Instr)
	if e == nil {
		return report.Finding{}, false
	}
	f := v.finding(e, "seconds", h)
	f.Message = fmt.Sprintf("%s counts %s, but %s counts seconds: %s; write int(d.Seconds()) or int(d / time.Second)",
		source.Text(e), unitName(h.Kind), target(h.Instr), consequence(h.Instr))
	return f, true
}

// constants reports constants that can not be a number of seconds.
func (v *verdict) constants(view *ssaview.View) []report.Finding {
	var out []report.Finding
	for _, fn := range view.Functions() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				st, ok := in.(*ssa.Store)
				if !ok || !countsSeconds(st.Addr) {
					continue
				}
				c, ok := constNumber(st.Val)
				if !ok || c < 1000 {
					continue
				}
				if e := v.expr(st.Val, st); e != nil {
					out = append(out, report.Finding{
						Pos: e.Pos(), End: e.End(), Category: "seconds",
						Message: fmt.Sprintf("%s is %.0f, but %s counts seconds: %s; write a number of seconds",
							source.Text(e), c, target(st), consequence(st)),
					})
				}
			}
		}
	}
	return out
}

// target and consequence say what takes seconds and what it does with more.
func target(in ssa.Instruction) string {
	if st, ok := in.(*ssa.Store); ok {
		return fieldVar(st.Addr).Name()
	}
	if site, ok := in.(ssa.CallInstruction); ok {
		if fn := flow.Callee(site); fn != nil {
			return fn.Pkg().Name() + "." + fn.Name()
		}
	}
	return "the callee"
}

func consequence(in ssa.Instruction) string {
	if _, ok := in.(*ssa.Store); ok {
		return "the retry handler cuts it to 180, and every retry waits three minutes"
	}
	return "the retry waits far too long"
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
