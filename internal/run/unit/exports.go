package unit

import (
	"fmt"
	"go/token"
	"go/types"
	"os"
	"sync"

	"golang.org/x/tools/go/gcexportdata"
)

// Exports reads the types of compiled packages from their export data, each
// once. It is safe for concurrent use.
type Exports struct {
	fset *token.FileSet
	file func(path string) string

	mu   sync.Mutex
	pkgs map[string]*types.Package
}

// NewExports returns a reader whose export data is in the files that file
// names. It adds positions to fset.
func NewExports(fset *token.FileSet, file func(path string) string) *Exports {
	return &Exports{fset: fset, file: file, pkgs: make(map[string]*types.Package)}
}

// Import returns the package with the given path, which must not be one of a
// source file but the resolved one.
func (e *Exports) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if pkg := e.pkgs[path]; pkg != nil && pkg.Complete() {
		return pkg, nil
	}
	name := e.file(path)
	if name == "" {
		return nil, fmt.Errorf("no export data for %q", path)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	//lint:ignore SA1019 what cmd/go 1.26 and 1.27 put in PackageFile is an archive, which Read alone does not take
	r, err := gcexportdata.NewReader(f)
	if err != nil {
		return nil, &ExportError{path, err}
	}
	pkg, err := gcexportdata.Read(r, e.fset, e.pkgs, path)
	if err != nil {
		return nil, &ExportError{path, err}
	}
	return pkg, nil
}

// Package returns the package with the given path if some export data that was
// read speaks of it, or else nil. It need not be complete.
func (e *Exports) Package(path string) *types.Package {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.pkgs[path]
}

// An ExportError says that export data is there and cannot be read. That
// happens when a newer Go wrote it.
type ExportError struct {
	Path string
	Err  error
}

func (e *ExportError) Error() string {
	return fmt.Sprintf("cannot read the export data of %s: %v", e.Path, e.Err)
}

func (e *ExportError) Unwrap() error { return e.Err }
