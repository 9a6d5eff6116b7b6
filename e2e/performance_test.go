//go:build performance

package e2e

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
	"time"
)

var (
	perfModule = flag.String("module", "", "the module to measure on (default: the example)")
	perfRuns   = flag.Int("runs", 3, "how often each command runs; the median counts")
	perfPeers  = flag.Bool("peers", false, "measure staticcheck and golangci-lint too, where they are on PATH")
)

// TestPerformance prints the table of docs/performance.md for this machine. It
// measures whole processes with their children: CPU seconds, user and system,
// and the memory of the largest. Ratios hold when the machine is shared,
// absolute times do not. It fails where a ratio is over its limit.
//
//	go test -tags performance ./e2e -run Performance -v -timeout 2h -args -module DIR
func TestPerformance(t *testing.T) {
	p := &perf{t: t, bin: t.TempDir(), module: *perfModule}
	if p.module == "" {
		p.module = filepath.Join("..", "examples", "mailtriage")
	}
	graphlint := p.build("graphlint", "../cmd/graphlint")
	multi := p.build("multichecker", "./testdata/multichecker")
	bare := p.build("bareload", "./testdata/bareload")

	p.run("go", "build", "./...") // as the figures take for granted

	fmt.Println("| what | graphlint | reference | ratio | limit |")
	fmt.Println("| --- | --- | --- | --- | --- |")
	p.row("first run as a vettool, SDK compiled", 0.40,
		p.once("go", "vet", "-vettool="+p.salted(graphlint), "./..."),
		"multichecker with an empty analyzer", p.once("go", "vet", "-vettool="+p.salted(multi), "./..."))
	p.run("go", "vet", "-vettool="+graphlint, "./...")
	p.run("go", "vet", "./...")
	p.row("later runs as a vettool", 1.15,
		p.median("go", "vet", "-vettool="+graphlint, "./..."), "go vet", p.median("go", "vet", "./..."))
	p.row("by hand, warm", 2.0, p.median(graphlint, "./..."), "bare load, export data", p.median(bare, "export"))
	p.row("by hand, empty GOCACHE", 1.3, p.cold(graphlint, "./..."), "bare load, source", p.cold(bare, "source"))
	if *perfPeers {
		p.peer("staticcheck", "./...")
		p.peer("golangci-lint", "run", "./...")
	}
}

type perf struct {
	t           *testing.T
	bin, module string
	copies      int
}

type usage struct {
	cpu time.Duration
	rss int64 // bytes
}

func (u usage) String() string {
	return fmt.Sprintf("%.1f CPU s, %d MB", u.cpu.Seconds(), u.rss>>20)
}

func (p *perf) build(name, pkg string) string {
	out := filepath.Join(p.bin, name)
	if msg, err := exec.Command("go", "build", "-o", out, pkg).CombinedOutput(); err != nil {
		p.t.Fatalf("%v\n%s", err, msg)
	}
	return out
}

// salted copies a program and appends to it, so that the go command takes it
// for another build and has no results of it.
func (p *perf) salted(program string) string {
	p.copies++
	data, err := os.ReadFile(program)
	if err != nil {
		p.t.Fatal(err)
	}
	out := fmt.Sprintf("%s-%d-%d", program, os.Getpid(), p.copies)
	if err := os.WriteFile(out, fmt.Appendf(data, "%d", time.Now().UnixNano()), 0o755); err != nil {
		p.t.Fatal(err)
	}
	return out
}

// once runs a command in the module. What it finds is not looked at.
func (p *perf) once(name string, args ...string) usage {
	return p.with(nil, name, args...)
}

func (p *perf) run(name string, args ...string) { p.once(name, args...) }

func (p *perf) with(env []string, name string, args ...string) usage {
	cmd := exec.Command(name, args...)
	cmd.Dir = p.module
	cmd.Env = append(os.Environ(), env...)
	if err := cmd.Run(); err != nil && cmd.ProcessState == nil {
		p.t.Fatal(err)
	}
	ru := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	return usage{cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), ru.Maxrss << 10}
}

func (p *perf) median(name string, args ...string) usage {
	var us []usage
	for range *perfRuns {
		us = append(us, p.once(name, args...))
	}
	slices.SortFunc(us, func(a, b usage) int { return int(a.cpu - b.cpu) })
	return us[len(us)/2]
}

func (p *perf) cold(name string, args ...string) usage {
	return p.with([]string{"GOCACHE=" + p.t.TempDir()}, name, args...)
}

func (p *perf) row(what string, limit float64, ours usage, reference string, theirs usage) {
	ratio := ours.cpu.Seconds() / theirs.cpu.Seconds()
	fmt.Printf("| %s | %v | %s: %v | %.2f | %.2f |\n", what, ours, reference, theirs, ratio, limit)
	if ratio > limit {
		p.t.Errorf("%s: ratio %.2f is over %.2f", what, ratio, limit)
	}
}

// peer measures another linter, if it is installed: first with an empty cache
// of its own (the go build cache stays warm), then again.
func (p *perf) peer(name string, args ...string) {
	if _, err := exec.LookPath(name); err != nil {
		fmt.Printf("| %s | not on PATH | | | |\n", name)
		return
	}
	env := []string{"STATICCHECK_CACHE=" + p.t.TempDir(), "GOLANGCI_LINT_CACHE=" + p.t.TempDir()}
	fmt.Printf("| peer: %s, first run | | %v | | |\n", name, p.with(env, name, args...))
	fmt.Printf("| peer: %s, later run | | %v | | |\n", name, p.with(env, name, args...))
}
