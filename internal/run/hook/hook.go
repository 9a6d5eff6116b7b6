// Package hook checks the packages of changed files, as hooks of pre-commit and
// git hand them over: names of files in, findings with paths of the repository
// out.
//
// The work is the go command's, which keeps what it finds in its cache: this
// package finds out which modules and directories the files are of, and runs
//
//	go vet -vettool=<this program> ./dir ./other/dir
//
// in each of the modules. Findings of a package that has not changed, nor what
// it depends on, take no longer than reading them.
package hook

import (
	"bytes"
	"cmp"
	"fmt"
	"go/token"
	"io"
	"os"
	"path/filepath"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/baseline"
	"github.com/graphlint/graphlint/internal/run/output"
)

// Options says what to check and how.
type Options struct {
	// Dir is the root of the repository, to which names of files are
	// relative. It is absolute.
	Dir string
	// Files are names of changed files. Those that are gone count for the
	// directory they were in.
	Files []string
	// All checks every package of every module below Dir instead.
	All bool
	// Tool is the name of the program that go vet shall run, and Flags are
	// flags for it.
	Tool  string
	Flags []string
	// BuildFlags are flags for go list and go vet.
	BuildFlags []string
	// Baseline, if not nil, records findings that are not printed.
	Baseline *baseline.File
}

// Run prints findings to stdout, sorted, and anything else to stderr. It
// returns the number of findings, and an error if a package could not be
// checked, which does not keep it from checking the others.
func Run(o *Options, stdout, stderr io.Writer) (int, error) {
	work, err := o.work(stderr)
	if err != nil {
		return 0, err
	}
	var found []finding
	failed := 0
	for _, m := range work {
		list, err := m.check(o, stderr)
		found = append(found, list...)
		if err != nil {
			failed++
			fmt.Fprintf(stderr, "graphlint: %s: %v\n", o.name(m.root), err)
		}
	}
	slices.SortFunc(found, compare)
	found = slices.Compact(found) // a file of a package and of its test variant
	found = o.fresh(found)
	var text bytes.Buffer
	for _, f := range found {
		fmt.Fprintf(&text, "%s:%d:%d: %s (%s)\n", f.file, f.line, f.column, f.message, f.analyzer)
	}
	if _, err := stdout.Write(text.Bytes()); err != nil {
		return len(found), err
	}
	if failed > 0 {
		return len(found), fmt.Errorf("%d of %d modules could not be checked in full", failed, len(work))
	}
	return len(found), nil
}

// A finding is one diagnostic, its file named as the repository does.
type finding struct {
	file              string
	line, column      int
	analyzer, message string
}

func compare(a, b finding) int {
	return cmp.Or(cmp.Compare(a.file, b.file), cmp.Compare(a.line, b.line), cmp.Compare(a.column, b.column),
		cmp.Compare(a.analyzer, b.analyzer), cmp.Compare(a.message, b.message))
}

// fresh returns the findings that the baseline does not record.
func (o *Options) fresh(found []finding) []finding {
	if o.Baseline == nil {
		return found
	}
	list := make([]output.Finding, len(found))
	for i, f := range found {
		file := filepath.FromSlash(f.file)
		if !filepath.IsAbs(file) {
			file = filepath.Join(o.Dir, file)
		}
		list[i] = output.Finding{
			Analyzer: &analysis.Analyzer{Name: f.analyzer},
			Posn:     token.Position{Filename: file, Line: f.line},
			Message:  f.message,
		}
	}
	filter := baseline.NewFilter(o.Baseline)
	var out []finding
	for i, print := range output.Fingerprints(list, new(baseline.Names)) {
		if !filter.Hides(print) {
			out = append(out, found[i])
		}
	}
	return out
}

// work returns the modules to be checked, in order of their directories.
func (o *Options) work(stderr io.Writer) ([]*module, error) {
	if o.All {
		return modulesBelow(o.Dir)
	}
	modules, out := group(o.Dir, o.Files)
	for _, l := range out {
		fmt.Fprintf(stderr, "graphlint: %s: left out, since %s\n", l.file, l.why)
	}
	return modules, nil
}

// name returns the name of a file or directory as the repository has it: with
// slashes, and relative to its root if it is below it.
func (o *Options) name(path string) string {
	rel, err := filepath.Rel(o.Dir, path)
	if err != nil || !filepath.IsLocal(rel) {
		return path
	}
	return filepath.ToSlash(rel)
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}
