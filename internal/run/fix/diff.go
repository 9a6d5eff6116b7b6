package fix

import (
	"bytes"
	"fmt"
	"strings"
)

// context is the number of equal lines around a change in a diff.
const context = 3

// unified returns the changes from old to new in the form of diff -u, or ""
// if there are none.
func unified(name string, old, new []byte) string {
	if bytes.Equal(old, new) {
		return ""
	}
	a, b := lines(old), lines(new)
	// Fixes change few lines. What is equal at both ends needs no search.
	head := 0
	for head < len(a) && head < len(b) && a[head] == b[head] {
		head++
	}
	tail := 0
	for tail < len(a)-head && tail < len(b)-head && a[len(a)-1-tail] == b[len(b)-1-tail] {
		tail++
	}
	ops := make([]op, 0, len(a))
	for _, l := range a[:head] {
		ops = append(ops, op{' ', l})
	}
	ops = append(ops, script(a[head:len(a)-tail], b[head:len(b)-tail])...)
	for _, l := range a[len(a)-tail:] {
		ops = append(ops, op{' ', l})
	}

	var out strings.Builder
	fmt.Fprintf(&out, "--- %s (old)\n+++ %s (new)\n", name, name)
	hunks(&out, ops)
	return out.String()
}

// An op is a line of a diff: ' ' in both, '-' in the old, '+' in the new.
type op struct {
	kind byte
	line string
}

func lines(text []byte) []string {
	l := strings.SplitAfter(string(text), "\n")
	if l[len(l)-1] == "" {
		l = l[:len(l)-1]
	}
	return l
}

// script returns the ops of a longest common subsequence of a and b.
func script(a, b []string) []op {
	// length[i][j] is that of a[i:] and b[j:].
	length := make([][]int32, len(a)+1)
	for i := range length {
		length[i] = make([]int32, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				length[i][j] = length[i+1][j+1] + 1
			} else {
				length[i][j] = max(length[i+1][j], length[i][j+1])
			}
		}
	}
	var ops []op
	i, j := 0, 0
	for i < len(a) || j < len(b) {
		switch {
		case i < len(a) && j < len(b) && a[i] == b[j]:
			ops = append(ops, op{' ', a[i]})
			i, j = i+1, j+1
		case j == len(b) || i < len(a) && length[i+1][j] >= length[i][j+1]:
			ops = append(ops, op{'-', a[i]})
			i++
		default:
			ops = append(ops, op{'+', b[j]})
			j++
		}
	}
	return ops
}

// hunks prints the changed ops with the equal ones around them.
func hunks(out *strings.Builder, ops []op) {
	oldLine, newLine := 1, 1 // of ops[at]
	for at := 0; at < len(ops); {
		if ops[at].kind == ' ' {
			at, oldLine, newLine = at+1, oldLine+1, newLine+1
			continue
		}
		start := max(0, at-context)
		// The hunk ends where more equal lines follow than two contexts.
		end, equal := at, 0
		for end < len(ops) && equal <= 2*context {
			if ops[end].kind == ' ' {
				equal++
			} else {
				equal = 0
			}
			end++
		}
		end -= max(0, equal-context)
		var olds, news int
		for _, o := range ops[start:end] {
			if o.kind != '+' {
				olds++
			}
			if o.kind != '-' {
				news++
			}
		}
		fmt.Fprintf(out, "@@ -%d,%d +%d,%d @@\n", oldLine-(at-start), olds, newLine-(at-start), news)
		for _, o := range ops[start:end] {
			out.WriteByte(o.kind)
			out.WriteString(o.line)
			if !strings.HasSuffix(o.line, "\n") {
				out.WriteString("\n\\ No newline at end of file\n")
			}
		}
		oldLine += olds - (at - start)
		newLine += news - (at - start)
		at = end
	}
}
