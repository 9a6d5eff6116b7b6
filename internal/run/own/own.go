// Package own tells the user's own packages from those that merely are
// dependencies. Only the former are worth reading.
package own

import (
	"path/filepath"
	"regexp"
	"strings"
)

// A Package is what the go command says about a package.
type Package struct {
	// Path is the import path.
	Path string
	// Dir is the directory of its files.
	Dir string
	// Version is the version of its module: empty for the main module and
	// those of a workspace. A module that is replaced by a directory keeps
	// its version, which is why Dir decides.
	Version string
	// Standard says that the package is in the standard library.
	Standard bool
}

// Is reports whether the package is the user's own: of the main module, of a
// module of the workspace, or of one that a local directory replaces.
func (p Package) Is() bool {
	switch {
	case p.Standard, vendored(p.Dir, p.Path):
		return false
	case p.Version != "" && cached.MatchString(filepath.ToSlash(p.Dir)):
		return false
	}
	return true
}

// cached matches a directory of the module cache, where each module's
// directory ends in its version.
var cached = regexp.MustCompile(`@v[0-9][^/]*(/|$)`)

func vendored(dir, path string) bool {
	return strings.HasSuffix(filepath.ToSlash(dir), "/vendor/"+path)
}

// Within reports whether dir is root or below it.
func Within(dir, root string) bool {
	if root == "" {
		return false
	}
	rel, err := filepath.Rel(root, dir)
	return err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator))
}

// Patterns is a list of package patterns as the go command has them: import
// paths in which "..." stands for any string.
type Patterns []string

// Match reports whether one of the patterns matches the import path.
func (ps Patterns) Match(path string) bool {
	for _, p := range ps {
		if match(p, path) {
			return true
		}
	}
	return false
}

func match(pattern, path string) bool {
	// "x/..." matches "x" too.
	if base, ok := strings.CutSuffix(pattern, "/..."); ok && base == path {
		return true
	}
	parts := strings.Split(pattern, "...")
	for i, part := range parts {
		if i == 0 {
			var ok bool
			if path, ok = strings.CutPrefix(path, part); !ok {
				return false
			}
			continue
		}
		if i == len(parts)-1 {
			return strings.HasSuffix(path, part)
		}
		j := strings.Index(path, part)
		if j < 0 {
			return false
		}
		path = path[j+len(part):]
	}
	return path == ""
}
