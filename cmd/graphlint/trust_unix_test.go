//go:build unix

package main

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// nobody is a user to whom what is read-only is read-only.
const nobody = 65534

// asUser runs the toys in dir as a user who is not root, and returns what tool
// does. To root nothing is read-only.
func asUser(t *testing.T, dir string, env []string, args ...string) (stdout, stderr string, status int) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if os.Geteuid() != 0 {
		return tool(t, dir, env, self, args...)
	}
	// The test binary and what a test writes are in directories of root alone.
	data, err := os.ReadFile(self)
	if err != nil {
		t.Fatal(err)
	}
	bin := filepath.Join(t.TempDir(), "graphlint")
	if err := os.WriteFile(bin, data, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{bin, dir} {
		for dir = filepath.Dir(dir); dir != filepath.Clean(os.TempDir()) && dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
			if err := os.Chmod(dir, 0o755); err != nil {
				t.Fatal(err)
			}
		}
	}
	cmd := exec.Command(bin, args...)
	cmd.Dir = dir
	cmd.Env = append(append(os.Environ(), "GRAPHLINT_TOYS=1", "GOWORK=", "GOFLAGS=", "GOPROXY=off", "GOENV=off"), env...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil && cmd.ProcessState == nil {
		t.Skipf("no leave to be another user: %v", err)
	}
	return out.String(), errs.String(), cmd.ProcessState.ExitCode()
}

// give makes a directory, and all in it, that of the user who asUser is.
func give(t *testing.T, dir string) {
	t.Helper()
	if os.Geteuid() != 0 {
		return
	}
	err := filepath.WalkDir(dir, func(name string, _ fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		return os.Chown(name, nobody, nobody)
	})
	if err != nil {
		t.Fatal(err)
	}
}

// readOnly takes from everyone the right to write below dir, until the test ends.
func readOnly(t *testing.T, dir string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(name string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if e.IsDir() {
			t.Cleanup(func() { os.Chmod(name, 0o755) })
			return os.Chmod(name, 0o555)
		}
		return os.Chmod(name, 0o444)
	})
	if err != nil {
		t.Fatal(err)
	}
}

// In a tree and a home that are read-only all works but to change a file, and
// that says so. The home stays as it was.
func TestReadOnly(t *testing.T) {
	t.Parallel()
	dir, home, cache, tmp := write(t, faulty), write(t, map[string]string{"x": ""}), t.TempDir(), t.TempDir()
	for _, d := range []string{dir, home, cache, tmp} {
		give(t, d)
	}
	if err := os.Chmod(filepath.Dir(home), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, d := range []string{cache, tmp} {
		if err := os.Chmod(filepath.Dir(d), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	readOnly(t, dir)
	readOnly(t, home)
	before := snapshot(t, dir) + snapshot(t, home)
	env := []string{"HOME=" + home, "XDG_CONFIG_HOME=", "XDG_CACHE_HOME=", "GOPATH=", "GOMODCACHE=", "TMPDIR=" + tmp, "GOCACHE=" + cache}
	for _, tt := range []struct {
		args   []string
		env    string
		status int
		want   string // on either output
	}{
		{nil, "", findings, "use of FHot"},
		{[]string{"-sarif"}, "", findings, "use of FHot"},
		{[]string{"hook", "p/p.go"}, "", findings, "use of FHot"},
		{[]string{"-fix", "-diff"}, "", clean, "+func f() { /*cool*/ FHot() }"},
		{[]string{"-fix"}, "", failed, "permission denied"},
		{[]string{"-write-baseline=b.json"}, "", failed, "permission denied"},
		{nil, "GOCACHE=", failed, "permission denied"}, // which is below the home
	} {
		stdout, stderr, status := asUser(t, dir, append(env, tt.env), tt.args...)
		if status != tt.status || !strings.Contains(stdout+stderr, tt.want) || status == failed && (stdout != "" || strings.Count(stderr, "\n") != 1) {
			t.Errorf("%v %s: status %d\n%s%s\nwant %d and %s", tt.args, tt.env, status, stdout, stderr, tt.status, tt.want)
		}
	}
	if after := snapshot(t, dir) + snapshot(t, home); after != before {
		t.Errorf("changed to\n%s", after)
	}
	if left := snapshot(t, tmp); left != "" {
		t.Errorf("left behind: %s", left)
	}
}
