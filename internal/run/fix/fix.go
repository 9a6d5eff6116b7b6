// Package fix applies the fixes that diagnostics suggest.
package fix

import (
	"archive/zip"
	"bytes"
	"cmp"
	"fmt"
	"go/format"
	"go/token"
	"io"
	"os"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/run/output"
	"github.com/graphlint/graphlint/internal/whole"
)

// A Writer takes the new contents of files.
type Writer interface {
	Write(name string, content []byte) error
	Close() error
}

// ToFiles replaces the files themselves.
type ToFiles struct{}

// Write writes one file.
func (ToFiles) Write(name string, content []byte) error { return whole.Write(name, content) }

// Close does nothing.
func (ToFiles) Close() error { return nil }

// ToArchive writes to a zip archive, from which the go command copies the
// files once all packages are done. The archive is there even if it is empty.
type ToArchive struct {
	Name, Comment string

	file *os.File
	zip  *zip.Writer
}

func (a *ToArchive) open() error {
	if a.zip != nil {
		return nil
	}
	f, err := os.Create(a.Name)
	if err != nil {
		return err
	}
	a.file, a.zip = f, zip.NewWriter(f)
	return a.zip.SetComment(a.Comment)
}

// Write adds one file.
func (a *ToArchive) Write(name string, content []byte) error {
	if err := a.open(); err != nil {
		return err
	}
	w, err := a.zip.Create(name)
	if err != nil {
		return err
	}
	_, err = w.Write(content)
	return err
}

// Close ends the archive.
func (a *ToArchive) Close() error {
	if err := a.open(); err != nil {
		return err
	}
	return cmp.Or(a.zip.Close(), a.file.Close())
}

// An edit replaces the bytes from start to end of a file.
type edit struct {
	start, end int
	text       string
}

// Apply applies the first fix of each diagnostic to w, or with diff prints what
// would change to stdout. A fix that overlaps one taken before is left for the
// next run, and Apply says so in an error when all others are written.
func Apply(pkgs []output.Package, w Writer, diff bool, stdout io.Writer) error {
	edits := make(map[string][]edit)
	sizes := make(map[string]int)
	taken, left := 0, 0
	for _, p := range pkgs {
		for _, r := range p.Results {
			if r.Err != nil {
				return r.Err
			}
			for _, d := range r.Diagnostics {
				if len(d.SuggestedFixes) == 0 {
					continue
				}
				if add(edits, sizes, p.Fset, d.SuggestedFixes[0]) {
					taken++
				} else {
					left++
				}
			}
		}
	}

	names := make([]string, 0, len(edits))
	for name := range edits {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		old, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if len(old) != sizes[name] {
			return fmt.Errorf("%s changed while it was analysed: not fixed", name)
		}
		content := splice(old, edits[name])
		if formatted, err := format.Source(content); err == nil {
			content = formatted
		}
		if diff {
			if _, err := io.WriteString(stdout, unified(name, old, content)); err != nil {
				return err
			}
		} else if err := w.Write(name, content); err != nil {
			return err
		}
	}
	if !diff {
		if err := w.Close(); err != nil {
			return err
		}
	}
	if left > 0 {
		return fmt.Errorf("%d of %d fixes applied; the others overlap them: run again", taken, taken+left)
	}
	return nil
}

// add takes a fix unless one of its edits overlaps another's. The same file may
// be in a package and in its test variant, so equal edits are one.
func add(edits map[string][]edit, sizes map[string]int, fset *token.FileSet, f analysis.SuggestedFix) bool {
	type placed struct {
		name string
		edit edit
	}
	var add []placed
	for _, e := range f.TextEdits {
		file := fset.File(e.Pos)
		name := file.Name()
		sizes[name] = file.Size()
		ed := edit{file.Offset(e.Pos), file.Offset(e.End), string(e.NewText)}
		if slices.Contains(edits[name], ed) {
			continue
		}
		for _, have := range edits[name] {
			if ed.start < have.end && have.start < ed.end || ed.start == have.start {
				return false
			}
		}
		add = append(add, placed{name, ed})
	}
	for _, p := range add {
		edits[p.name] = append(edits[p.name], p.edit)
	}
	return true
}

func splice(old []byte, edits []edit) []byte {
	slices.SortFunc(edits, func(a, b edit) int { return cmp.Or(cmp.Compare(a.start, b.start), cmp.Compare(a.end, b.end)) })
	var out bytes.Buffer
	at := 0
	for _, e := range edits {
		out.Write(old[at:e.start])
		out.WriteString(e.text)
		at = e.end
	}
	out.Write(old[at:])
	return out.Bytes()
}
