package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// write writes files to a new directory and returns it.
func write(t *testing.T, files map[string]string) string {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

const gomod = "module example.com/m\n\ngo 1.26\n"

// Each of these ends with status 1, nothing on the standard output, and one
// line on the standard error that says what is wrong and where.
func TestBadInput(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	clean := map[string]string{"go.mod": gomod, "p/p.go": "package p\n"}
	tests := []struct {
		name  string
		files map[string]string
		env   []string
		args  []string
		want  string
	}{
		{"no go.mod", map[string]string{"p.go": "package p\n"}, nil, nil, "go.mod"},
		{"no directory", clean, nil, []string{"./q"}, "q: directory not found"},
		{"no package", clean, nil, []string{"example.com/nowhere"}, "example.com/nowhere"},
		{"no packages in directory", map[string]string{"go.mod": gomod, "q/x.txt": ""}, nil, nil, "no packages"},
		{"no such -C", clean, nil, []string{"-C", "nowhere"}, "nowhere"},
		{"unknown flag", clean, nil, []string{"-nosuch"}, "-nosuch"},
		{"unknown analyzer", clean, nil, []string{"help", "nosuch"}, "nosuch"},
		{"value of a switch", clean, nil, []string{"-idkey=maybe"}, "-idkey"},
		{"value of a list", clean, nil, []string{"-mutable-ids=event,nosuch"}, "-mutable-ids"},
		{"value of a function list", clean, nil, []string{"-loggers=not a function"}, "-loggers"},
		{"two forms", clean, nil, []string{"-sarif", "-github"}, "-sarif, -github: choose one"},
		{"fixes in a form", clean, nil, []string{"-fix", "-json"}, "choose one"},
		{"two baselines", clean, nil, []string{"-baseline=a", "-write-baseline=b"}, "choose one"},
		{"baseline without a name", clean, nil, []string{"-baseline="}, "-baseline: the name of a file is missing"},
		{"no baseline", clean, nil, []string{"-baseline=nowhere.json"}, "-baseline: open nowhere.json"},
		{"broken baseline", clean, nil, []string{"-baseline=go.mod"}, "go.mod is not a baseline"},
		{"unwritable baseline", clean, nil, []string{"-write-baseline=no/b.json"}, "-write-baseline: "},
		{"SARIF for a hook", clean, nil, []string{"hook", "-sarif", "p/p.go"}, "no flag -sarif"},
		{"no baseline for a hook", clean, nil, []string{"hook", "-baseline=nowhere.json", "p/p.go"}, "-baseline: open nowhere.json"},
		{"syntax error", map[string]string{"go.mod": gomod, "p/p.go": "package p\n\nfunc F( {\n"}, nil, nil, "graphlint: p/p.go:3:9: "},
		{"type error", map[string]string{"go.mod": gomod, "p/p.go": "package p\n\nvar x int = \"\"\n"}, nil, nil, "graphlint: p/p.go:3:13: "},
		{"type error in a body", map[string]string{"go.mod": gomod, "p/p.go": "package p\n\nfunc f() { g() }\n"}, nil, nil, "p/p.go:3:12: undefined: g"},
		{"type error behind a tag in GOFLAGS", map[string]string{"go.mod": gomod, "p/p.go": "package p\n", "p/q.go": "//go:build special\n\npackage p\n\nvar x int = \"\"\n"}, []string{"GOFLAGS=-tags=special"}, nil, "p/q.go:5:13: "},
		{"type error in a test", map[string]string{"go.mod": gomod, "p/p.go": "package p\n", "p/p_test.go": "package p\n\nvar x int = \"\"\n"}, nil, nil, "p/p_test.go:3:13: "},
		{
			"two packages with errors",
			map[string]string{"go.mod": gomod, "p/p.go": "package p\n\nvar x = y\n", "q/q.go": "package q\n\nvar x = y\n"},
			nil, nil, "p/p.go:3:9: undefined: y (and 1 more package with errors)",
		},
		{
			"an error below clean packages",
			map[string]string{"go.mod": gomod, "p/p.go": "package p\n\nvar X = y\n", "q/q.go": "package q\n\nimport \"example.com/m/p\"\n\nvar _ = p.X\n"},
			nil, nil, "p/p.go:3:9: undefined: y",
		},
		{"missing import", map[string]string{"go.mod": gomod, "p/p.go": "package p\n\nimport _ \"example.org/q\"\n"}, nil, nil, "p/p.go:3:8: no required module provides package example.org/q"},
		{
			"missing dependency",
			map[string]string{"go.mod": gomod + "\nrequire example.org/q v1.0.0\n", "p/p.go": "package p\n\nimport _ \"example.org/q\"\n"},
			nil, nil, "example.org/q",
		},
		{"newer Go", map[string]string{"go.mod": "module example.com/m\n\ngo 1.999\n", "p/p.go": "package p\n"}, []string{"GOTOOLCHAIN=local"}, nil, "1.999"},
		{"nothing of a workspace", map[string]string{"go.work": "go 1.26\n\nuse ./m\n", "m/go.mod": gomod, "m/p.go": "package m\n"}, nil, nil, "pattern ./...: directory prefix . does not contain modules listed in go.work"},
		{"an error in a workspace", map[string]string{"go.work": "go 1.26\n\nuse ./m\n", "m/go.mod": gomod, "m/p.go": "package m\n\nimport _ \"example.org/q\"\n"}, nil, []string{"./m"}, "m/p.go:3:8: no required module provides package example.org/q"},
		{"broken go.mod", map[string]string{"go.mod": "modul x\n", "p/p.go": "package p\n"}, nil, nil, "go.mod:1: "},
		{"two packages in a directory", map[string]string{"go.mod": gomod, "p/p.go": "package p\n", "p/q.go": "package q\n"}, nil, nil, "found packages p (p.go) and q (q.go)"},
		{"no Go in a file", map[string]string{"go.mod": gomod, "p/p.go": "\x00\xff"}, nil, nil, "p.go: unexpected NUL in input"},
		{"import cycle", map[string]string{"go.mod": gomod, "p/p.go": "package p\n\nimport _ \"example.com/m/q\"\n", "q/q.go": "package q\n\nimport _ \"example.com/m/p\"\n"}, nil, nil, "import cycle not allowed"},
		{"unwritable cache", clean, []string{"GOCACHE=/dev/null/cache"}, nil, "/dev/null"},
		{"no go command", clean, []string{"PATH=/nowhere"}, nil, "go command"},
		{"truncated vet.cfg", map[string]string{"vet.cfg": `{"ID": "p", "GoFi`}, nil, []string{"vet.cfg"}, "vet.cfg is not a configuration of go vet"},
		{"foreign vet.cfg", map[string]string{"vet.cfg": `{"name": "x"}`}, nil, []string{"vet.cfg"}, "vet.cfg is not a configuration of go vet"},
		{"no vet.cfg", nil, nil, []string{"vet.cfg"}, "vet.cfg"},
		{"analyzer panics", map[string]string{"go.mod": gomod, "p/p.go": "package p\n\nfunc ToyPanics() {}\n"}, nil, nil, "toybad panicked on example.com/m/p: toy (please report this, with "},
		{"analyzer fails", map[string]string{"go.mod": gomod, "p/p.go": "package p\n\nfunc ToyFails() {}\n"}, nil, nil, "toybad: the toy fails"},
		{"analyzer fails, JSON", map[string]string{"go.mod": gomod, "p/p.go": "package p\n\nfunc ToyFails() {}\n"}, nil, []string{"-json"}, "toybad: the toy fails"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			env := tt.env
			if !strings.HasPrefix(tt.name, "analyzer ") {
				env = append([]string{"GRAPHLINT_TOYS=none"}, env...)
			}
			stdout, stderr, status := tool(t, write(t, tt.files), env, self, tt.args...)
			if status != 1 || stdout != "" {
				t.Errorf("status %d and on the standard output:\n%s", status, stdout)
			}
			if !strings.HasPrefix(stderr, "graphlint: ") || strings.Count(stderr, "\n") != 1 || !strings.Contains(stderr, tt.want) {
				t.Errorf("got %q, want one line with %q", stderr, tt.want)
			}
		})
	}
}

