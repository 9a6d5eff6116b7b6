package logleak

import (
	"fmt"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
)

// sinkSent is the word for a URL that goes out, by itself or in a request. It is
// no leak, but the error of the call prints it.
const sinkSent = "sent"

// sinkOrSent is sink, and says too where net/http sends a URL.
func (c *checker) sinkOrSent(in ssa.Instruction, x ssa.Value, k flow.Kind) string {
	if word := c.sink(in, x, k); word != "" {
		return word
	}
	call, ok := in.(*ssa.Call)
	if !ok || k != fullURL && k != request {
		return ""
	}
	fn := flow.Callee(call)
	if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != "net/http" {
		return ""
	}
	switch id := graph.ID(fn); {
	case id.Recv == "Client" && fn.Name() == "Do" && k == request,
		(id.Recv == "Client" || id.Recv == "") && senders[fn.Name()] && k == fullURL:
		return sinkSent
	}
	return ""
}

var senders = map[string]bool{"Get": true, "Head": true, "Post": true, "PostForm": true}

// urlErrors takes the hits that are no leaks out of hits, and reports those of
// them whose error is logged and whose URL needs no token. An error that is
// returned is its callers' to log, and is not followed.
func (c *checker) urlErrors(hits []flow.Hit) (rest []flow.Hit, found []report.Finding) {
	done := make(map[ssa.CallInstruction]bool)
	for _, h := range hits {
		if h.Word != sinkSent {
			rest = append(rest, h)
			continue
		}
		sent, ok := h.Instr.(*ssa.Call)
		if !ok || !strings.Contains(h.Origin.What, preAuthenticated) {
			continue
		}
		for _, ref := range *sent.Referrers() {
			ex, ok := ref.(*ssa.Extract)
			if !ok || ex.Index != 1 {
				continue
			}
			for _, log := range c.logsOf(ex, 0) {
				n := source.Call(c.pass, log.Common().Pos())
				if done[log] || n == nil {
					continue
				}
				done[log] = true
				found = append(found, report.Finding{
					Pos: n.Pos(), End: n.End(), Category: "urlerror",
					Message: fmt.Sprintf("%s writes the error of the request sent at %s to the log, and that of net/http prints the whole URL (%s): whoever reads the log can use it until it expires; log the Err of the *url.Error instead",
						c.sinks.names[log], source.Place(c.pass.Fset, n.Pos(), sent.Pos()), h.Origin.What),
					Steps: []report.Step{{Pos: sent.Pos(), Text: "the request is sent here"}},
				})
			}
		}
	}
	return rest, found
}

// preAuthenticated is how graph ends the name of a URL that is a credential.
const preAuthenticated = "needs no token"

// logsOf returns the logging calls that write the error v, or the text, error or
// attribute that is made of it.
func (c *checker) logsOf(v ssa.Value, depth int) []ssa.CallInstruction {
	if depth > 8 || v.Referrers() == nil {
		return nil
	}
	var out []ssa.CallInstruction
	for _, ref := range *v.Referrers() {
		switch ref := ref.(type) {
		case *ssa.MakeInterface:
			out = append(out, c.logsOf(ref, depth+1)...)
		case *ssa.ChangeInterface:
			out = append(out, c.logsOf(ref, depth+1)...)
		case *ssa.Phi:
			out = append(out, c.logsOf(ref, depth+1)...)
		case *ssa.Store:
			if u, ok := c.sinks.uses[ref]; ok && ref.Val == v {
				out = append(out, u.call)
			} else if call := wraps(ref); call != nil {
				out = append(out, c.logsOf(call, depth+1)...)
			}
		case *ssa.Call:
			if _, ok := c.sinks.calls[ref]; ok {
				out = append(out, ref)
			} else if fn := flow.Callee(ref); fn != nil && (fn.Name() == "Error" && ref.Call.IsInvoke() || graph.IsLogAttr(ref.Type())) {
				out = append(out, c.logsOf(ref, depth+1)...)
			}
		case *ssa.Defer, *ssa.Go:
			if call := ref.(ssa.CallInstruction); c.sinks.calls[call] != 0 {
				out = append(out, call)
			}
		}
	}
	return out
}

// wraps returns the call of fmt.Errorf or Sprintf in whose list st puts a value.
func wraps(st *ssa.Store) *ssa.Call {
	list := listOf(st)
	if list == nil {
		return nil
	}
	for _, use := range *list.Referrers() {
		call, ok := use.(*ssa.Call)
		if !ok {
			continue
		}
		if fn := flow.Callee(call); fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "fmt" && (fn.Name() == "Errorf" || strings.HasPrefix(fn.Name(), "Sprint")) {
			return call
		}
	}
	return nil
}
