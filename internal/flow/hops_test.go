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

const changed flow.Kind = 2

// hopper follows labels that change on their way.
var hopper = &analysis.Analyzer{
	Name:     "hops",
	Doc:      "hops: report by how many calls a label came to its sink",
	Requires: []*analysis.Analyzer{ssaview.Analyzer},
	Run: func(pass *analysis.Pass) (any, error) {
		view := pass.ResultOf[ssaview.Analyzer].(*ssaview.View)
		sol := flow.Solve(pass, view, &flow.Spec{
			Sources: func(v ssa.Value, add func(flow.Kind, string)) {
				if call, _ := flow.ResultOf(v); call != nil && named(call, "source") {
					add(labelled, "source")
				}
			},
			FieldSource: func(f *types.Var) (flow.Kind, string) {
				if f.Name() == "tag" {
					return changed, "tag"
				}
				return 0, ""
			},
			Call: func(call ssa.CallInstruction, _ *types.Func, arg int, k flow.Kind) ([]flow.Out, bool) {
				if !named(call, "change") {
					return nil, false
				}
				return []flow.Out{{To: flow.Arg(arg), Kind: changed}}, true
			},
			Sink: func(in ssa.Instruction, _ ssa.Value, k flow.Kind) string {
				call, ok := in.(ssa.CallInstruction)
				switch {
				case !ok || k != changed:
				case named(call, "sink"):
					return "sink"
				case named(call, "list"):
					return "list"
				}
				return ""
			},
		})
		for _, h := range sol.Hits() {
			pos, passed := h.Instr.Pos(), 0
			if h.Call != nil {
				pos = h.Call.Pos()
			}
			for _, hop := range h.Hops {
				if hop.Passed {
					passed++
				}
			}
			if passed > 0 {
				pass.Reportf(pos, "%s after %d calls, passed on by %d", h.Word, len(h.Hops), passed)
			} else {
				pass.Reportf(pos, "%s after %d calls", h.Word, len(h.Hops))
			}
		}
		return nil, nil
	},
}

func TestHops(t *testing.T) { passtest.Run(t, hopper, "flow/hops") }
