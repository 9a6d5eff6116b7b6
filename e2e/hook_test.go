package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// fault is a package with one finding, in its last line.
const fault = `package p

import (
	"net/http"
	"strconv"
	"time"
)

func wait(r *http.Response) {
	n, _ := strconv.Atoi(r.Header.Get("Retry-After"))
	time.Sleep(time.Duration(n))
}
`

// TestHook hands files to graphlint hook as git does, in a repository with two modules of a workspace, one that is not
// part of it, and files that belong to none.
func TestHook(t *testing.T) {
	repo := t.TempDir()
	write(t, repo, map[string]string{
		"go.work":                 "go 1.26\n\nuse (\n\t./mail\n\t./tools\n)\n",
		"mail/go.mod":             "module example.com/mail\n\ngo 1.26\n",
		"mail/box/box.go":         fault,
		"mail/box/clean.go":       "package p\n",
		"mail/other/other.go":     fault,
		"mail/box/only_test.go":   strings.Replace(fault, "wait", "waitToo", 1),
		"mail/plan/plan.go":       "//go:build plan\n\n" + fault,
		"mail/vendor/v/v.go":      fault,
		"mail/testdata/x/x.go":    fault,
		"tools/go.mod":            "module example.com/tools\n\ngo 1.26\n",
		"tools/tools.go":          fault,
		"alone/go.mod":            "module example.com/alone\n\ngo 1.26\n",
		"alone/sub/sub.go":        fault,
		"broken/go.mod":           "module example.com/broken\n\ngo 1.26\n",
		"broken/p/p.go":           "package p\n\nvar x int = \"\"\n",
		"broken/two/a.go":         "package a\n",
		"broken/two/b.go":         "package b\n",
		"broken/miss/miss.go":     "package p\n\nimport _ \"example.org/nowhere\"\n",
		"broken/miss/x_test.go":   fault,
		"broken/tmiss/tmiss.go":   fault,
		"broken/tmiss/x_test.go":  "package p\n\nimport _ \"example.org/nowhere\"\n",
		"broken/od d/odd.go":      fault,
		"broken/right/a b.go":     fault,
		"broken/right/café.go":    strings.Replace(fault, "wait", "waitToo", 1),
		"scripts/loose.go":        fault,
		"mail/gone/only_gone.txt": "",
	})
	for _, test := range []struct {
		why, files string
		want       string // places
		stderr     string
		status     int
	}{
		{"a file's package", "mail/box/clean.go", "mail/box/box.go:11 mail/box/only_test.go:11", "", 3},
		{"two modules and one outside the workspace", "tools/tools.go mail/other/other.go alone/sub/sub.go",
			"alone/sub/sub.go:11 mail/other/other.go:11 tools/tools.go:11", "", 3},
		{"build tags leave nothing", "mail/plan/plan.go", "", "", 0},
		{"with the tag", "-tags=plan mail/plan/plan.go", "mail/plan/plan.go:13", "", 3},
		{"nor does git, of a file", "mail/gone/gone.go", "", "", 0},
		{"a deleted file's package", "mail/box/gone.go", "mail/box/box.go:11 mail/box/only_test.go:11", "", 3},
		{"vendor and testdata", "mail/vendor/v/v.go mail/testdata/x/x.go", "", "", 0},
		{"no module", "scripts/loose.go", "", "scripts/loose.go: left out, since no directory above it has a go.mod", 0},
		{"what does not compile keeps nothing else back", "broken/p/p.go tools/tools.go", "tools/tools.go:11", "broken/p/p.go:3:13: ", 1},
		{"nor what cannot be loaded", "broken/two/b.go broken/right/x.go", "broken/right/a b.go:11 broken/right/café.go:11", "found packages a (a.go) and b (b.go)", 1},
		{"nor a missing import", "broken/miss/x.go broken/right/x.go", "broken/right/a b.go:11 broken/right/café.go:11", "broken/miss/miss.go:3:8: no required module provides package example.org/nowhere", 1},
		{"nor one in a test", "broken/tmiss/x.go broken/right/x.go", "broken/right/a b.go:11 broken/right/café.go:11", "broken/tmiss/x_test.go:3:8: no required module provides package example.org/nowhere", 1},
		{"a directory that can be no import path", "broken/od?d/odd.go broken/right/x.go", "broken/right/a b.go:11 broken/right/café.go:11", `malformed import path "example.com/broken/od d"`, 1},
		{"a name with a blank", "broken/right/a?b.go", "broken/right/a b.go:11 broken/right/café.go:11", "", 3},
		{"a name in git's quotes", `"broken/right/caf\303\251.go"`, "broken/right/a b.go:11 broken/right/café.go:11", "", 3},
		{"names from elsewhere", "box/box.go", "", "box/box.go: left out, since its directory is not there", 0},
		{"nothing", "", "", "", 0},
		{"an analyzer that has nothing to say", "-logleak tools/tools.go", "", "", 0},
		{"a wrong flag", "-json tools/tools.go", "", "graphlint hook has no flag -json", 1},
	} {
		args := []string{"hook"}
		for _, name := range strings.Fields(test.files) {
			args = append(args, strings.ReplaceAll(name, "?", " "))
		}
		stdout, stderr, status := run(t, repo, graphlint, args...)
		var places []string
		for _, f := range findings(t, stdout) {
			place, _, _ := strings.Cut(f.String(), ": ")
			places = append(places, place)
		}
		if got := strings.Join(places, " "); got != test.want || status != test.status || !strings.Contains(stderr, test.stderr) {
			t.Errorf("%s: %q, exit status %d, want %q and %d; stderr: %s", test.why, got, status, test.want, test.status, stderr)
		}
	}

	stdout, stderr, status := run(t, repo, graphlint, "hook", "-all")
	var files []string
	for _, f := range findings(t, stdout) {
		files = append(files, f.file)
	}
	want := []string{"alone/sub/sub.go", "broken/right/a b.go", "broken/right/café.go", "mail/box/box.go", "mail/box/only_test.go", "mail/other/other.go", "tools/tools.go"}
	if !slices.Equal(files, want) || status != 1 || !strings.Contains(stderr, "broken/p/p.go:3:13: ") {
		t.Errorf("-all: %q, exit status %d; stderr: %s", files, status, stderr)
	}
}

