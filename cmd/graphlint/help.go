package main

import (
	"flag"
	"fmt"
	"io"
	"strings"
)

const usage = `graphlint finds mistakes in Go programs that call Microsoft Graph.

usage: graphlint [flags] [packages]
       graphlint help [analyzer]
       go vet -vettool=$(which graphlint) [flags] [packages]
       graphlint hook [flags] [files]

Without packages it analyses ./..., tests included. Exit status: 0 if it found
nothing, 3 if it found something, 1 if it could not do its work.

Analyzers:

`

// writeHelp prints the documentation: all in short, or that of the analyzers
// with the given names.
func (c *command) writeHelp(w io.Writer, names []string) error {
	if len(names) == 0 {
		io.WriteString(w, usage)
		for _, a := range c.all {
			title, _, _ := strings.Cut(a.Doc, "\n")
			fmt.Fprintf(w, "    %-14s %s\n", a.Name, strings.TrimPrefix(title, a.Name+": "))
		}
		io.WriteString(w, "\nAll analyzers run unless -NAME chooses some or -NAME=false leaves some out.\n\nFlags:\n\n")
		fs := flag.NewFlagSet("", flag.ContinueOnError)
		c.flags.VisitAll(func(f *flag.Flag) {
			if c.enabled[f.Name] == nil && f.Name != "V" && f.Name != "flags" {
				fs.Var(f.Value, f.Name, f.Usage)
			}
		})
		fs.SetOutput(w)
		fs.PrintDefaults()
		return nil
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
		fmt.Fprintln(w, doc)
	}
	return nil
}
