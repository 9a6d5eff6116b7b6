//go:build e2e

package e2e

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestVet compares go vet -vettool with the command by hand: both must print the same messages at the same places. The
// first time on a machine go vet compiles the SDK, which takes minutes.
func TestVet(t *testing.T) {
	byHand, _, _ := run(t, example, graphlint, "./...")
	_, vet, status := run(t, example, "go", "vet", "-vettool="+graphlint, "./...")
	if status != 1 {
		t.Errorf("go vet: exit status %d, want 1", status)
	}
	if got, want := messages(vet), messages(byHand); !slices.Equal(got, want) {
		t.Errorf("go vet:\n%s\nby hand:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// analyzerName is what the report by hand has at the end of a line and go vet has not.
var analyzerName = regexp.MustCompile(` \([a-z]+\)$`)

// messages are a report's lines without the analyzers' names, without the lines in which go vet names a package, and
// in the order of the text: go vet prints packages as they are done.
func messages(report string) []string {
	var lines []string
	for line := range strings.Lines(report) {
		line = strings.TrimRight(line, "\r\n")
		if line == "" || strings.HasPrefix(line, "#") || strings.Contains(line, ": \t") {
			continue
		}
		line = strings.TrimPrefix(line, "vet: ")
		line = strings.TrimPrefix(line, "./")
		lines = append(lines, analyzerName.ReplaceAllString(line, ""))
	}
	slices.Sort(lines)
	return lines
}
