package odd

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/graphlint/graphlint"
	"github.com/graphlint/graphlint/internal/lab"
)

// apart is a program whose findings need the facts of its helpers.
func apart() []lab.Package {
	p := generate(&choices{data: []byte{0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 2, 1, 3, 1, 4, 1}})
	return p.write(layout{rename: same, apart: true})
}

// Facts are the same bytes each time: the go command takes other bytes for
// another package, and analyses all that imports it again.
func TestFactsStable(t *testing.T) {
	l := lab.New(lab.Testdata(t))
	var first *lab.Report
	for i := range 10 {
		r, err := l.Run(graphlint.Analyzers(graphlint.Settings{}), apart())
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			first = r
		}
		for path, data := range r.Facts {
			if !bytes.Equal(data, first.Facts[path]) {
				t.Errorf("facts of %s differ in run %d", path, i+1)
			}
			if len(data) > 16<<10 {
				t.Errorf("%d kB of facts of %s", len(data)>>10, path)
			}
		}
		if !slices.Equal(r.Findings, first.Findings) {
			t.Errorf("findings differ in run %d", i+1)
		}
	}
	if len(first.Findings) == 0 || len(first.Facts["example.com/m/help"]) < 100 {
		t.Errorf("%d findings, and %d bytes of facts", len(first.Findings), len(first.Facts["example.com/m/help"]))
	}
}

// Facts that cannot be read, or are another tool's, are no facts: what needs
// them is not reported, and nothing else changes.
func TestFactsSpoilt(t *testing.T) {
	whole, err := lab.New(lab.Testdata(t)).Run(graphlint.Analyzers(graphlint.Settings{}), apart())
	if err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func([]byte) []byte{
		"none":    func([]byte) []byte { return nil },
		"foreign": func([]byte) []byte { return []byte("go object linux amd64 go1.26\n\x00\x01\x02") },
		"cut":     func(d []byte) []byte { return d[:len(d)/2] },
		"longer":  func(d []byte) []byte { return append(slices.Clone(d), 0) },
		"changed": func(d []byte) []byte { d = slices.Clone(d); d[len(d)/2] ^= 1; return d },
	} {
		l := lab.New(lab.Testdata(t))
		l.Spoil = spoil
		r, err := l.Run(graphlint.Analyzers(graphlint.Settings{}), apart())
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if len(r.Findings) >= len(whole.Findings) {
			t.Errorf("%s: as many findings as with facts", name)
		}
		for _, f := range r.Findings {
			if !slices.ContainsFunc(whole.Findings, func(w lab.Finding) bool { return w.Analyzer == f.Analyzer && w.Line == f.Line && w.File == f.File }) && f.Analyzer != "directive" {
				t.Errorf("%s: %s", name, strings.TrimSpace(f.String()))
			}
		}
	}
}
