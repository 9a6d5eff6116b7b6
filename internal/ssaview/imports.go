package ssaview

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// declareImports creates the packages whose functions and variables the bodies
// of self name, with those members alone.
//
// Given no files, CreatePackage makes a member of every name in the package's
// scope and of every method, and for the Graph SDK's models package that is a
// fifth of a second and 20 MB, for each package of the user's that names one
// function of it. So it gets a file, made up, that declares what is needed.
// Methods need no declaration: go/ssa makes them on demand.
func declareImports(prog *ssa.Program, self *types.Package, info *types.Info) {
	seen := make(map[types.Object]bool)
	named := make(map[*types.Package][]types.Object)
	for _, obj := range info.Uses {
		// The bodies may name an instance; the member is its origin.
		if fn, ok := obj.(*types.Func); ok {
			obj = fn.Origin()
		}
		if !seen[obj] && isMember(obj) && obj.Pkg() != self {
			seen[obj] = true
			named[obj.Pkg()] = append(named[obj.Pkg()], obj)
		}
	}
	for pkg, objs := range named {
		slices.SortFunc(objs, func(a, b types.Object) int { return cmp.Compare(a.Name(), b.Name()) })
		spec := new(ast.ValueSpec)
		defs := make(map[*ast.Ident]types.Object)
		for _, obj := range objs {
			id := ast.NewIdent(obj.Name())
			defs[id] = obj
			spec.Names = append(spec.Names, id)
		}
		// A declaration of constants is the one kind whose members have no
		// syntax, which is as it should be for functions without a body.
		file := &ast.File{
			Name:  ast.NewIdent(pkg.Name()),
			Decls: []ast.Decl{&ast.GenDecl{Tok: token.CONST, Specs: []ast.Spec{spec}}},
		}
		prog.CreatePackage(pkg, []*ast.File{file}, &types.Info{Defs: defs}, true)
	}
}

// isMember reports whether obj is a function or variable of a package's scope.
func isMember(obj types.Object) bool {
	if obj == nil || obj.Pkg() == nil || obj.Pkg() == types.Unsafe {
		return false
	}
	switch obj := obj.(type) {
	case *types.Func:
		return obj.Signature().Recv() == nil
	case *types.Var:
		return obj.Parent() == obj.Pkg().Scope()
	}
	return false
}
