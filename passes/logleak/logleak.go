package logleak

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/passdoc"
	"github.com/graphlint/graphlint/internal/report"
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
		Name:       "logleak",
		Doc:        passdoc.MustExtract(doc, "logleak"),
		URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/passes/logleak",
		Requires:   []*analysis.Analyzer{ssaview.Analyzer},
		ResultType: report.ResultType,
		Run:        func(pass *analysis.Pass) (any, error) { return run(pass, s) },
	}
}

func run(pass *analysis.Pass, s settings.Settings) (any, error) {
	r := report.New(pass, s.Generated)
	return r.Finish(), nil
}
