package main

import (
	"bytes"
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/term"

	"github.com/graphlint/graphlint/internal/baseline"
	"github.com/graphlint/graphlint/internal/run/fix"
	"github.com/graphlint/graphlint/internal/run/output"
)

// A form is how findings are printed. Without any of these they are lines, or
// on a terminal what people like better.
type form struct {
	plain, json, sarif, github bool
}

// checkForms finds flags that contradict each other.
func (c *command) checkForms() error {
	var given []string
	for _, f := range []struct {
		name string
		set  bool
	}{
		{"-plain", c.form.plain}, {"-json", c.form.json}, {"-sarif", c.form.sarif}, {"-github", c.form.github},
		{"-fix or -diff", c.fix}, {"-write-baseline", c.record != ""},
	} {
		if f.set {
			given = append(given, f.name)
		}
	}
	if len(given) > 1 {
		return fmt.Errorf("%s: choose one of them", strings.Join(given, ", "))
	}
	var err error
	c.flags.Visit(func(f *flag.Flag) {
		// As where a script's variable is empty: not a run without a baseline.
		if (f.Name == "baseline" || f.Name == "write-baseline") && f.Value.String() == "" {
			err = fmt.Errorf("-%s: the name of a file is missing", f.Name)
		}
	})
	if err != nil {
		return err
	}
	if c.record != "" && c.baseline != "" {
		return errors.New("-baseline, -write-baseline: choose one of them (a new baseline records all findings)")
	}
	return nil
}

// A result is what the work by hand brought.
type result struct {
	dir      string
	pkgs     []output.Package
	findings []output.Finding // all, with what is hidden marked
	summary  output.Summary
}

// newResult collects the findings and hides those that the baseline knows, if
// there is one.
func newResult(c *command, dir string, pkgs []output.Package, known *baseline.File) *result {
	r := &result{dir: dir, pkgs: pkgs, findings: output.Collect(pkgs)}
	paths := make(map[string]bool)
	for _, p := range pkgs {
		path, _, _ := strings.Cut(p.ID, " ")
		paths[path] = true
	}
	r.summary = output.Summary{Findings: r.findings, Packages: len(paths)}
	if known == nil {
		return r
	}
	filter, names := baseline.NewFilter(known), new(baseline.Names)
	for i, print := range output.Fingerprints(r.findings, names) {
		if f := &r.findings[i]; f.Hidden == output.Shown && filter.Hides(print) {
			f.Hidden = output.ByBaseline
		}
	}
	ran, files := make(map[string]bool), make(map[string]bool)
	for _, a := range c.analyzers {
		ran[a.Name] = true
	}
	for _, p := range pkgs {
		for _, name := range p.Files {
			files[names.File(name)] = true
		}
	}
	r.summary.Stale = filter.Stale(names, ran, files)
	r.pkgs = output.Without(pkgs, r.findings)
	return r
}

// show prints the result as the flags want it, and returns the exit status.
func (c *command) show(r *result, stdout, stderr io.Writer) int {
	// In one piece: an interrupted run leaves no part of a SARIF log in the
	// file that the output goes to.
	out := new(bytes.Buffer)
	shown := output.Visible(r.findings)
	var err error
	switch {
	case c.record != "":
		return reply(stderr, c.writeBaseline(shown, stderr))
	case c.fix:
		err = fix.Apply(r.pkgs, fix.ToFiles{}, c.diff, out)
	case c.form.json:
		err = output.JSON(out, r.pkgs, false)
	case c.form.sarif:
		err = output.SARIF(out, r.findings, c.analyzers, repository(r.dir))
	case c.form.github:
		err = output.GitHub(out, shown, repository(r.dir))
	default:
		if o, ok := c.terminal(r.dir, stdout); ok {
			err = output.Terminal(out, shown, o)
		} else {
			err = output.Text(out, shown, output.TextOptions{Context: c.context, Dir: r.dir})
		}
	}
	// Nothing is lost without a word when the disk is full or nobody reads.
	if _, writeErr := stdout.Write(out.Bytes()); cmp.Or(writeErr, err) != nil {
		return fail(stderr, cmp.Or(writeErr, err))
	}
	if c.fix && !c.diff {
		fixed := 0
		for i := range shown {
			if shown[i].Fixable {
				fixed++
			}
		}
		fmt.Fprintf(stderr, "graphlint: %d of %s mended\n", fixed, output.Plural(len(shown), "finding"))
	}
	if c.fix || c.form.json {
		return clean
	}
	if _, isTerminal := terminalSize(stderr); isTerminal || !r.summary.Quiet() {
		fmt.Fprintf(stderr, "graphlint: %s\n", r.summary)
	}
	if len(shown) > 0 {
		return findings
	}
	return clean
}

// terminal tells how to print for people, if the output is a terminal and they
// have not asked for lines.
func (c *command) terminal(dir string, stdout io.Writer) (output.TerminalOptions, bool) {
	width, ok := terminalSize(stdout)
	if !ok || c.form.plain || os.Getenv("TERM") == "dumb" {
		return output.TerminalOptions{}, false
	}
	return output.TerminalOptions{
		Dir:     dir,
		Context: max(c.context, 0),
		Width:   width,
		Color:   os.Getenv("NO_COLOR") == "", // https://no-color.org
	}, true
}

// terminalSize returns the width of the terminal that w is, if it is one.
func terminalSize(w io.Writer) (width int, ok bool) {
	f, ok := w.(*os.File)
	if !ok || !term.IsTerminal(int(f.Fd())) {
		return 0, false
	}
	width, _, err := term.GetSize(int(f.Fd()))
	if err != nil {
		width = 0
	}
	return width, true
}

// writeBaseline records findings and says so.
func (c *command) writeBaseline(found []output.Finding, stderr io.Writer) error {
	names := new(baseline.Names)
	var entries []baseline.Entry
	for i, print := range output.Fingerprints(found, names) {
		f := &found[i]
		entries = append(entries, baseline.Entry{
			Fingerprint: print,
			Analyzer:    f.Analyzer.Name,
			File:        names.File(f.Posn.Filename),
			Message:     f.Message,
		})
	}
	if err := baseline.New(entries).Write(c.record); err != nil {
		return err
	}
	fmt.Fprintf(stderr, "graphlint: %s recorded in %s\n", output.Plural(len(found), "finding"), c.record)
	return nil
}

// repository returns the root of the git repository that dir is in, or dir.
// Services that show findings beside the source name files from there.
func repository(dir string) string {
	for at := dir; ; at = filepath.Dir(at) {
		if _, err := os.Stat(filepath.Join(at, ".git")); err == nil {
			return at
		}
		if at == filepath.Dir(at) {
			return dir
		}
	}
}
