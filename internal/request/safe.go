package request

import (
	"regexp"
	"strings"

	"github.com/graphlint/graphlint/internal/graph"
)

// safe says why a POST may be repeated, or "" if it may not.
func (x *Index) safe(s *Sym, class graph.Class, url string) string {
	switch class {
	case graph.Read:
		return "it only reads"
	case graph.RepeatSafe:
		return "what it makes is ephemeral"
	case graph.Contract:
		return "it answers with what is there already"
	}
	body := x.byCallers(s.Body, 0)
	if s.Body.open() && len(body.choices()) > 1 {
		// Callers give one body each: all of them have to be safe.
		why := ""
		for _, b := range body.choices() {
			if b.open() {
				return "" // what is asked of it would come back to it
			}
			one := *s
			one.Body = b
			if why = x.safe(&one, class, url); why == "" {
				return ""
			}
		}
		return why
	}
	if s.Kind == graph.Batch {
		return x.safeBatch(steps(body))
	}
	if strings.HasSuffix(strings.TrimRight(url, "/"), "/$batch") {
		return x.safeBatch(jsonSteps(body))
	}
	if class == graph.Event && (has(body, "SetTransactionId") || key(body, "transactionId") != nil) {
		return "the event carries a transactionId"
	}
	if conflict(body) || strings.Contains(url, conflictKey+"=fail") || strings.Contains(url, conflictKey+"=replace") {
		return "a second one is refused by its conflictBehavior"
	}
	return ""
}

// safeBatch says why a batch of such steps may be repeated. A batch whose
// steps are not known is not judged.
func (x *Index) safeBatch(steps []*Term) string {
	if len(steps) == 0 {
		return "what is in the batch is not known here"
	}
	for _, st := range steps {
		verb := ""
		var inner string
		switch {
		case st.Op == OpApp && st.Str == appInfo:
			verb = verbOf(st.Args[0])
			if b := st.Args[1]; b.Op == OpBuilder && verb == "POST" {
				class, _ := graph.PostOfBuilder(b.Str[strings.LastIndexByte(b.Str, '.')+1:])
				inner = x.safe(&Sym{Body: st.Args[2]}, class, "")
			}
		case st.Op == OpStruct || st.Op == OpWith:
			m := key(st, "method")
			if m == nil {
				m = field(st, "", "Method")
			}
			verb = verbOf(m)
			if u := key(st, "url"); u != nil && verb == "POST" {
				class, _ := graph.PostOfPath(texts(u)[0])
				inner = x.safe(&Sym{Body: st}, class, "")
			}
		}
		if verb == "POST" && inner == "" {
			return ""
		}
	}
	for _, st := range steps {
		if st.Op == OpUnknown || st.Op == OpParam || st.Op == OpElem || st.Op == OpField {
			return "what is in the batch is not known here"
		}
	}
	return "its steps may be repeated"
}

// steps returns the steps that were added to a batch of the SDK.
func steps(batch *Term) []*Term {
	var out []*Term
	for _, b := range batch.choices() {
		if b.Op != OpWith {
			continue
		}
		for _, p := range b.Args[1:] {
			if p.Str == "AddBatchRequestStep" && len(p.Args) > 0 {
				out = append(out, p.Args[0].choices()...)
			}
		}
	}
	return out
}

// jsonSteps returns the steps of a batch written by hand: the elements of
// "requests".
func jsonSteps(body *Term) []*Term {
	var out []*Term
	for _, r := range all(body, "requests") {
		for _, l := range r.choices() {
			if l.Op == OpList {
				for _, e := range l.Args {
					out = append(out, e.choices()...)
				}
			} else {
				out = append(out, unknown)
			}
		}
	}
	return out
}

// has reports whether the method name was called on a body or a part of it.
func has(t *Term, name string) bool {
	if t == nil {
		return false
	}
	if t.Op == OpPair && t.Str == name {
		return true
	}
	for _, a := range t.Args {
		if has(a, name) {
			return true
		}
	}
	return false
}

// key returns a value under a JSON key anywhere in a body, or nil.
func key(t *Term, name string) *Term {
	if vs := all(t, name); len(vs) > 0 {
		return vs[0]
	}
	if t != nil {
		for _, s := range constants(t) {
			if strings.Contains(s, `"`+name+`"`) {
				return text(s)
			}
		}
	}
	return nil
}

// all returns the values under a JSON key anywhere in a body.
func all(t *Term, name string) []*Term {
	if t == nil {
		return nil
	}
	var out []*Term
	if t.Op == OpPair && strings.EqualFold(t.Tag, name) && len(t.Args) > 0 {
		out = append(out, t.Args[0])
	}
	for _, a := range t.Args {
		out = append(out, all(a, name)...)
	}
	return out
}

func constants(t *Term) []string {
	if t.Op == OpConst && t.Tag == "" {
		return []string{t.Str}
	}
	var out []string
	for _, a := range t.Args {
		if a != nil {
			out = append(out, constants(a)...)
		}
	}
	return out
}

const conflictKey = "@microsoft.graph.conflictBehavior"

var conflictText = regexp.MustCompile(`"@microsoft\.graph\.conflictBehavior"\s*:\s*"(fail|replace)"`)

// conflict reports whether a body tells the service to refuse a second item of
// the same name, or to replace the first.
func conflict(body *Term) bool {
	ok := false
	for _, v := range all(body, conflictKey) {
		for _, c := range v.choices() {
			if c.Op != OpConst || c.Str != "fail" && c.Str != "replace" {
				return false
			}
			ok = true
		}
	}
	if ok || body == nil {
		return ok
	}
	for _, s := range constants(body) {
		if conflictText.MatchString(s) {
			return true
		}
	}
	return false
}
