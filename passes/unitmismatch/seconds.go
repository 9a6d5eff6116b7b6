package unitmismatch

import (
	"fmt"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
	"github.com/graphlint/graphlint/internal/ssaview"
)

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
