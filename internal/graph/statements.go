package graph

import (
	"go/types"
	"strings"
)

// A Statement is a function that takes the text of an SQL statement, or of a
// condition of one, and then the values for its placeholders.
type Statement struct {
	// Text is the argument with the text, the receiver being 0, or None for a
	// prepared statement, whose text is where it was prepared.
	Text int
	// First is the first value.
	First int
	// Condition says that the text is what follows WHERE.
	Condition bool
}

type statementKind uint8

const (
	whole     statementKind = iota + 1 // a text, then values
	condition                          // a condition, then values: Where("id = ?", id)
	inline                             // a destination, then a condition and values: First(&row, "id = ?", id)
)

// statements lists the names of methods that run SQL. The package is not
// asked: database/sql, sqlx, pgx, gorm and projects' own interfaces over them
// agree on the names and on a text before the variadic values.
var statements = func() map[string]statementKind {
	m := make(map[string]statementKind)
	add := func(k statementKind, names string) {
		for n := range strings.FieldsSeq(names) {
			m[n] = k
		}
	}
	add(whole, "Exec ExecContext Query QueryContext QueryRow QueryRowContext") // database/sql, pgx
	add(whole, "MustExec MustExecContext Queryx QueryxContext QueryRowx")      // sqlx
	add(whole, "QueryRowxContext Get GetContext Select SelectContext Queue")   // sqlx, and pgx's Batch
	add(whole, "Raw")                                                          // gorm
	add(condition, "Where WhereOr Not Or Having")                              // gorm, bun
	add(inline, "First Take Last Find Delete FirstOrCreate FirstOrInit")       // gorm
	return m
}()

// StatementOf returns what is known of fn as a function that runs SQL.
func StatementOf(fn *types.Func) (Statement, bool) {
	if fn == nil || fn.Signature().Recv() == nil || !fn.Signature().Variadic() {
		return Statement{}, false
	}
	kind := statements[fn.Name()]
	params := fn.Signature().Params()
	last := params.Len() // the argument with the first variadic value
	if s, ok := params.At(last - 1).Type().(*types.Slice); kind == 0 || !ok || !isEmptyInterface(s.Elem()) {
		return Statement{}, false
	}
	switch {
	case kind == inline:
		return Statement{Text: last, First: last + 1, Condition: true}, true
	case last > 1 && isText(params.At(last-2).Type()):
		return Statement{Text: last - 1, First: last, Condition: kind == condition}, true
	case last > 1 && kind == condition && isEmptyInterface(params.At(last-2).Type()):
		return Statement{Text: last - 1, First: last, Condition: true}, true
	}
	if n := NamedOf(fn.Signature().Recv().Type()); n != nil && strings.Contains(n.Obj().Name(), "Stmt") {
		return Statement{Text: None, First: last}, true
	}
	return Statement{}, false
}

func isText(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

func isEmptyInterface(t types.Type) bool {
	i, ok := t.Underlying().(*types.Interface)
	return ok && i.NumMethods() == 0
}

// binders lists the functions of sqlx that take the values of a statement by
// name, from a map or from the fields of a struct, as their last argument. The
// package is not asked, as above.
var binders = map[string]bool{
	"NamedExec": true, "NamedExecContext": true, "NamedQuery": true, "NamedQueryContext": true, "NamedQueryRow": true, "BindNamed": true,
}

// BindsByName reports whether fn is such a function.
func BindsByName(fn *types.Func) bool {
	if fn == nil || fn.Pkg() == nil {
		return false
	}
	return binders[fn.Name()] || fn.Name() == "Named" && fn.Signature().Recv() == nil && fn.Pkg().Path() == "github.com/jmoiron/sqlx"
}

// NamesValues reports whether t is pgx's map of the values of a statement by
// their names, which is given to each of its methods.
func NamesValues(t types.Type) bool {
	n := NamedOf(t)
	return n != nil && (n.Obj().Name() == "NamedArgs" || n.Obj().Name() == "StrictNamedArgs") && n.Obj().Pkg() != nil &&
		trimVersion(n.Obj().Pkg().Path()) == "github.com/jackc/pgx"
}
