package output

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// A Summary counts the findings of a run.
type Summary struct {
	// Findings are all, those hidden among them.
	Findings []Finding
	// Packages is the number of packages that were analysed.
	Packages int
	// Stale is the number of findings that the baseline records and that are
	// no more.
	Stale int
}

// Quiet reports whether there is nothing to tell but that nothing was found.
func (s Summary) Quiet() bool { return len(s.Findings) == 0 && s.Stale == 0 }

// String returns one line: "10 findings in 3 packages (4 logleak, 6 idkey)".
func (s Summary) String() string {
	type count struct {
		name string
		n    int
	}
	var counts []count
	packages := make(map[string]bool)
	shown, directed, recorded := 0, 0, 0
	for i := range s.Findings {
		f := &s.Findings[i]
		switch f.Hidden {
		case ByDirective:
			directed++
			continue
		case ByBaseline:
			recorded++
			continue
		}
		shown++
		packages[f.Package] = true
		j := slices.IndexFunc(counts, func(c count) bool { return c.name == f.Analyzer.Name })
		if j < 0 {
			j = len(counts)
			counts = append(counts, count{name: f.Analyzer.Name})
		}
		counts[j].n++
	}
	slices.SortFunc(counts, func(a, b count) int {
		return cmp.Or(cmp.Compare(b.n, a.n), cmp.Compare(a.name, b.name))
	})

	var b strings.Builder
	if shown == 0 {
		fmt.Fprintf(&b, "no findings in %s", Plural(s.Packages, "package"))
	} else {
		names := make([]string, len(counts))
		for i, c := range counts {
			names[i] = fmt.Sprintf("%d %s", c.n, c.name)
		}
		fmt.Fprintf(&b, "%s in %s (%s)", Plural(shown, "finding"), Plural(len(packages), "package"), strings.Join(names, ", "))
	}
	if directed > 0 {
		fmt.Fprintf(&b, "; %d ignored by directives", directed)
	}
	if recorded > 0 {
		fmt.Fprintf(&b, "; %d hidden by the baseline", recorded)
	}
	if s.Stale > 0 {
		fmt.Fprintf(&b, "; the baseline records %s that %s no more: write it again", Plural(s.Stale, "finding"), isAre(s.Stale))
	}
	return b.String()
}

// Plural returns a number of things.
func Plural(n int, word string) string {
	if n != 1 {
		word += "s"
	}
	return fmt.Sprintf("%d %s", n, word)
}

func isAre(n int) string {
	if n == 1 {
		return "is"
	}
	return "are"
}
