package own

import "testing"

func TestIs(t *testing.T) {
	for _, tt := range []struct {
		name string
		p    Package
		want bool
	}{
		{"main module", Package{Path: "m.example/p", Dir: "/home/u/m/p"}, true},
		{"main module below a directory called vendor", Package{Path: "m.example/p", Dir: "/home/vendor/m/p"}, true},
		{"main module in a directory with an at sign", Package{Path: "m.example/p", Dir: "/home/u/m@v2/p"}, true},
		{"replaced by a directory", Package{Path: "l.example/p", Dir: "/home/u/l/p", Version: "v1.2.3"}, true},
		{"replaced by another module", Package{Path: "l.example/p", Dir: "/go/pkg/mod/k.example@v1.0.0/p", Version: "v1.2.3"}, false},
		{"module cache", Package{Path: "l.example/p", Dir: "/go/pkg/mod/l.example@v1.2.3/p", Version: "v1.2.3"}, false},
		{"module cache, root package", Package{Path: "l.example", Dir: "/go/pkg/mod/l.example@v1.2.3", Version: "v1.2.3"}, false},
		{"module cache, pseudo-version", Package{Path: "l.example", Dir: "/go/pkg/mod/l.example@v0.0.0-20200101000000-0123456789ab", Version: "v0.0.0-20200101000000-0123456789ab"}, false},
		{"vendored", Package{Path: "l.example/p", Dir: "/home/u/m/vendor/l.example/p", Version: "v1.2.3"}, false},
		{"vendored, GOPATH", Package{Path: "l.example/p", Dir: "/home/u/go/src/m/vendor/l.example/p"}, false},
		{"standard library", Package{Path: "fmt", Dir: "/usr/local/go/src/fmt", Standard: true}, false},
	} {
		if got := tt.p.Is(); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}

func TestMatch(t *testing.T) {
	for _, tt := range []struct {
		pattern, path string
		want          bool
	}{
		{"a.example/b", "a.example/b", true},
		{"a.example/b", "a.example/b/c", false},
		{"a.example/b/...", "a.example/b", true},
		{"a.example/b/...", "a.example/b/c/d", true},
		{"a.example/b/...", "a.example/bc", false},
		{"a.example/...", "b.example/a.example/c", false},
		{"a.example/.../retry", "a.example/x/y/retry", true},
		{"a.example/.../retry", "a.example/x/y/retry/z", false},
		{"a.example/.../retry/...", "a.example/x/retry/z", true},
		{".../retry", "a.example/x/retry", true},
		{"...", "anything", true},
		{"a...a", "a", false},
	} {
		if got := (Patterns{"nothing", tt.pattern}).Match(tt.path); got != tt.want {
			t.Errorf("%s matches %s: %v", tt.pattern, tt.path, got)
		}
	}
}

func TestWithin(t *testing.T) {
	for _, tt := range []struct {
		dir, root string
		want      bool
	}{
		{"/go/src/fmt", "/go", true},
		{"/go", "/go", true},
		{"/gopher", "/go", false},
		{"/", "/go", false},
		{"/go/..x", "/go", true},
		{"/go", "", false},
	} {
		if got := Within(tt.dir, tt.root); got != tt.want {
			t.Errorf("%+v: %v", tt, got)
		}
	}
}
