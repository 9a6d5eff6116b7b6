// Package passdoc reads an analyzer's documentation from its doc.go, the only
// place where it is written down.
package passdoc

import (
	"fmt"
	"go/parser"
	"go/token"
	"strings"
)

// Extract returns the section of the package comment in src, the text of a
// doc.go, that starts with the heading "# Analyzer NAME". The text begins with
// the line "NAME: summary", as go/analysis wants an analyzer's Doc to begin.
func Extract(src, name string) (string, error) {
	f, err := parser.ParseFile(token.NewFileSet(), "doc.go", src, parser.ParseComments|parser.PackageClauseOnly)
	if err != nil {
		return "", err
	}
	if f.Doc == nil {
		return "", fmt.Errorf("doc.go of %s has no package comment", name)
	}
	_, text, ok := strings.Cut(f.Doc.Text(), "# Analyzer "+name+"\n")
	if !ok {
		return "", fmt.Errorf("doc.go of %s has no heading %q", name, "# Analyzer "+name)
	}
	text, _, _ = strings.Cut(text, "\n# Analyzer ")
	text = strings.TrimSpace(text)
	if !strings.HasPrefix(text, name+": ") {
		return "", fmt.Errorf("doc.go of %s does not begin with %q", name, name+": ")
	}
	return text, nil
}

// Text is Extract for the text embedded in a pass. An error there is a
// mistake in this repository, and takes the place of the text, where a test of
// the registry finds it: analyzers do not panic, not even while a program
// starts that has a hundred others.
func Text(src, name string) string {
	doc, err := Extract(src, name)
	if err != nil {
		return Wrong + err.Error()
	}
	return doc
}

// Wrong is what a text begins with that stands in for one that is missing.
const Wrong = "no documentation: "
