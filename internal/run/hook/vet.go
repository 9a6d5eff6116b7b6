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
	patterns, wrong, err := m.packages(o, env)
	if err != nil {
		return nil, err
	}
	for _, text := range wrong {
		fmt.Fprintln(stderr, text)
	}
	if len(wrong) > 0 {
		err = errIncomplete
	}
	if len(patterns) == 0 {
		return nil, err
	}
	found, silent, vetErr := m.vet(o, env, patterns, stderr)
	if vetErr != nil && silent {
		// It may have refused to begin.
		paths, broken, err := m.loadable(o, env, patterns)
		if err == nil && broken > 0 && len(paths) > 0 {
			found, _, _ = m.vet(o, env, paths, stderr)
		}
	}
	return found, cmp.Or(vetErr, err)
}

var errIncomplete = errors.New("go vet could not check all of it")

// vet runs go vet on packages. It reports too whether that has said nothing
// about any of them.
func (m *module) vet(o *Options, env, patterns []string, stderr io.Writer) (found []finding, silent bool, err error) {
	// With -json, the go command keeps the findings of a package too, and
	// tells of them with full paths. Its own words are on the standard error.
	args := slices.Concat([]string{"vet", "-json", "-vettool=" + o.Tool}, o.BuildFlags, o.Flags, []string{"--"}, patterns)
	cmd := exec.Command("go", args...)
	cmd.Dir = m.root
	cmd.Env = append(cmd.Environ(), env...)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	runErr := cmd.Run()
	io.WriteString(stderr, m.rewrite(errs.String(), o))
	silent = out.Len() == 0
	found, err = parse(&out, o)
	if err == nil && runErr != nil {
		err = errIncomplete
	}
	return found, silent, err
}

// parse reads what go vet -json prints: an object for each package, which has
// by analyzer either a list of diagnostics or an error.
func parse(r io.Reader, o *Options) ([]finding, error) {
	var found []finding
	var failures []string
	dec := json.NewDecoder(r)
	for {
		var tree map[string]map[string]json.RawMessage
		if err := dec.Decode(&tree); err == io.EOF {
			if len(failures) > 0 {
				slices.Sort(failures)
				return found, errors.New(strings.Join(failures, "; "))
			}
			return found, nil
		} else if err != nil {
			return found, fmt.Errorf("go vet printed what is not its JSON: %w", err)
		}
		for pkg, byAnalyzer := range tree {
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
					found = append(found, finding{o.name(file), line, column, analyzer, d.Message})
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
