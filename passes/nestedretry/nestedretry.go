package nestedretry

import (
	_ "embed"
	"fmt"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/passdoc"
	"github.com/graphlint/graphlint/internal/report"
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
		Name:       "nestedretry",
		Doc:        passdoc.Text(doc, "nestedretry"),
		URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/passes/nestedretry",
		Requires:   []*analysis.Analyzer{retry.Analyzer},
		ResultType: report.ResultType,
		Run:        func(pass *analysis.Pass) (any, error) { return run(pass, s) },
	}
}

func run(pass *analysis.Pass, s settings.Settings) (any, error) {
	r := report.New(pass, s.Generated)
	for _, rep := range pass.ResultOf[retry.Analyzer].(*retry.Result).With(s.RetryHelpers) {
		both := rep.On & rep.Request.Client
		if both == 0 || rep.Layer {
			continue
		}
		r.Report(report.Finding{
			Pos:      rep.Pos,
			End:      rep.End,
			Category: "nestedretry",
			Message:  message(rep, both),
			Steps: []report.Step{
				{Pos: rep.ByPos, Text: "sends it again after " + rep.On.String()},
				{Pos: rep.Pos, Text: "sent by a client that repeats " + rep.Request.Client.String() + " itself"},
			},
		})
	}
	return r.Finish(), nil
}

// message says what is repeated by whom, what comes of it and what to write.
func message(rep retry.Repeat, both failure.Set) string {
	name := rep.Request.Name
	if name == "" {
		name = "the request"
	}
	if rep.In != "" {
		name += " in " + rep.In
	}
	client := rep.Request.ClientName
	if client == "" {
		client = "its client"
	}
	advice := "leave these to the client, or turn its retries off and keep this one"
	if rest := rep.On &^ rep.Request.Client; rest != 0 && len(rest.Each()) <= maxNamed {
		advice = "leave these to the client and repeat only " + rest.String()
	}
	return fmt.Sprintf("%s is sent again by %s after %s, which %s has already repeated: each try here is several requests, and throttling lasts longer; %s",
		name, rep.By, both, client, advice)
}

// maxNamed is how many failures a message lists before it stops being read.
const maxNamed = 4
