package hook

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// packages returns the patterns for those of the module's directories in which
// the go command sees files. It refuses to work if one is named in which build
// constraints, or their removal, leave none.
func (m *module) packages(o *Options, env []string) ([]string, error) {
	patterns := []string{"./..."}
	if len(m.dirs) > 0 {
		patterns = nil
		for _, dir := range m.dirs {
			patterns = append(patterns, m.pattern(dir))
		}
	}
	// -find leaves imports alone: this is about one directory each.
	const format = `{{if or .GoFiles .CgoFiles .TestGoFiles .XTestGoFiles}}{{.Dir}}{{end}}`
	args := slices.Concat([]string{"list", "-e", "-find", "-f", format}, o.BuildFlags, []string{"--"}, patterns)
	out, err := goCommand(m.root, env, args)
	if err != nil {
		return nil, err
	}
	if len(m.dirs) == 0 {
		if strings.TrimSpace(out) == "" {
			return nil, nil
		}
		return patterns, nil
	}
	var kept []string
	for line := range strings.Lines(out) {
		if dir := strings.TrimRight(line, "\r\n"); dir != "" {
			kept = append(kept, dir)
		}
	}
	var live []string
	for _, dir := range m.dirs {
		if slices.ContainsFunc(kept, func(k string) bool { return sameDir(k, dir) }) {
			live = append(live, m.pattern(dir))
		}
	}
	return live, nil
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
