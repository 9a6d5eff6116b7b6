package idkey

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// An index of the program's own may be told by a function what the key of a
// thing is: New(func(m Message) string { ... }). It keeps the function in a
// field, calls it for each thing, and uses what it returns as a key. The id is
// then read far from the map, and the call that gives the function is to blame.
//
// What a function in a field returns is followed as if it were an id; if that
// becomes a key, the field holds a key function, and so is every parameter that
// is stored in it. Other packages get this as a fact. Functions that are only
// called where they were given are left out: what they are for is over with the
// call (GroupBy).

// A KeyFunc is a parameter or a field that holds such a function.
type KeyFunc struct {
	// Name is "Func", "Type.Method" or "Type.Field".
	Name string
	// Param counts the parameters, the receiver not among them; -1 is a field.
	Param int
	// Place is where the result becomes a key: "file.go:12".
	Place string
}

// ofKeyFunc starts what an origin says of the result of such a function.
const ofKeyFunc = "keyed "

func isKeyFuncOrigin(o flow.Origin) bool { return strings.HasPrefix(o.What, ofKeyFunc) }

// isInner reports whether an origin is no id, but what may be one elsewhere.
func isInner(o flow.Origin) bool { return isRowOrigin(o) || isKeyFuncOrigin(o) }

// keyResult says that the result of a function in a field is followed.
func keyResult(call *ssa.Call) (flow.Kind, string) {
	sig := call.Call.Signature()
	if call.Call.IsInvoke() || sig.Params().Len() == 0 || sig.Results().Len() != 1 || calledField(call.Call.Value) == nil {
		return 0, ""
	}
	t := sig.Results().At(0).Type()
	if _, ok := types.Unalias(t).(*types.TypeParam); !ok && !isTextType(t) {
		return 0, ""
	}
	return id, ofKeyFunc + "by a function"
}

// calledField returns the field of a struct of a package of the program that a
// function is read from, or nil.
func calledField(v ssa.Value) *types.Var {
	switch v := v.(type) {
	case *ssa.ChangeType:
		return calledField(v.X)
	case *ssa.UnOp:
		if fa, ok := v.X.(*ssa.FieldAddr); ok && v.Op == token.MUL {
			if f := fieldOf(fa); f != nil {
				return f.Origin()
			}
		}
	case *ssa.Field:
		if st := structOf(v.X.Type()); st != nil {
			return st.Field(v.Field).Origin()
		}
	}
	return nil
}

// keyFuncs are the fields and parameters of the package that hold key functions,
// with the place where the result becomes a key.
type keyFuncs struct {
	fields map[*types.Var]string
	params map[*ssa.Parameter]string
}

// findKeyFuncs collects them from the hits.
func (c *checker) findKeyFuncs(hits []flow.Hit) keyFuncs {
	k := keyFuncs{make(map[*types.Var]string), make(map[*ssa.Parameter]string)}
	// Where the functions in a field are all known, the key itself is reported.
	told := make(map[ssa.Instruction]bool)
	for _, h := range hits {
		if h.Instr != nil && !isInner(h.Origin) {
			told[h.Instr] = true
		}
	}
	for _, h := range hits {
		if !isKeyFuncOrigin(h.Origin) || told[h.Instr] || strings.HasPrefix(h.Word, "field ") || c.excused(h) {
			continue
		}
		call, ok := h.Origin.Value.(*ssa.Call)
		if !ok {
			continue // in another package, which says so itself
		}
		place := h.Place
		if h.Instr != nil {
			place = placeOf(c.pass.Fset, sinkPos(h))
		}
		if f := calledField(call.Call.Value); f != nil && k.fields[f] == "" {
			k.fields[f] = place
		}
	}
	for range 3 { // constructors call each other
		for _, fn := range c.view.Functions() {
			c.passOn(fn, k)
		}
	}
	return k
}

