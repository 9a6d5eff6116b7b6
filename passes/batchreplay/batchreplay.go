package batchreplay

import (
	_ "embed"
	"fmt"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/passdoc"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/request"
	"github.com/graphlint/graphlint/internal/retry"
	"github.com/graphlint/graphlint/internal/round"
	"github.com/graphlint/graphlint/internal/settings"
	"github.com/graphlint/graphlint/internal/source"
	"github.com/graphlint/graphlint/internal/ssaview"
)

//go:embed doc.go
var doc string

// Analyzer is the pass with default settings.
var Analyzer = New(settings.Settings{})

// New returns the pass with the given settings.
func New(s settings.Settings) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:       "batchreplay",
		Doc:        passdoc.Text(doc, "batchreplay"),
		URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/passes/batchreplay",
		Requires:   []*analysis.Analyzer{request.Analyzer, retry.Analyzer, ssaview.Analyzer},
		ResultType: report.ResultType,
		Run:        func(pass *analysis.Pass) (any, error) { return run(pass, s) },
	}
}

func run(pass *analysis.Pass, s settings.Settings) (any, error) {
	r := report.New(pass, s.Generated)
	idx := pass.ResultOf[request.Analyzer].(*request.Index)
	if idx.Empty() {
		return r.Finish(), nil
	}
	idx = idx.Fork()
	res := pass.ResultOf[retry.Analyzer].(*retry.Result)
	for _, fn := range pass.ResultOf[ssaview.Analyzer].(*ssaview.View).Functions() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				call, ok := in.(*ssa.Call)
				if !ok || !round.Loops(call) && fn.Parent() == nil || !writes(call, idx) {
					continue
				}
				var by *helper
				if !round.Loops(call) {
					name, pos, ok := res.OnError(fn)
					if !ok {
						continue
					}
					by = &helper{name, pos}
				}
				if f, ok := judge(pass, call, by); ok {
					r.Report(f)
				}
			}
		}
	}
	return r.Finish(), nil
}

// A helper calls a function literal again when it returns an error.
type helper struct {
	by  string
	pos token.Pos
}

// writes reports whether call sends a batch with a POST among its steps that
// does something twice when it is repeated.
func writes(call *ssa.Call, idx *request.Index) bool {
	for _, r := range idx.At(call) {
		if r.Graph == request.No || r.Safe != "" || r.Verb != "POST" {
			continue
		}
		if fn := flow.Callee(call); fn != nil {
			if s, ok := graph.SenderOf(fn); ok && s.Kind == graph.Batch {
				return true
			}
		}
		if strings.HasSuffix(r.Name, "/$batch") {
			return true
		}
	}
	return false
}

// judge asks whether the failure of a step leads to the same batch again, and
// the success of all of them does not.
func judge(pass *analysis.Pass, call *ssa.Call, by *helper) (report.Finding, bool) {
	next := ssa.CallInstruction(call)
	if by != nil {
		next = nil
	}
	way := round.Of(call, next)
	if way == nil || !unchanged(call, way) || goesRound(call, by != nil, allWell) != no {
		return report.Finding{}, false
	}
	for _, status := range subStatuses {
		if goesRound(call, by != nil, outcome(status)) == no {
			continue
		}
		expr := source.Call(pass, call.Pos())
		if expr == nil {
			return report.Finding{}, false
		}
		f := report.Finding{Pos: expr.Pos(), End: expr.End(), Category: "batchreplay"}
		who := "the loop"
		if by != nil {
			who, f.Steps = by.by, append(f.Steps, report.Step{Pos: by.pos, Text: "this sends it again"})
		} else if pos := loop(pass, call.Pos()); pos.IsValid() {
			who += " at " + source.Place(pass.Fset, expr.Pos(), pos)
			f.Steps = append(f.Steps, report.Step{Pos: pos, Text: "this sends it again"})
		}
		f.Message = fmt.Sprintf("%s sends the whole batch again when a step of it was answered with %d: the POSTs among the steps that went through are carried out a second time; put only those steps into the next batch whose answer allows a repeat",
			who, status)
		return f, true
	}
	return report.Finding{}, false
}

// subStatuses are the answers to a step that are tried, the usual one first.
var subStatuses = []int{429, 503, 500, 404}

// loop returns the for around pos.
func loop(pass *analysis.Pass, pos token.Pos) token.Pos {
	for _, n := range source.Path(pass, pos) {
		if isLoop(n) {
			return n.Pos()
		}
	}
	return token.NoPos
}
