package fidelity

import (
	"go/ast"
	"go/types"
	"strings"
)

// A writer writes types and signatures so that two files can be compared that import the same package under different
// names, and name the same parameter differently.
type writer struct {
	imports map[string]string // name in the file, import path
}

func (w writer) text(e ast.Expr) string {
	switch e := e.(type) {
	case nil:
		return ""
	case *ast.ParenExpr:
		return w.text(e.X)
	case *ast.StarExpr:
		return "*" + w.text(e.X)
	case *ast.SelectorExpr:
		if id, ok := e.X.(*ast.Ident); ok {
			if path, ok := w.imports[id.Name]; ok {
				return path + "." + e.Sel.Name
			}
		}
		return w.text(e.X) + "." + e.Sel.Name
	case *ast.Ident:
		return e.Name
	case *ast.ArrayType:
		return "[" + w.text(e.Len) + "]" + w.text(e.Elt)
	case *ast.Ellipsis:
		return "..." + w.text(e.Elt)
	case *ast.MapType:
		return "map[" + w.text(e.Key) + "]" + w.text(e.Value)
	case *ast.ChanType:
		return [...]string{"?", "chan<- ", "<-chan ", "chan "}[e.Dir] + w.text(e.Value)
	case *ast.FuncType:
		return w.fields(e.TypeParams, "[", "]") + w.fields(e.Params, "(", ")") + w.results(e.Results)
	case *ast.InterfaceType:
		if len(e.Methods.List) == 0 {
			return "any"
		}
		return "interface{" + w.fields(e.Methods, "", "") + "}"
	case *ast.StructType:
		return "struct{" + w.fields(e.Fields, "", "") + "}"
	case *ast.IndexExpr:
		return w.text(e.X) + "[" + w.text(e.Index) + "]"
	case *ast.IndexListExpr:
		var args []string
		for _, a := range e.Indices {
			args = append(args, w.text(a))
		}
		return w.text(e.X) + "[" + strings.Join(args, ", ") + "]"
	case *ast.BinaryExpr:
		return w.text(e.X) + " " + e.Op.String() + " " + w.text(e.Y)
	}
	return types.ExprString(e)
}

// fields writes each field's type as often as the field has names.
func (w writer) fields(list *ast.FieldList, open, shut string) string {
	if list == nil {
		return ""
	}
	var all []string
	for _, f := range list.List {
		for range max(1, len(f.Names)) {
			all = append(all, w.text(f.Type))
		}
	}
	return open + strings.Join(all, ", ") + shut
}

// results writes an empty result list, which generated code has as "()", as none.
func (w writer) results(list *ast.FieldList) string {
	if list == nil || len(list.List) == 0 {
		return ""
	}
	return w.fields(list, " (", ")")
}
