//go:build e2e

package e2e

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// inputs makes a module of the inputs of each analyzer's tests, which are written for GOPATH, and returns their
// directories. The stand-ins of the SDK are vendored there: to a door they are dependencies, as the SDK is.
func inputs(t *testing.T) []string {
	t.Helper()
	src := filepath.Join("..", "testdata", "src")
	standIns := packagesBelow(t, src, func(p string) bool { return strings.Contains(firstElement(p), ".") })
	passes, err := os.ReadDir(filepath.Join("..", "passes"))
	if err != nil {
		t.Fatal(err)
	}
	root := t.TempDir()
	var dirs []string
	for _, pass := range passes {
		name := pass.Name()
		if _, err := os.Stat(filepath.Join(src, name)); err != nil {
			t.Logf("%s has no inputs", name)
			continue
		}
		dir := filepath.Join(root, name)
		if err := os.CopyFS(dir, os.DirFS(filepath.Join(src, name))); err != nil {
			t.Fatal(err)
		}
		vendor(t, dir, name, src, standIns)
		dirs = append(dirs, dir)
	}
	return dirs
}

// vendor writes dir/go.mod and dir/vendor with the given packages of src.
func vendor(t *testing.T, dir, module, src string, packages []string) {
	t.Helper()
	byModule := make(map[string][]string)
	for _, p := range packages {
		to := filepath.Join(dir, "vendor", filepath.FromSlash(p))
		if err := os.MkdirAll(to, 0o777); err != nil {
			t.Fatal(err)
		}
		files, _ := filepath.Glob(filepath.Join(src, filepath.FromSlash(p), "*.go"))
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(to, filepath.Base(file)), data, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		m := modulePath(p)
		byModule[m] = append(byModule[m], p)
	}
	mod, list := fmt.Sprintf("module %s\n\ngo 1.26\n\nrequire (\n", module), ""
	for _, m := range slices.Sorted(maps.Keys(byModule)) {
		version := "v1.0.0"
		if _, major, ok := strings.Cut(m, ".v"); ok && strings.HasPrefix(m, "gopkg.in/") {
			version = "v" + major + ".0.0"
		}
		mod += fmt.Sprintf("\t%s %s\n", m, version)
		list += fmt.Sprintf("# %s %s\n## explicit; go 1.26\n%s\n", m, version, strings.Join(byModule[m], "\n"))
	}
	for name, text := range map[string]string{"go.mod": mod + ")\n", "vendor/modules.txt": list} {
		if err := os.WriteFile(filepath.Join(dir, filepath.FromSlash(name)), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// modulePath returns the path of a module that may hold package p. Which one does in truth makes no difference here.
func modulePath(p string) string {
	elements := strings.Split(p, "/")
	n := 2
	if elements[0] == "github.com" || elements[0] == "golang.org" {
		n = 3
	}
	return path.Join(elements[:min(n, len(elements))]...)
}

// packagesBelow lists the import paths of the packages below src that keep accepts, in order.
func packagesBelow(t *testing.T, src string, keep func(path string) bool) []string {
	t.Helper()
	found := make(map[string]bool)
	err := filepath.WalkDir(src, func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || filepath.Ext(name) != ".go" {
			return err
		}
		rel, err := filepath.Rel(src, filepath.Dir(name))
		if p := filepath.ToSlash(rel); err == nil && keep(p) {
			found[p] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return slices.Sorted(maps.Keys(found))
}

func firstElement(p string) string {
	first, _, _ := strings.Cut(p, "/")
	return first
}
