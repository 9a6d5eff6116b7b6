package flow_test

import (
	"go/types"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/internal/ssaview"
)

const (
	question flow.Kind = 1
	answer   flow.Kind = 2
)

type answerFact struct{ flow.Summary }

func (*answerFact) AFact() {}

// answers reports the calls after which an answer is there that no "read" is
// given: each call of "ask" makes one of its own from what "make" returns.
var answers = &analysis.Analyzer{
	Name:      "answertest",
	Doc:       "answertest: report answers that are not read",
	Requires:  []*analysis.Analyzer{ssaview.Analyzer},
	FactTypes: []analysis.Fact{new(answerFact)},
	Run: func(pass *analysis.Pass) (any, error) {
		view := pass.ResultOf[ssaview.Analyzer].(*ssaview.View)
		sol := flow.Solve(pass, view, &flow.Spec{
			Inputs: func(types.Type) []flow.Kind { return []flow.Kind{question, answer} },
			Source: func(v ssa.Value) (flow.Kind, string) {
				if call, _ := flow.ResultOf(v); call != nil && named(call, "prepare") {
					return question, "a question"
				}
				return 0, ""
			},
			Call: func(call ssa.CallInstruction, _ *types.Func, arg int, k flow.Kind) ([]flow.Out, bool) {
				switch {
				case named(call, "ask") && k == question:
					return flow.To(0, answer), true
				case named(call, "into") && k == question:
					return []flow.Out{{To: flow.Arg(1), Kind: answer}}, true
				}
				return nil, named(call, "read")
			},
			Sink: func(in ssa.Instruction, _ ssa.Value, k flow.Kind) string {
				if call, ok := in.(ssa.CallInstruction); ok && k == answer && named(call, "read") {
					return "read"
				}
				return ""
			},
			Unknown: func(in ssa.Instruction, _ ssa.Value, k flow.Kind) string {
				if _, ok := in.(*ssa.Call); ok && k == answer {
					return "read"
				}
				return ""
			},
			Renew:        func(in, out flow.Kind) bool { return in != answer && out == answer },
			Holder:       func(_ *types.Var, k flow.Kind) flow.Kind { return k },
			Apart:        func(*ssa.FieldAddr, flow.Kind) bool { return true },
			Step:         func(in ssa.Instruction, _ ssa.Value, k, _ flow.Kind) flow.Kind { return k },
			Total:        true,
			Callbacks:    true,
			Implementers: true,
			NewFact:      func() flow.Fact { return new(answerFact) },
		})
		read := make(map[*ssa.Call]bool)
		for _, h := range sol.Hits() {
			if call, _ := flow.ResultOf(h.Origin.Value); call != nil {
				read[call] = true
			}
		}
		returned := make(map[*ssa.Call]bool)
		for _, fn := range view.Functions() {
			for _, g := range sol.Given(fn) {
				if call, _ := flow.ResultOf(g.Origin.Value); call != nil && !sol.Handed(fn) {
					returned[call] = true
				}
			}
		}
		for _, fn := range view.Functions() {
			for _, b := range fn.Blocks {
				for _, in := range b.Instrs {
					call, ok := in.(*ssa.Call)
					if !ok || read[call] || returned[call] {
						continue
					}
					got := len(call.Call.Args) > 0 && sol.Has(call.Call.Args[0], question)
					for _, g := range sol.Gifts(call) {
						got = got || g.Kind == answer
					}
					if got {
						pass.Reportf(call.Pos(), "not read")
					}
				}
			}
		}
		return nil, nil
	},
}

func TestRenew(t *testing.T) {
	passtest.Run(t, answers, "flow/answers", "flow/answers/lib")
}
