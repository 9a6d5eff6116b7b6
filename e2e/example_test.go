package e2e

import (
	"maps"
	"path/filepath"
	"slices"
	"testing"
)

var example = filepath.Join("..", "examples", "mailtriage")

// TestExample runs the README's first command, which must report the lines that say so and no others.
func TestExample(t *testing.T) {
	stdout, stderr, status := run(t, "..", graphlint, "-C", "examples/mailtriage", "./...")
	if status != 3 {
		t.Errorf("exit status %d, want 3: %s", status, stderr)
	}
	got := findings(t, stdout)
	compare(t, got, faults(t, example))

	// The example is a tutorial only if it shows everything.
	names := map[string]bool{}
	for _, f := range got {
		names[f.analyzer] = true
	}
	want := []string{"batchenvelope", "batchreplay", "bodyreplay", "idkey", "logleak", "nestedretry", "retryoptions", "unitmismatch", "unsafewrite"}
	if have := slices.Sorted(maps.Keys(names)); !slices.Equal(have, want) {
		t.Errorf("the example shows %v, want %v", have, want)
	}
}
