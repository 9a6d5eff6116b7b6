package docgen

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/graphlint/graphlint/internal/passdoc"
)

var update = flag.Bool("update", false, "write the documentation")

const root = "../.."

func TestUpToDate(t *testing.T) {
	files, err := Generate(root)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range files {
		if strings.Contains(want, passdoc.Wrong) {
			t.Errorf("%s: %s", name, want)
		}
		file := filepath.Join(root, name)
		got, err := os.ReadFile(file)
		switch {
		case err == nil && string(got) == want:
		case *update:
			if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
		default:
			t.Errorf("%s is stale: go test ./internal/docgen -update writes it", name)
		}
	}
	// A page without an analyzer is what a renamed one leaves behind.
	pages, _ := filepath.Glob(filepath.Join(root, "docs/analyzers/*.md"))
	for _, page := range pages {
		if files["docs/analyzers/"+filepath.Base(page)] == "" {
			t.Errorf("%s is of no analyzer", page)
		}
	}
}

// What a page must have, so that no analyzer comes with a stub.
func TestComplete(t *testing.T) {
	files, err := Generate(root)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		if !strings.HasPrefix(name, "docs/analyzers/") {
			continue
		}
		for _, part := range []string{"```go\n", "//graphlint:ignore"} {
			if !strings.Contains(text, part) {
				t.Errorf("%s has no %q", name, strings.TrimSpace(part))
			}
		}
		lines := strings.Split(text, "\n")
		if slices.ContainsFunc(lines, func(l string) bool { return strings.HasSuffix(l, " ") }) {
			t.Errorf("%s has blanks at the end of a line", name)
		}
	}
}

func TestFill(t *testing.T) {
	got, err := fill("a\n"+begin+"old\n"+end+"b\n", "new\n")
	if want := "a\n" + begin + "new\n" + end + "b\n"; err != nil || got != want {
		t.Errorf("got %q, %v, want %q", got, err, want)
	}
	if _, err := fill("a\n", "new\n"); err == nil {
		t.Error("no marks, and no error")
	}
}
