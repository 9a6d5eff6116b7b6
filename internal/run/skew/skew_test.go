package skew

import (
	"errors"
	"fmt"
	"go/types"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/graphlint/graphlint/internal/run/unit"
)

func TestExplain(t *testing.T) {
	export := fmt.Errorf("in p: %w", &unit.ExportError{Path: "fmt", Err: errors.New("version 99")})
	newer := types.Error{Msg: "package requires newer Go version go1.99 (application built with go1.26)"}
	for _, tt := range []struct {
		name    string
		version string
		err     error
		want    bool
	}{
		{"export data of a newer go", "go1.99.1\ntime 2040\n", export, true},
		{"source of a newer go", "go1.99.1\n", newer, true},
		{"export data of the same go", runtime.Version() + "\n", export, false},
		{"an ordinary error", "go1.99.1\n", types.Error{Msg: "undefined: x"}, false},
		{"a go of no version", "devel\n", export, false},
	} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "VERSION"), []byte(tt.version), 0o666); err != nil {
			t.Fatal(err)
		}
		err := Explain(tt.err, dir)
		if (err != nil) != tt.want {
			t.Errorf("%s: %v", tt.name, err)
		}
		if err != nil && !(strings.Contains(err.Error(), runtime.Version()) && strings.Contains(err.Error(), "go1.99.1")) {
			t.Errorf("%s: %v does not name both", tt.name, err)
		}
	}
	if Explain(export, t.TempDir()) != nil {
		t.Error("explained without a VERSION file")
	}
}
