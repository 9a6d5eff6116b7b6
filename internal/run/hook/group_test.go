package hook

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// tree writes empty files with the given names, and returns the directory.
func tree(t *testing.T, names ...string) string {
	t.Helper()
	dir := t.TempDir()
	for _, name := range names {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// shape is modules as text: "root: dir dir".
func shape(dir string, modules []*module) []string {
	o := &Options{Dir: dir}
	var out []string
	for _, m := range modules {
		text := o.name(m.root) + ":"
		for _, d := range m.dirs {
			text += " " + o.name(d)
		}
		out = append(out, text)
	}
	return out
}

func TestGroup(t *testing.T) {
	dir := tree(t, "go.mod", "a.go", "in/a.go", "in/b.go", "sub/go.mod", "sub/deep/a.go", "zoo/go.mod", "zoo/a.go", "vendors/x.go")
	for _, test := range []struct {
		why, files string
		want       []string
	}{
		{"root", "a.go", []string{".: ."}},
		{"two of one directory", "in/a.go in/b.go", []string{".: in"}},
		{"three modules", "zoo/a.go in/a.go sub/deep/a.go", []string{".: in", "sub: sub/deep", "zoo: zoo"}},
		{"gone, its directory is there", "in/gone.go", []string{".: in"}},
		{"in git's quotes", `"in/caf\303\251.go"`, []string{".: in"}},
		{"not Go", "in/readme.md go.mod", nil},
		{"other people's, and what is not built", "vendor/x/a.go in/testdata/a.go .tools/a.go _old/a.go sub/vendor/y/b.go", nil},
		{"a name that only begins alike", "vendors/x.go", []string{".: vendors"}},
	} {
		for _, rooted := range []bool{false, true} {
			files := strings.Fields(test.files)
			for i, name := range files {
				if rooted && !strings.HasPrefix(name, `"`) {
					files[i] = filepath.Join(dir, name)
				}
			}
			got, out := group(dir, files)
			if s := shape(dir, got); !reflect.DeepEqual(s, test.want) || out != nil {
				t.Errorf("%s: %q and %q left out, want %q", test.why, s, out, test.want)
			}
		}
	}
}

func TestGroupOutside(t *testing.T) {
	dir := tree(t, "script.go", "mod/go.mod", "mod/a.go", ".hidden/tool/go.mod", ".hidden/tool/a.go", ".hidden/tool/testdata/a.go")
	got, out := group(dir, []string{"script.go", "mod/a.go", "mod/gone/a.go"})
	if want := []string{"mod: mod"}; !reflect.DeepEqual(shape(dir, got), want) {
		t.Errorf("got %q, want %q", shape(dir, got), want)
	}
	want := []leftOut{{"script.go", "no directory above it has a go.mod"}, {"mod/gone/a.go", "its directory is not there"}}
	if !reflect.DeepEqual(out, want) {
		t.Errorf("%q left out, want %q", out, want)
	}

	// Where the repository itself is does not count, from within or from beside.
	tool := filepath.Join(dir, ".hidden", "tool")
	files := []string{filepath.Join(tool, "a.go"), filepath.Join(tool, "testdata", "a.go")}
	for _, from := range []string{tool, filepath.Join(dir, "mod")} {
		got, out := group(from, files)
		if len(got) != 1 || got[0].root != tool || !reflect.DeepEqual(got[0].dirs, []string{tool}) || out != nil {
			t.Errorf("from %s: %q and %q left out", from, shape(dir, got), out)
		}
	}
}

func TestModulesBelow(t *testing.T) {
	dir := tree(t, "go.mod", "a/go.mod", "a/b/go.mod", "vendor/x/go.mod", "testdata/m/go.mod", ".cache/m/go.mod", "_old/go.mod")
	got, err := modulesBelow(dir)
	if want := []string{"a/b:", "a:", ".:"}; err != nil || !reflect.DeepEqual(shape(dir, got), want) {
		t.Errorf("got %q, %v, want %q", shape(dir, got), err, want)
	}
	inside := filepath.Join(dir, "a", "b", "c")
	if err := os.Mkdir(inside, 0o777); err != nil {
		t.Fatal(err)
	}
	if got, err := modulesBelow(inside); err != nil || len(got) != 1 || got[0].root != filepath.Join(dir, "a", "b") {
		t.Errorf("in a directory of a module: %q, %v", shape(dir, got), err)
	}
	if got, err := modulesBelow(tree(t, "a.go")); err == nil || len(got) > 0 {
		t.Errorf("without a module: %q and no error", shape(dir, got))
	}
}

func TestParse(t *testing.T) {
	o := &Options{Dir: filepath.FromSlash("/repo")}
	r, err := parse(strings.NewReader(`{"p": {"x": [{"posn": "/repo/m/a.go:3:4", "message": "m"}], "y": {"error": "no luck"}}}
{"q": {"x": [{"posn": "/else/b.go:1:2", "message": "n"}]}, "r [r.test]": {}}`), o)
	want := []finding{{"m/a.go", 3, 4, "x", "m"}, {"/else/b.go", 1, 2, "x", "n"}}
	if !reflect.DeepEqual(r.found, want) {
		t.Errorf("got %v, want %v", r.found, want)
	}
	if !r.spoken["p"] || !r.spoken["q"] || !r.spoken["r"] || r.spoken["x"] {
		t.Errorf("told of %v", r.spoken)
	}
	if err == nil || !strings.Contains(err.Error(), "p: y: no luck") {
		t.Errorf("error %v", err)
	}
	if _, err := parse(strings.NewReader("oops"), o); err == nil {
		t.Error("no error for what is not JSON")
	}
}

func TestRewrite(t *testing.T) {
	m := &module{root: filepath.FromSlash("/repo/mod")}
	o := &Options{Dir: filepath.FromSlash("/repo")}
	in := "# example.com/mod/a\na/a.go:1:2: undefined: x\nvet: ./b.go:3:4: y\n/repo/c.go:5: z\n\ta/a.go:1:2: indented\n"
	want := "# example.com/mod/a\nmod/a/a.go:1:2: undefined: x\nvet: mod/b.go:3:4: y\nc.go:5: z\n\ta/a.go:1:2: indented\n"
	if got := m.rewrite(in, o); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
