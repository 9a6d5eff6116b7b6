package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/graphlint/graphlint/internal/baseline"
	"github.com/graphlint/graphlint/internal/run/hook"
)

// hookFlags are flags that mean something to the hook besides those that it
// hands on to the tool that go vet runs, which is itself.
var hookFlags = map[string]bool{"C": true, "tags": true, "all": true, "baseline": true}

// notForHook are flags that go vet would hand on. People want lines there.
var notForHook = map[string]bool{"json": true, "c": true, "diff": true}

// asHook checks the packages of the files in the arguments.
func asHook(c *command, stdout, stderr io.Writer) int {
	o := &hook.Options{Files: c.args, All: c.hookAll, BuildFlags: c.buildFlags()}
	var foreign error
	c.flags.Visit(func(f *flag.Flag) {
		switch {
		case hookFlags[f.Name]:
		case handOnly[f.Name], notForHook[f.Name]:
			foreign = fmt.Errorf("graphlint hook has no flag -%s", f.Name)
		default:
			o.Flags = append(o.Flags, "-"+f.Name+"="+f.Value.String())
		}
	})
	if foreign != nil {
		return fail(stderr, foreign)
	}
	var err error
	if c.baseline != "" {
		if o.Baseline, err = baseline.Read(c.baseline); err != nil {
			return fail(stderr, err)
		}
	}
	if o.Dir, err = os.Getwd(); err != nil {
		return fail(stderr, err)
	}
	if o.Tool, err = os.Executable(); err != nil {
		return fail(stderr, err)
	}
	switch n, err := hook.Run(o, stdout, stderr); {
	case err != nil:
		return fail(stderr, err)
	case n > 0:
		return findings
	}
	return clean
}
