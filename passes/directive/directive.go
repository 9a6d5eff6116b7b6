package directive

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/passdoc"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/scope"
)

//go:embed doc.go
var doc string

// New returns the pass for the analyzers that run, whose results tell which
// directives hid something. Idle names those that exist and do not run: of a
// directive for one of these nothing can be said.
func New(analyzers []*analysis.Analyzer, idle ...string) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:       "directive",
		Doc:        passdoc.Text(doc, "directive"),
		URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/passes/directive",
		Requires:   analyzers,
		ResultType: report.ResultType,
		Run:        func(pass *analysis.Pass) (any, error) { return run(pass, analyzers, idle) },
	}
}

func run(pass *analysis.Pass, analyzers []*analysis.Analyzer, idle []string) (any, error) {
	r := report.New(pass, false)
	if !scope.Own(pass) {
		return r.Finish(), nil
	}
	for _, f := range pass.Files {
		if report.Generated(f) {
			continue
		}
		for _, d := range report.Directives(pass.Fset, f) {
			if message := judge(pass, analyzers, idle, d); message != "" {
				r.Report(report.Finding{Pos: d.Pos, End: d.End, Category: "directive", Message: message})
			}
		}
	}
	return r.Finish(), nil
}

// judge says what is wrong with a directive, or "".
func judge(pass *analysis.Pass, analyzers []*analysis.Analyzer, idle []string, d report.Directive) string {
	if len(d.Analyzers) == 0 {
		return "the directive names no analyzer, and hides nothing: write //graphlint:ignore analyzer reason"
	}
	byName := make(map[string]*analysis.Analyzer)
	for _, a := range analyzers {
		byName[a.Name] = a
	}
	for _, name := range d.Analyzers {
		if byName[name] == nil && !slices.Contains(idle, name) {
			return fmt.Sprintf("the directive names %q, which is no analyzer of graphlint: see graphlint help for their names", name)
		}
	}
	names := strings.Join(d.Analyzers, " and ")
	if d.Reason == "" {
		return fmt.Sprintf("the directive gives no reason, and hides nothing: say why %s is to be ignored here", names)
	}
	for _, name := range d.Analyzers {
		if byName[name] == nil {
			continue
		}
		if res, ok := pass.ResultOf[byName[name]].(*report.Result); ok && !res.Used[d.Pos] {
			return fmt.Sprintf("the directive hides nothing: %s finds no fault here, so take the directive out", name)
		}
	}
	return ""
}
