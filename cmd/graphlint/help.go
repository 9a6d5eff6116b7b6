package main

import (
	"flag"
	"fmt"
	"io"
	"strings"

	"github.com/graphlint/graphlint"
)

const usage = `graphlint finds mistakes in Go programs that call Microsoft Graph.

usage: graphlint [flags] [packages]
       graphlint help [analyzer]
       go vet -vettool=$(which graphlint) [flags] [packages]
       graphlint hook [flags] [files]

Without packages it analyses ./..., tests included. Exit status: 0 if it found
nothing, 3 if it found something, 1 if it could not do its work.

Analyzers, which all run unless -NAME chooses some or -NAME=false leaves some out;
one that is off by default runs in addition to the others where -NAME asks for it:

`

// flagGroups is the order in which the flags are listed. Those that only the
// go command asks for are not.
var flagGroups = []struct {
	title string
	names []string
}{
	{"What to analyse", []string{"C", "tags", "test", "deps", "generated"}},
	{"How to print", []string{"plain", "c", "json", "sarif", "github"}},
	{"What to do", []string{"fix", "diff", "baseline", "write-baseline"}},
	{"What your code base has of its own (lists, separated by commas)", []string{
		"retry-helpers", "loggers", "redactors", "stores", "post-classes", "mutable-ids",
	}},
	{"What to report besides", []string{"strict-parse", "url-errors"}},
	{"For the hook", []string{"all"}},
}

// writeHelp prints the documentation: all in short, or that of the analyzers
// with the given names.
func (c *command) writeHelp(w io.Writer, names []string) error {
	var b strings.Builder
	if len(names) == 0 {
		c.overview(&b)
	}
	for _, name := range names {
		doc := ""
		for _, a := range c.all {
			if a.Name == name {
				doc = a.Doc + "\n\n" + a.URL
			}
		}
		if doc == "" {
			return fmt.Errorf("no analyzer %q (graphlint help lists them)", name)
		}
		fmt.Fprintln(&b, doc)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func (c *command) overview(b *strings.Builder) {
	b.WriteString(usage)
	for _, a := range c.all {
		title, _, _ := strings.Cut(a.Doc, "\n")
		title = strings.TrimPrefix(title, a.Name+": ")
		if !graphlint.Default(a.Name) {
			title += " (off by default)"
		}
		fmt.Fprintf(b, "  %-26s %s\n", a.Name, title)
	}
	b.WriteString("\n\"graphlint help NAME\" says more of one.\n")
	for _, g := range flagGroups {
		title := "\n" + g.title + ":\n\n"
		for _, name := range g.names {
			f := c.flags.Lookup(name)
			if f == nil || c.hook && !hookFlags[name] && (handOnly[name] || notForHook[name]) {
				continue
			}
			value, text := flag.UnquoteUsage(f)
			if f.DefValue == "true" {
				text += " (default true)"
			}
			fmt.Fprintf(b, "%s  %-26s %s\n", title, strings.TrimSpace("-"+name+" "+value), text)
			title = ""
		}
	}
}
