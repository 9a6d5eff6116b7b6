package baseline_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/graphlint/graphlint/internal/baseline"
)

func TestFingerprint(t *testing.T) {
	print := func(line, message string) string {
		return baseline.Fingerprint("logleak", "example.com/m/p/p.go", line, message)
	}
	base := print("\tlog.Print(u)", "u writes a link (from line 12, from p.go:44) to the log")
	for _, same := range []string{
		print("\t\tlog.Print(u)", "u writes a link (from line 12, from p.go:44) to the log"),
		print("\tlog.Print(u) ", "u writes a link (from line 7, from p.go:99) to the log"),
	} {
		if same != base {
			t.Error("a finding that moved has another fingerprint")
		}
	}
	for _, other := range []string{
		print("\tlog.Print(v)", "u writes a link (from line 12, from p.go:44) to the log"),
		print("\tlog.Print(u)", "v writes a link (from line 12, from p.go:44) to the log"),
		print("\tlog.Print(u)", "u writes a link (from line 12, from q.go:44) to the log"),
		baseline.Fingerprint("idkey", "example.com/m/p/p.go", "\tlog.Print(u)", "u writes a link (from line 12, from p.go:44) to the log"),
		baseline.Fingerprint("logleak", "example.com/m/q/p.go", "\tlog.Print(u)", "u writes a link (from line 12, from p.go:44) to the log"),
	} {
		if other == base {
			t.Error("two findings share a fingerprint")
		}
	}
	if print("f()", "429 after line 1") == print("f()", "503 after line 1") {
		t.Error("a number that is no line's does not count")
	}
}

func TestNames(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":       "// a comment\nmodule \"example.com/m\"\n",
		"p/p.go":       "package p\n",
		"tools/go.mod": "module example.com/m/tools\n",
		"tools/t.go":   "package tools\n",
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var n baseline.Names
	for name, want := range map[string]string{
		"p/p.go":     "example.com/m/p/p.go",
		"tools/t.go": "example.com/m/tools/t.go",
	} {
		if got := n.File(filepath.Join(dir, name)); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
}

func entry(fingerprint, analyzer, file string) baseline.Entry {
	return baseline.Entry{Fingerprint: fingerprint, Analyzer: analyzer, File: file, Message: "a <b> & c"}
}

func TestRoundTrip(t *testing.T) {
	name := filepath.Join(t.TempDir(), "baseline.json")
	f := baseline.New([]baseline.Entry{entry("2", "idkey", "m/b.go"), entry("1", "idkey", "m/a.go"), entry("2", "idkey", "m/b.go")})
	if err := f.Write(name); err != nil {
		t.Fatal(err)
	}
	first, err := os.ReadFile(name)
	if err != nil || !strings.Contains(string(first), "a <b> & c") {
		t.Fatalf("%v: %s", err, first)
	}
	got, err := baseline.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := got.Write(name); err != nil {
		t.Fatal(err)
	}
	if second, err := os.ReadFile(name); err != nil || string(second) != string(first) {
		t.Errorf("%v: written again:\n%s\nfirst:\n%s", err, second, first)
	}

	filter := baseline.NewFilter(got)
	for i, tt := range []struct {
		fingerprint string
		hidden      bool
	}{{"2", true}, {"2", true}, {"2", false}, {"3", false}} {
		if filter.Hides(tt.fingerprint) != tt.hidden {
			t.Errorf("%d: hidden is not %v", i, tt.hidden)
		}
	}
	var names baseline.Names
	all := map[string]bool{"idkey": true}
	if n := filter.Stale(&names, all, map[string]bool{"m/b.go": true}); n != 0 {
		t.Errorf("%d stale in a file that was not read", n)
	}
	if n := filter.Stale(&names, map[string]bool{"logleak": true}, map[string]bool{"m/a.go": true}); n != 0 {
		t.Errorf("%d stale of an analyzer that did not run", n)
	}
	if n := filter.Stale(&names, all, map[string]bool{"m/a.go": true}); n != 1 {
		t.Errorf("%d stale, want 1", n)
	}
}

func TestBroken(t *testing.T) {
	for text, want := range map[string]string{
		"":                                 "EOF",
		`{"version": 1, "findings": [`:     "EOF",
		`{"version": 2, "findings": []}`:   "version",
		`{"version": 1, "findings": []} x`: "follows",
		`[]`:                               "array",
		`{"name": "package.json"}`:         "name",
		`{"version": 1, "findings": [{}]}`: "finding 1",
	} {
		name := filepath.Join(t.TempDir(), "b.json")
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		_, err := baseline.Read(name)
		if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), name) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// What cannot be written leaves the old file, and no other.
func TestUnwritable(t *testing.T) {
	dir := t.TempDir()
	f := baseline.New(nil)
	if err := f.Write(filepath.Join(dir, "no", "b.json")); err == nil || !strings.Contains(err.Error(), "-write-baseline") {
		t.Error(err)
	}
	if err := f.Write(dir); err == nil {
		t.Error("wrote over a directory")
	}
	if list, err := os.ReadDir(dir); err != nil || len(list) != 0 {
		t.Errorf("%v left behind, %v", list, err)
	}
}
