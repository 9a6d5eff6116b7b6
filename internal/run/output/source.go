package output

import (
	"os"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/width"
)

// sources reads source files, each once.
type sources map[string][]string

func (s sources) lines(name string) []string {
	lines, ok := s[name]
	if !ok {
		data, _ := os.ReadFile(name) // without it there is less to show
		lines = strings.Split(string(data), "\n")
		s[name] = lines
	}
	return lines
}

func (s sources) has(name string, n int) bool { return n >= 1 && n <= len(s.lines(name)) }

// line returns a line of a file, or "" if there is none.
func (s sources) line(name string, n int) string {
	if !s.has(name, n) {
		return ""
	}
	return strings.TrimSuffix(s[name][n-1], "\r")
}

// A cell is what a terminal shows for one character.
type cell struct {
	text  string
	at    int // offset in the line, in bytes
	width int // in columns
}

const tabWidth = 4

// cells lays a line out. What could move the cursor, or turn the direction of
// the text around, is replaced.
func cells(line string) []cell {
	var out []cell
	column := 0
	for at := 0; at < len(line); {
		r, size := utf8.DecodeRuneInString(line[at:])
		c := cell{line[at : at+size], at, 1}
		switch {
		case r == '\t':
			c.width = tabWidth - column%tabWidth
			c.text = strings.Repeat(" ", c.width)
		case unicode.IsControl(r), unicode.Is(unicode.Bidi_Control, r), r == utf8.RuneError && size == 1:
			c.text = string(utf8.RuneError)
		case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
			c.width = 0
		default:
			if k := width.LookupRune(r).Kind(); k == width.EastAsianWide || k == width.EastAsianFullwidth {
				c.width = 2
			}
		}
		out = append(out, c)
		column += c.width
		at += size
	}
	return out
}

// columns returns the width of cells.
func columns(cs []cell) int {
	n := 0
	for _, c := range cs {
		n += c.width
	}
	return n
}

// shown returns what a terminal shall be given.
func shown(cs []cell) string {
	var out strings.Builder
	for _, c := range cs {
		out.WriteString(c.text)
	}
	return out.String()
}

// behind is the offset of what stands behind every line, and is not marked.
const behind = 1 << 30

// clip cuts cells to a number of columns, so that the one at the given offset
// of the line stays in sight.
func clip(cs []cell, at, columns int) []cell {
	const dots = "..."
	total, start := 0, 0
	for _, c := range cs {
		if c.at <= at {
			start = total
		}
		total += c.width
	}
	if total <= columns || columns < 4*len(dots) {
		return cs
	}
	left := max(0, min(start-columns/3, total-columns))
	var out []cell
	column, used := 0, 0
	for _, c := range cs {
		from := column
		column += c.width
		room := columns - used
		if column < total {
			room -= len(dots)
		}
		switch {
		case from < left:
			continue
		case len(out) == 0 && left > 0:
			out = append(out, cell{dots, -1, len(dots)})
			used = len(dots)
		case c.width > room:
			return append(out, cell{dots, behind, len(dots)})
		default:
			out = append(out, c)
			used += c.width
		}
	}
	return out
}

// inRunes returns the column of a position, which counts bytes, in characters.
func inRunes(line string, column int) int {
	if column < 1 || column-1 > len(line) {
		return max(column, 1)
	}
	return utf8.RuneCountInString(line[:column-1]) + 1
}
