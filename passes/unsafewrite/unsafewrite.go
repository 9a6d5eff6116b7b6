package unsafewrite

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/passdoc"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/request"
	"github.com/graphlint/graphlint/internal/retry"
	"github.com/graphlint/graphlint/internal/settings"
)

//go:embed doc.go
var doc string

// Analyzer is the pass with default settings.
var Analyzer = New(settings.Settings{})

// New returns the pass with the given settings.
func New(s settings.Settings) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:       "unsafewrite",
		Doc:        passdoc.Text(doc, "unsafewrite"),
		URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/passes/unsafewrite",
		Requires:   []*analysis.Analyzer{retry.Analyzer},
		ResultType: report.ResultType,
		Run:        func(pass *analysis.Pass) (any, error) { return run(pass, s) },
	}
}

func run(pass *analysis.Pass, s settings.Settings) (any, error) {
	r := report.New(pass, s.Generated)
	for _, rep := range pass.ResultOf[retry.Analyzer].(*retry.Result).With(s.RetryHelpers) {
		if after := unsafe(rep, s); after != 0 && !knowsConflict(pass, rep.Request, rep.Pos) {
			r.Report(report.Finding{
				Pos:      rep.Pos,
				End:      rep.End,
				Category: "repeat",
				Message:  message(pass, rep, after),
				Steps:    steps(rep),
			})
		}
	}
	return r.Finish(), nil
}

// unsafe returns the failures after which rep sends a POST to Graph again that
// may have been carried out, or 0. What is not known is left alone: another
// host may be meant, and a verb that a parameter holds is judged where it is
// given, as are a path and a body that make it safe for some callers. Only a
// layer of a client has nobody to give it.
func unsafe(rep retry.Repeat, s settings.Settings) failure.Set {
	req := rep.Request
	if req.Verb != "POST" && !(req.OpenVerb() && rep.Layer) {
		return 0
	}
	if req.Graph != request.Yes || req.Safe != "" || req.Mixed || rep.Looks || !judged(req, s) {
		return 0
	}
	return rep.Post & failure.Ambiguous
}
