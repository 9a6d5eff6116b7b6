package request_test

import (
	"fmt"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/passtest"
	"github.com/graphlint/graphlint/internal/request"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// show reports what is known of each request, at the call that sends it:
// "POST /me/sendMail to Graph, client repeats nothing".
var show = &analysis.Analyzer{
	Name:     "show",
	Doc:      "show the requests",
	Requires: []*analysis.Analyzer{request.Analyzer, ssaview.Analyzer},
	Run: func(pass *analysis.Pass) (any, error) {
		idx := pass.ResultOf[request.Analyzer].(*request.Index)
		if idx.Empty() {
			return nil, nil
		}
		for _, fn := range pass.ResultOf[ssaview.Analyzer].(*ssaview.View).Functions() {
			for _, b := range fn.Blocks {
				for _, instr := range b.Instrs {
					if call, ok := instr.(ssa.CallInstruction); ok {
						for _, r := range idx.At(call) {
							pass.Reportf(call.Pos(), "%s", line(r))
						}
					}
				}
			}
		}
		return nil, nil
	},
}

func line(r request.Request) string {
	verb := r.Verb
	if r.OpenVerb() {
		verb = "open"
	}
	to := map[request.Answer]string{request.Yes: "Graph", request.No: "another", request.Unknown: "unknown"}[r.Graph]
	s := fmt.Sprintf("%s, %s, to %s, client repeats %v", r.Name, verb, to, r.Client)
	if r.Safe != "" {
		s += ", safe: " + r.Safe
	}
	return s
}

func Test(t *testing.T) {
	passtest.Run(t, show, "request/sends", "request/clients", "request/clients/made")
}
