package hook

import (
	"bytes"
	"errors"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// packages returns the patterns for those of the module's directories in which
// the go command sees files. It refuses to work if one is named in which build
// constraints, or their removal, leave none, or whose name can be no import
// path; of the latter the second result says what is wrong.
func (m *module) packages(o *Options, env []string) (live, wrong []string, err error) {
	if len(m.dirs) == 0 {
		// Build constraints that leave nothing in a directory are no fault here.
		out, err := goCommand(m.root, env, slices.Concat([]string{"list", "-e", "-find", "-f", "{{.ImportPath}}"}, o.BuildFlags, []string{"--", "./..."}))
		if err != nil || strings.TrimSpace(out) == "" {
			return nil, nil, err
		}
		return []string{"./..."}, nil, nil
	}
	// -find leaves imports alone: this is about one directory each.
	const format = `{{if or .GoFiles .CgoFiles .TestGoFiles .XTestGoFiles}}{{.Dir}}{{else if and .Error (not .Dir)}}!{{printf "%q" .Error.Err}}{{end}}`
	args := slices.Concat([]string{"list", "-e", "-find", "-f", format}, o.BuildFlags, []string{"--"})
	for _, dir := range m.dirs {
		args = append(args, m.pattern(dir))
	}
	out, err := goCommand(m.root, env, args)
	if err != nil {
		return nil, nil, err
	}
	var kept []string
	for line := range strings.Lines(out) {
		line = strings.TrimRight(line, "\r\n")
		if text, ok := strings.CutPrefix(line, "!"); ok {
			text, _ = strconv.Unquote(text)
			wrong = append(wrong, text)
		} else if line != "" {
			kept = append(kept, line)
		}
	}
	for _, dir := range m.dirs {
		if slices.ContainsFunc(kept, func(k string) bool { return sameDir(k, dir) }) {
			live = append(live, m.pattern(dir))
		}
	}
	return live, wrong, nil
}

// loadable returns those of the packages in patterns that the go command can
// load, and how many it cannot: an import of one of them is missing, say, or
// files of two packages are in its directory. It refuses to work on any package
// if one of these is named.
func (m *module) loadable(o *Options, env, patterns []string) (paths []string, broken int, err error) {
	const format = `{{if or .Error .DepsErrors}}!{{else}} {{end}}{{if .ForTest}}{{.ForTest}}{{else}}{{.ImportPath}}{{end}}`
	out, err := goCommand(m.root, env, slices.Concat([]string{"list", "-e", "-test", "-f", format}, o.BuildFlags, []string{"--"}, patterns))
	if err != nil {
		return nil, 0, err
	}
	bad := make(map[string]bool) // by import path
	for line := range strings.Lines(out) {
		line = strings.TrimRight(line, "\r\n")
		path := line[min(1, len(line)):]
		bad[path] = bad[path] || strings.HasPrefix(line, "!")
	}
	for _, path := range slices.Sorted(maps.Keys(bad)) {
		// The main package of a package's tests is no package to be named.
		if of, ok := strings.CutSuffix(path, ".test"); ok {
			if _, ok := bad[of]; ok {
				continue
			}
		}
		if bad[path] {
			broken++
		} else {
			paths = append(paths, path)
		}
	}
	return paths, broken, nil
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
