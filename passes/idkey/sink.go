package idkey

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// callers starts the word of a sink in a container in memory that a parameter
// holds: whether it outlives the call is for the callers to say.
const callers = "~"

// sink returns what it is that uses x as a key in instruction in, or "".
func (c *checker) sink(in ssa.Instruction, x ssa.Value, k flow.Kind) string {
	if k == stable || k == item || !isKeyValue(x, k) {
		return ""
	}
	switch in := in.(type) {
	case *ssa.Lookup:
		if in.Index == x && isMap(in.X.Type()) {
			return c.inMemory("a map", in.X, in)
		}
	case *ssa.MapUpdate:
		if in.Key == x {
			return c.inMemory("a map", in.Map, in)
		}
		if in.Value == x && constText(in.Key) == "_id" && isJSONObject(in.Map.Type()) {
			return "a document" // MongoDB's primary key, in a bson.M
		}
		if in.Value == x && (c.isCondition(in) || c.boundKey(in)) {
			return "an SQL statement"
		}
		if in.Value == x && c.filterKey(in) {
			return "a document"
		}
	case *ssa.Store:
		if in.Val != x {
			return ""
		}
		if k == id && c.keyField(in) {
			return "field " + fieldName(in)
		}
		if k == id && (c.storedKey(in) != "" || c.boundStore(in)) {
			return "field " + fieldName(in)
		}
		if k == id && c.documentKey(in) {
			return "a document"
		}
		if call, i := variadicArg(in); call != nil {
			return c.argument(call, i, x, k)
		}
	case ssa.CallInstruction:
		args := flow.Args(in)
		for i, arg := range args {
			if arg == x && !(i == len(args)-1 && variadicSlice(in)) {
				if word := c.argument(in, i, x, k); word != "" {
					return word
				}
			}
		}
	}
	return ""
}

// isKeyValue reports whether x itself can be a key made of an id: the text or
// a digest of it, or a struct of which it is a part.
func isKeyValue(x ssa.Value, k flow.Kind) bool {
	if mi, ok := x.(*ssa.MakeInterface); ok {
		x = mi.X
	}
	t := x.Type()
	if _, ok := types.Unalias(t).(*types.TypeParam); ok {
		return true
	}
	switch u := t.Underlying().(type) {
	case *types.Struct:
		return k == holder || isNamedArg(t)
	case *types.Array:
		return true
	case *types.Basic:
		return k == id
	case *types.Slice:
		// Bytes, or a list of values for an SQL statement.
		return k == id && keyElem(u.Elem())
	case *types.Pointer:
		return k == id && isTextType(t)
	case *types.Interface:
		return true
	}
	return false
}

func isMap(t types.Type) bool {
	if _, ok := types.Unalias(t).(*types.TypeParam); ok {
		return true
	}
	_, ok := t.Underlying().(*types.Map)
	return ok
}

// inMemory returns the word for a container in memory: none if it is dropped
// when the function returns.
func (c *checker) inMemory(what string, container ssa.Value, in ssa.Instruction) string {
	switch c.life.at(container, in) {
	case lifeCall:
		return ""
	case lifeCaller:
		return callers + what
	}
	return what
}

// argument returns what uses argument i of call, the value x, as a key.
func (c *checker) argument(call ssa.CallInstruction, i int, x ssa.Value, k flow.Kind) string {
	callee := flow.Callee(call)
	args := flow.Args(call)
	spread := i == len(args)-1 && call.Common().Signature().Variadic() && !variadicSlice(call)
	if s, ok := graph.StoreOf(callee); ok {
		switch {
		case k == holder && !s.Memory:
			return "" // a struct is a record there, not a key
		case spread && s.Pairs > 0:
			return "" // keys and values
		case !s.IsKey(i) || strings.HasSuffix(s.What, "file") && c.temporary(x):
			return ""
		case s.Memory && len(args) > 0:
			return c.inMemory(s.What, args[0], call)
		}
		return s.What
	}
	if c.isOwnStore(callee) && isPlainKey(x) && isFirstText(call, 0, i) {
		return "a store"
	}
	if s, ok := statementOf(callee); ok && i >= s.First && k == id {
		if word := c.statement(call, s, i, x, spread); word != "" {
			return word
		}
	}
	return c.named(call, callee, i, x)
}

