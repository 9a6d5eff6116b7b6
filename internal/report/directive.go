package report

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"
)

// A Directive is a comment of the form
//
//	//graphlint:ignore analyzer[,analyzer] reason
//
// It hides the findings of the analyzers that it names on its own line, on the
// line below it, or, where it stands in the comment before a declaration, in
// the whole declaration.
type Directive struct {
	// Pos and End delimit the comment.
	Pos, End token.Pos
	// Analyzers are the names, as written.
	Analyzers []string
	// Reason is the rest of the line. It may not be empty.
	Reason string

	file       *token.File
	line       int       // of the comment
	from, upto token.Pos // the declaration, if it documents one
}

const directivePrefix = "//graphlint:"

// Directives returns the directives of a file in source order. A comment that
// starts like one is returned with whatever could be read of it, so that what
// is wrong with it can be said.
func Directives(fset *token.FileSet, f *ast.File) []Directive {
	var out []Directive
	for _, group := range f.Comments {
		for _, c := range group.List {
			d, ok := parseDirective(c)
			if !ok {
				continue
			}
			d.file = fset.File(c.Pos())
			d.line = d.file.Line(c.Pos())
			d.from, d.upto = documented(f, group)
			out = append(out, d)
		}
	}
	return out
}

// parseDirective reads one comment. As with other directives there is no blank
// behind the slashes.
func parseDirective(c *ast.Comment) (Directive, bool) {
	rest, ok := strings.CutPrefix(c.Text, directivePrefix)
	if !ok {
		return Directive{}, false
	}
	d := Directive{Pos: c.Pos(), End: c.End()}
	verb, rest, _ := strings.Cut(rest, " ")
	if strings.TrimSpace(verb) != "ignore" {
		return d, true
	}
	names, reason, _ := strings.Cut(strings.TrimSpace(rest), " ")
	// A "// want" in a test's input is no reason.
	reason, _, _ = strings.Cut(reason, "// want")
	d.Reason = strings.TrimSpace(reason)
	for name := range strings.SplitSeq(names, ",") {
		if name = strings.TrimSpace(name); name != "" {
			d.Analyzers = append(d.Analyzers, name)
		}
	}
	return d, true
}

// documented returns the range of the declaration that group is the comment of.
func documented(f *ast.File, group *ast.CommentGroup) (from, upto token.Pos) {
	for _, decl := range f.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			if decl.Doc == group {
				return decl.Pos(), decl.End()
			}
		case *ast.GenDecl:
			if decl.Doc == group {
				return decl.Pos(), decl.End()
			}
			for _, spec := range decl.Specs {
				switch spec := spec.(type) {
				case *ast.ValueSpec:
					if spec.Doc == group {
						return spec.Pos(), spec.End()
					}
				case *ast.TypeSpec:
					if spec.Doc == group {
						return spec.Pos(), spec.End()
					}
				}
			}
		}
	}
	return token.NoPos, token.NoPos
}

// Valid reports whether the directive names analyzers and a reason. One that
// does not hides nothing.
func (d Directive) Valid() bool { return len(d.Analyzers) > 0 && d.Reason != "" }

// hides reports whether the directive speaks of a finding of an analyzer.
func (d Directive) hides(analyzer string, pos token.Pos) bool {
	if !d.Valid() || !slices.Contains(d.Analyzers, analyzer) {
		return false
	}
	if d.from.IsValid() && d.from <= pos && pos < d.upto {
		return true
	}
	base := token.Pos(d.file.Base())
	if pos < base || int(pos-base) > d.file.Size() {
		return false
	}
	line := d.file.Line(pos)
	return line == d.line || line == d.line+1
}
