package fidelity

import (
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
)

// Declarations describes what a package declares, one entry a name that a program can use:
//
//	"package"      the package's name
//	"F"            a function: its signature
//	"T"            a type: struct, interface, or what it stands for
//	"T.Name"       a field or method of T: its type or signature
//	"T.(E)"        a type E embedded in T
//	"C"            a constant or variable: what is written of its type and value
//
// Types are written with import paths in place of the names a file imports them under, and without the names of
// parameters. Two packages that agree on a name's entry agree on what a caller can do with it.
type Declarations map[string]string

// Parse reads the declarations of the package in a directory, as it is built on this machine, without its tests.
func Parse(dir string) (Declarations, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		if ok, err := build.Default.MatchFile(dir, e.Name()); err == nil && ok {
			names = append(names, filepath.Join(dir, e.Name()))
		}
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("no Go files in %s", dir)
	}
	files, err := parseAll(names)
	if err != nil {
		return nil, err
	}
	d := Declarations{"package": files[0].Name.Name}
	for _, f := range files {
		d.addFile(f)
	}
	return d, nil
}

// parseAll parses in parallel: the SDK's models are 3,000 files.
func parseAll(names []string) ([]*ast.File, error) {
	files := make([]*ast.File, len(names))
	errs := make([]error, len(names))
	fset := token.NewFileSet()
	next := make(chan int)
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for i := range next {
				files[i], errs[i] = parser.ParseFile(fset, names[i], nil, parser.SkipObjectResolution)
			}
		})
	}
	for i := range names {
		next <- i
	}
	close(next)
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return files, nil
}

func (d Declarations) addFile(f *ast.File) {
	w := writer{imports: importsOf(f)}
	for _, decl := range f.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			if decl.Recv == nil {
				d[decl.Name.Name] = "func" + w.text(decl.Type)
				continue
			}
			recv := decl.Recv.List[0].Type
			pointer := ""
			if _, ok := recv.(*ast.StarExpr); ok {
				pointer = "pointer "
			}
			d[baseName(recv)+"."+decl.Name.Name] = pointer + "method" + w.text(decl.Type)
		case *ast.GenDecl:
			d.addSpecs(decl, w)
		}
	}
}

func (d Declarations) addSpecs(decl *ast.GenDecl, w writer) {
	var last *ast.ValueSpec // of a constant group: what a line without a value repeats
	for i, spec := range decl.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			d.addType(spec, w)
		case *ast.ValueSpec:
			if decl.Tok == token.VAR {
				for _, name := range spec.Names {
					d[name.Name] = "var"
				}
				continue
			}
			if spec.Values != nil {
				last = spec
			}
			for j, name := range spec.Names {
				text := "const"
				if last != nil {
					if last.Type != nil {
						text += " " + w.text(last.Type)
					}
					if j < len(last.Values) {
						text += fmt.Sprintf(" = %s at %d", w.text(last.Values[j]), i)
					}
				}
				d[name.Name] = text
			}
		}
	}
}

func (d Declarations) addType(spec *ast.TypeSpec, w writer) {
	name := spec.Name.Name
	prefix := "type" + w.fields(spec.TypeParams, "[", "]") + " "
	if spec.Assign.IsValid() {
		prefix += "= "
	}
	switch t := spec.Type.(type) {
	case *ast.StructType:
		d[name] = prefix + "struct"
		d.addFields(name, t.Fields, "field ", w)
	case *ast.InterfaceType:
		d[name] = prefix + "interface"
		d.addFields(name, t.Methods, "method", w)
	default:
		d[name] = prefix + w.text(t)
	}
}

func (d Declarations) addFields(typeName string, fields *ast.FieldList, kind string, w writer) {
	for _, f := range fields.List {
		if len(f.Names) == 0 {
			d[typeName+".("+w.text(f.Type)+")"] = "embedded"
		}
		for _, name := range f.Names {
			text := kind + w.text(f.Type)
			if f.Tag != nil {
				text += " " + f.Tag.Value
			}
			d[typeName+"."+name.Name] = text
		}
	}
}

func importsOf(f *ast.File) map[string]string {
	imports := map[string]string{}
	for _, spec := range f.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			continue
		}
		if spec.Name != nil {
			imports[spec.Name.Name] = path
			continue
		}
		imports[path[strings.LastIndex(path, "/")+1:]] = path
	}
	return imports
}

// baseName is the name of a receiver's type.
func baseName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return baseName(e.X)
	case *ast.IndexExpr:
		return baseName(e.X)
	case *ast.IndexListExpr:
		return baseName(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}
