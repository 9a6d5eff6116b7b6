package logleak

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// A verb is one of the verbs of a format.
type verb struct {
	char rune
	// word counts the run of characters without a space in which it stands.
	word int
	// starts is set if a URL can begin with it: it begins its word, or stands
	// behind a scheme there, and is followed by the end of the word or what
	// follows a host. ongoing is set if something does follow.
	starts, ongoing bool
	// graph is set if an address of Graph stands before it in its word.
	graph bool
}

// goSyntax stands for %#v, which asks GoString and not String.
const goSyntax = '#'

// formatVerbs returns the verbs of a constant format, one for each argument.
func formatVerbs(format ssa.Value) ([]verb, bool) {
	s, ok := constText(format)
	if !ok {
		return nil, false
	}
	return scanVerbs(s)
}

func scanVerbs(s string) ([]verb, bool) {
	var out []verb
	rs := []rune(s)
	word, begin := 0, 0
	for i := 0; i < len(rs); i++ {
		if endsWord(rs, begin, i) {
			word, begin = word+1, i+1
			continue
		}
		if rs[i] != '%' {
			continue
		}
		before := string(rs[begin:i])
		sharp := false
		for i++; i < len(rs) && strings.ContainsRune("+-# 0123456789.*[]", rs[i]); i++ {
			switch rs[i] {
			case '[':
				return nil, false // arguments by number
			case '*':
				out = append(out, verb{char: 'd', word: word})
			case '#':
				sharp = true
			}
		}
		if i >= len(rs) || rs[i] == '%' {
			continue
		}
		v := verb{char: rs[i], word: word, graph: isGraphURL(before)}
		if sharp && rs[i] == 'v' {
			v.char = goSyntax
		}
		rest := string(rs[i+1:])
		v.ongoing = rest != "" && strings.ContainsRune("/?%", rune(rest[0]))
		v.starts = (before == "" || before == "https://" || before == "http://") && (v.ongoing || rest == "" || rest[0] == ' ')
		out = append(out, v)
	}
	return out, true
}

// endsWord reports whether character i ends the word that starts at begin. In
// a query only a space does, and none beside an operator of OData, which few
// programs escape.
func endsWord(rs []rune, begin, i int) bool {
	if !strings.ContainsRune(" \t\n\"'`<>()|,;=", rs[i]) {
		return false
	}
	sofar := string(rs[begin:i])
	if !strings.Contains(sofar, "?") {
		return true
	}
	if rs[i] != ' ' {
		return rs[i] == '\n' || rs[i] == '\t'
	}
	next, _, _ := strings.Cut(string(rs[i+1:]), " ")
	return !operators[next] && !operators[sofar[strings.LastIndex(sofar, " ")+1:]]
}

// operators are those of OData: docs.oasis-open.org/odata/odata/v4.01, 5.1.1.
var operators = map[string]bool{
	"eq": true, "ne": true, "gt": true, "ge": true, "lt": true, "le": true, "has": true, "in": true,
	"and": true, "or": true, "not": true, "asc": true, "desc": true,
}

// hasVerb reports whether s is a format and no plain text.
func hasVerb(s string) bool {
	for i := 0; i+1 < len(s); i++ {
		if s[i] == '%' && s[i+1] != '%' {
			return true
		}
	}
	return false
}

// composed is the kind of a text that fmt makes with a base URL as argument
// arg: full if something that is not written in the program comes with it.
// Which of several arguments is the base is not known; it is taken to be the
// one with which a URL can begin. A text that only mentions the base is none.
func composed(args []ssa.Value, arg int) flow.Kind {
	list := args[len(args)-1]
	stores := listStores(list)
	if arg < len(args)-1 {
		// The base is the format.
		if slices.ContainsFunc(stores, func(st *ssa.Store) bool { return !isStatic(st.Val) }) {
			return fullURL
		}
		return baseURL
	}
	format, ok := "", false
	if len(args) > 1 {
		format, ok = constText(args[len(args)-2])
	}
	if !ok {
		for i, st := range stores {
			if i > 0 && !isStatic(st.Val) {
				return fullURL
			}
		}
		return baseURL
	}
	verbs, known := scanVerbs(format)
	if !known {
		return 0
	}
	out := flow.Kind(0)
	for i, v := range verbs {
		switch {
		case !v.starts:
		case completed(verbs, i, stores):
			return fullURL
		case i == 0 && strings.HasPrefix(strings.TrimPrefix(format, "https://"), "%"):
			out = baseURL
		}
	}
	return out
}

// completed reports whether the word of a format that begins with verb i goes
// on with something that is not written in the program.
func completed(verbs []verb, i int, stores []*ssa.Store) bool {
	if !verbs[i].starts || !verbs[i].ongoing {
		return false
	}
	for j := i + 1; j < len(verbs) && verbs[j].word == verbs[i].word; j++ {
		if st := storeOf(stores, j); st != nil && !isStatic(st.Val) {
			return true
		}
	}
	return false
}

// spelled reports whether a format spells an address of Graph out and goes on
// with something that is not written in the program.
func spelled(verbs []verb, stores []*ssa.Store) bool {
	for i, v := range verbs {
		if st := storeOf(stores, i); v.graph && st != nil && !isStatic(st.Val) {
			return true
		}
	}
	return false
}

// storeOf is the store of element i of a list.
func storeOf(stores []*ssa.Store, i int) *ssa.Store {
	for _, st := range stores {
		if elementIndex(st) == i {
			return st
		}
	}
	return nil
}

// writtenURL is about a call of fmt whose format mentions an address of Graph:
// the text that is made holds a URL.
func writtenURL(call *ssa.Call) (flow.Kind, string) {
	args := call.Call.Args
	if len(args) < 2 || !call.Call.Signature().Variadic() {
		return 0, ""
	}
	if verbs, ok := formatVerbs(args[len(args)-2]); ok && spelled(verbs, listStores(args[len(args)-1])) {
		return fullURL, addressOfGraph
	}
	return 0, ""
}
