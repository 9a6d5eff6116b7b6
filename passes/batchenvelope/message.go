package batchenvelope

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
)

// finding puts a fault into words: which answers, what is looked at instead, and
// what would tell.
func (t *tracer) finding(s *sending) report.Finding {
	call := s.at()
	f := report.Finding{Pos: call.Pos(), End: call.Pos(), Category: "unread"}
	name, variable := "the call", ""
	if e := source.Call(t.pass, call.Pos()); e != nil {
		f.Pos, f.End = e.Pos(), e.End()
		name, variable = source.Text(e.Fun), subject(t.pass, call, e)
	}
	f.Steps = append(f.Steps, report.Step{Pos: f.Pos, Text: name + " sends the batch"})

	var b strings.Builder
	place := t.sentAt(s, f.Pos)
	switch {
	case variable == "" && place == "":
		b.WriteString("nothing looks at the answers inside this $batch")
	case variable == "":
		fmt.Fprintf(&b, "nothing looks at the answers to the $batch sent at %s", place)
	case place == "":
		fmt.Fprintf(&b, "no status inside %s is looked at", variable)
	default:
		fmt.Fprintf(&b, "no status inside %s, the answers to the $batch sent at %s, is looked at", variable, place)
	}
	b.WriteString(": ")
	b.WriteString(t.instead(s, &f, name))
	b.WriteString(", so a step that was throttled with 429 is lost; ")
	b.WriteString(advice(call, variable))
	b.WriteString(", and send those with 429 again after their own Retry-After")
	f.Message = b.String()
	return f
}

// at returns the call to report: the function that sends it where that does
// nothing else, else the call that gives it the batch.
func (s *sending) at() ssa.CallInstruction {
	if s.inside {
		return s.inner
	}
	return s.call
}

// sentAt returns where the batch is sent, for a message at pos, if the call at
// pos only hands on its answers.
func (t *tracer) sentAt(s *sending, pos token.Pos) string {
	for _, g := range s.gifts {
		switch {
		case g.Origin != nil && g.Origin.Pos.IsValid():
			return source.Place(t.pass.Fset, pos, g.Origin.Pos)
		case g.Place != "":
			return g.Place
		}
	}
	switch {
	case s.inside:
		return ""
	case s.inner != nil && s.inner != s.call:
		return source.Place(t.pass.Fset, pos, s.inner.Pos())
	}
	return s.place
}

// instead says what the program goes by, and adds the steps to it.
func (t *tracer) instead(s *sending, f *report.Finding, name string) string {
	where := func(h flow.Hit, text string) string {
		if h.Instr == nil {
			f.Steps = append(f.Steps, report.Step{Place: h.Place, Text: text})
			return h.Place
		}
		f.Steps = append(f.Steps, report.Step{Pos: h.Instr.Pos(), Text: text})
		return source.Place(t.pass.Fset, f.Pos, h.Instr.Pos())
	}
	if h, ok := s.aside[dropped]; ok {
		return fmt.Sprintf("the error of GetBatchResponseById, which would tell, is dropped at %s", where(h, "the error is dropped"))
	}
	outer, outerOK := s.aside[outerRead]
	if h, ok := s.aside[bodyRead]; ok {
		at := where(h, "the body is taken whatever the status")
		return fmt.Sprintf("the body taken at %s is an error where the step failed", at)
	}
	if outerOK {
		at := where(outer, "the outer status is checked")
		return fmt.Sprintf("the outer status checked at %s is 200 even if every step failed", at)
	}
	if isSDKSend(s.call) {
		return name + " returns an error only if the envelope fails"
	}
	for _, g := range s.gifts {
		if g.Kind == sdkAnswer {
			return "Send returns an error only if the envelope fails"
		}
	}
	return "the outer status is 200 even if every step failed"
}

// advice says where the statuses are.
func advice(call ssa.CallInstruction, variable string) string {
	if variable == "" {
		variable = "the response"
	}
	t := resultType(call)
	if tuple := call.Common().Signature().Results(); tuple.Len() > 0 {
		t = tuple.At(0).Type()
	}
	switch e := element(t); {
	case graph.IsNamed(e, graph.CorePath, "BatchResponse"), isSDKSend(call):
		if variable == "the response" {
			return "keep the response and check its GetStatusCodes()"
		}
		return fmt.Sprintf("check %s.GetStatusCodes()", variable)
	case graph.IsNamed(e, graph.CorePath, "BatchItem"):
		return "check the GetStatus() of each answer"
	case isPart(e):
		return fmt.Sprintf("check the %s of each", fieldName(e, "status"))
	}
	return "check the status of each entry in its responses"
}

// fieldName returns the Go name of the field with that JSON name.
func fieldName(t types.Type, name string) string {
	st := structOf(t)
	for i := range st.NumFields() {
		if jsonName(st, i) == name {
			return st.Field(i).Name()
		}
	}
	return name
}

// subject returns the name of the variable that holds the answers after call,
// which stands in the source as e: the first result, or what an argument points
// to. It is "" if there is none.
func subject(pass *analysis.Pass, call ssa.CallInstruction, e *ast.CallExpr) string {
	res := call.Common().Signature().Results()
	if res.Len() > 0 && (isSDKSend(call) || len(inputs(res.At(0).Type())) > 0) {
		return assigned(pass, e)
	}
	for _, arg := range e.Args {
		if u, ok := ast.Unparen(arg).(*ast.UnaryExpr); ok && u.Op == token.AND {
			if t := pass.TypesInfo.TypeOf(u.X); t != nil && (isEnvelope(t) || isPart(t) || isOpen(t) || isBytes(t)) {
				return source.Text(u.X)
			}
		}
	}
	return ""
}

// assigned returns the name of the variable that the first result of e is
// assigned to, or "".
func assigned(pass *analysis.Pass, e *ast.CallExpr) string {
	for _, n := range source.Path(pass, e.Pos()) {
		var lhs, rhs ast.Expr
		switch n := n.(type) {
		case *ast.AssignStmt:
			lhs, rhs = n.Lhs[0], n.Rhs[0]
		case *ast.ValueSpec:
			if len(n.Values) > 0 {
				lhs, rhs = n.Names[0], n.Values[0]
			}
		case ast.Stmt:
			return ""
		}
		if rhs == nil {
			continue
		}
		if ast.Unparen(rhs) != e {
			return ""
		}
		if s := source.Text(lhs); s != "_" {
			return s
		}
		return ""
	}
	return ""
}
