package unsafewrite

import (
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/request"
	"github.com/graphlint/graphlint/internal/retry"
	"github.com/graphlint/graphlint/internal/settings"
	"github.com/graphlint/graphlint/internal/source"
)

// judged reports whether POSTs of that class are reported. A state is the same
// after the second POST that sets it, and a reference is there once: a repeat
// does no damage, and at worst is answered with an error.
func judged(req request.Request, s settings.Settings) bool {
	switch req.Class {
	case graph.State, graph.Ref:
		return slices.Contains(s.PostClasses, string(req.Class))
	}
	return true
}

// advice says what to write instead, by class.
var advice = map[graph.Class]string{
	graph.Event: "set the event's transactionId, by which the service drops the second, or repeat it after 429 only",
}

const usual = "repeat it after 429 only, or look whether it is done before each further try"

func message(pass *analysis.Pass, rep retry.Repeat, after failure.Set) string {
	req := rep.Request
	if rep.Layer && req.Verb != "POST" {
		return fmt.Sprintf("%s sends every request again after %s, POSTs too, which may have been carried out then; let other methods than GET, HEAD, PUT, PATCH and DELETE through once, or repeat them after 429 only",
			rep.By, failures(after))
	}
	sent := ""
	switch {
	case req.OriginPlace != "":
		sent = " (sent at " + req.OriginPlace + ")"
	case req.Origin.IsValid():
		sent = " (sent at " + source.Place(pass.Fset, rep.Pos, req.Origin) + ")"
	}
	what, ok := advice[req.Class]
	if !ok {
		what = usual
	}
	return fmt.Sprintf("%s%s is repeated by %s after %s, when the first may have been carried out, and then %s; %s",
		name(req), sent, rep.By, failures(after), req.Effect, what)
}

// name writes a request for a message. Of an SDK chain the end is enough.
func name(req request.Request) string {
	if !strings.Contains(req.Name, "().") {
		if !strings.HasPrefix(req.Name, "POST") {
			return "the POST of " + req.Name
		}
		return "the " + req.Name
	}
	parts := strings.Split(req.Name, ".")
	return "the POST " + strings.Join(parts[max(0, len(parts)-2):], ".")
}

// failures writes a set of failures short: all of the 5xx are "5xx answers".
func failures(s failure.Set) string {
	const all = failure.Ambiguous &^ failure.Transport
	switch {
	case s == failure.Ambiguous:
		return "5xx answers and failures without an answer"
	case s&all == all:
		return "5xx answers"
	}
	return s.String()
}

// steps leads from the place where the POST is sent to the call that is repeated.
func steps(rep retry.Repeat) []report.Step {
	var out []report.Step
	if req := rep.Request; req.Origin.IsValid() || req.OriginPlace != "" {
		out = append(out, report.Step{Pos: req.Origin, Place: req.OriginPlace, Text: "the POST is sent here"})
	}
	if rep.ByPos.IsValid() {
		out = append(out, report.Step{Pos: rep.ByPos, Text: "this repeats it"})
	}
	return out
}
