package odd

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/graphlint/graphlint"
	"github.com/graphlint/graphlint/internal/lab"
)

func same(name string) string { return name }

func renamed(name string) string {
	return "Zq" + strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' {
			return 'z' - (r - 'a')
		}
		return r
	}, name)
}

// layouts are ways to write the same program down.
var layouts = []struct {
	name string
	layout
}{
	{"as it is", layout{rename: same}},
	{"renamed", layout{rename: renamed}},
	{"reordered", layout{rename: same, reverse: true}},
	{"split over files", layout{rename: same, split: true}},
	{"helpers elsewhere", layout{rename: same, apart: true}},
	{"all of these", layout{rename: renamed, reverse: true, split: true, apart: true}},
}

// checkLayouts reports whether a program has the same findings however it is
// written, and the number of them.
func checkLayouts(t *testing.T, l *lab.Lab, data []byte) int {
	t.Helper()
	p := generate(&choices{data: data})
	var want []string
	for i, lay := range layouts {
		pkgs := p.write(lay.layout)
		r, err := l.Run(graphlint.Analyzers(graphlint.Settings{}), pkgs)
		if err != nil {
			t.Fatalf("%s: %v\n%s", lay.name, err, text(pkgs))
		}
		got := marked(r, pkgs)
		if i == 0 {
			want = got
		} else if !slices.Equal(got, want) {
			t.Errorf("%s: got\n  %s\nwant\n  %s\nin\n%s", lay.name, strings.Join(got, "\n  "), strings.Join(want, "\n  "), text(pkgs))
		}
	}
	return len(want)
}

func text(pkgs []lab.Package) string {
	var out strings.Builder
	for _, p := range pkgs {
		for name, text := range p.Files {
			out.WriteString("-- " + p.Path + "/" + name + " --\n" + text)
		}
	}
	return out.String()
}

func TestLayouts(t *testing.T) {
	l := lab.New(lab.Testdata(t))
	found := 0
	rnd := rand.New(rand.NewPCG(1, 2))
	for range 30 {
		data := make([]byte, 40)
		for i := range data {
			data[i] = byte(rnd.Uint32())
		}
		found += checkLayouts(t, l, data)
	}
	// A generator of clean programs would show nothing.
	if found < 30 {
		t.Errorf("%d findings in all", found)
	}
}

func FuzzLayouts(f *testing.F) {
	l := lab.New(lab.Testdata(f))
	for b := range byte(8) {
		f.Add([]byte{b, b, b, b, 3, b, 0, b, 1, b, 2, b, 3, b})
	}
	f.Fuzz(func(t *testing.T, data []byte) { checkLayouts(t, l, data) })
}
