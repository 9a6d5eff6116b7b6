package e2e

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	registry "github.com/graphlint/graphlint"
)

// TestScaleDoc holds the names in the samples of docs/scale.md against the passes there are.
func TestScaleDoc(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("..", "docs", "scale.md"))
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	var passes []string
	for _, a := range registry.Analyzers(registry.Settings{}) {
		source, err := os.ReadFile(filepath.Join("..", "passes", a.Name, a.Name+".go"))
		if err != nil {
			t.Fatal(err)
		}
		// One without is made of the others: directive. One that is off by
		// default is for those who ask for it.
		if strings.Contains(string(source), "\nvar Analyzer = ") && registry.Default(a.Name) {
			passes = append(passes, a.Name)
		}
	}

	var deps []string
	for _, m := range regexp.MustCompile(`"@com_github_graphlint_graphlint//passes/(\w+)"`).FindAllStringSubmatch(text, -1) {
		deps = append(deps, m[1])
	}
	if !slices.Equal(deps, passes) {
		t.Errorf("BUILD.bazel names %q, and there are %q", deps, passes)
	}

	_, rest, _ := strings.Cut(text, "```json\n")
	sample, _, _ := strings.Cut(rest, "```")
	var config map[string]struct {
		ExcludeFiles map[string]string `json:"exclude_files"`
	}
	if err := json.Unmarshal([]byte(sample), &config); err != nil {
		t.Fatalf("nogo.json: %v", err)
	}
	if names := slices.Sorted(maps.Keys(config)); !slices.Equal(names, passes) {
		t.Errorf("nogo.json names %q, and there are %q", names, passes)
	}
}
