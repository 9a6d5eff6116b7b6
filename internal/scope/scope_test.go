package scope

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"golang.org/x/tools/go/analysis"
)

func TestOwn(t *testing.T) {
	for _, test := range []struct {
		why, file, path string
		module          *analysis.Module
		want            bool
	}{
		{"main module or workspace", "/home/me/mail/box/box.go", "example.com/mail/box", &analysis.Module{Path: "example.com/mail"}, true},
		{"module cache", "/root/go/pkg/mod/example.com/mail@v1.2.0/box/box.go", "example.com/mail/box", &analysis.Module{Path: "example.com/mail", Version: "v1.2.0"}, false},
		{"replaced by a directory", "/home/me/mail/box/box.go", "example.com/mail/box", &analysis.Module{Path: "example.com/mail", Version: "v0.0.0"}, true},
		{"vendored", "/home/me/app/vendor/example.com/mail/box/box.go", "example.com/mail/box", &analysis.Module{Path: "example.com/mail", Version: "v1.2.0"}, false},
		{"standard library with a module", "/usr/local/go/src/time/time.go", "time", &analysis.Module{Path: "std"}, false},
		{"standard library without", "/usr/local/go/src/time/time.go", "time", nil, false},
		{"the SDK without a module", "/b/external/sdk/models/user.go", "github.com/microsoftgraph/msgraph-sdk-go/models", &analysis.Module{}, false},
		{"another without a module", "/b/mail/box/box.go", "example.com/mail/box", nil, true},
		{"a name that only begins alike", "/b/kiota-http-gong/a.go", "github.com/microsoft/kiota-http-gong", nil, true},
	} {
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, test.file, "package p", 0)
		if err != nil {
			t.Fatal(err)
		}
		pass := &analysis.Pass{Fset: fset, Files: []*ast.File{f}, Pkg: types.NewPackage(test.path, "p"), Module: test.module}
		if got := Own(pass); got != test.want {
			t.Errorf("%s: Own is %t", test.why, got)
		}
	}
}
