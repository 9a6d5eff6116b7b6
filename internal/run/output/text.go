package output

import (
	"fmt"
	"io"
)

// TextOptions says how to print lines.
type TextOptions struct {
	// Context is the number of source lines to print around those of a
	// finding, or -1 for none at all.
	Context int
	// Dir, if not empty, makes the names of files below it relative to it.
	Dir string
}

// Text prints a line for each finding:
//
//	file:line:column: message (analyzer)
func Text(w io.Writer, findings []Finding, o TextOptions) error {
	p := &printer{w: w}
	src := make(sources)
	for i := range findings {
		f := &findings[i]
		p.printf("%s: %s (%s)\n", Relative(f.Posn, o.Dir), f.Message, f.Analyzer.Name)
		if o.Context >= 0 {
			for n := max(1, f.Posn.Line-o.Context); n <= f.End.Line+o.Context && src.has(f.Posn.Filename, n); n++ {
				p.printf("%d\t%s\n", n, src.line(f.Posn.Filename, n))
			}
		}
		for _, rel := range f.Related {
			p.printf("%s: \t%s\n", Relative(rel.Posn, o.Dir), rel.Text)
		}
	}
	return p.err
}

// A printer remembers the first error.
type printer struct {
	w   io.Writer
	err error
}

func (p *printer) printf(format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.w, format, args...)
	}
}
