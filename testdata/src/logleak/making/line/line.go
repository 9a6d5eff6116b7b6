// Package line has lines in the making.
package line

import (
	"fmt"
	"io"
	"log/slog"
	"os"
	"strings"
)

// A Line collects a text.
type Line struct {
	text strings.Builder
	w    io.Writer
}

// Start starts one.
func Start() *Line { return &Line{w: os.Stderr} }

// Str adds a text.
func (l *Line) Str(name, val string) *Line {
	l.text.WriteString(" " + name + "=" + val)
	return l
}

// Size adds the size of one.
func (l *Line) Size(name, val string) *Line { return l.Str(name, fmt.Sprint(len(val))) }

// Out writes it.
func (l *Line) Out(msg string) { fmt.Fprintln(l.w, msg+l.text.String()) }

// Pairs collect pairs, by value.
type Pairs struct {
	list  []any
	level slog.Level
}

// With adds one.
func (p Pairs) With(name string, val any) Pairs {
	p.list = append(p.list, name, val)
	return p
}

// Log writes them.
func (p Pairs) Log(msg string) { slog.Log(nil, p.level, msg, p.list...) }

// A Call is no line, though it chains: it keeps its token apart.
type Call struct {
	token string
	query map[string]string
}

// Query adds a parameter.
func (c *Call) Query(name, val string) *Call {
	c.query[name] = val
	return c
}

// As sets the token.
func (c *Call) As(scheme, token string) *Call {
	c.token = scheme + token
	return c
}

// Trace writes the parameters.
func (c *Call) Trace() { slog.Debug("call", "query", c.query) }
