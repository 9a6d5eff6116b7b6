package load

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
)

// A listed package is what "go list -json" says about a package.
type listed struct {
	ImportPath string
	Name       string
	Dir        string
	Root       string
	Standard   bool
	DepOnly    bool
	ForTest    string
	Export     string
	Module     *module

	GoFiles           []string
	CgoFiles          []string
	CompiledGoFiles   []string
	OtherFiles        []string `json:"-"`
	IgnoredGoFiles    []string
	IgnoredOtherFiles []string
	CFiles            []string
	CXXFiles          []string
	HFiles            []string
	SFiles            []string
	SwigFiles         []string

	Imports   []string
	ImportMap map[string]string

	Error *listError
}

// fields names the fields of listed, so that the go command computes no others.
const fields = "ImportPath,Name,Dir,Root,Standard,DepOnly,ForTest,Export,Module," +
	"GoFiles,CgoFiles,CompiledGoFiles,IgnoredGoFiles,IgnoredOtherFiles,CFiles,CXXFiles,HFiles,SFiles,SwigFiles," +
	"Imports,ImportMap,Error"

type module struct {
	Path      string
	Version   string
	Main      bool
	Dir       string
	GoMod     string
	GoVersion string
	Error     *struct{ Err string }
}

type listError struct {
	ImportStack []string
	Pos         string
	Err         string
}

// goList lists the packages that match patterns and all that they need, in an
// order in which dependencies come first.
//
// The flag -n is what makes it quick on a machine where nothing is compiled
// yet: -export then names the export data that is in the build cache, and
// where there is none the go command prints how it would compile the package
// instead of doing so. Types come from the source then.
func goList(o *Options) ([]*listed, error) {
	args := []string{"list", "-e", "-n", "-export", "-deps", "-json=" + fields}
	if o.Tests {
		args = append(args, "-test")
	}
	args = append(args, o.BuildFlags...)
	args = append(args, "--")
	args = append(args, o.Patterns...)
	pkgs, err := runList(o.Dir, args)
	if err != nil {
		return nil, err
	}
	return pkgs, addCompiled(o, pkgs)
}

// addCompiled fills in CompiledGoFiles of the user's packages that use cgo,
// which runs cgo on them.
func addCompiled(o *Options, pkgs []*listed) error {
	byID := make(map[string]*listed)
	var patterns []string
	for _, p := range pkgs {
		if len(p.CgoFiles) > 0 && (p.own() || !p.DepOnly) {
			byID[p.ImportPath] = p
			patterns = append(patterns, p.path())
		}
	}
	if len(patterns) == 0 {
		return nil
	}
	args := []string{"list", "-e", "-compiled", "-json=ImportPath,CompiledGoFiles,Error"}
	if o.Tests {
		args = append(args, "-test")
	}
	args = append(args, o.BuildFlags...)
	args = append(args, "--")
	compiled, err := runList(o.Dir, append(args, patterns...))
	if err != nil {
		return err
	}
	for _, c := range compiled {
		if p := byID[c.ImportPath]; p != nil {
			p.CompiledGoFiles = c.CompiledGoFiles
			if p.Error == nil {
				p.Error = c.Error
			}
		}
	}
	return nil
}

func runList(dir string, args []string) ([]*listed, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		if errors.Is(err, exec.ErrNotFound) {
			return nil, errors.New("the go command is not in PATH")
		}
		// What -n would do is on the standard error too, before the error.
		return nil, fmt.Errorf("go list: %s", lastLines(stderr.String(), err))
	}
	var pkgs []*listed
	dec := json.NewDecoder(&stdout)
	for {
		p := new(listed)
		if err := dec.Decode(p); err == io.EOF {
			return pkgs, nil
		} else if err != nil {
			return nil, fmt.Errorf("go list printed what is not its JSON: %v", err)
		}
		pkgs = append(pkgs, p)
	}
}

// lastLines returns the error message at the end of the go command's output as
// one line.
func lastLines(text string, err error) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	last := lines[len(lines)-1]
	for i := len(lines) - 1; i >= 0; i-- {
		if s, ok := strings.CutPrefix(lines[i], "go: "); ok {
			last = s
			if i+1 < len(lines) {
				last += " " + strings.Join(strings.Fields(strings.Join(lines[i+1:], " ")), " ")
			}
			break
		}
	}
	if last == "" {
		return err.Error()
	}
	return last
}
