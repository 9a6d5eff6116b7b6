package main

import (
	"bytes"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
)

var faulty = map[string]string{
	"go.mod": gomod,
	"p/p.go": "package p\n\nfunc FHot() {}\n\nfunc f() { FHot() }\n",
}

// What cannot be written is told of, in whatever form it was to be written.
func TestDiskFull(t *testing.T) {
	t.Parallel()
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip(err)
	}
	defer full.Close()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := write(t, faulty)
	for _, args := range [][]string{nil, {"-c=1"}, {"-plain"}, {"-json"}, {"-sarif"}, {"-github"}, {"-diff"}, {"help"}, {"help", "toyhot"}, {"-V=full"}, {"-flags"}, {"-fix", "-diff"}, {"hook", "p/p.go"}} {
		cmd := exec.Command(self, args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GRAPHLINT_TOYS=1", "GOFLAGS=", "GOWORK=", "GOPROXY=off")
		var stderr bytes.Buffer
		cmd.Stdout, cmd.Stderr = full, &stderr
		cmd.Run()
		if status := cmd.ProcessState.ExitCode(); status != failed || !strings.Contains(stderr.String(), "no space left on device") {
			t.Errorf("%v: status %d, %q", args, status, stderr.String())
		}
	}
}

// An interrupt ends a run at once and leaves no part of a file behind.
func TestInterrupt(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no such signal")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, arg := range []string{"-write-baseline=b.json", "-sarif", "-fix"} {
		t.Run(arg, func(t *testing.T) {
			t.Parallel()
			dir := write(t, faulty)
			before := snapshot(t, dir)
			// A go command that takes its time, and tells that it has begun.
			begun := filepath.Join(t.TempDir(), "begun")
			bin := write(t, map[string]string{"go": "#!/bin/sh\n: >" + begun + "\nexec sleep 30 >&- 2>&-\n"})
			if err := os.Chmod(filepath.Join(bin, "go"), 0o777); err != nil {
				t.Fatal(err)
			}
			var stdout bytes.Buffer
			cmd := exec.Command(self, arg)
			cmd.Dir, cmd.Stdout = dir, &stdout
			cmd.Env = append(os.Environ(), "GRAPHLINT_TOYS=1", "PATH="+bin+":"+os.Getenv("PATH"))
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			for range 2000 {
				if _, err := os.Stat(begun); err == nil {
					break
				}
				time.Sleep(10 * time.Millisecond)
			}
			if err := cmd.Process.Signal(os.Interrupt); err != nil {
				t.Fatal(err)
			}
			done := make(chan error, 1)
			go func() { done <- cmd.Wait() }()
			select {
			case err := <-done:
				if err == nil {
					t.Error("it ends as if it had done its work")
				}
			case <-time.After(20 * time.Second):
				t.Error("it goes on")
				cmd.Process.Kill()
				<-done
			}
			if after := snapshot(t, dir); after != before || stdout.Len() > 0 {
				t.Errorf("left behind:\n%s\nand on the standard output:\n%s", after, stdout.String())
			}
		})
	}
}

// Nothing is written but the output and the go command's build cache: a run
// needs no home, and leaves nothing in the module and among temporary files.
func TestWritesNothing(t *testing.T) {
	t.Parallel()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("go", "env", "GOCACHE", "GOMODCACHE", "GOPATH").Output()
	if err != nil {
		t.Fatal(err)
	}
	dirs := strings.Split(string(out), "\n")
	tmp := t.TempDir()
	env := []string{
		"HOME=/dev/null/home", "XDG_CONFIG_HOME=/dev/null/home", "XDG_CACHE_HOME=/dev/null/home", "TMPDIR=" + tmp,
		"GOCACHE=" + dirs[0], "GOMODCACHE=" + dirs[1], "GOPATH=" + dirs[2], "GOENV=off",
	}
	for _, args := range [][]string{nil, {"-sarif"}, {"-diff", "-fix"}, {"hook", "p/p.go"}, {"help", "toyhot"}} {
		dir := write(t, faulty)
		before := snapshot(t, dir)
		_, stderr, status := tool(t, dir, env, self, args...)
		if status == failed {
			t.Errorf("%v: status %d\n%s", args, status, stderr)
		}
		if after := snapshot(t, dir); after != before {
			t.Errorf("%v: the module was\n%s\nand is\n%s", args, before, after)
		}
		if left := snapshot(t, tmp); left != "" {
			t.Errorf("%v: left behind: %s", args, left)
		}
	}
}

// Facts of other tools, and files of facts that are gone, are none.
func TestForeignFacts(t *testing.T) {
	t.Parallel()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	files := maps.Clone(faulty)
	files["other.vetx"] = "go object linux amd64\n\x00"
	files["vet.cfg"] = `{"ID": "example.com/m/p", "Compiler": "gc", "ImportPath": "example.com/m/p", "ModulePath": "example.com/m",
		"GoVersion": "go1.26", "GoFiles": ["p/p.go"], "VetxOutput": "p.vetx",
		"PackageVetx": {"example.com/q": "other.vetx", "example.com/r": "nowhere.vetx", "example.com/s": "p"}}`
	dir := write(t, files)
	_, stderr, status := tool(t, dir, nil, self, "vet.cfg")
	if status != 1 || !strings.Contains(stderr, "use of FHot") || strings.Count(stderr, "\n") != 1 {
		t.Errorf("status %d, %s", status, stderr)
	}
	if st, err := os.Stat(filepath.Join(dir, "p.vetx")); err != nil || st.Size() == 0 {
		t.Errorf("no facts of its own: %v", err)
	}
}

// snapshot lists the files below dir with what is in them.
func snapshot(t *testing.T, dir string) string {
	t.Helper()
	var out strings.Builder
	err := filepath.WalkDir(dir, func(name string, e os.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := os.ReadFile(name)
		out.WriteString(rel(dir, name) + ": " + string(data) + "\n")
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// The program may be in a directory with a blank in its name, where the go
// command must still know its version, and so may the module, which may be
// behind a symbolic link too.
func TestOddPlaces(t *testing.T) {
	t.Parallel()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	bin := filepath.Join(t.TempDir(), "my tools", "graph lint")
	if err := os.Mkdir(filepath.Dir(bin), 0o777); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(self)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(bin, data, 0o777); err != nil {
		t.Fatal(err)
	}
	root := write(t, map[string]string{"my module/go.mod": gomod, "my module/p/p q.go": faulty["p/p.go"]})
	link := filepath.Join(root, "a link")
	if err := os.Symlink("my module", link); err != nil {
		t.Skip(err)
	}
	for _, dir := range []string{filepath.Join(root, "my module"), link} {
		for _, args := range [][]string{
			{bin}, {bin, "-sarif"}, {bin, "-github"}, {bin, "-json"}, {bin, "hook", "p/p q.go"}, {bin, "hook", filepath.Join(dir, "p", "p q.go")},
			{"go", "vet", "-vettool=" + bin, "./..."}, {"go", "vet", "-json", "-vettool=" + bin, "./..."},
		} {
			stdout, stderr, _ := tool(t, dir, []string{"PWD=" + dir}, args[0], args[1:]...)
			name := "p/p q.go"
			if slices.Contains(args, "-sarif") {
				name = "p/p%20q.go"
			}
			if out := stdout + stderr; !strings.Contains(out, name) || !strings.Contains(out, "use of FHot") || strings.Contains(out, "/../") {
				t.Errorf("%q in %s: %s%s", args, dir, stdout, stderr)
			}
		}
	}
}
