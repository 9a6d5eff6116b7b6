//go:build unix

package whole

import (
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "f")
	link := filepath.Join(dir, "link")
	if err := Write(name, []byte("one")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("f", link); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(name, 0o640); err != nil {
		t.Fatal(err)
	}
	if err := Write(link, []byte("two")); err != nil {
		t.Fatal(err)
	}
	st, err := os.Lstat(name)
	if err != nil || st.Mode() != 0o640 {
		t.Errorf("mode %v, %v", st.Mode(), err)
	}
	if st, err := os.Lstat(link); err != nil || st.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is one no more: %v", err)
	}
	if data, err := os.ReadFile(name); string(data) != "two" {
		t.Errorf("%q, %v", data, err)
	}
	for _, bad := range []string{dir, filepath.Join(dir, "no", "f")} {
		if err := Write(bad, nil); err == nil {
			t.Errorf("%s was written", bad)
		}
	}
	if entries, err := os.ReadDir(dir); len(entries) != 2 {
		t.Errorf("left behind: %v, %v", entries, err)
	}
}

// What cannot be put in place leaves no trace.
func TestFailure(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "f")
	// A name that is too long once the temporary file's is made from it.
	for len(filepath.Base(name)) < 250 {
		name += "f"
	}
	if err := os.WriteFile(name, []byte("one"), 0o666); err != nil {
		t.Skip(err)
	}
	if err := Write(name, []byte("two")); err == nil {
		t.Skip("names may be longer here")
	}
	if data, _ := os.ReadFile(name); string(data) != "one" {
		t.Errorf("the file is %q", data)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Errorf("left behind: %v", entries)
	}
}

// An interrupt while a file is written ends the process once it is there.
func TestHold(t *testing.T) {
	dir := os.Getenv("GRAPHLINT_HOLD")
	if dir != "" {
		release := hold()
		if err := syscall.Kill(os.Getpid(), syscall.SIGINT); err != nil {
			t.Fatal(err)
		}
		time.Sleep(100 * time.Millisecond)
		os.WriteFile(filepath.Join(dir, "written"), nil, 0o666)
		release()
		time.Sleep(20 * time.Second)
		os.WriteFile(filepath.Join(dir, "late"), nil, 0o666)
		return
	}
	dir = t.TempDir()
	cmd := exec.Command(os.Args[0], "-test.run=TestHold")
	cmd.Env = append(os.Environ(), "GRAPHLINT_HOLD="+dir)
	err := cmd.Run()
	entries, _ := os.ReadDir(dir)
	if err == nil || len(entries) != 1 || entries[0].Name() != "written" {
		t.Errorf("%v, written: %v", err, entries)
	}
}
