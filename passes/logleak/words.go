package logleak

import (
	"fmt"
	"go/ast"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/source"
)

// words are the category and the message of a leak.
func (c *checker) words(l leak, h flow.Hit, call *ast.CallExpr) (category, message string) {
	name := "this call"
	if e := c.expr(l, call); e != nil {
		name = source.Text(e)
	}
	verb := "writes"
	if l.via != "" {
		verb = "gives " + l.via + " to write"
		if h.Place != "" {
			verb += " (" + h.Place + ")"
		}
	}
	from := c.origin(h, call)
	k := l.kind & base
	switch k {
	case secret:
		return "credential", fmt.Sprintf("%s %s %s to the log%s: %s; log its length or when it expires",
			name, plain(verb), h.Origin.What, from, danger(h.Origin.What))
	case authHeaders:
		return "headers", fmt.Sprintf("%s %s headers with Authorization among them to the log%s: whoever reads the log can call Graph with the token until it expires; log the names of the headers, or a copy without Authorization",
			name, plain(verb), from)
	case authRequest:
		return "request", fmt.Sprintf("%s %s a whole request to the log, with its Authorization header%s: whoever reads the log can call Graph with the token until it expires; log the method and %s",
			name, plain(verb), from, pathOf(l))
	case dump:
		return "request", fmt.Sprintf("%s %s the text of a request to the log, with its Authorization header%s: whoever reads the log can call Graph with the token until it expires; log method, path and status",
			name, plain(verb), from)
	case holdsSecret:
		return "credential", fmt.Sprintf("%s %s a whole %s to the log, with %s in it%s: whoever reads the log can use it; log the fields that are needed",
			name, plain(verb), typeWord(l.val), h.Origin.What, from)
	case holdsURL:
		return "url", fmt.Sprintf("%s %s a whole %s to the log, with %s in it%s: %s; log the fields that are needed",
			name, plain(verb), typeWord(l.val), h.Origin.What, from, urlDanger(h.Origin.What))
	case request:
		return "url", fmt.Sprintf("%s %s a whole request to the log, with its URL%s: user names and what is filtered or searched for go with it; log the method and %s",
			name, plain(verb), from, pathOf(l))
	}
	what := "a full Graph URL"
	if h.Origin.What != addressOfGraph {
		what = h.Origin.What
	}
	return "url", fmt.Sprintf("%s %s %s to the log%s: %s; %s", name, plain(verb), what, from, urlDanger(what), urlInstead(what, l, name))
}

const addressOfGraph = "the address of Graph"

func plain(verb string) string { return verb }

// origin says where the value comes from, for a message about call.
func (c *checker) origin(h flow.Hit, call *ast.CallExpr) string {
	switch {
	case h.Origin.Place != "":
		return " (from " + h.Origin.Place + ")"
	case h.Origin.Pos.IsValid():
		at := source.Place(c.pass.Fset, call.Pos(), h.Origin.Pos)
		if at == source.Place(c.pass.Fset, call.Pos(), call.Pos()) {
			return ""
		}
		return " (from " + at + ")"
	}
	return ""
}

// danger says what comes of a credential in the log.
func danger(what string) string {
	switch {
	case strings.Contains(what, "client state"):
		return "whoever reads the log can forge notifications"
	case strings.Contains(what, "password"), strings.Contains(what, "secret"), strings.Contains(what, "key"):
		return "whoever reads the log can sign in with it"
	}
	return "whoever reads the log can call Graph with it until it expires"
}

func urlDanger(what string) string {
	switch {
	case strings.Contains(what, "needs no token"), strings.Contains(what, "invitation"):
		return "whoever reads the log can open it without signing in"
	case strings.Contains(what, "link"):
		return "it holds the user, what was filtered or searched for, and a token that reads on from there"
	}
	return "user names and what is filtered or searched for go with it"
}

func urlInstead(what string, l leak, name string) string {
	if strings.Contains(what, "needs no token") || strings.Contains(what, "invitation") {
		return "log the id or the name of the item"
	}
	if strings.Contains(what, "link") {
		return "log whether there is one"
	}
	if l.val != nil && isPkgType(typeOf(l.val), "net/url", "URL") {
		return "log " + name + ".Path"
	}
	if base, ok := strings.CutSuffix(name, ".String()"); ok {
		return "log " + base + ".Path"
	}
	return "log the path without the query"
}

func pathOf(l leak) string {
	return "req.URL.Path"
}

func typeWord(v ssa.Value) string {
	if v == nil {
		return "struct"
	}
	return "struct"
}

// kindName is the label in the steps of a report.
func kindName(k flow.Kind) string {
	switch k & base {
	case secret:
		return "a credential"
	case fullURL:
		return "a full Graph URL"
	case baseURL:
		return "the address of Graph"
	case dump:
		return "the text of a request with its credential"
	case authHeaders:
		return "headers with a credential"
	case plainHeaders:
		return "headers of a request to Graph"
	case authRequest:
		return "a request with a credential"
	case request, baseRequest:
		return "a request to Graph"
	case response, authResponse:
		return "a response, which remembers its request"
	case info, authInfo:
		return "a request of the SDK"
	case holdsSecret:
		return "a struct that holds a credential"
	case holdsURL:
		return "a struct that holds a full Graph URL"
	}
	return ""
}
