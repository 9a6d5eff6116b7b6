package unit

import (
	"cmp"
	"fmt"
	"go/token"
	"net/url"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// checkFixes makes sure that the edits of each fix stand in one file, in
// order, and do not overlap. It sorts them and sets missing ends.
func checkFixes(fset *token.FileSet, fixes []analysis.SuggestedFix) error {
	for _, fix := range fixes {
		edits := fix.TextEdits
		for i := range edits {
			if !edits[i].End.IsValid() {
				edits[i].End = edits[i].Pos
			}
		}
		slices.SortStableFunc(edits, func(a, b analysis.TextEdit) int {
			return cmp.Or(cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.End, b.End))
		})
		for i, e := range edits {
			file := fset.File(e.Pos)
			if file == nil || e.End < e.Pos || int(e.End) > file.Base()+file.Size() {
				return fmt.Errorf("%q: an edit is not within a file", fix.Message)
			}
			if i > 0 && e.Pos < edits[i-1].End {
				return fmt.Errorf("%q: edits overlap at %s", fix.Message, fset.Position(e.Pos))
			}
		}
	}
	return nil
}

// resolveURL returns the address of a diagnostic's documentation, as the field
// analysis.Diagnostic.URL defines it.
func resolveURL(a *analysis.Analyzer, d analysis.Diagnostic) string {
	ref := d.URL
	if ref == "" && d.Category != "" {
		ref = "#" + d.Category
	}
	base, err := url.Parse(a.URL)
	if err != nil {
		return d.URL
	}
	u, err := base.Parse(ref)
	if err != nil {
		return d.URL
	}
	return u.String()
}
