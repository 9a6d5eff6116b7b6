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

const labelled flow.Kind = 1

type fact struct{ flow.Summary }

func (*fact) AFact() {}

// analyzer reports what comes from a function source and reaches a function
// sink: the engine and nothing else.
var analyzer = &analysis.Analyzer{
	Name:      "flowtest",
	Doc:       "flowtest: report what goes from source to sink",
	Requires:  []*analysis.Analyzer{ssaview.Analyzer},
	FactTypes: []analysis.Fact{new(fact)},
	Run: func(pass *analysis.Pass) (any, error) {
		view := pass.ResultOf[ssaview.Analyzer].(*ssaview.View)
		sol := flow.Solve(pass, view, &flow.Spec{
			Inputs: func(types.Type) []flow.Kind { return []flow.Kind{labelled} },
			Source: func(v ssa.Value) (flow.Kind, string) {
				if call, _ := flow.ResultOf(v); call != nil && named(call, "source") {
					return labelled, "source"
				}
				return 0, ""
			},
			Sink: func(in ssa.Instruction, _ ssa.Value, _ flow.Kind) string {
				if call, ok := in.(ssa.CallInstruction); ok && named(call, "sink") {
					return "sink"
				}
				return ""
			},
			NewFact: func() flow.Fact { return new(fact) },
		})
		for _, h := range sol.Hits() {
			pos := h.Instr.Pos()
			if h.Call != nil {
				pos = h.Call.Pos()
			}
			pass.Reportf(pos, "%s", h.Word)
		}
		return nil, nil
	},
}

func named(call ssa.CallInstruction, name string) bool {
	fn := flow.Callee(call)
	return fn != nil && fn.Name() == name
}

func TestMethods(t *testing.T) { passtest.Run(t, analyzer, "flow/methods") }