// TestHookAfterFacts runs the hook where the go command has answers about packages that it asked for their facts alone,
// since another package imports them. Go 1.26 takes these for reports in which nothing was found.
func TestHookAfterFacts(t *testing.T) {
	// Something that no cache has seen.
	text := fault + "\n// " + t.TempDir() + "\n\nfunc F() {}\n"
	use := func(path string) string { return "package p\n\nimport p \"" + path + "\"\n\nfunc F() { p.F() }\n" }
	repo := t.TempDir()
	write(t, repo, map[string]string{
		"go.work":            "go 1.26\n\nuse (\n\t./app\n\t./lib\n)\n",
		"app/go.mod":         "module example.com/app\n\ngo 1.26\n",
		"app/main/main.go":   use("example.com/app/box"),
		"app/box/box.go":     text,
		"app/far/far.go":     use("example.com/lib/far"),
		"app/test/test.go":   use("example.com/lib/test"),
		"lib/go.mod":         "module example.com/lib\n\ngo 1.26\n",
		"lib/far/far.go":     text,
		"lib/test/test.go":   text,
		"lib/test/x_test.go": "package p\n",
		"lib/test/y_test.go": "package p_test\n",
	})
	check := func(why, want string, args ...string) {
		t.Helper()
		stdout, stderr, status := run(t, repo, graphlint, append([]string{"hook"}, args...)...)
		var files []string
		for _, f := range findings(t, stdout) {
			files = append(files, f.file)
		}
		if got := strings.Join(files, " "); got != want || status != 3 && want != "" {
			t.Errorf("%s: %q, exit status %d, want %q; stderr: %s", why, got, status, want, stderr)
		}
	}
	check("what imports it", "", "app/main/main.go")
	check("what was read for its facts", "app/box/box.go", "app/box/box.go")
	check("the same again", "app/box/box.go", "app/box/box.go")
	check("modules that import each other", "app/box/box.go lib/far/far.go lib/test/test.go", "-all")
	if err := os.Remove(filepath.Join(repo, "lib", "test", "x_test.go")); err != nil {
		t.Fatal(err)
	}
	check("without the tests that went with it", "lib/test/test.go", "lib/test/x_test.go")
}

// write writes files below dir.
func write(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}
