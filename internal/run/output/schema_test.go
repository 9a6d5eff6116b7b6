package output_test

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/xeipuuv/gojsonschema"
)

// schema returns the JSON schema of SARIF 2.1.0. The module go-sarif brings it
// along as a constant that it keeps to itself, for a check of its own types:
// what is to be checked here is what graphlint writes.
func schema(t *testing.T) string {
	t.Helper()
	pkg, err := build.Import("github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif", ".", build.FindOnly)
	if err != nil {
		t.Fatal(err)
	}
	f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(pkg.Dir, "schema.go"), nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	text := ""
	ast.Inspect(f, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING && len(lit.Value) > len(text) {
			text = lit.Value
		}
		return true
	})
	if text, err = strconv.Unquote(text); err != nil || text == "" {
		t.Fatal("go-sarif has no schema where it was: ", err)
	}
	return text
}

// schemaError holds a log against the schema.
func schemaError(schema string, log []byte) error {
	res, err := gojsonschema.Validate(gojsonschema.NewStringLoader(schema), gojsonschema.NewBytesLoader(log))
	if err != nil {
		return err
	}
	var errs []error
	for _, e := range res.Errors() {
		errs = append(errs, fmt.Errorf("%s", e))
	}
	return errors.Join(errs...)
}

// validate makes sure that the schema allows the log, and that it would not
// allow anything.
func validate(t *testing.T, log []byte) {
	t.Helper()
	s := schema(t)
	if err := schemaError(s, log); err != nil {
		t.Errorf("%v in\n%s", err, log)
	}
	for old, wrong := range map[string]string{
		`"columnKind": "`: `"columnKind": "no`,
		`"version": "`:    `"wersion": "`,
		`"rules": [`:      `"rules": [3, `,
	} {
		if schemaError(s, bytes.Replace(log, []byte(old), []byte(wrong), 1)) == nil {
			t.Errorf("the schema allows %s", wrong)
		}
	}
}
