//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestFix mends the same fault through each door.
func TestFix(t *testing.T) {
	const wrong = "time.Sleep(time.Duration(n))"
	for _, door := range []struct {
		name string
		fix  func(t *testing.T, dir string)
	}{
		{"by hand", func(t *testing.T, dir string) { run(t, dir, graphlint, "-fix", "./...") }},
		{"go vet", func(t *testing.T, dir string) { run(t, dir, "go", "vet", "-vettool="+graphlint, "-fix", "./...") }},
		{"golangci-lint", func(t *testing.T, dir string) {
			golangci(t, dir, "--config", sample(t, "disable: []"), "--fix")
		}},
	} {
		t.Run(door.name, func(t *testing.T) {
			dir := t.TempDir()
			for name, text := range map[string]string{
				"go.mod": "module example.com/fix\n\ngo 1.26\n",
				"fix.go": "// Package fix waits.\npackage fix\n\nimport (\n\t\"net/http\"\n\t\"strconv\"\n\t\"time\"\n)\n\n" +
					"// Wait waits.\nfunc Wait(h http.Header) {\n\tn, err := strconv.Atoi(h.Get(\"Retry-After\"))\n\tif err != nil {\n\t\tn = 1\n\t}\n\t" +
					wrong + "\n}\n",
			} {
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			door.fix(t, dir)
			got, err := os.ReadFile(filepath.Join(dir, "fix.go"))
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(string(got), "time.Sleep(time.Duration(n) * time.Second)") {
				t.Errorf("not mended:\n%s", got)
			}
		})
	}
}
