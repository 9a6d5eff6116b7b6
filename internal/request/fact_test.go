package request

import (
	"bytes"
	"encoding/gob"
	"testing"
)

// TestFactsSurvive sends a fact through gob, as drivers do, and asks for the
// same requests afterwards.
func TestFactsSurvive(t *testing.T) {
	p := &Term{Op: OpParam, N: 1}
	in := &Sends{
		Syms: []*Sym{{
			Verb:    field(p, "p.Call", "Method"),
			URL:     concat(text("https://graph.microsoft.com/v1.0"), field(p, "p.Call", "Path")),
			Body:    with(&Term{Op: OpApp, Str: "new"}, []*Term{pair("SetTransactionId", "", p)}),
			Client:  choice(p, &Term{Op: OpFunc, Str: "never"}),
			Options: listOf([]*Term{null, p}),
			Place:   "p.go:7",
		}},
		Results: []*Term{unknown, p},
	}
	var buf bytes.Buffer
	if err := gob.NewEncoder(&buf).Encode(in); err != nil {
		t.Fatal(err)
	}
	out := new(Sends)
	if err := gob.NewDecoder(&buf).Decode(out); err != nil {
		t.Fatal(err)
	}
	call := &Term{Op: OpStruct, Str: "p.Call", Args: []*Term{pair("Method", "", text("POST")), pair("Path", "", text("/chats"))}}
	s := out.Syms[0].subst(nil, []*Term{nil, call})
	if !s.equal(in.Syms[0].subst(nil, []*Term{nil, call})) {
		t.Errorf("got %v, want %v", out, in)
	}
	if got := verbOf(s.Verb); got != "POST" {
		t.Errorf("verb %q", got)
	}
	if got := texts(s.URL)[0]; got != "https://graph.microsoft.com/v1.0/chats" {
		t.Errorf("URL %q", got)
	}
}

func TestTerms(t *testing.T) {
	for _, test := range []struct {
		name      string
		got, want *Term
	}{
		{"nil beside something is no choice", choice(null, text("a"), nil), text("a")},
		{"constants in a row are one", concat(text("a"), text("b"), null), text("ab")},
		{"a field that is not set is zero", field(&Term{Op: OpStruct}, "T", "F"), null},
		{"an element of a choice of lists", elem(choice(listOf([]*Term{text("a")}), listOf([]*Term{text("b")}))), choice(text("a"), text("b"))},
		{"nothing is lost of a request that is set later", field(with(&Term{Op: OpApp, Str: appRequest, Args: []*Term{text("GET"), unknown, unknown}},
			[]*Term{pair("Method", "", text("POST"))}), "", "Method"), choice(text("GET"), text("POST"))},
	} {
		if !test.got.equal(test.want) {
			t.Errorf("%s: got %v, want %v", test.name, test.got, test.want)
		}
	}
}
