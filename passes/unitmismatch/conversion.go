package unitmismatch

import (
	"fmt"
	"go/ast"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
)

// raw reports the conversion that made a bare number a duration: the last one
// on the way to the use, since a number may have been a duration before, and
// have been given a unit then. If it is in another package, that package's own
// report has it, unless it is a parameter there and the caller is to blame.
func (v *verdict) raw(h flow.Hit) (report.Finding, bool) {
	if v.table.scaledInPlace(h.Inner) || v.table.scaledInPlace(h.Steps) || v.mixed(h) {
		return report.Finding{}, false
	}
	for _, steps := range [][]flow.Step{h.Inner, h.Steps} {
		for i, st := range slices.Backward(steps) {
			if !isRaw(st.Kind) || i > 0 && isRaw(steps[i-1].Kind) {
				continue
			}
			if conv := conversion(st.Value); conv != nil {
				return v.converted(h, conv, st.Kind)
			}
			if call, _ := flow.ResultOf(st.Value); call != nil && i > 0 {
				return v.inHelper(h, call, st.Kind)
			}
			if div, ok := st.Value.(*ssa.BinOp); ok && div.Op == token.QUO {
				return v.divided(h, div, st.Kind)
			}
			if i > 0 {
				return report.Finding{}, false
			}
		}
	}
	if h.Call != nil && h.Instr == nil {
		return v.passedOn(h)
	}
	return report.Finding{}, false
}

// divided reports a duration that was made a count by a division and is used as
// a duration.
func (v *verdict) divided(h flow.Hit, div *ssa.BinOp, k flow.Kind) (report.Finding, bool) {
	e := source.Binary(v.pass, div.Pos())
	if e == nil || h.Word == sinkPrinted {
		return report.Finding{}, false
	}
	f := v.finding(e, "raw", h)
	f.Message = fmt.Sprintf("%s is a count of %s (%s) that is used as a duration: a wait of %s is over after %s; write %s alone, or Round it",
		source.Text(e), unitName(k), v.origin(h, e.Pos()), example(k), exampleRaw(k), source.Text(e.X))
	return f, true
}

// inHelper reports a function that makes nanoseconds of the number it is given:
// its conversion if that is in this package, else the call. A function with
// more than one conversion says too little.
func (v *verdict) inHelper(h flow.Hit, call *ssa.Call, k flow.Kind) (report.Finding, bool) {
	fn := call.Common().StaticCallee()
	if fn == nil {
		return report.Finding{}, false
	}
	if fn.Origin() != nil {
		fn = fn.Origin()
	}
	if len(fn.Blocks) == 0 || fn.Pkg == nil || fn.Pkg.Pkg != v.pass.Pkg {
		site := source.Call(v.pass, call.Pos())
		if site == nil {
			return report.Finding{}, false
		}
		f := v.finding(site, "raw", h)
		f.Message = fmt.Sprintf("%s makes nanoseconds of what it is given, but this counts %s (%s): a wait of %s is over at once; give it a duration, or mend it",
			source.Text(site.Fun), unitName(k), v.origin(h, site.Pos()), example(k))
		return f, true
	}
	var conv ssa.Value
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			x, ok := in.(ssa.Value)
			if !ok || conversion(x) == nil || isDuration(operand(x).Type()) {
				continue
			}
			if conv != nil {
				return report.Finding{}, false
			}
			conv = x
		}
	}
	if conv == nil {
		return report.Finding{}, false
	}
	return v.converted(h, conv, k)
}

// operand is what a conversion converts.
func operand(conv ssa.Value) ssa.Value {
	switch conv := conv.(type) {
	case *ssa.Convert:
		return conv.X
	case *ssa.ChangeType:
		return conv.X
	case *ssa.MultiConvert:
		return conv.X
	}
	return conv
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
	case *ssa.MultiConvert:
		if isDuration(v.Type()) {
			return v
		}
	}
	return nil
}

func (v *verdict) converted(h flow.Hit, conv ssa.Value, k flow.Kind) (report.Finding, bool) {
	call := v.written(conv)
	if call == nil || len(call.Args) != 1 {
		return report.Finding{}, false
	}
	arg := call.Args[0]
	if unit, k := v.innerUnit(h, arg); unit != nil {
		return v.scaled(h, call, arg, unit, k), true
	}
	effect := "is over after"
	if h.Word == sinkPrinted {
		if scaledLater(conv) {
			return report.Finding{}, false
		}
		effect = "is written as"
	}
	f := v.finding(call, "raw", h)
	f.Message = fmt.Sprintf("%s takes %s for nanoseconds, but it counts %s (%s): a wait of %s %s %s; write %s",
		source.Text(call), source.Text(arg), unitName(k), v.origin(h, call.Pos()), example(k), effect, exampleRaw(k), rightForm(v.pass, arg, k))
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
