package output

import (
	"cmp"
	"fmt"
	"go/token"
	"io"
	"path/filepath"
	"strconv"
	"strings"
)

// TerminalOptions says how to print for people.
type TerminalOptions struct {
	// Dir makes the names of files below it relative to it.
	Dir string
	// Context is the number of source lines to print around those of a finding.
	Context int
	// Width is that of the terminal, or 0 if it is not known.
	Width int
	// Color adds colours.
	Color bool
}

// Terminal prints for each finding the line that Text prints, the source with
// the range marked, and the numbered steps that lead there.
func Terminal(w io.Writer, findings []Finding, o TerminalOptions) error {
	t := &terminal{printer: printer{w: w}, o: o, src: make(sources)}
	for i := range findings {
		if i > 0 {
			t.printf("\n")
		}
		t.finding(&findings[i])
	}
	return t.err
}

type terminal struct {
	printer
	o   TerminalOptions
	src sources
}

// The colours are those that every palette has: bold, red, cyan and dim.
const (
	bold  = "1"
	red   = "1;31"
	cyan  = "36"
	faint = "2"
)

func (t *terminal) paint(color, text string) string {
	if !t.o.Color || text == "" {
		return text
	}
	return "\x1b[" + color + "m" + text + "\x1b[0m"
}

func (t *terminal) place(p token.Position) string { return Relative(p, t.o.Dir).String() }

func (t *terminal) finding(f *Finding) {
	place, name := t.place(f.Posn)+":", "("+f.Analyzer.Name+")"
	message := wrap(clean(f.Message)+" "+name, columns(cells(place)), t.o.Width)
	t.printf("%s%s%s\n", t.paint(bold, place), strings.TrimSuffix(message, name), t.paint(cyan, name))
	gutter := len(strconv.Itoa(f.End.Line + t.o.Context))
	t.source(f, gutter)
	t.steps(append(f.Steps[:len(f.Steps):len(f.Steps)], f.Related...), f.Posn.Filename, gutter)
}

// wrap sets text behind something that ends in the given column, and breaks it
// between words into lines of the given width, or not at all if that is too
// small. Further lines are indented.
func wrap(text string, column, width int) string {
	const indent = "    "
	if width < 40 {
		return " " + text
	}
	var out strings.Builder
	for _, word := range strings.Fields(text) {
		n := columns(cells(word))
		if column+1+n > width {
			out.WriteString("\n" + indent)
			column = len(indent) - 1
		} else {
			out.WriteString(" ")
		}
		out.WriteString(word)
		column += 1 + n
	}
	return out.String()
}

// maxLines is how many lines of one range are shown.
const maxLines = 5

// source shows the lines of a finding with its range marked: underlined in its
// first line, and with another bar if it has several.
func (t *terminal) source(f *Finding, gutter int) {
	name := f.Posn.Filename
	if !t.src.has(name, f.Posn.Line) {
		return
	}
	from, upto := f.Posn, f.End
	if upto.Filename != from.Filename || comparePosition(upto, from) < 0 {
		upto = from
	}
	for n := max(1, from.Line-t.o.Context); n <= upto.Line+t.o.Context && t.src.has(name, n); n++ {
		// The middle of a long range says little.
		if upto.Line-from.Line >= maxLines && n == from.Line+maxLines-2 {
			t.printf(" %*s %s ...\n", gutter, "", t.paint(red, ">"))
			n = upto.Line - 1
			continue
		}
		line := t.src.line(name, n)
		bar, start, end := t.paint(faint, "|"), 0, 0
		if n >= from.Line && n <= upto.Line {
			if upto.Line > from.Line {
				bar = t.paint(red, ">")
			}
			if n == from.Line {
				start, end = from.Column-1, len(strings.TrimRight(line, " \t"))
				if n == upto.Line {
					end = min(end, max(upto.Column-1, start+1))
				}
			}
		}
		t.line(fmt.Sprintf(" %s %s", t.paint(faint, fmt.Sprintf("%*d", gutter, n)), bar), line, start, end, gutter)
	}
}

// line shows one line behind a head, and below it the mark from offset start to
// end.
func (t *terminal) line(head, line string, start, end, gutter int) {
	cs := cells(line)
	if t.o.Width > 0 {
		cs = clip(cs, start, t.o.Width-gutter-4)
	}
	var text, mark strings.Builder
	for _, c := range cs {
		text.WriteString(c.text)
		sign := " "
		if start <= c.at && c.at < end {
			sign = "^"
		}
		mark.WriteString(strings.Repeat(sign, c.width))
	}
	if start == len(line) && start > 0 { // just behind the line
		mark.WriteString("^")
	}
	t.printf("%s %s\n", head, strings.TrimRight(text.String(), " "))
	if marks := strings.TrimRight(mark.String(), " "); marks != "" {
		t.printf(" %*s %s %s\n", gutter, "", t.paint(faint, "|"), t.paint(red, marks))
	}
}

// steps lists the way to a finding, with the source of each step as far as
// there is room. Places in the finding's own file are numbers of lines. What
// the step before has said of the same line is not said again.
func (t *terminal) steps(steps []Step, file string, gutter int) {
	var rows []row
	for _, s := range steps {
		r := row{text: clean(cmp.Or(s.Text, "here")), place: s.Place}
		if s.Posn.Line > 0 {
			p := Relative(s.Posn, t.o.Dir)
			r.place = filepath.ToSlash(p.Filename) + ":" + strconv.Itoa(p.Line)
			if s.Posn.Filename == file {
				r.place = "line " + strconv.Itoa(p.Line)
			}
			r.code = strings.TrimSpace(t.src.line(s.Posn.Filename, p.Line))
		}
		if len(rows) == 0 || rows[len(rows)-1] != r {
			rows = append(rows, r)
		}
	}
	places, texts := 0, 0
	for _, r := range rows {
		places = max(places, columns(cells(r.place)))
		if r.code != "" {
			texts = max(texts, columns(cells(r.text)))
		}
	}
	for i, r := range rows {
		number := fmt.Sprintf("%*d.", gutter+1, i+1)
		line := fmt.Sprintf(" %s %s  %s", t.paint(faint, number), t.paint(bold, r.place)+pad(r.place, places), r.text)
		room := t.o.Width - len(number) - places - texts - 6
		if code := cells(r.code); len(code) > 0 && (t.o.Width == 0 || room >= 24) {
			if t.o.Width > 0 {
				code = clip(code, 0, room)
			}
			line += pad(r.text, texts) + "  " + t.paint(faint, shown(code))
		}
		t.printf("%s\n", line)
	}
}

// A row is a step as it is shown.
type row struct{ place, text, code string }

// pad returns the blanks that text lacks of a width.
func pad(text string, width int) string {
	return strings.Repeat(" ", max(0, width-columns(cells(text))))
}

// clean replaces what could move the cursor.
func clean(text string) string { return shown(cells(text)) }
