package vettool

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/run/own"
)

// A config is what the go command, or another build system, says about the
// package to be analysed. The names of the fields are the protocol.
type config struct {
	ID            string // as in "go list -test"; cmd/go leaves out the brackets
	Compiler      string
	Dir           string
	ImportPath    string
	GoVersion     string // the language version, such as "go1.26"
	GoFiles       []string
	NonGoFiles    []string
	IgnoredFiles  []string
	ModulePath    string            // until go 1.27
	ModuleVersion string            // until go 1.27
	Module        *analysis.Module  // since go 1.27
	ImportMap     map[string]string // import path in a file to package path
	PackageFile   map[string]string // package path to file with export data
	Standard      map[string]bool
	PackageVetx   map[string]string // package path to file with facts
	VetxOnly      bool              // only facts are asked for
	VetxOutput    string            // where to write the facts
	Stdout        string            // what stands for the standard output, if not empty
	FixArchive    string            // where to write fixed files, if not to the files

	SucceedOnTypecheckFailure bool
}

func readConfig(name string) (*config, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	c := new(config)
	if err := json.Unmarshal(data, c); err != nil {
		return nil, fmt.Errorf("%s is not a configuration of go vet: %v", name, err)
	}
	if c.ImportPath == "" || len(c.GoFiles) == 0 {
		return nil, fmt.Errorf("%s is not a configuration of go vet: it names no package or no files", name)
	}
	if c.Compiler != "" && c.Compiler != "gc" {
		return nil, errors.New("packages compiled by " + c.Compiler + " cannot be analysed: their export data is of another kind")
	}
	if c.ModulePath == "" && c.Module != nil {
		c.ModulePath, c.ModuleVersion = c.Module.Path, c.Module.Version
	}
	if c.Module == nil && c.ModulePath != "" {
		c.Module = &analysis.Module{Path: c.ModulePath, Version: c.ModuleVersion, GoVersion: c.GoVersion}
	}
	return c, nil
}

// wanted reports whether the package is to be read at all: if diagnostics are
// asked for, if it is the user's own, or if one of the patterns names it.
func (c *config) wanted(deps own.Patterns) bool {
	if !c.VetxOnly || deps.Match(c.ImportPath) {
		return true
	}
	return own.Package{
		Path:     c.ImportPath,
		Dir:      c.Dir,
		Version:  c.ModuleVersion,
		Standard: c.ModulePath == "" && own.Within(c.Dir, os.Getenv("GOROOT")), // cmd/go sets it
	}.Is()
}
