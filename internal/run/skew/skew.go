// Package skew explains failures whose cause is that the go command is newer
// than the Go that graphlint was built with.
package skew

import (
	"errors"
	"fmt"
	"go/version"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/graphlint/graphlint/internal/run/unit"
)

// Explain returns an error that says what to do if err comes of the go command
// in goroot being newer than this program's Go. Otherwise it returns nil.
func Explain(err error, goroot string) error {
	var export *unit.ExportError
	if !errors.As(err, &export) && !strings.Contains(err.Error(), "requires newer Go version") {
		return nil
	}
	theirs, ours := goVersion(goroot), runtime.Version()
	if theirs == "" || version.Compare(theirs, ours) <= 0 {
		return nil
	}
	return fmt.Errorf("built with %s, but the go command is %s: rebuild graphlint with it (go install github.com/graphlint/graphlint/cmd/graphlint@latest)", ours, theirs)
}

// goVersion returns the version of the Go installed in goroot, or "".
func goVersion(goroot string) string {
	data, err := os.ReadFile(filepath.Join(goroot, "VERSION"))
	if err != nil {
		return ""
	}
	v, _, _ := strings.Cut(string(data), "\n")
	v = strings.TrimSpace(v)
	if !version.IsValid(v) {
		return ""
	}
	return v
}
