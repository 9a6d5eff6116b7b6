package hook

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// A target is a package that is asked for.
type target struct {
	path string // import path
	main bool   // it has more than the package of its external tests
}

// packages returns those of the module's packages that are asked for and in
// which the go command sees files. It refuses to work if one is named in which
// build constraints, or their removal, leave none, or whose name can be no
// import path; of the latter the second result says what is wrong.
func (m *module) packages(o *Options, env []string) (asked []target, wrong []string, err error) {
	// -find leaves imports alone: this is about one directory each.
	const format = `{{if or .GoFiles .CgoFiles .TestGoFiles}}+{{.ImportPath}}{{else if .XTestGoFiles}}x{{.ImportPath}}` +
		`{{else if and .Error (not .Dir)}}!{{printf "%q" .Error.Err}}{{end}}`
	args := slices.Concat([]string{"list", "-e", "-find", "-f", format}, o.BuildFlags, []string{"--"})
	for _, dir := range m.dirs {
		args = append(args, m.pattern(dir))
	}
	if len(m.dirs) == 0 {
		args = append(args, "./...")
	}
	out, err := goCommand(m.root, env, args)
	if err != nil {
		return nil, nil, err
	}
	for line := range strings.Lines(out) {
		switch kind, rest := line[:1], strings.TrimSpace(line[1:]); kind {
		case "!":
			text, _ := strconv.Unquote(rest)
			wrong = append(wrong, text)
		case "+", "x":
			asked = append(asked, target{path: rest, main: kind == "+"})
		}
	}
	return asked, wrong, nil
}

// loadable returns those of the packages that the go command can load: no
// import is missing, say, and no directory has the files of two packages. It
// refuses to work on any package if another one is named.
func (m *module) loadable(o *Options, env []string, asked []target) ([]target, error) {
	const format = `{{if or .Error .DepsErrors}}!{{if .ForTest}}{{.ForTest}}{{else}}{{.ImportPath}}{{end}}{{end}}`
	out, err := goCommand(m.root, env, slices.Concat([]string{"list", "-e", "-test", "-f", format}, o.BuildFlags, []string{"--"}, paths(asked)))
	if err != nil {
		return nil, err
	}
	broken := make(map[string]bool)
	for line := range strings.Lines(out) {
		if path, ok := strings.CutPrefix(strings.TrimSpace(line), "!"); ok {
			broken[path] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(asked), func(t target) bool { return broken[t.path] }), nil
}

func paths(targets []target) []string {
	out := make([]string, len(targets))
	for i, t := range targets {
		out[i] = t.path
	}
	return out
}

// pattern returns dir as the go command wants it.
func (m *module) pattern(dir string) string {
	rel, err := filepath.Rel(m.root, dir)
	if err != nil {
		return dir
	}
	return "./" + filepath.ToSlash(rel)
}

// sameDir reports whether two names are of one directory. The go command may
// know it by another name than the user, if there is a symbolic link above it.
func sameDir(a, b string) bool {
	if a == b {
		return true
	}
	x, err := os.Stat(a)
	if err != nil {
		return false
	}
	y, err := os.Stat(b)
	return err == nil && os.SameFile(x, y)
}

// env returns what the go command's environment must be besides the usual. In
// a workspace, the go command does not work on a module that is not part of
// it; such a module is checked on its own.
func (m *module) env() ([]string, error) {
	if os.Getenv("GOWORK") == "off" || os.Getenv("GOWORK") == "" && !workspaceAbove(m.root) {
		return nil, nil
	}
	out, err := goCommand(m.root, nil, []string{"list", "-m", "-f", "{{.Dir}}"})
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(out) {
		if sameDir(strings.TrimRight(line, "\r\n"), m.root) {
			return nil, nil
		}
	}
	return []string{"GOWORK=off"}, nil
}

func workspaceAbove(dir string) bool {
	for {
		if exists(filepath.Join(dir, "go.work")) {
			return true
		}
		up := filepath.Dir(dir)
		if up == dir {
			return false
		}
		dir = up
	}
}

// goCommand runs the go command in dir and returns its output.
func goCommand(dir string, env, args []string) (string, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(cmd.Environ(), env...)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	if errors.Is(err, exec.ErrNotFound) {
		return "", errors.New("the go command is not in PATH")
	}
	if err != nil {
		if text := strings.Join(strings.Fields(stderr.String()), " "); text != "" {
			err = errors.New(strings.TrimPrefix(text, "go: "))
		}
		return "", err
	}
	return stdout.String(), nil
}
