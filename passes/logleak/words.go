package logleak

import (
	"fmt"
	"go/ast"
	"go/token"
	"strings"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/source"
)

// words are the category and the message of a leak: who writes what to the
// log, where it comes from, what will come of it, and what to write instead.
func (c *checker) words(l leak, h flow.Hit, call *ast.CallExpr) (category, message string) {
	name := ""
	if e := c.expr(l, call); e != nil {
		name = source.Text(e)
	}
	category, what, danger, instead := describe(l, h.Origin.What, name)
	return category, fmt.Sprintf("%s writes %s to the log%s: %s; %s",
		c.writer(l, call), what, c.from(l, h, call, name), danger, instead)
}

const (
	canCall   = "whoever reads the log can call Graph with it until it expires"
	hasPeople = "user names and what is filtered or searched for go with it"
)

func describe(l leak, origin, name string) (category, what, danger, instead string) {
	switch l.kind & base {
	case secret:
		what = origin
		if !isCredential(origin) {
			what = "an Authorization header"
		}
		return "credential", what, secretDanger(what), secretInstead(what)
	case authHeaders:
		return "headers", "headers with Authorization among them", "whoever reads the log can call Graph with the token until it expires",
			"log the headers' names, or a copy without Authorization"
	case authRequest:
		return "request", "a whole request with its Authorization header", "whoever reads the log can call Graph with the token until it expires",
			"log " + requestParts(name)
	case dump:
		return "request", "the text of a request with its Authorization header", "whoever reads the log can call Graph with the token until it expires",
			"log method, path and status"
	case request:
		return "url", "a whole request with its URL", hasPeople, "log " + requestParts(name)
	case holdsSecret:
		return "credential", "a whole struct with " + origin + " in it", "whoever reads the log can use it", "log the fields that are needed"
	case holdsURL:
		what = origin
		if !isLink(origin) {
			what = "a full Graph URL"
		}
		return "url", "a whole struct with " + what + " in it", urlDanger(what), "log the fields that are needed"
	}
	what = origin
	if !isLink(origin) {
		what = "a full Graph URL"
	}
	return "url", what, urlDanger(what), urlInstead(what, l, name)
}

// isCredential and isLink report whether an origin is the value itself, and
// not what it was made with.
func isCredential(origin string) bool {
	return origin != addressOfGraph && !strings.Contains(origin, "request") && !strings.Contains(origin, "headers") && !isLink(origin)
}

func isLink(origin string) bool {
	return isAnswered(origin) || strings.HasPrefix(origin, "the URL of")
}

// isAnswered reports whether an origin is a link that Graph answered with.
func isAnswered(origin string) bool {
	return origin == locationHeader || strings.Contains(origin, "link") || strings.Contains(origin, "needs no token") || strings.Contains(origin, "invitation")
}

const addressOfGraph = "the address of Graph"

// writer is what writes: the called function, as it is called here if that is
// short.
func (c *checker) writer(l leak, call *ast.CallExpr) string {
	if t := source.Text(call.Fun); len(t) <= 30 && !strings.Contains(t, "(") {
		return t
	}
	if name := c.sinks.names[l.call]; name != "" {
		return name
	}
	if fn := flow.Callee(l.call); fn != nil {
		return funcName(fn)
	}
	return "this call"
}

// from says in brackets which value it is, where it comes from, and where it
// is written if that is in a helper.
func (c *checker) from(l leak, h flow.Hit, call *ast.CallExpr, name string) string {
	var parts []string
	if name != "" && len(name) <= 40 {
		parts = append(parts, name)
	}
	from := h.Origin.Place
	if from == "" {
		from = c.at(call, h.Origin.Pos)
	}
	if rankOf(l.kind) > 1 && isLink(h.Origin.What) {
		from = "" // the request was made of a link, which is not what leaks
	}
	// That a test calls with such an address says what the value is; who reads
	// the message looks for where the program makes it.
	if from != "" && (!inTest(from) || strings.HasSuffix(c.pass.Fset.Position(call.Pos()).Filename, "_test.go")) {
		parts = append(parts, "from "+from)
	}
	if l.via != "" {
		if h.Instr != nil {
			if at := c.at(call, h.Instr.Pos()); at != "" {
				parts = append(parts, l.via+" at "+at)
			}
		} else if h.Place != "" {
			parts = append(parts, l.via+" at "+h.Place)
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return " (" + strings.Join(parts, ", ") + ")"
}

// inTest reports whether a place is in a test file.
func inTest(place string) bool { return strings.Contains(place, "_test.go:") }

// at names another line, or nothing if it is that of the call.
func (c *checker) at(call *ast.CallExpr, pos token.Pos) string {
	if !pos.IsValid() {
		return ""
	}
	at := source.Place(c.pass.Fset, call.Pos(), pos)
	if at == source.Place(c.pass.Fset, call.Pos(), call.Pos()) {
		return ""
	}
	return at
}

func secretDanger(what string) string {
	switch {
	case strings.Contains(what, "client state"):
		return "whoever reads the log can forge notifications"
	case strings.Contains(what, "password"), strings.Contains(what, "secret"), strings.Contains(what, "key"):
		return "whoever reads the log can sign in with it"
	case strings.Contains(what, "refresh"):
		return "whoever reads the log can get tokens with it for months"
	}
	return canCall
}

func secretInstead(what string) string {
	if strings.Contains(what, "oken") || strings.Contains(what, "Authorization") {
		return "log its length or when it expires"
	}
	return "log whether there is one"
}

func urlDanger(what string) string {
	switch {
	case strings.Contains(what, "needs no token"), strings.Contains(what, "invitation"):
		return "whoever reads the log can open it without signing in"
	case what == locationHeader:
		return "it is the address of a file or a running operation, which often opens without signing in"
	case strings.Contains(what, "link"):
		return "it holds the user, what was filtered or searched for, and a token to read on from there"
	}
	return hasPeople
}

func urlInstead(what string, l leak, name string) string {
	switch {
	case strings.Contains(what, "needs no token"), strings.Contains(what, "invitation"):
		return "log the id or the name of the item"
	case strings.Contains(what, "link"), what == locationHeader:
		return "log whether there is one"
	}
	if l.val != nil && isPkgType(typeOf(l.val), "net/url", "URL") && name != "" {
		return "log " + name + ".Path"
	}
	if l.val != nil && isRequest(typeOf(l.val)) {
		return "log " + requestParts(name)
	}
	for _, m := range []string{".String()", ".Redacted()", ".RequestURI()"} {
		if u, ok := strings.CutSuffix(name, m); ok {
			return "log " + u + ".Path"
		}
	}
	return "log the path without the query"
}

// requestParts are the parts of a request that may be logged.
func requestParts(name string) string {
	if name == "" || !token.IsIdentifier(name) {
		return "its Method and URL.Path"
	}
	return name + ".Method and " + name + ".URL.Path"
}

// kindName is the label in the steps of a report.
func kindName(k flow.Kind) string {
	switch k & base {
	case secret:
		return "a credential"
	case fullURL:
		return "a full Graph URL"
	case baseURL:
		return addressOfGraph
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
