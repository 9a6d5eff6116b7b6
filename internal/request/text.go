package request

import (
	"slices"
	"strings"

	"github.com/graphlint/graphlint/internal/graph"
)

// maxTexts bounds the texts that a term may be.
const maxTexts = 16

// texts returns the texts that t may be, with graph.Hole for what is not known.
func texts(t *Term) []string {
	if t == nil {
		return []string{graph.Hole}
	}
	switch t.Op {
	case OpConst:
		return []string{t.Str}
	case OpNil:
		return []string{""}
	case OpChoice:
		var out []string
		for _, a := range t.Args {
			out = append(out, texts(a)...)
		}
		return capTexts(out)
	case OpConcat:
		out := []string{""}
		for _, a := range t.Args {
			var next []string
			for _, head := range out {
				for _, tail := range texts(a) {
					next = append(next, head+tail)
				}
			}
			out = capTexts(next)
		}
		return out
	case OpApp:
		if t.Str == appJoined && len(t.Args) > 1 {
			return texts(concat(t.Args[1], text(t.Tag), unknown))
		}
	case OpStruct:
		// A url.URL put together by hand.
		if t.Str == "net/url.URL" {
			host := texts(field(t, "", "Host"))[0]
			if host != "" {
				host = "https://" + host + "/"
			}
			var out []string
			for _, p := range texts(field(t, "", "Path")) {
				out = append(out, host+strings.TrimPrefix(p, "/"))
			}
			return capTexts(out)
		}
	case OpWith:
		base := t.Args[0]
		if p := t.pair("Path"); p != nil {
			var out []string
			for _, p := range texts(p.Args[0]) {
				for _, b := range texts(base) {
					out = append(out, b+"/"+strings.TrimPrefix(p, "/"))
				}
			}
			return capTexts(out)
		}
		return texts(base)
	}
	return []string{graph.Hole}
}

// capTexts keeps the number of texts small. Of more, what they begin with and
// the last segments of their paths are kept, which say where a request goes and
// what it does.
func capTexts(ts []string) []string {
	if len(ts) <= maxTexts {
		return ts
	}
	if graphs := slices.DeleteFunc(slices.Clone(ts), func(t string) bool { return !graph.IsHost(graph.HostOf(t)) }); len(graphs) > 0 {
		ts = graphs // as address prefers them
	}
	head := ts[0]
	for _, t := range ts {
		for !strings.HasPrefix(t, head) {
			head = head[:len(head)-1]
		}
	}
	head = head[:strings.LastIndexByte(head, '/')+1]
	var out []string
	for _, t := range ts {
		short := head + graph.Hole
		if i := strings.LastIndexByte(t, '/'); i >= len(head) {
			short += t[i:]
		}
		if !slices.Contains(out, short) {
			out = append(out, short)
		}
	}
	if len(out) > maxTexts {
		return []string{head + graph.Hole}
	}
	return out
}

// verbs of kiota's HttpMethod, by number: kiota-abstractions http_method.go.
var verbs = map[string]string{
	"0": "GET", "1": "POST", "2": "PATCH", "3": "DELETE", "4": "OPTIONS", "5": "CONNECT", "6": "PUT", "7": "TRACE", "8": "HEAD",
}

// verbOf returns the HTTP method that t is: POST if it may be POST, "" if it is
// not known or may be one of several others. An empty method is GET.
func verbOf(t *Term) string {
	verb, several := "", false
	for _, c := range t.choices() {
		v := ""
		switch {
		case c.Op == OpConst && c.Tag == "int":
			v = verbs[c.Str]
		case c.Op == OpConst && c.Str == "", c.Op == OpNil:
			v = "GET"
		case c.Op == OpConst:
			v = strings.ToUpper(c.Str)
		}
		switch {
		case v == "POST":
			return v
		case v == "":
			return ""
		}
		several = several || verb != "" && v != verb
		verb = v
	}
	if several {
		return ""
	}
	return verb
}
