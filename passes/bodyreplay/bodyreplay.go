package bodyreplay

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/passdoc"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/request"
	"github.com/graphlint/graphlint/internal/retry"
	"github.com/graphlint/graphlint/internal/settings"
	"github.com/graphlint/graphlint/internal/ssaview"
)

//go:embed doc.go
var doc string

// Analyzer is the pass with default settings.
var Analyzer = New(settings.Settings{})

// New returns the pass with the given settings.
func New(s settings.Settings) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:       "bodyreplay",
		Doc:        passdoc.Text(doc, "bodyreplay"),
		URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/passes/bodyreplay",
		Requires:   []*analysis.Analyzer{retry.Analyzer, ssaview.Analyzer},
		ResultType: report.ResultType,
		Run:        func(pass *analysis.Pass) (any, error) { return run(pass, s) },
	}
}

func run(pass *analysis.Pass, s settings.Settings) (any, error) {
	r := report.New(pass, s.Generated)
	reps := pass.ResultOf[retry.Analyzer].(*retry.Result).With(s.RetryHelpers)
	if len(reps) == 0 {
		return r.Finish(), nil
	}
	x := newTracer(pass.ResultOf[ssaview.Analyzer].(*ssaview.View))
	for _, rep := range reps {
		if rep.Request.Graph == request.No || !repeatsBodies(rep) {
			continue
		}
		if u, ok := x.used(rep); ok {
			r.Report(finding(pass, rep, u))
		}
	}
	return r.Finish(), nil
}

// repeatsBodies reports whether requests that may have a body are among those
// that are sent again: code that looks at the method mostly lets POST through.
func repeatsBodies(rep retry.Repeat) bool {
	return rep.Request.Verb != "" || rep.Post != 0
}
