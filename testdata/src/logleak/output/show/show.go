// Package show writes for whoever runs a command.
package show

import (
	"fmt"
	"io"
	"os"
)

// A Table writes lines to the standard output.
type Table struct {
	out  io.Writer
	errs io.Writer
}

// New returns one.
func New() *Table { return &Table{out: os.Stdout, errs: os.Stderr} }

// Row writes a line.
func (t *Table) Row(cells ...any) { fmt.Fprintln(t.out, cells...) }

// Warn writes one to the standard error.
func (t *Table) Warn(cells ...any) { fmt.Fprintln(t.errs, cells...) }
