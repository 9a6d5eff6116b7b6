//go:build e2e

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestPreCommit has pre-commit install the hook from this repository, as users do from GitHub, and commit with it.
func TestPreCommit(t *testing.T) {
	if _, err := exec.LookPath("pre-commit"); err != nil {
		t.Fatal("pre-commit is not installed: apt-get install pre-commit")
	}
	t.Setenv("PRE_COMMIT_HOME", t.TempDir())
	for name, value := range map[string]string{
		"GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.com",
		"GIT_CONFIG_GLOBAL": os.DevNull,
	} {
		t.Setenv(name, value)
	}
	source := snapshot(t)
	repo := t.TempDir()
	write(t, repo, map[string]string{
		"mail/go.mod":     "module example.com/mail\n\ngo 1.26\n",
		"mail/box/box.go": "package p\n",
		"side/go.mod":     "module example.com/side\n\ngo 1.26\n",
		"side/old.go":     fault,
	})
	git(t, repo, "init", "-q")
	git(t, repo, "add", ".")
	git(t, repo, "commit", "-q", "-m", "first")
	head := strings.TrimSpace(git(t, source, "rev-parse", "HEAD"))

	// try-repo, as docs/pre-commit.md has it, on what is staged. It installs the hook for this once.
	write(t, repo, map[string]string{"mail/box/box.go": fault})
	git(t, repo, "add", ".")
	start := time.Now()
	tried, _, status := run(t, repo, "pre-commit", "try-repo", source, "graphlint", "--ref", head)
	if status != 1 || !strings.Contains(tried, "mail/box/box.go:11:13: ") || strings.Contains(tried, "side/old.go") {
		t.Errorf("try-repo: exit status %d: %s", status, tried)
	}
	t.Logf("try-repo took %.1f s", time.Since(start).Seconds())

	// A real commit.
	write(t, repo, map[string]string{".pre-commit-config.yaml": "repos:\n- repo: " + source + "\n  rev: " + head + "\n  hooks:\n  - id: graphlint\n  - id: graphlint-full\n    stages: [manual]\n"})
	git(t, repo, "add", ".")
	if out, stderr, status := run(t, repo, "pre-commit", "install"); status != 0 {
		t.Fatalf("pre-commit install: %s%s", out, stderr)
	}
	start = time.Now()
	stdout, stderr, status := run(t, repo, "git", "commit", "-m", "with a fault")
	if status == 0 || !strings.Contains(stdout+stderr, "mail/box/box.go:11:13: ") {
		t.Errorf("a commit with a fault: exit status %d: %s%s", status, stdout, stderr)
	}
	t.Logf("the first commit, installing included, took %.1f s", time.Since(start).Seconds())

	write(t, repo, map[string]string{"mail/box/box.go": strings.Replace(fault, "time.Duration(n)", "time.Duration(n) * time.Second", 1)})
	git(t, repo, "add", ".")
	start = time.Now()
	if stdout, stderr, status := run(t, repo, "git", "commit", "-m", "clean"); status != 0 {
		t.Errorf("a clean commit: exit status %d: %s%s", status, stdout, stderr)
	}
	t.Logf("a commit took %.1f s", time.Since(start).Seconds())

	// What is deleted is not handed over, and the full hook sees what the other does not.
	git(t, repo, "rm", "-q", "mail/box/box.go")
	if stdout, stderr, status := run(t, repo, "git", "commit", "-m", "gone"); status != 0 {
		t.Errorf("a commit that deletes: exit status %d: %s%s", status, stdout, stderr)
	}
	full, _, status := run(t, repo, "pre-commit", "run", "--hook-stage", "manual", "--all-files", "graphlint-full")
	if status != 1 || !strings.Contains(full, "side/old.go:11:13: ") {
		t.Errorf("graphlint-full: exit status %d: %s", status, full)
	}
}

// TestHookTime compares a warm run of the hook on one changed package, which uses the SDK, with go vet on it.
func TestHookTime(t *testing.T) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(example)); err != nil {
		t.Fatal(err)
	}
	const file = "internal/mailbox/mailbox.go"
	source, err := os.ReadFile(filepath.Join(dir, file))
	if err != nil {
		t.Fatal(err)
	}
	// Each run finds the package changed, and all else in the cache. The least of some runs is what it takes.
	least := func(round string, args ...string) time.Duration {
		best := time.Hour
		for i := range 5 {
			text := string(source) + "\n// " + round + strings.Repeat(".", i) + "\n"
			write(t, dir, map[string]string{file: text})
			start := time.Now()
			run(t, dir, args[0], args[1:]...)
			if took := time.Since(start); i > 0 {
				best = min(best, took)
			}
		}
		return best
	}
	vet := least("vet", "go", "vet", "./internal/mailbox")
	hook := least("hook", graphlint, "hook", file)
	t.Logf("go vet %.2f s, graphlint hook %.2f s: %.2f times", vet.Seconds(), hook.Seconds(), hook.Seconds()/vet.Seconds())
	// 1.5 is what is promised; a machine that does something else at the time is given some more.
	if hook > 2*vet {
		t.Errorf("graphlint hook takes %.2f s, go vet %.2f s", hook.Seconds(), vet.Seconds())
	}
}

// snapshot returns a repository with this one's files as they are, committed or not.
func snapshot(t *testing.T) string {
	t.Helper()
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	to := t.TempDir()
	for name := range strings.SplitSeq(git(t, root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"), "\x00") {
		data, err := os.ReadFile(filepath.Join(root, name))
		if name == "" || err != nil { // deleted
			continue
		}
		write(t, to, map[string]string{name: string(data)})
	}
	git(t, to, "init", "-q")
	git(t, to, "add", ".")
	git(t, to, "commit", "-q", "-m", "snapshot")
	return to
}

func git(t *testing.T, dir string, args ...string) string {
	t.Helper()
	stdout, stderr, status := run(t, dir, "git", args...)
	if status != 0 {
		t.Fatalf("git %s: %s%s", strings.Join(args, " "), stdout, stderr)
	}
	return stdout
}
