package unit

import (
	"go/ast"
	"go/types"
)

// NewInfo returns an Info that records all that analyzers may ask for.
func NewInfo() *types.Info {
	return &types.Info{
		Types:        make(map[ast.Expr]types.TypeAndValue),
		Instances:    make(map[*ast.Ident]types.Instance),
		Defs:         make(map[*ast.Ident]types.Object),
		Uses:         make(map[*ast.Ident]types.Object),
		Implicits:    make(map[ast.Node]types.Object),
		Selections:   make(map[*ast.SelectorExpr]*types.Selection),
		Scopes:       make(map[ast.Node]*types.Scope),
		FileVersions: make(map[*ast.File]string),
	}
}

// ImporterFunc is a types.Importer made of a function.
type ImporterFunc func(path string) (*types.Package, error)

// Import calls f.
func (f ImporterFunc) Import(path string) (*types.Package, error) { return f(path) }
