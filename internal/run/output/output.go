// Package output prints what analyzers reported.
//
// Collect makes one sorted list of the findings of all packages, which Text,
// SARIF and GitHub print; JSON prints the packages as the tools of x/tools do.
package output

import (
	"cmp"
	"go/token"
	"path/filepath"
	"strings"

	"github.com/graphlint/graphlint/internal/run/unit"
)

// A Package is the report on one package.
type Package struct {
	// ID is the package's path, with the test binary it is built for in
	// brackets if its files differ there: "p [p.test]".
	ID   string
	Fset *token.FileSet
	// Files are the names of the files that were analysed, if the caller
	// knows them.
	Files   []string
	Results []unit.Result
}

// path returns the package's path alone.
func (p *Package) path() string {
	path, _, _ := strings.Cut(p.ID, " ")
	return path
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