// A panic names the place in the analyzer, or no one could mend it.
func TestPanicSite(t *testing.T) {
	t.Parallel()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := write(t, map[string]string{"go.mod": gomod, "p/p.go": "package p\n\nfunc ToyPanics() {}\n"})
	for _, args := range [][]string{{self}, {"go", "vet", "-vettool=" + self, "./..."}} {
		_, stderr, status := tool(t, dir, nil, args[0], args[1:]...)
		if status != 1 || !strings.Contains(stderr, "toy_test.go:") {
			t.Errorf("%s: status %d, %s", args[0], status, stderr)
		}
	}
}

func TestText(t *testing.T) {
	t.Parallel()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := write(t, map[string]string{
		"go.mod":      gomod,
		"p/p.go":      "package p\n\nfunc FHot() {}\n\nfunc f() { FHot() }\n",
		"p/p_test.go": "package p\n\nfunc g() { FHot() }\n",
	})
	const (
		first  = "p/p.go:5:12: use of FHot, which is hot(declared in p) (toyhot)\n"
		second = "p/p_test.go:3:12: use of FHot, which is hot(declared in p) (toyhot)\n"
	)
	for _, tt := range []struct {
		args   []string
		dir    string
		want   string
		status int
	}{
		{nil, ".", first + second, 3},
		{[]string{"./p"}, ".", first + second, 3},
		{[]string{"-test=false"}, ".", first, 3},
		{[]string{"-C", dir}, "..", first + second, 3},
		{nil, "p", strings.ReplaceAll(first+second, "p/p", "p"), 3},
		{[]string{"-toyhot=false"}, ".", "", 0},
		{[]string{"-toycensus"}, ".", "", 0},
		{[]string{"-toyhot"}, ".", first + second, 3},
		{[]string{"-c=0", "-test=false"}, ".", first + "5\tfunc f() { FHot() }\n", 3},
		{[]string{"-c=1", "-test=false"}, ".", first + "4\t\n5\tfunc f() { FHot() }\n6\t\n", 3},
	} {
		stdout, stderr, status := tool(t, filepath.Join(dir, tt.dir), nil, self, tt.args...)
		if stdout != tt.want || (stderr != "") != (tt.status == findings) || status != tt.status {
			t.Errorf("%v in %s: status %d\n%s%swant %d\n%s", tt.args, tt.dir, status, stdout, stderr, tt.status, tt.want)
		}
	}
}