// statementOf is graph.StatementOf, also for what a project calls otherwise: a
// text and then values. The text tells whether it is SQL.
func statementOf(callee *types.Func) (graph.Statement, bool) {
	if s, ok := graph.StatementOf(callee); ok {
		return s, true
	}
	if callee == nil || callee.Pkg() == nil || !isProject(callee.Pkg().Path()) || !callee.Signature().Variadic() {
		return graph.Statement{}, false
	}
	params := callee.Signature().Params()
	last := params.Len() - 1
	list, ok := params.At(last).Type().(*types.Slice)
	if !ok || !isAny(list.Elem()) || last < 1 || !isTextType(params.At(last-1).Type()) {
		return graph.Statement{}, false
	}
	if callee.Signature().Recv() != nil {
		last++
	}
	return graph.Statement{Text: last - 1, First: last}, true
}

// sqlVerbs begin the statements that store and look up.
var sqlVerbs = map[string]bool{
	"select": true, "insert": true, "update": true, "delete": true, "replace": true, "merge": true, "upsert": true, "with": true,
	hole: true, // a comment or a table's hint may come first
}

func isAny(t types.Type) bool {
	i, ok := t.Underlying().(*types.Interface)
	return ok && i.NumMethods() == 0
}

// isNamedArg reports whether t is what sql.Named returns.
func isNamedArg(t types.Type) bool { return graph.IsNamed(t, "database/sql", "NamedArg") }

// argName returns the name under which sql.Named gives a value, or "".
func argName(x ssa.Value) string {
	if mi, ok := x.(*ssa.MakeInterface); ok {
		x = mi.X
	}
	if call, ok := x.(*ssa.Call); ok && isNamedArg(call.Type()) && len(call.Call.Args) > 0 {
		return strings.ToLower(constText(call.Call.Args[0]))
	}
	return ""
}

// statement returns "an SQL statement" if value i of it, x, is a key there. All
// says that it is the list of all values, made before.
func (c *checker) statement(call ssa.CallInstruction, s graph.Statement, i int, x ssa.Value, all bool) string {
	text := ""
	if s.Text == graph.None {
		text = c.prepared(flow.Args(call)[0], 0)
	} else if v := argAt(call, s.Text); v != nil {
		text = c.text(v, 0)
	}
	if text == "" {
		return ""
	}
	if s.Condition {
		text = "select 1 where " + text
	}
	stmt := parseSQL(text)
	if len(stmt.tokens) == 0 || !sqlVerbs[stmt.tokens[0]] {
		return ""
	}
	if all && stmt.listed() || !all && (stmt.keyed(i-s.First) || stmt.keyedAs(argName(x))) {
		return "an SQL statement"
	}
	return ""
}

// isCondition reports whether in puts a value into a map that a query compares
// columns with, as gorm's Where does, and no column of it is the stable one.
func (c *checker) isCondition(in *ssa.MapUpdate) bool {
	if _, ok := in.Map.(*ssa.MakeMap); !ok || constText(in.Key) == "" {
		return false
	}
	queried := false
	for _, ref := range referrers(in.Map) {
		switch ref := ref.(type) {
		case *ssa.MapUpdate:
			if graph.IsStableField(strings.ToLower(constText(ref.Key))) {
				return false
			}
		case *ssa.MakeInterface:
			for _, use := range referrers(ref) {
				switch use := use.(type) {
				case ssa.CallInstruction:
					queried = queried || isQuery(use, ref)
				case *ssa.Store:
					if call, _ := variadicArg(use); call != nil {
						queried = queried || isQuery(call, nil)
					}
				}
			}
		}
	}
	return queried
}

// isQuery reports whether call runs a statement with the condition v, or nil
// if that is one of its variadic arguments.
func isQuery(call ssa.CallInstruction, v ssa.Value) bool {
	s, ok := graph.StatementOf(flow.Callee(call))
	if !ok || !s.Condition {
		return false
	}
	args := flow.Args(call)
	return v == nil || s.Text < len(args) && args[s.Text] == v
}

// prepared returns the text of a prepared statement.
func (c *checker) prepared(stmt ssa.Value, depth int) string {
	if depth > 6 {
		return ""
	}
	switch v := stmt.(type) {
	case *ssa.Extract:
		return c.prepared(v.Tuple, depth+1)
	case *ssa.Call:
		fn := flow.Callee(v)
		if fn == nil || !strings.HasPrefix(fn.Name(), "Prepare") {
			return ""
		}
		for _, arg := range flow.Args(v)[1:] {
			if b, ok := arg.Type().Underlying().(*types.Basic); ok && b.Info()&types.IsString != 0 {
				return c.text(arg, depth+1)
			}
		}
	case *ssa.UnOp:
		var found []ssa.Value
		for _, val := range c.stores.at(v.X) {
			if k, isConst := val.(*ssa.Const); !isConst || !k.IsNil() {
				found = append(found, val)
			}
		}
		if len(found) == 1 {
			return c.prepared(found[0], depth+1)
		}
	}
	return ""
}
