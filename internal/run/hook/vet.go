package hook

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// check runs go vet on the module's packages. Those that cannot be checked are
// told of, and keep it from none of the others.
func (m *module) check(o *Options, stderr io.Writer) ([]finding, error) {
	env, err := m.env()
	if err != nil {
		return nil, err
	}
	asked, wrong, err := m.packages(o, env)
	if err != nil {
		return nil, err
	}
	for _, text := range wrong {
		fmt.Fprintln(stderr, text)
	}
	if len(wrong) > 0 {
		err = errIncomplete
	}
	if len(asked) == 0 {
		return nil, err
	}
	patterns := paths(asked)
	if len(m.dirs) == 0 {
		patterns = []string{"./..."} // which is short
	}
	r, vetErr := m.vet(o, env, patterns, stderr)
	if vetErr != nil && len(r.spoken) == 0 {
		// It may have refused to begin.
		rest, err := m.loadable(o, env, asked)
		if err == nil && 0 < len(rest) && len(rest) < len(asked) {
			r, err = m.vet(o, env, paths(rest), stderr)
			if err == nil {
				err = m.again(o, env, rest, r, stderr)
			}
			return r.found, cmp.Or(err, vetErr)
		}
	}
	if vetErr == nil {
		vetErr = m.again(o, env, asked, r, stderr)
	}
	return r.found, cmp.Or(vetErr, err)
}

var errIncomplete = errors.New("go vet could not check all of it")

// A report is what came of a run: findings, and the packages that were told of,
// be it that they are clean.
type report struct {
	found  []finding
	spoken map[string]bool
}

// vet runs go vet on packages.
func (m *module) vet(o *Options, env, patterns []string, stderr io.Writer) (*report, error) {
	// With -json, the go command keeps the findings of a package too, and
	// tells of them with full paths. Its own words are on the standard error.
	return m.run(o, env, stderr, "go", slices.Concat([]string{"vet", "-json", "-vettool=" + o.Tool}, o.BuildFlags, o.Flags, []string{"--"}, patterns))
}

// again checks the packages of which go vet has said nothing, and adds to r.
// In Go 1.26 it takes an earlier answer about a package that was asked for its
// facts alone, as one that others import, for one that nothing was found in
// (Go 1.27 tells them apart). These are checked by hand, which keeps nothing.
func (m *module) again(o *Options, env []string, asked []target, r *report, stderr io.Writer) error {
	silent := slices.DeleteFunc(slices.Clone(asked), func(t target) bool { return !t.main || r.spoken[t.path] })
	if len(silent) == 0 {
		return nil
	}
	more, err := m.run(o, env, stderr, o.Tool, slices.Concat([]string{"-json"}, o.BuildFlags, o.Flags, []string{"--"}, paths(silent)))
	r.found = append(r.found, more.found...)
	return err
}

// run runs a command in the module that prints findings as JSON.
func (m *module) run(o *Options, env []string, stderr io.Writer, name string, args []string) (*report, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir = m.root
	cmd.Env = append(cmd.Environ(), env...)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	runErr := cmd.Run()
	io.WriteString(stderr, m.rewrite(errs.String(), o))
	r, err := parse(&out, o)
	if err == nil && runErr != nil {
		err = errIncomplete
	}
	return r, err
}

// parse reads what go vet -json prints: an object for each package, which has
// by analyzer either a list of diagnostics or an error.
func parse(in io.Reader, o *Options) (*report, error) {
	r := &report{spoken: make(map[string]bool)}
	var failures []string
	dec := json.NewDecoder(in)
	for {
		var tree map[string]map[string]json.RawMessage
		if err := dec.Decode(&tree); err == io.EOF {
			if len(failures) > 0 {
				slices.Sort(failures)
				return r, errors.New(strings.Join(failures, "; "))
			}
			return r, nil
		} else if err != nil {
			return r, fmt.Errorf("go vet printed what is not its JSON: %w", err)
		}
		for pkg, byAnalyzer := range tree {
			path, _, _ := strings.Cut(pkg, " ") // with its tests: "p [p.test]"
			r.spoken[path] = true
			for analyzer, raw := range byAnalyzer {
				var list []struct{ Posn, Message string }
				if json.Unmarshal(raw, &list) != nil {
					var failure struct{ Error string }
					_ = json.Unmarshal(raw, &failure)
					failures = append(failures, fmt.Sprintf("%s: %s: %s", pkg, analyzer, failure.Error))
					continue
				}
				for _, d := range list {
					file, line, column := position(d.Posn)
					r.found = append(r.found, finding{o.name(file), line, column, analyzer, d.Message})
				}
			}
		}
	}
}

// position takes "file:line:column" apart. The name of a file may hold colons.
func position(posn string) (file string, line, column int) {
	m := regexp.MustCompile(`^(.*):(\d+):(\d+)$`).FindStringSubmatch(posn)
	if m == nil {
		return posn, 0, 0
	}
	line, _ = strconv.Atoi(m[2])
	column, _ = strconv.Atoi(m[3])
	return m[1], line, column
}

// goFile matches the place at the head of a line of the go command, which
// names files from the module's root.
var goFile = regexp.MustCompile(`(?m)^(vet: )?([^\s:]+\.go)(:\d+)`)

// rewrite makes names of files in the go command's output those of the
// repository.
func (m *module) rewrite(text string, o *Options) string {
	return goFile.ReplaceAllStringFunc(text, func(s string) string {
		p := goFile.FindStringSubmatch(s)
		file := filepath.FromSlash(p[2])
		if !filepath.IsAbs(file) {
			file = filepath.Join(m.root, file)
		}
		return p[1] + strings.ReplaceAll(o.name(file), `\`, "/") + p[3]
	})
}
