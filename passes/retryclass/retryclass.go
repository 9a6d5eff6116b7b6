package retryclass

import (
	_ "embed"
	"fmt"

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
		Name:       "retryclass",
		Doc:        passdoc.Text(doc, "retryclass"),
		URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/passes/retryclass",
		Requires:   []*analysis.Analyzer{retry.Analyzer},
		ResultType: report.ResultType,
		Run:        func(pass *analysis.Pass) (any, error) { return run(pass, s) },
	}
}

// final lists the answers that are the same the next time, with the reason.
var final = []struct {
	status failure.Set
	why    string
}{
	{failure.S400, "the request itself is wrong"},
	{failure.S403, "the permission is missing"},
	{failure.S501, "the service does not do this"},
}

func run(pass *analysis.Pass, s settings.Settings) (any, error) {
	r := report.New(pass, s.Generated)
	for _, rep := range pass.ResultOf[retry.Analyzer].(*retry.Result).With(s.RetryHelpers) {
		if rep.Request.Graph == request.No {
			continue
		}
		on := rep.On
		if rep.By == "a second call" && on&failure.S401 != 0 || on&failure.S404 != 0 {
			// Once, after what mends a 401: a fresh token can hold the
			// permission that the old one lacked. Or beside a 404, which is
			// waiting until what was just made is known everywhere.
			on &^= failure.S403
		}
		if wrong, why := named(on); wrong != 0 {
			r.Report(report.Finding{
				Pos:      rep.Pos,
				End:      rep.End,
				Category: "retryclass",
				Message: fmt.Sprintf("%s repeats it after %s too, when %s: the answer is the same each time, the failure is told later, and each try counts against the limit; return the error after %s",
					rep.By, wrong, why, wrong),
				Steps: []report.Step{{Pos: rep.ByPos, Text: "sends it again after " + rep.On.String()}},
			})
		}
	}
	return r.Finish(), nil
}

// named returns the final answers in a set that was written answer by answer.
// Where the 4xx that nobody names are repeated as well, the program repeats any
// error, and says nothing of these.
func named(on failure.Set) (wrong failure.Set, why string) {
	if on&failure.Client != 0 {
		return 0, ""
	}
	for _, f := range final {
		if on&f.status == 0 || f.status == failure.S501 && on&(failure.S500|failure.Server) != 0 {
			continue // or one of a range: all 5xx, or 500 to 504
		}
		if why != "" {
			why += " or "
		}
		wrong |= f.status
		why += f.why
	}
	return wrong, why
}
