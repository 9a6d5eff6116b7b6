package main

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Every flag has its place in the list, and no place is empty.
func TestFlagGroups(t *testing.T) {
	for _, args := range [][]string{nil, {"hook"}} {
		c, err := parse(toys, args)
		if err != nil {
			t.Fatal(err)
		}
		var listed []string
		for _, g := range flagGroups {
			listed = append(listed, g.names...)
		}
		c.flags.VisitAll(func(f *flag.Flag) {
			if c.enabled[f.Name] == nil && f.Name != "V" && f.Name != "flags" && !slices.Contains(listed, f.Name) {
				t.Errorf("help does not list -%s", f.Name)
			}
		})
		for _, name := range listed {
			if c.flags.Lookup(name) == nil && name != "all" {
				t.Errorf("help lists -%s, which is no flag", name)
			}
		}
	}
}

func TestBaseline(t *testing.T) {
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
	steps := []struct {
		what       string
		file, text string // is written first
		args       []string
		out, errs  string
		status     int
	}{
		{what: "record", args: []string{"-write-baseline=b.json"}, errs: "2 findings recorded in b.json"},
		{what: "hide", args: []string{"-baseline=b.json"}, errs: "no findings in 1 package; 2 hidden by the baseline"},
		{what: "hide in JSON", args: []string{"-baseline=b.json", "-json"}, out: "{}"},
		{what: "hide from fixes", args: []string{"-baseline=b.json", "-diff"}},
		{what: "hide from a hook", args: []string{"hook", "-baseline=b.json", "p/p.go"}},
		{
			what: "a line moved, and a new one", file: "p/p.go", args: []string{"-baseline=b.json"},
			text: "package p\n\n// FHot is new here.\nfunc FHot() {}\n\nfunc f() { FHot() }\n\nfunc h() { FHot() }\n",
			out:  "p/p.go:8:12: ", errs: "1 finding in 1 package (1 toyhot); 2 hidden", status: findings,
		},
		{
			what: "the same once more", file: "p/p.go", args: []string{"-baseline=b.json"},
			text: "package p\n\nfunc FHot() {}\n\nfunc f() { FHot() }\nfunc f() { FHot() }\n",
			errs: "redeclared", status: failed,
		},
		{
			what: "mended", file: "p/p.go", args: []string{"-baseline=b.json"},
			text: "package p\n\nfunc FHot() {}\n",
			errs: "1 hidden by the baseline; the baseline records 1 finding that is no more",
		},
		{what: "mended, without tests", args: []string{"-baseline=b.json", "-test=false"}, errs: "records 1 finding that is no more"},
		{what: "mended, other analyzers", args: []string{"-baseline=b.json", "-toycensus"}},
		{what: "a file is gone", file: "p/p_test.go", text: "package p\n", args: []string{"-baseline=b.json"}, errs: "records 2 findings that are no more"},
	}
	for _, tt := range steps {
		if tt.file != "" {
			if err := os.WriteFile(filepath.Join(dir, tt.file), []byte(tt.text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		stdout, stderr, status := tool(t, dir, nil, self, tt.args...)
		ok := func(got, want string) bool {
			return strings.Contains(got, want) && (want != "" || got == "") && strings.Count(got, "\n") <= 1
		}
		if status != tt.status || !ok(stdout, tt.out) || !ok(stderr, tt.errs) {
			t.Errorf("%s: status %d\n%s%s", tt.what, status, stdout, stderr)
		}
	}
	if list, _ := filepath.Glob(filepath.Join(dir, ".b.json*")); len(list) > 0 {
		t.Errorf("%v left behind", list)
	}
}

// Files are named from the root of the repository, wherever graphlint is called.
func TestRepositoryRoot(t *testing.T) {
	t.Parallel()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := write(t, map[string]string{
		".git/HEAD":  "ref: refs/heads/main\n",
		"svc/go.mod": gomod,
		"svc/p/p.go": "package p\n\nfunc FHot() {}\n\nfunc f() { FHot() }\n",
	})
	stdout, stderr, status := tool(t, filepath.Join(dir, "svc", "p"), nil, self, "-github")
	if want := "::error file=svc/p/p.go,line=5,col=12,endLine=5,endColumn=16,title=graphlint toyhot::"; status != findings || !strings.HasPrefix(stdout, want) {
		t.Errorf("status %d\n%s%s", status, stdout, stderr)
	}
	stdout, stderr, status = tool(t, filepath.Join(dir, "svc", "p"), nil, self, "-sarif")
	if status != findings || !strings.Contains(stdout, `"uri": "svc/p/p.go"`) || !json.Valid([]byte(stdout)) {
		t.Errorf("status %d\n%s%s", status, stdout, stderr)
	}
}
