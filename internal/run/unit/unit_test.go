package unit

import (
	"errors"
	"go/token"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
)

func TestRunOrderAndErrors(t *testing.T) {
	var order []string
	make := func(name string, err error, requires ...*analysis.Analyzer) *analysis.Analyzer {
		return &analysis.Analyzer{
			Name: name, Doc: name, Requires: requires,
			Run: func(p *analysis.Pass) (any, error) {
				order = append(order, name)
				return nil, err
			},
		}
	}
	base := make("base", nil)
	broken := make("broken", errors.New("no luck"))
	left := make("left", nil, base)
	right := make("right", nil, base, left)
	above := make("above", nil, broken)
	facts := make("facts", nil, base)
	facts.FactTypes = []analysis.Fact{new(note)}

	u := newWorld().unit(t, "p", "package p\n")
	results := u.Run([]*analysis.Analyzer{right, above, facts, left}, false)
	if got := strings.Join(order, " "); got != "base left right broken facts" {
		t.Errorf("ran %s", got)
	}
	for i, want := range []string{"", "broken: no luck", "", ""} {
		got := ""
		if err := results[i].Err; err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%s: error %q, want %q", results[i].Analyzer, got, want)
		}
	}

	order = nil
	results = u.Run([]*analysis.Analyzer{right, above, facts, left}, true)
	if got := strings.Join(order, " "); got != "base facts" || len(results) != 1 {
		t.Errorf("for facts alone, ran %s", got)
	}
}

func TestReportResolvesURLs(t *testing.T) {
	for _, tt := range []struct{ base, url, category, want string }{
		{"https://a.example/x", "", "", "https://a.example/x"},
		{"https://a.example/x", "", "cat", "https://a.example/x#cat"},
		{"https://a.example/x", "#own", "cat", "https://a.example/x#own"},
		{"https://a.example/x", "https://b.example", "cat", "https://b.example"},
		{"", "", "", ""},
		{"", "", "cat", "#cat"},
		{":", "", "cat", ""},
	} {
		got := resolveURL(&analysis.Analyzer{URL: tt.base}, analysis.Diagnostic{URL: tt.url, Category: tt.category})
		if got != tt.want {
			t.Errorf("%+v: got %s", tt, got)
		}
	}
}

func TestBadFixes(t *testing.T) {
	const src = "package p\n\nvar x int\n"
	for name, edits := range map[string][]analysis.TextEdit{
		"beyond the file": {{Pos: token.Pos(len(src) + 2), End: token.Pos(len(src) + 5)}},
		"backwards":       {{Pos: 9, End: 5}},
		"overlapping":     {{Pos: 1, End: 5}, {Pos: 4, End: 6}},
		"nowhere":         {{}},
	} {
		u := newWorld().unit(t, "p", src)
		results := u.Run([]*analysis.Analyzer{{Name: "bad", Run: func(p *analysis.Pass) (any, error) {
			p.Report(analysis.Diagnostic{Pos: 1, SuggestedFixes: []analysis.SuggestedFix{{Message: name, TextEdits: edits}}})
			return nil, nil
		}}}, false)
		if results[0].Err == nil || !strings.Contains(results[0].Err.Error(), "bad: invalid fix") {
			t.Errorf("%s: %v", name, results[0].Err)
		}
	}
}

// Both are worth a look before a release: the first is what every package of
// the user's costs beyond type-checking, the second what an import with facts
// costs.
func BenchmarkRun(b *testing.B) {
	u := newWorld().unit(b, "p", lowSource)
	a := &analysis.Analyzer{Name: "none", Run: func(*analysis.Pass) (any, error) { return nil, nil }}
	for b.Loop() {
		u.Run([]*analysis.Analyzer{a}, false)
	}
}

func BenchmarkFacts(b *testing.B) {
	fs := lowFacts(b, newWorld())
	types := known()
	for b.Loop() {
		data, err := EncodeFacts(fs.Export())
		if err != nil {
			b.Fatal(err)
		}
		DecodeFacts(data, types)
	}
}