// passOn marks the parameters that fn stores in such fields or gives to such
// parameters.
func (c *checker) passOn(fn *ssa.Function, k keyFuncs) {
	mark := func(v ssa.Value, place string) {
		if p := paramBehind(v, 0); p != nil && place != "" && k.params[p] == "" {
			k.params[p] = place
		}
	}
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.Store:
				if fa, ok := in.Addr.(*ssa.FieldAddr); ok {
					mark(in.Val, c.keyFuncField(fa, k))
				}
			case ssa.CallInstruction:
				for i, arg := range flow.Args(in) {
					if isFunc(arg.Type()) {
						mark(arg, c.keyFuncParam(in, i, k))
					}
				}
			}
		}
	}
}

func isFunc(t types.Type) bool {
	_, ok := t.Underlying().(*types.Signature)
	return ok
}

// paramBehind returns the parameter that v is, also where a literal captures it.
func paramBehind(v ssa.Value, depth int) *ssa.Parameter {
	if depth > 6 {
		return nil
	}
	only := func(vals []ssa.Value) *ssa.Parameter {
		if len(vals) != 1 {
			return nil
		}
		return paramBehind(vals[0], depth+1)
	}
	switch v := v.(type) {
	case *ssa.Parameter:
		return v
	case *ssa.ChangeType:
		return paramBehind(v.X, depth+1)
	case *ssa.FreeVar:
		return only(bindings(v))
	case *ssa.UnOp:
		return paramBehind(v.X, depth+1)
	case *ssa.Alloc:
		var vals []ssa.Value
		for _, st := range storesTo(v) {
			vals = append(vals, st.Val)
		}
		return only(vals)
	}
	return nil
}

// keyFuncField returns where what a function in a field returns becomes a key,
// or "".
func (c *checker) keyFuncField(fa *ssa.FieldAddr, k keyFuncs) string {
	f := fieldOf(fa)
	if f == nil || f.Pkg() == nil {
		return ""
	}
	if f.Pkg() == c.pass.Pkg {
		return k.fields[f.Origin()]
	}
	return c.importedKeyFunc(f.Pkg(), typeNameOf(fa.X.Type())+"."+f.Name(), -1)
}

// keyFuncParam does so for argument i of a call, the receiver counted.
func (c *checker) keyFuncParam(call ssa.CallInstruction, i int, k keyFuncs) string {
	callee := flow.Callee(call)
	if callee == nil || callee.Pkg() == nil {
		return ""
	}
	if callee.Pkg() == c.pass.Pkg {
		if fn := staticCallee(call); fn != nil && i < len(fn.Params) {
			return k.params[fn.Params[i]]
		}
		return ""
	}
	if callee.Signature().Recv() != nil {
		i--
	}
	return c.importedKeyFunc(callee.Pkg(), funcName(callee), i)
}

// funcName is how facts call a function: "Func" or "Type.Method".
func funcName(fn *types.Func) string {
	if r := fn.Signature().Recv(); r != nil {
		return typeNameOf(r.Type()) + "." + fn.Name()
	}
	return fn.Name()
}

func (c *checker) importedKeyFunc(pkg *types.Package, name string, param int) string {
	f := new(pkgFact)
	if c.pass.ImportPackageFact(pkg, f) {
		for _, k := range f.Funcs {
			if k.Name == name && k.Param == param {
				return k.Place
			}
		}
	}
	return ""
}

// exported lists the key functions that other packages can give.
func (k keyFuncs) exported(own *types.Package) []KeyFunc {
	var out []KeyFunc
	for p, place := range k.params {
		obj, ok := p.Parent().Object().(*types.Func)
		i := slices.Index(p.Parent().Params, p)
		if !ok || !obj.Exported() {
			continue
		}
		if obj.Signature().Recv() != nil {
			i--
		}
		out = append(out, KeyFunc{funcName(obj), i, place})
	}
	for _, name := range own.Scope().Names() {
		tn, ok := own.Scope().Lookup(name).(*types.TypeName)
		if !ok || !tn.Exported() {
			continue
		}
		if st := structOf(tn.Type()); st != nil {
			for f := range st.Fields() {
				if place := k.fields[f]; place != "" && f.Exported() {
					out = append(out, KeyFunc{name + "." + f.Name(), -1, place})
				}
			}
		}
	}
	slices.SortFunc(out, func(a, b KeyFunc) int {
		if c := strings.Compare(a.Name, b.Name); c != 0 {
			return c
		}
		return a.Param - b.Param
	})
	return out
}
