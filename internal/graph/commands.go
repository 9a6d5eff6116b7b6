package graph

import (
	"go/types"
	"slices"
	"strings"
)

// commandFrameworks lists packages by which a program is one that a person
// runs: what it writes to the standard output is what that person asked for.
var commandFrameworks = map[string]string{
	"github.com/spf13/cobra":        "commands and flags",
	"github.com/urfave/cli":         "commands and flags",
	"github.com/alecthomas/kong":    "commands as structs",
	"github.com/mitchellh/cli":      "commands",
	"github.com/hashicorp/cli":      "the successor of mitchellh/cli",
	"github.com/google/subcommands": "commands",
	"github.com/peterbourgon/ff":    "commands and flags",
	"github.com/jessevdk/go-flags":  "flags as structs",
	"github.com/alexflint/go-arg":   "arguments as structs",
	"github.com/charmbracelet/fang": "cobra with a dress",
	"github.com/alecthomas/kingpin": "commands and flags",
}

// commandDirs are the names of directories in which commands are kept.
var commandDirs = []string{"cmd", "cmds", "cli", "command", "commands"}

// IsCommand reports whether a package is part of a program that a person runs:
// a main package or one of a tool.
func IsCommand(pkg *types.Package) bool { return pkg.Name() == "main" || IsTool(pkg) }

// IsTool reports whether a package is part of a program with commands: by its
// place, or since it imports what commands are made with.
func IsTool(pkg *types.Package) bool {
	for elem := range strings.SplitSeq(pkg.Path(), "/") {
		if slices.Contains(commandDirs, elem) && pkg.Name() != "main" {
			return true
		}
	}
	return slices.ContainsFunc(pkg.Imports(), func(p *types.Package) bool { return commandFrameworks[trimVersion(p.Path())] != "" })
}
