//go:build e2e

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	registry "github.com/graphlint/graphlint"
)

// TestGolangciExample runs golangci-lint with the plugin, and the sample of its configuration, on the example. It must
// say what the command says, word for word.
func TestGolangciExample(t *testing.T) {
	byHand, _, _ := run(t, example, graphlint, "./...")
	report := golangci(t, example, "--config", sample(t, "disable: []"))
	same(t, "golangci-lint", report, byHand)

	// What golangci-lint does when nobody tells it otherwise costs findings: all but one on a line, and what has the
	// same text a fourth time. The example shows that graphlint's texts are not the same.
	cut := golangci(t, example, "--config", sample(t, "disable: []"), "--max-same-issues", "3", "--max-issues-per-linter", "50", "--uniq-by-line=true")
	if lost, want := lines(byHand)-lines(cut), lines(byHand)-distinct(byHand); lost != want {
		t.Errorf("the limits cost %d findings, where %d share a line with others:\n%s", lost, want, cut)
	}
}

// TestGolangciInputs does the same on the inputs of the analyzers' tests, each analyzer's as a module that vendors the
// stand-ins of the SDK.
func TestGolangciInputs(t *testing.T) {
	for _, dir := range inputs(t) {
		t.Run(filepath.Base(dir), func(t *testing.T) {
			// What is off by default is asked for, and comes in addition.
			flags, line := []string{"./..."}, "disable: []"
			if name := filepath.Base(dir); !registry.Default(name) {
				flags, line = []string{"-" + name, "./..."}, "enable: ["+name+"]"
			}
			byHand, stderr, status := run(t, dir, graphlint, flags...)
			if status != 3 {
				t.Fatalf("graphlint: exit status %d, want 3: %s", status, stderr)
			}
			start := time.Now()
			same(t, "golangci-lint", golangci(t, dir, "--config", sample(t, line)), byHand)
			t.Logf("%d findings, golangci-lint took %.1f s", lines(byHand), time.Since(start).Seconds())

			_, vet, status := run(t, dir, "go", append([]string{"vet", "-vettool=" + graphlint}, flags...)...)
			if status != 1 {
				t.Errorf("go vet: exit status %d, want 1", status)
			}
			if got, want := messages(vet), messages(byHand); !slices.Equal(got, want) {
				t.Errorf("go vet:\n%s\nby hand:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
		})
	}
}

// TestGolangciSettings changes the settings in the sample. It does so away from the SDK, which golangci-lint reads again
// when a setting has changed.
func TestGolangciSettings(t *testing.T) {
	for _, dir := range inputs(t) {
		if filepath.Base(dir) != "logleak" {
			continue
		}
		report := golangci(t, dir, "--config", sample(t, "enable: [logleak, idkey]"))
		byHand, _, _ := run(t, dir, graphlint, "-logleak", "-idkey", "./...")
		same(t, "golangci-lint with two analyzers", report, byHand)

		stdout, stderr, status := run(t, dir, customGCL(t), "run", "--config", sample(t, "enabled: [logleak]"), "./...")
		if status != 3 || !strings.Contains(stdout+stderr, `"enabled" is none of the keys enable, disable`) {
			t.Errorf("an unknown key: exit status %d: %s%s", status, stdout, stderr)
		}
		return
	}
	t.Error("no inputs for logleak")
}

// customGCL returns golangci-lint with the plugin. Building it takes minutes of CPU on a new machine.
func customGCL(t *testing.T) string {
	t.Helper()
	name, err := buildGCL()
	if err != nil {
		t.Fatal(err)
	}
	return name
}

var buildGCL = sync.OnceValues(func() (string, error) {
	name := filepath.Join(filepath.Dir(graphlint), "custom-gcl")
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	build := exec.Command("go", "build", "-o", name, ".")
	build.Dir = filepath.Join("..", "tools", "custom-gcl")
	build.Stderr = os.Stderr
	return name, build.Run()
})

// golangci runs graphlint alone in golangci-lint, which keeps its results away from the user's, and returns the report
// in the words of the command.
func golangci(t *testing.T, dir string, args ...string) string {
	t.Helper()
	args = append([]string{"run", "--enable-only", "graphlint", "--allow-parallel-runners", "--show-stats=false", "--path-mode", "abs",
		"--output.text.path", "stdout", "--output.text.print-issued-lines=false", "--output.text.colors=false"}, args...)
	t.Setenv("GOLANGCI_LINT_CACHE", golangciCache(t))
	stdout, stderr, status := run(t, dir, customGCL(t), append(args, "./...")...)
	if status != 0 && status != 1 {
		t.Fatalf("golangci-lint: exit status %d: %s%s", status, stdout, stderr)
	}
	return byCommand(t, dir, stdout)
}

// golangciCache is one directory for all tests. The first run that meets the SDK there reads it from source.
func golangciCache(t *testing.T) string {
	return filepath.Join(filepath.Dir(graphlint), "golangci-cache")
}

// golangciLine is "file:line:col: analyzer: message (linter)".
var golangciLine = regexp.MustCompile(`(?m)^(\S+\.go:\d+:\d+): ([a-z]+): (.*) \(graphlint\)$`)

// byCommand rewrites the lines of golangci-lint in dir as the command has them.
func byCommand(t *testing.T, dir, report string) string {
	t.Helper()
	dir, err := filepath.Abs(dir)
	if err != nil {
		t.Fatal(err)
	}
	report = strings.ReplaceAll(report, dir+string(filepath.Separator), "")
	return golangciLine.ReplaceAllString(report, "$1: $3 ($2)")
}

// sample returns the name of a copy of the sample configuration in which another line stands for `disable: []`.
func sample(t *testing.T, line string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "examples", "golangci", ".golangci.yml"))
	if err != nil {
		t.Fatal(err)
	}
	before, after, ok := strings.Cut(string(data), "disable: []")
	if !ok {
		t.Fatal("the sample has no line `disable: []`")
	}
	name := filepath.Join(t.TempDir(), ".golangci.yml")
	if err := os.WriteFile(name, []byte(before+line+after), 0o666); err != nil {
		t.Fatal(err)
	}
	return name
}

// same compares two reports line by line, analyzers and texts included.
func same(t *testing.T, door, got, want string) {
	t.Helper()
	g, w := ordered(got), ordered(want)
	for _, line := range w {
		if !slices.Contains(g, line) {
			t.Errorf("%s lacks %s", door, line)
		}
	}
	for _, line := range g {
		if !slices.Contains(w, line) {
			t.Errorf("%s alone says %s", door, line)
		}
	}
	if len(g) != len(w) {
		t.Errorf("%s: %d lines, want %d", door, len(g), len(w))
	}
}

// ordered returns the report's lines in order, without those that explain one.
func ordered(report string) []string {
	var out []string
	for line := range strings.Lines(report) {
		line = strings.TrimRight(line, "\r\n")
		if line != "" && !strings.Contains(line, ": \t") {
			out = append(out, line)
		}
	}
	slices.Sort(out)
	return out
}

func lines(report string) int { return len(ordered(report)) }

var place = regexp.MustCompile(`^\S+\.go:\d+`)

// distinct counts the lines of source that a report names.
func distinct(report string) int {
	var at []string
	for _, line := range ordered(report) {
		at = append(at, place.FindString(line))
	}
	slices.Sort(at)
	return len(slices.Compact(at))
}
