package e2e

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the report on the example into README.md")

// TestReadme holds the report that README.md shows against the one that graphlint gives.
func TestReadme(t *testing.T) {
	report, _, _ := run(t, "..", graphlint, "-C", "examples/mailtriage", "./...")
	name := filepath.Join("..", "README.md")
	readme, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	const begin, end = "-update -->\n", "<!-- end of report -->"
	before, rest, _ := strings.Cut(string(readme), begin)
	shown, after, ok := strings.Cut(rest, end)
	if !ok {
		t.Fatal("README.md has no place for the report")
	}
	want := "```\n" + report + "```\n"
	if shown == want {
		return
	}
	if !*update {
		t.Fatalf("README.md shows an old report; run go test ./e2e -run Readme -update\nit is now:\n%s", report)
	}
	if err := os.WriteFile(name, []byte(before+begin+want+end+after), 0o644); err != nil {
		t.Fatal(err)
	}
}
