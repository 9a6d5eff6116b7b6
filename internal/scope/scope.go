// Package scope is the first gate of every pass: is the package the user's own?
//
// graphlint's own runner never hands a dependency to a pass. Other drivers
// (golangci-lint, nogo, x/tools' checkers) do, since the passes have facts, and
// there the answer for the standard library, the Graph SDK and every other
// dependency is to do nothing.
package scope

import (
	"path"
	"path/filepath"
	"regexp"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// Own reports whether pass is over a package of the user's: of the main module,
// a workspace, or a module that is replaced by a directory. Without module
// information (GOPATH, Bazel) it is one that is neither in the standard library
// nor in a list of well-known modules.
func Own(pass *analysis.Pass) bool {
	m := pass.Module
	switch {
	case m == nil || m.Path == "":
		return !Standard(pass.Pkg.Path()) && !known(pass.Pkg.Path())
	case m.Path == "std" || m.Path == "cmd":
		return false
	case m.Version == "":
		return true
	}
	// A module that a directory replaces keeps the version of what it
	// replaces, so that only the place of its files tells. Those that cgo made
	// are in the build cache, and name the place of what they were made of in
	// a line above the package clause; one is made of none.
	for _, f := range pass.Files {
		dir := path.Dir(filepath.ToSlash(pass.Fset.Position(f.Package).Filename))
		if cached.MatchString(dir) || strings.HasSuffix(dir, "/vendor/"+pass.Pkg.Path()) {
			return false
		}
	}
	return len(pass.Files) > 0
}

// cached matches a directory of the module cache, where each module's
// directory ends in its version.
var cached = regexp.MustCompile(`@v[0-9][^/]*(/|$)`)

// Standard reports whether path is of the standard library, by its first
// element: without a module there is nothing else to tell it by.
func Standard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return standardRoots[first]
}

var standardRoots = func() map[string]bool {
	m := make(map[string]bool)
	for _, root := range strings.Fields("archive bufio bytes cmp compress container context crypto database debug embed encoding " +
		"errors expvar flag fmt go hash html image index internal io iter log maps math mime net os path plugin reflect regexp " +
		"runtime slices sort strconv strings structs sync syscall testing text time unicode unique unsafe vendor weak") {
		m[root] = true
	}
	return m
}()

// known reports whether path is of a module that programs on Graph depend on
// and nobody edits. Reading the SDK is what makes linters slow.
func known(path string) bool {
	for _, prefix := range knownModules {
		if path == prefix || strings.HasPrefix(path, prefix) && path[len(prefix)] == '/' {
			return true
		}
	}
	return false
}

var knownModules = []string{
	"github.com/microsoftgraph",
	"github.com/microsoft/kiota-abstractions-go",
	"github.com/microsoft/kiota-http-go",
	"github.com/microsoft/kiota-authentication-azure-go",
	"github.com/Azure/azure-sdk-for-go",
	"golang.org/x",
	"k8s.io",
}
