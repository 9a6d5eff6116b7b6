package postreplay

import (
	_ "embed"
	"fmt"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/passdoc"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/request"
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
		Name:       "postreplay",
		Doc:        passdoc.Text(doc, "postreplay"),
		URL:        "https://pkg.go.dev/github.com/graphlint/graphlint/passes/postreplay",
		Requires:   []*analysis.Analyzer{request.Analyzer, ssaview.Analyzer},
		ResultType: report.ResultType,
		Run:        func(pass *analysis.Pass) (any, error) { return run(pass, s) },
	}
}

func run(pass *analysis.Pass, s settings.Settings) (any, error) {
	r := report.New(pass, s.Generated)
	index := pass.ResultOf[request.Analyzer].(*request.Index)
	if index.Empty() {
		return r.Finish(), nil
	}
	index = index.Fork()
	for _, fn := range pass.ResultOf[ssaview.Analyzer].(*ssaview.View).Functions() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				call, ok := in.(ssa.CallInstruction)
				if !ok {
					continue
				}
				for _, req := range index.At(call) {
					if f, ok := judge(pass, index, call, req); ok {
						r.Report(f)
					}
				}
			}
		}
	}
	return r.Finish(), nil
}

// unknown are the failures after which the client repeats a POST that may have
// been carried out.
const unknown = failure.S503 | failure.S504

// option is the remedy, written out.
const option = "&nethttplibrary.RetryHandlerOptions{ShouldRetry: func(_ time.Duration, _ int, _ *http.Request, resp *http.Response) bool { " +
	"return resp.StatusCode == http.StatusTooManyRequests }}"

// judge reports a POST whose client has kiota's handler for certain, and nobody
// to restrain it. A $batch is as harmful as its steps, which are not looked at.
func judge(pass *analysis.Pass, index *request.Index, call ssa.CallInstruction, req request.Request) (report.Finding, bool) {
	if req.Verb != "POST" || req.Graph != request.Yes || req.Safe != "" || !isListed(req.Target()) {
		return report.Finding{}, false
	}
	if own := index.Own(call, req); own != failure.Kiota || own&unknown != unknown || handed(index, call, req) {
		return report.Finding{}, false
	}
	n := source.Call(pass, call.Pos())
	if n == nil {
		return report.Finding{}, false
	}
	f := report.Finding{Pos: n.Pos(), End: n.End(), Category: "replay"}
	sent := ""
	switch {
	case req.OriginPlace != "":
		sent = " (sent at " + req.OriginPlace + ")"
		f.Steps = append(f.Steps, report.Step{Place: req.OriginPlace, Text: "the POST is sent here"})
	case req.Origin.IsValid():
		sent = " (sent at " + source.Place(pass.Fset, n.Pos(), req.Origin) + ")"
		f.Steps = append(f.Steps, report.Step{Pos: req.Origin, Text: "the POST is sent here"})
	}
	remedy := "let the client repeat it after 429 only: Options: []abstractions.RequestOption{" + option + "} in its configuration"
	if !strings.HasSuffix(req.Target(), "RequestBuilder") {
		remedy = "let the client repeat it after 429 only: make its middlewares with nethttplibrary.GetDefaultMiddlewaresWithOptions(" + option + ")"
	}
	if req.Class == graph.Event {
		remedy = "set the event's transactionId, by which the service drops the second, or " + remedy
	}
	f.Message = fmt.Sprintf("the POST %s%s is sent up to four times by %s itself if it is answered with 503 or 504, when the first may have been carried out, and each further one %s; %s",
		name(req), sent, req.ClientName, req.Effect, remedy)
	return f, true
}

// handed reports whether call is only given a function that sends req, as
// helpers are: it is judged in that function.
func handed(index *request.Index, call ssa.CallInstruction, req request.Request) bool {
	for _, a := range call.Common().Args {
		if _, ok := a.Type().Underlying().(*types.Signature); !ok {
			continue
		}
		for _, fn := range index.Funcs(a) {
			for _, in := range index.InFunc(fn) {
				origin := in.Origin
				if !origin.IsValid() && in.OriginPlace == "" {
					origin = in.Call.Pos()
				}
				if origin == req.Origin && in.OriginPlace == req.OriginPlace {
					return true
				}
			}
		}
	}
	return false
}

// name writes a request for a message. Of an SDK chain the end is enough.
func name(req request.Request) string {
	n := strings.TrimPrefix(req.Name, "POST ")
	if !strings.Contains(n, "().") {
		return n
	}
	parts := strings.Split(n, ".")
	return strings.Join(parts[max(0, len(parts)-2):], ".")
}
