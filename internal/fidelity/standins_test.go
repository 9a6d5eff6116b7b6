package fidelity

import (
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// held are the modules whose stand-ins must agree with the real source.
var held = []string{
	"github.com/Azure/azure-sdk-for-go/sdk/azcore",
	"github.com/microsoft/kiota-abstractions-go",
	"github.com/microsoft/kiota-authentication-azure-go",
	"github.com/microsoft/kiota-http-go",
	"github.com/microsoftgraph/msgraph-sdk-go",
	"github.com/microsoftgraph/msgraph-sdk-go-core",
}

// TestStandIns holds every declaration under testdata/src that stands in for one of those modules against the module.
// The stand-in may have fewer declarations, fields and methods; what it has must be the same.
func TestStandIns(t *testing.T) {
	modules, err := Download(held...)
	if err != nil {
		t.Fatal(err)
	}
	root := filepath.Join("..", "..", "testdata", "src")
	seen := map[string]bool{}
	for _, path := range packagesUnder(t, root) {
		real := modules.PackageDir(path)
		if real == "" {
			continue
		}
		seen[path] = true
		t.Run(strings.TrimPrefix(path, "github.com/"), func(t *testing.T) {
			t.Parallel()
			compare(t, filepath.Join(root, filepath.FromSlash(path)), real)
		})
	}
	for _, module := range held {
		if !seen[module] {
			t.Errorf("no stand-in for %s under %s", module, root)
		}
	}
}

func compare(t *testing.T, standIn, real string) {
	got, err := Parse(standIn)
	if err != nil {
		t.Fatal(err)
	}
	want, err := Parse(real)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range slices.Sorted(maps.Keys(got)) {
		switch text, ok := want[name]; {
		case !ok:
			t.Errorf("%s: the real package has no such declaration", name)
		case text != got[name]:
			t.Errorf("%s: the stand-in has\n\t%s\nthe real package\n\t%s", name, got[name], text)
		}
	}
}

// packagesUnder lists the import paths of the packages in a GOPATH's src.
func packagesUnder(t *testing.T, root string) []string {
	var paths []string
	err := filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || !strings.HasSuffix(path, ".go") {
			return err
		}
		rel, err := filepath.Rel(root, filepath.Dir(path))
		paths = append(paths, filepath.ToSlash(rel))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(paths)
	return slices.Compact(paths)
}

// TestParseNotices makes sure that a difference in each kind of declaration is a difference in its entry.
func TestParseNotices(t *testing.T) {
	a, err := Parse(filepath.Join("testdata", "a"))
	if err != nil {
		t.Fatal(err)
	}
	b, err := Parse(filepath.Join("testdata", "b"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range slices.Sorted(maps.Keys(a)) {
		same := a[name] == b[name]
		if base := name[strings.LastIndex(name, ".")+1:]; strings.HasPrefix(base, "Same") != same {
			t.Errorf("%s: %q and %q", name, a[name], b[name])
		}
	}
}
