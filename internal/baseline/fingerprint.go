// Package baseline remembers findings, so that a large code base can start
// with those it has and be told of new ones alone.
//
// A finding is known again by its fingerprint and not by its line, which
// changes with every edit above it.
package baseline

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"sync"

	"golang.org/x/mod/modfile"
)

// Fingerprint returns what identifies a finding: the analyzer, the file as its
// module names it, the source line without its blanks, and the message without
// the numbers of lines in it. Equal findings on equal lines of a file share
// one fingerprint and are counted.
func Fingerprint(analyzer, file, line, message string) string {
	h := sha256.New()
	for _, part := range []string{analyzer, file, strings.Join(strings.Fields(line), " "), places().ReplaceAllString(message, "$1")} {
		h.Write([]byte(part))
		h.Write([]byte{0})
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// places matches the numbers of lines as messages have them: "at line 12",
// "lines 3 and 4", "at file.go:12". It is compiled when first used: a vettool
// that has nothing to say shall not pay for it.
var places = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(\blines? |\.go:)\d+(:\d+|(, | and )\d+)*`)
})

// Names gives files the names by which fingerprints know them.
type Names struct {
	modules map[string]module // by directory
}

type module struct{ path, dir string }

// File returns the name of a file by its module: "example.com/m/p/p.go". It
// is the same wherever the module is checked out and from wherever graphlint is
// called. A file without a module keeps its name.
func (n *Names) File(name string) string {
	m := n.module(filepath.Dir(name))
	if m.path == "" {
		return filepath.ToSlash(name)
	}
	rel, err := filepath.Rel(m.dir, name)
	if err != nil {
		return filepath.ToSlash(name)
	}
	return path.Join(m.path, filepath.ToSlash(rel))
}

// module returns the module of a directory, the zero value if it has none.
func (n *Names) module(dir string) module {
	if m, ok := n.modules[dir]; ok {
		return m
	}
	var m module
	if data, err := os.ReadFile(filepath.Join(dir, "go.mod")); err == nil {
		m = module{modfile.ModulePath(data), dir}
	} else if up := filepath.Dir(dir); up != dir {
		m = n.module(up)
	}
	if n.modules == nil {
		n.modules = make(map[string]module)
	}
	n.modules[dir] = m
	return m
}

// gone reports whether a name that File gave belongs to a module met so far
// and to no file in it.
func (n *Names) gone(name string) bool {
	for _, m := range n.modules {
		if rel, ok := strings.CutPrefix(name, m.path+"/"); ok && m.path != "" {
			_, err := os.Stat(filepath.Join(m.dir, filepath.FromSlash(rel)))
			if os.IsNotExist(err) {
				return true
			}
		}
	}
	return false
}
