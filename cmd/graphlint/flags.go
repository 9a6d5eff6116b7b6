package main

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint"
	"github.com/graphlint/graphlint/internal/run/own"
)

// A command is what the command line asks for.
type command struct {
	flags *flag.FlagSet
	args  []string

	all, analyzers []*analysis.Analyzer // all, and those that shall run

	dir, tags  string
	tests      bool
	form       form
	context    int
	fix, diff  bool
	baseline   string
	record     string // where to write a baseline
	deps       own.Patterns
	version    string
	printFlags bool
	help       bool
	hook       bool // the arguments are files
	hookAll    bool
	enabled    map[string]*choice
	settings   graphlint.Settings
}

// handOnly names the flags that go vet shall not pass on: it has the same ones
// with a meaning of its own, or decides by itself.
var handOnly = map[string]bool{
	"C": true, "tags": true, "test": true, "fix": true, "V": true, "flags": true, "h": true, "help": true, "all": true,
	"plain": true, "sarif": true, "github": true, "baseline": true, "write-baseline": true,
}

// A registry makes the analyzers, given the settings.
type registry func(graphlint.Settings) []*analysis.Analyzer

// parse reads the command line.
func parse(registry registry, args []string) (*command, error) {
	c := &command{
		flags:   flag.NewFlagSet("graphlint", flag.ContinueOnError),
		enabled: make(map[string]*choice),
	}
	fs := c.flags
	fs.SetOutput(io.Discard)
	fs.Usage = func() {}

	for _, a := range registry(graphlint.Settings{}) {
		c.enabled[a.Name] = new(choice)
		title, _, _ := strings.Cut(a.Doc, "\n")
		fs.Var(c.enabled[a.Name], a.Name, strings.TrimPrefix(title, a.Name+": "))
	}
	fs.StringVar(&c.dir, "C", "", "change to `dir` before anything else")
	fs.StringVar(&c.tags, "tags", "", "comma-separated build `tags`")
	fs.BoolVar(&c.tests, "test", true, "analyse test files too")
	fs.BoolVar(&c.form.plain, "plain", false, "print lines alone, also on a terminal")
	fs.BoolVar(&c.form.json, "json", false, "print findings as JSON, as other Go analyzers do, and exit with status 0")
	fs.BoolVar(&c.form.sarif, "sarif", false, "print findings as SARIF 2.1.0")
	fs.BoolVar(&c.form.github, "github", false, "print findings as annotations of GitHub Actions")
	fs.IntVar(&c.context, "c", -1, "print each finding's line with `N` lines of context")
	fs.BoolVar(&c.fix, "fix", false, "apply fixes instead of printing findings")
	fs.BoolVar(&c.diff, "diff", false, "print what -fix would change, and change nothing")
	fs.StringVar(&c.baseline, "baseline", "", "hide the findings that `file` records")
	fs.StringVar(&c.record, "write-baseline", "", "record the findings in `file` instead of printing them")
	fs.Var((*patterns)(&c.deps), "deps", "import path `patterns` of dependencies to analyse as well, for what they do with their arguments")
	fs.StringVar(&c.version, "V", "", "with full, print the version as the go command wants it")
	fs.BoolVar(&c.printFlags, "flags", false, "print the flags as JSON for the go command")
	c.settings.RegisterFlags(fs)

	if len(args) > 0 && args[0] == "hook" {
		c.hook, args = true, args[1:]
		fs.BoolVar(&c.hookAll, "all", false, "check all packages of all modules instead of those of the files")
	}
	switch err := fs.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		c.help = true
	case err != nil:
		return nil, fmt.Errorf("%w (graphlint help lists the flags)", err)
	}
	c.args = fs.Args()
	if len(c.args) > 0 && c.args[0] == "help" && !c.hook {
		c.help, c.args = true, c.args[1:]
	}
	if c.version != "" && c.version != "full" {
		return nil, fmt.Errorf("-V=%s: the only value is full", c.version)
	}
	if c.diff {
		c.fix = true
	}
	if err := c.checkForms(); err != nil {
		return nil, err
	}
	c.all = registry(c.settings)
	c.analyzers = c.chosen()
	return c, nil
}

// chosen returns the analyzers to run.
func (c *command) chosen() []*analysis.Analyzer {
	chosen := map[choice]map[string]bool{on: {}, off: {}}
	for name, ch := range c.enabled {
		if *ch != unset {
			chosen[*ch][name] = true
		}
	}
	return graphlint.Choose(c.all, chosen[on], chosen[off])
}

func (c *command) buildFlags() []string {
	if c.tags == "" {
		return nil
	}
	return []string{"-tags=" + c.tags}
}

// A choice is the value of a flag that switches an analyzer on or off.
type choice int

const (
	unset choice = iota
	on
	off
)

// IsBoolFlag lets the flag stand without a value.
func (c *choice) IsBoolFlag() bool { return true }

func (c *choice) String() string { return strconv.FormatBool(c == nil || *c != off) }

// Set switches the analyzer.
func (c *choice) Set(s string) error {
	b, err := strconv.ParseBool(s)
	if err != nil {
		return errors.New("neither true nor false")
	}
	*c = off
	if b {
		*c = on
	}
	return nil
}

// patterns is a flag whose value is a comma-separated list of patterns.
type patterns own.Patterns

func (p *patterns) String() string { return strings.Join(*p, ",") }

// Set adds patterns.
func (p *patterns) Set(s string) error {
	for _, v := range strings.Split(s, ",") {
		if v = strings.TrimSpace(v); v != "" {
			*p = append(*p, v)
		}
	}
	return nil
}

// writeFlags tells the go command which flags it may pass on.
func (c *command) writeFlags(w io.Writer) error {
	type flagInfo struct {
		Name  string
		Bool  bool
		Usage string
	}
	list := []flagInfo{}
	c.flags.VisitAll(func(f *flag.Flag) {
		if handOnly[f.Name] {
			return
		}
		b, ok := f.Value.(interface{ IsBoolFlag() bool })
		list = append(list, flagInfo{f.Name, ok && b.IsBoolFlag(), f.Usage})
	})
	data, err := json.MarshalIndent(list, "", "\t")
	if err != nil {
		return err
	}
	_, err = w.Write(append(data, '\n'))
	return err
}

// printVersion prints a line from which the go command learns whether the
// program has changed, and with it all that it said. It takes the line apart at
// blanks, which the program's own name may have in it.
func printVersion(w io.Writer) error {
	name, err := os.Executable()
	if err != nil {
		return err
	}
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "graphlint version devel buildID=%02x\n", h.Sum(nil))
	return err
}
