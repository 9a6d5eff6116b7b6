package e2e

import (
	"bytes"
	"cmp"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
)

// graphlint is the built command.
var graphlint string

func TestMain(m *testing.M) {
	os.Exit(testMain(m))
}

func testMain(m *testing.M) int {
	dir, err := os.MkdirTemp("", "graphlint-e2e")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	graphlint = filepath.Join(dir, "graphlint")
	if runtime.GOOS == "windows" {
		graphlint += ".exe"
	}
	build := exec.Command("go", "build", "-o", graphlint, "./cmd/graphlint")
	build.Dir = ".."
	if out, err := build.CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "go build: %v\n%s", err, out)
		return 1
	}
	return m.Run()
}

// lookAtSource opens what the command is built from. The go command does not run a test again that has passed until a file
// changes that the test itself has opened.
var lookAtSource = sync.OnceFunc(func() {
	_ = filepath.WalkDir("..", func(_ string, d fs.DirEntry, err error) error {
		if err == nil && d.Name() == ".git" {
			return filepath.SkipDir
		}
		return err
	})
})

// run runs a command in a directory, and returns what it printed and its exit status.
func run(t *testing.T, dir, name string, args ...string) (stdout, stderr string, status int) {
	t.Helper()
	lookAtSource()
	cmd := exec.CommandContext(t.Context(), name, args...)
	cmd.Dir = dir
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil && cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return out.String(), errs.String(), cmd.ProcessState.ExitCode()
}

// A finding is a line of source and the analyzer that reports it.
type finding struct {
	file     string // relative, with slashes
	line     int
	analyzer string
}

func (f finding) String() string {
	return fmt.Sprintf("%s:%d: %s", f.file, f.line, f.analyzer)
}

func sorted(fs []finding) []finding {
	slices.SortFunc(fs, func(a, b finding) int {
		return cmp.Or(cmp.Compare(a.file, b.file), cmp.Compare(a.line, b.line), cmp.Compare(a.analyzer, b.analyzer))
	})
	return fs
}

var reportLine = regexp.MustCompile(`^(\S.*?\.go):(\d+):\d+: (.*) \(([a-z]+)\)$`)

// findings reads graphlint's report. Lines that only explain one are indented.
func findings(t *testing.T, report string) []finding {
	t.Helper()
	var fs []finding
	for line := range strings.Lines(report) {
		line = strings.TrimSuffix(line, "\n")
		if strings.Contains(line, ": \t") {
			continue
		}
		m := reportLine.FindStringSubmatch(line)
		if m == nil {
			t.Errorf("not a line of a report: %q", line)
			continue
		}
		f := finding{file: filepath.ToSlash(m[1]), analyzer: m[4]}
		fmt.Sscan(m[2], &f.line)
		fs = append(fs, f)
	}
	return sorted(fs)
}

var faultComment = regexp.MustCompile(`// fault: (.+)$`)

// faults reads the comments that say which lines of a program must be reported.
func faults(t *testing.T, dir string) []finding {
	t.Helper()
	var fs []finding
	err := filepath.WalkDir(dir, func(path string, e os.DirEntry, err error) error {
		if err != nil || e.IsDir() || !strings.HasSuffix(path, ".go") {
			return err
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		for i, line := range strings.Split(string(source), "\n") {
			m := faultComment.FindStringSubmatch(line)
			if m == nil {
				continue
			}
			for name := range strings.SplitSeq(m[1], ", ") {
				fs = append(fs, finding{filepath.ToSlash(rel), i + 1, name})
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return sorted(fs)
}

// compare reports what is missing from a report, and what is too much.
func compare(t *testing.T, got, want []finding) {
	t.Helper()
	for _, f := range want {
		if !slices.Contains(got, f) {
			t.Errorf("not reported: %v", f)
		}
	}
	for i, f := range got {
		if !slices.Contains(want, f) || slices.Contains(got[:i], f) {
			t.Errorf("reported: %v", f)
		}
	}
}
