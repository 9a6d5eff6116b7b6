package output

import (
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/graphlint/graphlint/internal/report"
)

// places finds the files that places name. Facts know a place in another
// package as "file.go:12" only, since they must not depend on where the
// module is checked out.
type places map[string][]string // names of analysed files by their last element

func newPlaces(pkgs []Package) places {
	p := make(places)
	for _, pkg := range pkgs {
		for _, name := range pkg.Files {
			if base := filepath.Base(name); !slices.Contains(p[base], name) {
				p[base] = append(p[base], name)
			}
		}
	}
	return p
}

// find returns the position of a place, if one of the analysed files alone
// can be meant.
func (p places) find(place string) (token.Position, bool) {
	base, number, _ := strings.Cut(place, ":")
	number, _, _ = strings.Cut(number, ":")
	line, err := strconv.Atoi(number)
	if names := p[base]; err == nil && len(names) == 1 {
		return token.Position{Filename: names[0], Line: line}, true
	}
	return token.Position{}, false
}

// steps returns the steps of a finding. One that repeats the one before is
// left out.
func (p places) steps(fset *token.FileSet, f report.Finding) []Step {
	var out []Step
	for _, s := range f.Steps {
		step := Step{Text: s.Text, Place: s.Place}
		if s.Pos.IsValid() {
			step.Posn = fset.Position(s.Pos)
		} else if posn, ok := p.find(s.Place); ok {
			step.Posn = posn
		}
		if len(out) == 0 || out[len(out)-1] != step {
			out = append(out, step)
		}
	}
	return out
}
