package output

import (
	"cmp"
	"encoding/json"
	"go/token"
	"io"

	"github.com/graphlint/graphlint/internal/run/unit"
)

// The types below are the form in which the tools of golang.org/x/tools print
// diagnostics, and which the go command and scripts read: an object by package
// whose members are objects by analyzer, whose members are lists of these, or
// an error.

type jsonDiagnostic struct {
	Category string        `json:"category,omitempty"`
	Posn     string        `json:"posn"`
	End      string        `json:"end"`
	Message  string        `json:"message"`
	Fixes    []jsonFix     `json:"suggested_fixes,omitempty"`
	Related  []jsonRelated `json:"related,omitempty"`
}

type jsonFix struct {
	Message string     `json:"message"`
	Edits   []jsonEdit `json:"edits"`
}

type jsonEdit struct {
	Filename string `json:"filename"`
	Start    int    `json:"start"`
	End      int    `json:"end"`
	New      string `json:"new"`
}

type jsonRelated struct {
	Posn    string `json:"posn"`
	End     string `json:"end"`
	Message string `json:"message"`
}

type jsonError struct {
	Err string `json:"error"`
}

// JSON prints the reports as one JSON object. With clean, it has the packages
// in which nothing was found too.
func JSON(w io.Writer, pkgs []Package, clean bool) error {
	tree := make(map[string]map[string]any)
	for _, p := range pkgs {
		if clean {
			tree[p.ID] = make(map[string]any)
		}
		for _, r := range p.Results {
			var v any
			switch {
			case r.Err != nil:
				v = jsonError{r.Err.Error()}
			case len(r.Diagnostics) > 0:
				v = jsonDiagnostics(p.Fset, r)
			default:
				continue
			}
			if tree[p.ID] == nil {
				tree[p.ID] = make(map[string]any)
			}
			tree[p.ID][r.Analyzer.Name] = v
		}
	}
	data, err := json.MarshalIndent(tree, "", "\t")
	if err != nil {
		return err
	}
	_, err = w.Write(append(data, '\n'))
	return err
}

func jsonDiagnostics(fset *token.FileSet, r unit.Result) []jsonDiagnostic {
	position := func(p token.Pos) string { return fset.Position(p).String() }
	var out []jsonDiagnostic
	for _, d := range r.Diagnostics {
		j := jsonDiagnostic{
			Category: d.Category,
			Posn:     position(d.Pos),
			End:      position(cmp.Or(d.End, d.Pos)),
			Message:  d.Message,
		}
		for _, f := range d.SuggestedFixes {
			jf := jsonFix{Message: f.Message}
			for _, e := range f.TextEdits {
				start := fset.Position(e.Pos)
				jf.Edits = append(jf.Edits, jsonEdit{start.Filename, start.Offset, fset.Position(e.End).Offset, string(e.NewText)})
			}
			j.Fixes = append(j.Fixes, jf)
		}
		for _, rel := range d.Related {
			j.Related = append(j.Related, jsonRelated{position(rel.Pos), position(cmp.Or(rel.End, rel.Pos)), rel.Message})
		}
		out = append(out, j)
	}
	return out
}
