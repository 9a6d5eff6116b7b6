package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// On a disk that is full a fix leaves the source as it was and a baseline is
// not begun.
func TestDiskFullFiles(t *testing.T) {
	dir := t.TempDir()
	if err := syscall.Mount("none", dir, "tmpfs", 0, "size=64k"); err != nil {
		t.Skipf("no leave to mount a small disk: %v", err)
	}
	t.Cleanup(func() { syscall.Unmount(dir, 0) })
	for name, text := range faulty {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	// This fails when the disk is full.
	if err := os.WriteFile(filepath.Join(dir, "full"), bytes.Repeat([]byte("x"), 64<<10), 0o666); err == nil {
		t.Fatal("the disk is not full")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	before := snapshot(t, dir)
	for _, arg := range []string{"-fix", "-write-baseline=b.json"} {
		_, stderr, status := tool(t, dir, nil, self, arg)
		if status != failed || !strings.Contains(stderr, "no space left on device") || strings.Count(stderr, "\n") != 1 {
			t.Errorf("%s: status %d, %q", arg, status, stderr)
		}
		if after := snapshot(t, dir); after != before {
			t.Errorf("%s: the directory is\n%.2000s", arg, after)
		}
	}
}

// A machine without a network makes no difference.
func TestNoNetwork(t *testing.T) {
	t.Parallel()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{self}, {"go", "vet", "-vettool=" + self, "./..."}} {
		cmd := exec.Command(args[0], args[1:]...)
		cmd.Dir = write(t, faulty)
		cmd.Env = append(os.Environ(), "GRAPHLINT_TOYS=1", "GOFLAGS=", "GOWORK=")
		cmd.SysProcAttr = &syscall.SysProcAttr{Cloneflags: syscall.CLONE_NEWNET}
		out, err := cmd.CombinedOutput()
		if cmd.ProcessState == nil {
			t.Skipf("no leave to be without a network: %v", err)
		}
		if !bytes.Contains(out, []byte("use of FHot")) {
			t.Errorf("%v: %v\n%s", args, err, out)
		}
	}
}
