package graphlint

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
)

func TestChoose(t *testing.T) {
	all := Analyzers(Settings{})
	names := func(as []*analysis.Analyzer) string {
		var out []string
		for _, a := range as {
			out = append(out, a.Name)
		}
		return strings.Join(out, " ")
	}
	set := func(names ...string) map[string]bool {
		m := make(map[string]bool)
		for _, n := range names {
			m[n] = true
		}
		return m
	}
	var usual, without []*analysis.Analyzer
	for _, a := range all {
		if Default(a.Name) {
			usual = append(usual, a)
			if a.Name != "idkey" {
				without = append(without, a)
			}
		}
	}
	if len(usual) == len(all) {
		t.Fatal("nothing is off by default, and this test is of no use")
	}
	for name := range optional {
		if !slices.ContainsFunc(all, func(a *analysis.Analyzer) bool { return a.Name == name }) {
			t.Errorf("%s is off by default, but there is no such analyzer", name)
		}
	}
	for _, test := range []struct {
		what    string
		on, off map[string]bool
		want    string
	}{
		{"nothing", nil, nil, names(usual)},
		{"one left out", nil, set("idkey"), names(without)},
		{"some chosen", set("logleak", "idkey"), nil, "idkey logleak"},
		{"one in addition", set("postreplay"), nil, sorted(names(usual) + " postreplay")},
		{"one in addition, one left out", set("postreplay"), set("idkey"), sorted(names(without) + " postreplay")},
		{"one in addition to a choice", set("postreplay", "idkey"), nil, "idkey postreplay"},
	} {
		if got := names(Choose(all, test.on, test.off)); got != test.want {
			t.Errorf("%s: %s, want %s", test.what, got, test.want)
		}
	}
}

func sorted(names string) string {
	list := strings.Fields(names)
	slices.Sort(list)
	return strings.Join(list, " ")
}
