package output

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"
)

// GitHub prints the findings as commands of GitHub Actions, which shows them
// beside the lines of a pull request. Files are named relative to root.
func GitHub(w io.Writer, findings []Finding, root string) error {
	p := &printer{w: w}
	src := make(sources)
	for i := range findings {
		f := &findings[i]
		posn := Relative(f.Posn, root)
		where := fmt.Sprintf("file=%s,line=%d,endLine=%d", escapeProperty(filepath.ToSlash(posn.Filename)), posn.Line, f.End.Line)
		// GitHub takes columns for ranges within one line only.
		if f.End.Line == posn.Line {
			line := src.line(f.Posn.Filename, posn.Line)
			where = fmt.Sprintf("file=%s,line=%d,col=%d,endLine=%d,endColumn=%d", escapeProperty(filepath.ToSlash(posn.Filename)),
				posn.Line, inRunes(line, posn.Column), f.End.Line, inRunes(line, f.End.Column))
		}
		p.printf("::error %s,title=%s::%s\n", where, escapeProperty("graphlint "+f.Analyzer.Name), escapeData(f.Message+" ("+f.Analyzer.Name+")"))
	}
	return p.err
}

var dataEscapes = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")

func escapeData(s string) string { return dataEscapes.Replace(s) }

var propertyEscapes = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")

func escapeProperty(s string) string { return propertyEscapes.Replace(s) }
