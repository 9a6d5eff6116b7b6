package fix

import (
	"archive/zip"
	"bytes"
	"go/token"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/run/output"
	"github.com/graphlint/graphlint/internal/run/unit"
)

const source = `package p

var a = 1

var b = 2
`

// report returns a report on a file with the source whose diagnostics have the
// given fixes, each a list of old and new texts.
func report(t *testing.T, fixes ...[]string) (string, output.Package) {
	t.Helper()
	name := filepath.Join(t.TempDir(), "p.go")
	if err := os.WriteFile(name, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	fset := token.NewFileSet()
	file := fset.AddFile(name, -1, len(source))
	var diags []analysis.Diagnostic
	for _, f := range fixes {
		var edits []analysis.TextEdit
		for i := 0; i < len(f); i += 2 {
			at := strings.Index(source, f[i])
			edits = append(edits, analysis.TextEdit{Pos: file.Pos(at), End: file.Pos(at + len(f[i])), NewText: []byte(f[i+1])})
		}
		diags = append(diags, analysis.Diagnostic{Pos: edits[0].Pos, SuggestedFixes: []analysis.SuggestedFix{{Message: "fix", TextEdits: edits}}})
	}
	return name, output.Package{ID: "p", Fset: fset, Results: []unit.Result{{Analyzer: &analysis.Analyzer{Name: "a"}, Diagnostics: diags}}}
}

func TestApply(t *testing.T) {
	for _, tt := range []struct {
		name  string
		fixes [][]string
		want  string
		err   string
	}{
		{"one", [][]string{{"1", "10"}}, strings.Replace(source, "1", "10", 1), ""},
		{"two, the later first", [][]string{{"2", "20"}, {"1", "10"}}, strings.NewReplacer("1", "10", "2", "20").Replace(source), ""},
		{"one with two edits", [][]string{{"1", "10", "2", "20"}}, strings.NewReplacer("1", "10", "2", "20").Replace(source), ""},
		{"the same twice", [][]string{{"1", "10"}, {"1", "10"}}, strings.Replace(source, "1", "10", 1), ""},
		{"overlapping", [][]string{{"a = 1", "a = 10"}, {"1", "11"}}, strings.Replace(source, "1", "10", 1), "1 of 2 fixes applied"},
		{"part of one overlaps", [][]string{{"1", "10"}, {"2", "20", "= 1", "= 11"}}, strings.Replace(source, "1", "10", 1), "1 of 2 fixes applied"},
		{"formatted", [][]string{{"1", "f( 1 )"}}, strings.Replace(source, "1", "f(1)", 1), ""},
		{"none", nil, source, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			name, p := report(t, tt.fixes...)
			// The file is in two packages, as with tests.
			err := Apply([]output.Package{p, p}, ToFiles{}, false, io.Discard)
			if tt.err == "" && err != nil || tt.err != "" && (err == nil || !strings.Contains(err.Error(), "overlap")) {
				t.Errorf("error %v, want %s", err, tt.err)
			}
			if got, _ := os.ReadFile(name); string(got) != tt.want {
				t.Errorf("got\n%s\nwant\n%s", got, tt.want)
			}
		})
	}
}

func TestApplyToChangedFile(t *testing.T) {
	name, p := report(t, []string{"1", "10"})
	if err := os.WriteFile(name, []byte("package changed\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := Apply([]output.Package{p}, ToFiles{}, false, io.Discard); err == nil {
		t.Error("a file that changed was written over")
	}
}

func TestArchive(t *testing.T) {
	for _, fixes := range [][][]string{nil, {{"1", "10"}}} {
		name, p := report(t, fixes...)
		archive := filepath.Join(t.TempDir(), "fix.zip")
		if err := Apply([]output.Package{p}, &ToArchive{Name: archive, Comment: "p"}, false, io.Discard); err != nil {
			t.Fatal(err)
		}
		r, err := zip.OpenReader(archive)
		if err != nil {
			t.Fatal(err)
		}
		if len(r.File) != len(fixes) || len(fixes) > 0 && r.File[0].Name != name {
			t.Errorf("%d files for %d fixes", len(r.File), len(fixes))
		}
		r.Close()
	}
}

// The diff is one that patch understands.
func TestDiff(t *testing.T) {
	if _, err := exec.LookPath("patch"); err != nil {
		t.Skip("no patch command")
	}
	var long strings.Builder
	for i := range 40 {
		long.WriteString(strings.Repeat("x", i%7) + "\n")
	}
	base := long.String()
	for _, tt := range [][2]string{
		{"", "a\n"},
		{"a\n", ""},
		{"a\nb\nc\n", "a\nc\n"},
		{"a\nb", "a\nb\nc\n"},
		{"a\nb\n", "a\nb"},
		{base, "first\n" + base + "last\n"},
		{base, strings.Replace(base, "xxx\n", "y\nz\n", 3)},
		{base, strings.Replace(base, "xxxxxx\n", "", -1)},
	} {
		dir := t.TempDir()
		name := filepath.Join(dir, "f")
		if err := os.WriteFile(name, []byte(tt[0]), 0o666); err != nil {
			t.Fatal(err)
		}
		d := unified(name, []byte(tt[0]), []byte(tt[1]))
		cmd := exec.Command("patch", "-s", name)
		cmd.Stdin = strings.NewReader(d)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%v: %s\n%s", err, out, d)
			continue
		}
		if got, _ := os.ReadFile(name); !bytes.Equal(got, []byte(tt[1])) && !(len(got) == 0 && tt[1] == "") {
			t.Errorf("patched to %q, want %q, by\n%s", got, tt[1], d)
		}
	}
	if d := unified("f", []byte("a\n"), []byte("a\n")); d != "" {
		t.Errorf("equal texts differ:\n%s", d)
	}
}
