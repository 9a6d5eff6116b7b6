package fidelity

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"path/filepath"
	"strings"
)

// Modules maps the path of a module to the directory that holds its source.
type Modules map[string]string

// Download finds the source of modules that the go.mod of this repository requires, in the versions it requires, and
// downloads what the module cache does not hold.
func Download(modules ...string) (Modules, error) {
	cmd := exec.Command("go", append([]string{"mod", "download", "-json"}, modules...)...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, runErr := cmd.Output()

	found := Modules{}
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var m struct{ Path, Dir, Error string }
		if err := dec.Decode(&m); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, fmt.Errorf("go mod download: %w", err)
		}
		if m.Error != "" {
			return nil, fmt.Errorf("go mod download %s: %s", m.Path, m.Error)
		}
		found[m.Path] = m.Dir
	}
	if runErr != nil {
		return nil, fmt.Errorf("go mod download: %w: %s", runErr, strings.TrimSpace(stderr.String()))
	}
	return found, nil
}

// PackageDir is the directory of a package of one of the modules, or "" if it belongs to none of them.
func (m Modules) PackageDir(importPath string) string {
	best := ""
	for path := range m {
		if (importPath == path || strings.HasPrefix(importPath, path+"/")) && len(path) > len(best) {
			best = path
		}
	}
	if best == "" {
		return ""
	}
	return filepath.Join(m[best], filepath.FromSlash(strings.TrimPrefix(importPath, best)))
}
