package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/graphlint/graphlint/internal/run/hook"
)

// hookForeign names flags that make no sense for a hook: go vet is what reads
// the packages there, tests included, and people want lines.
var hookForeign = map[string]bool{
	"test": true, "json": true, "c": true, "fix": true, "diff": true,
	"plain": true, "sarif": true, "github": true, "baseline": true, "write-baseline": true,
}

// asHook checks the packages of the files in the arguments.
func asHook(c *command, stdout, stderr io.Writer) int {
	o := &hook.Options{Files: c.args, All: c.hookAll, BuildFlags: c.buildFlags()}
	var foreign error
	c.flags.Visit(func(f *flag.Flag) {
		switch {
		case hookForeign[f.Name]:
			foreign = fmt.Errorf("graphlint hook has no flag -%s", f.Name)
		case !handOnly[f.Name]:
			o.Flags = append(o.Flags, "-"+f.Name+"="+f.Value.String())
		}
	})
	if foreign != nil {
		return fail(stderr, foreign)
	}
	var err error
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
