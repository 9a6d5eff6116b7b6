package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

var update = flag.Bool("update", false, "rewrite what testdata wants")

// The test binary is the command too, so that the go command can run it: with
// the toy analyzers, or as users have it.
func TestMain(m *testing.M) {
	switch os.Getenv("GRAPHLINT_TOYS") {
	case "":
	case "none":
		main()
	default:
		os.Exit(run(toys, os.Args[1:], os.Stdout, os.Stderr))
	}
	os.Exit(m.Run())
}

// tool runs a program in dir with the toys, and returns its output and status.
func tool(t *testing.T, dir string, env []string, name string, args ...string) (stdout, stderr string, status int) {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = append(append(os.Environ(), "GRAPHLINT_TOYS=1", "GOWORK=", "GOFLAGS=", "GOPROXY=off"), env...)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	if _, ok := err.(*exec.ExitError); err != nil && !ok {
		t.Fatal(err)
	}
	return out.String(), errs.String(), cmd.ProcessState.ExitCode()
}

// unpack writes the files of an archive to a new directory and returns it.
func unpack(t *testing.T, name string) string {
	t.Helper()
	ar, err := txtar.ParseFile(name)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	// The go command names files by their true paths.
	if dir, err = filepath.EvalSymlinks(dir); err != nil {
		t.Fatal(err)
	}
	for _, f := range ar.Files {
		file := filepath.Join(dir, f.Name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, f.Data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// lines returns the diagnostics in the JSON trees in text, one a line, with
// files relative to dir, sorted.
func lines(t *testing.T, dir, text string) []string {
	t.Helper()
	var out []string
	for dec := json.NewDecoder(strings.NewReader(stripComments(text))); dec.More(); {
		var tree map[string]map[string]json.RawMessage
		if err := dec.Decode(&tree); err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		for _, byAnalyzer := range tree {
			for analyzer, raw := range byAnalyzer {
				var diags []struct {
					Posn, End, Message, Category string
				}
				if err := json.Unmarshal(raw, &diags); err != nil {
					t.Fatalf("%s: %s", analyzer, raw)
				}
				for _, d := range diags {
					out = append(out, fmt.Sprintf("%s-%s %s %s: %s", rel(dir, d.Posn), d.End[strings.LastIndex(d.End, ":")+1:], analyzer, d.Category, d.Message))
				}
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func rel(dir, file string) string { return strings.TrimPrefix(file, dir+string(filepath.Separator)) }

// stripComments drops the lines "# package" that go vet prints.
func stripComments(text string) string {
	var out strings.Builder
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "#") {
			out.WriteString(line)
		}
	}
	return out.String()
}

// TestDoorsAgree runs the toys on each module of testdata/doors by hand, with
// the build cache warm and cold, and as a vettool, and wants the same of all:
// the lines of the file want in the archive.
//
// The archive's comment holds flags; its directory "main" is where it is run.
// With -update, the lines of the first run become those wanted.
func TestDoorsAgree(t *testing.T) {
	archives, err := filepath.Glob("testdata/doors/*.txtar")
	if err != nil || len(archives) == 0 {
		t.Fatal("no archives", err)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range archives {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			t.Parallel()
			root := unpack(t, name)
			dir := filepath.Join(root, "main")
			ar, _ := txtar.ParseFile(name)
			flags := strings.Fields(string(ar.Comment))
			data, err := os.ReadFile(filepath.Join(root, "want"))
			if err != nil {
				t.Fatal(err)
			}
			want := strings.Split(strings.TrimSpace(string(data)), "\n")

			args := append([]string{"-json"}, flags...)
			check := func(door, stdout, stderr string, status int) {
				t.Helper()
				if status != 0 {
					t.Fatalf("%s: status %d\n%s%s", door, status, stdout, stderr)
				}
				if got := lines(t, root, stdout); !slices.Equal(got, want) {
					t.Errorf("%s: got\n%s\nwant\n%s", door, strings.Join(got, "\n"), strings.Join(want, "\n"))
				}
			}
			stdout, stderr, status := tool(t, dir, nil, self, args...)
			if *update {
				want = lines(t, root, stdout)
				ar.Files[0].Data = []byte(strings.Join(want, "\n") + "\n")
				if err := os.WriteFile(name, txtar.Format(ar), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			check("by hand, cold or warm", stdout, stderr, status)
			vet := append(append([]string{"vet", "-vettool=" + self}, args...), "./...")
			vetOut, stderr, status := tool(t, dir, nil, "go", vet...)
			check("go vet", vetOut, stderr, status)
			again, stderr, status := tool(t, dir, nil, self, args...)
			check("by hand, warm", again, stderr, status)
			if again != stdout {
				t.Errorf("two runs differ:\n%s\n%s", stdout, again)
			}
			if !testing.Short() {
				stdout, stderr, status = tool(t, dir, []string{"GOCACHE=" + t.TempDir()}, self, args...)
				check("by hand, cold", stdout, stderr, status)
			}
		})
	}
}
