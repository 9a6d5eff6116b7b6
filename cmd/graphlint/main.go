// The graphlint command finds mistakes in Go programs that call Microsoft
// Graph.
//
// By hand:
//
//	graphlint [flags] [packages]
//
// As a tool of the go command, which caches what it finds:
//
//	go vet -vettool=$(which graphlint) [flags] [packages]
//
// In a hook of git or pre-commit, given files:
//
//	graphlint hook [flags] [files]
//
// The exit status is 0 if nothing was found, 3 if something was, and 1 if the
// work could not be done; go vet has its own.
package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/graphlint/graphlint"
	"github.com/graphlint/graphlint/internal/baseline"
	"github.com/graphlint/graphlint/internal/run/load"
	"github.com/graphlint/graphlint/internal/run/vettool"
)

// The exit statuses by hand, which are those of the tools of x/tools.
const (
	clean    = 0
	failed   = 1
	findings = 3
)

func main() {
	os.Exit(run(graphlint.Analyzers, os.Args[1:], os.Stdout, os.Stderr))
}

// run is the whole command, with the analyzers of registry. It returns the
// exit status.
func run(registry registry, args []string, stdout, stderr io.Writer) int {
	c, err := parse(registry, args)
	if err != nil {
		return fail(stderr, err)
	}
	switch {
	case c.version != "":
		return reply(stderr, printVersion(stdout))
	case c.printFlags:
		return reply(stderr, c.writeFlags(stdout))
	case c.help:
		return reply(stderr, c.writeHelp(stdout, c.args))
	case !c.hook && len(c.args) == 1 && strings.HasSuffix(c.args[0], ".cfg"):
		return vettool.Run(c.args[0], &vettool.Options{
			Analyzers: c.analyzers,
			All:       c.all,
			Gate:      graphlint.Relevant,
			Deps:      c.deps,
			JSON:      c.form.json,
			Context:   c.context,
			Fix:       c.fix,
			Diff:      c.diff,
		}, stdout, stderr)
	}
	if c.dir != "" {
		if err := os.Chdir(c.dir); err != nil {
			return fail(stderr, err)
		}
	}
	if c.hook {
		return asHook(c, stdout, stderr)
	}
	return byHand(c, stdout, stderr)
}

func fail(stderr io.Writer, err error) int {
	fmt.Fprintf(stderr, "graphlint: %s\n", strings.Join(strings.Fields(err.Error()), " "))
	return failed
}

func reply(stderr io.Writer, err error) int {
	if err != nil {
		return fail(stderr, err)
	}
	return clean
}

func byHand(c *command, stdout, stderr io.Writer) int {
	dir, err := os.Getwd()
	if err != nil {
		return fail(stderr, err)
	}
	patterns := c.args
	if len(patterns) == 0 {
		patterns = []string{"./..."}
	}
	// A baseline that cannot be read is told of before the work.
	var known *baseline.File
	if c.baseline != "" {
		if known, err = baseline.Read(c.baseline); err != nil {
			return fail(stderr, err)
		}
	}
	p := startProgress(stderr)
	pkgs, err := load.Run(&load.Options{
		Dir:        dir,
		Patterns:   patterns,
		Tests:      c.tests,
		BuildFlags: c.buildFlags(),
		Analyzers:  c.analyzers,
		Gate:       graphlint.Relevant,
		Deps:       c.deps,
		Progress:   p.update,
	})
	p.stop()
	if err != nil {
		return fail(stderr, err)
	}
	return c.show(newResult(c, dir, pkgs, known), stdout, stderr)
}
