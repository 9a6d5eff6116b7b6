package retrydeadline

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/passdoc"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/request"
	"github.com/graphlint/graphlint/internal/retry"
	"github.com/graphlint/graphlint/internal/round"
	"github.com/graphlint/graphlint/internal/settings"
)

//go:embed doc.go
var doc string

// Analyzer is the pass with default settings.
var Analyzer = New(settings.Settings{})

// New returns the pass with the given settings.
func New(s settings.Settings) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:       "retrydeadline",
		Doc:        passdoc.Text(doc, "retrydeadline"),
		URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/passes/retrydeadline",
		Requires:   []*analysis.Analyzer{retry.Analyzer},
		ResultType: report.ResultType,
		Run:        func(pass *analysis.Pass) (any, error) { return run(pass, s) },
	}
}

func run(pass *analysis.Pass, s settings.Settings) (any, error) {
	r := report.New(pass, s.Generated)
	for _, rep := range pass.ResultOf[retry.Analyzer].(*retry.Result).With(s.RetryHelpers) {
		call := rep.Request.Call
		if call == nil || rep.Request.Graph == request.No {
			continue
		}
		ctx := atHand(call.Parent())
		if ctx == "" {
			continue
		}
		w := words{pass: pass, rep: rep, ctx: ctx}
		var way *round.Way
		if round.Loops(call) {
			way = round.Of(call, call)
		} else if call.Parent().Parent() != nil {
			way = round.Of(call, nil)
		}
		if way == nil {
			continue
		}
		for _, in := range way.Instrs() {
			if c, ok := in.(*ssa.Call); ok {
				switch {
				case isFunc(c, "time", "Sleep") && way.Next != nil:
					r.Report(w.sleep(c))
				case (isFunc(c, "context", "WithTimeout") || isFunc(c, "context", "WithDeadline")) && detached(c.Call.Args[0]):
					r.Report(w.anew(c))
				}
			}
		}
		if way.Next != nil && rep.On&failure.Transport != 0 && endless(way) {
			r.Report(w.endless())
		}
	}
	return r.Finish(), nil
}
