// Package output prints what analyzers reported.
package output

import (
	"cmp"
	"fmt"
	"go/token"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/run/unit"
)

// A Package is the report on one package.
type Package struct {
	// ID is the package's path, with the test binary it is built for in
	// brackets if its files differ there: "p [p.test]".
	ID      string
	Fset    *token.FileSet
	Results []unit.Result
}

// TextOptions says how to print lines.
type TextOptions struct {
	// Context is the number of source lines to print around those of a
	// diagnostic, or -1 for none at all.
	Context int
	// Name adds the analyzer's name to each line.
	Name bool
	// Dir, if not empty, makes the names of files below it relative to it.
	Dir string
}

// Text prints one line for each diagnostic, sorted by file and line, and
// returns their number. A file that two packages share is told of once.
func Text(w io.Writer, pkgs []Package, o TextOptions) int {
	type line struct {
		posn, end token.Position
		analyzer  string
		diag      analysis.Diagnostic
		fset      *token.FileSet
	}
	var lines []line
	for _, p := range pkgs {
		for _, r := range p.Results {
			if r.Err != nil {
				continue
			}
			for _, d := range r.Diagnostics {
				posn := p.Fset.Position(d.Pos)
				end := p.Fset.Position(cmp.Or(d.End, d.Pos))
				lines = append(lines, line{posn, end, r.Analyzer.Name, d, p.Fset})
			}
		}
	}
	slices.SortStableFunc(lines, func(a, b line) int {
		return cmp.Or(comparePosition(a.posn, b.posn),
			cmp.Compare(a.analyzer, b.analyzer), cmp.Compare(a.diag.Message, b.diag.Message))
	})
	lines = slices.CompactFunc(lines, func(a, b line) bool {
		return a.posn == b.posn && a.analyzer == b.analyzer && a.diag.Message == b.diag.Message
	})
	for _, l := range lines {
		name := ""
		if o.Name {
			name = " (" + l.analyzer + ")"
		}
		fmt.Fprintf(w, "%s: %s%s\n", Relative(l.posn, o.Dir), l.diag.Message, name)
		printContext(w, l.posn, l.end, o.Context)
		for _, rel := range l.diag.Related {
			fmt.Fprintf(w, "%s: \t%s\n", Relative(l.fset.Position(rel.Pos), o.Dir), rel.Message)
		}
	}
	return len(lines)
}

func comparePosition(a, b token.Position) int {
	return cmp.Or(cmp.Compare(a.Filename, b.Filename), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
}

// Relative returns the position with its file named relative to dir if the
// file is below it.
func Relative(posn token.Position, dir string) token.Position {
	if dir != "" {
		if rel, err := filepath.Rel(dir, posn.Filename); err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator)) {
			posn.Filename = rel
		}
	}
	return posn
}

func printContext(w io.Writer, posn, end token.Position, n int) {
	if n < 0 {
		return
	}
	data, _ := os.ReadFile(posn.Filename)
	lines := strings.Split(string(data), "\n")
	for i := max(1, posn.Line-n); i <= min(end.Line+n, len(lines)); i++ {
		fmt.Fprintf(w, "%d\t%s\n", i, lines[i-1])
	}
}