func TestFix(t *testing.T) {
	t.Parallel()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{
		"go.mod":      gomod,
		"p/p.go":      "package p\n\nfunc FHot() {}\n\nfunc f() { FHot() }\n",
		"p/p_test.go": "package p\n\nfunc g() { FHot() }\n",
	}
	const want = "package p\n\nfunc FHot() {}\n\nfunc f() { /*cool*/ FHot() }\n"
	for _, door := range [][]string{{self, "-fix"}, {"go", "vet", "-vettool=" + self, "-fix"}} {
		dir := write(t, files)
		stdout, stderr, status := tool(t, dir, nil, door[0], append(door[1:], "-diff", "./...")...)
		if !strings.Contains(stdout, "\n-func f() { FHot() }\n+func f() { /*cool*/ FHot() }\n") {
			t.Errorf("%v -diff: status %d\n%s%s", door, status, stdout, stderr)
		}
		if _, stderr, status := tool(t, dir, nil, door[0], append(door[1:], "./...")...); status != 0 {
			t.Errorf("%v: status %d\n%s", door, status, stderr)
		}
		got, err := os.ReadFile(filepath.Join(dir, "p/p.go"))
		if err != nil || string(got) != want {
			t.Errorf("%v: %v, got\n%s", door, err, got)
		}
	}
}

func TestHelp(t *testing.T) {
	for _, tt := range []struct {
		args []string
		want string
	}{
		{[]string{"help"}, "toyhot"},
		{[]string{"-h"}, "-retry-helpers"},
		{[]string{"help", "toyhot"}, "An object is marked if its name holds the word Hot."},
		{[]string{"-V=full"}, "graphlint version devel buildID="},
		{[]string{"-flags"}, `"Name": "toyhot"`},
	} {
		var stdout, stderr strings.Builder
		if status := run(toys, tt.args, &stdout, &stderr); status != 0 || !strings.Contains(stdout.String(), tt.want) {
			t.Errorf("%v: status %d\n%s%s", tt.args, status, stdout.String(), stderr.String())
		}
	}
}
