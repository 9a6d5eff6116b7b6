package retry

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/ssaview"
)

// usesOf returns the calls that get fn as an argument.
func (p *pkg) usesOf(fn *ssa.Function) []use {
	t := tracer{p: p}
	for _, r := range p.references()[fn] {
		if r.instr == nil {
			t.value(r.value, "")
		} else {
			t.at(r.instr, r.value, "")
		}
	}
	return t.uses
}

// A tracer follows a function value forwards: through variables, tables of
// structs, slices and maps, the variables of closures, and what functions of
// the package return. It is a may: of an element of a table any element may be
// meant. A table in a field is followed to where the methods of the struct read
// it, as each of its values goes that way.
type tracer struct {
	p    *pkg // nil to stay within the function
	uses []use
	seen []traced
}

type traced struct {
	v    ssa.Value
	path string
}

// maxTraced bounds how many values one function is followed through.
const maxTraced = 400

func (t *tracer) value(v ssa.Value, path string) {
	at := traced{v, path}
	if v == nil || v.Referrers() == nil || len(path) > 40 || len(t.seen) > maxTraced || slices.Contains(t.seen, at) {
		return
	}
	t.seen = append(t.seen, at)
	for _, r := range *v.Referrers() {
		t.at(r, v, path)
	}
}

// at follows v through one instruction that uses it. What v holds at path is
// the function.
func (t *tracer) at(instr ssa.Instruction, v ssa.Value, path string) {
	switch r := instr.(type) {
	case ssa.CallInstruction:
		t.given(r, v, path)
	case *ssa.ChangeType, *ssa.ChangeInterface, *ssa.MakeInterface, *ssa.Convert, *ssa.Phi, *ssa.Slice, *ssa.Range, *ssa.Next,
		*ssa.UnOp: // the contents of a variable that holds the value
		t.value(r.(ssa.Value), path)
	case *ssa.Store:
		if r.Val == v {
			t.stored(r.Addr, path)
		}
	case *ssa.Field:
		t.part(r, path, sub("", r.Field))
	case *ssa.FieldAddr:
		t.part(r, path, sub("", r.Field))
	case *ssa.Index, *ssa.IndexAddr:
		t.part(r.(ssa.Value), path, element)
	case *ssa.Lookup:
		if r.X == v {
			t.part(r, path, element)
		}
	case *ssa.Extract:
		switch r.Tuple.(type) {
		case *ssa.Next:
			if r.Index == 2 {
				t.part(r, path, element)
			}
		case *ssa.Lookup:
			if r.Index == 0 {
				t.value(r, path)
			}
		}
	case *ssa.MapUpdate:
		if r.Value == v {
			t.stored(r.Map, element+path)
		}
	case *ssa.MakeClosure:
		fn := r.Fn.(*ssa.Function)
		for i, b := range r.Bindings {
			if b == v && t.p != nil {
				t.value(fn.FreeVars[i], path)
			}
		}
	case *ssa.Return:
		if t.p != nil {
			t.returned(r, v, path)
		}
	}
}

// element is the step in a path from a slice, an array or a map to what is in it.
const element = ".*"

// part follows a part of a value if the function is in that part.
func (t *tracer) part(v ssa.Value, path, step string) {
	if rest, ok := strings.CutPrefix(path, step); ok && (rest == "" || rest[0] == '.') {
		t.value(v, rest)
	}
}

// given is about a call that gets v.
func (t *tracer) given(call ssa.CallInstruction, v ssa.Value, path string) {
	c := call.Common()
	if b, ok := c.Value.(*ssa.Builtin); ok {
		if b.Name() == "append" {
			t.value(call.Value(), path)
		}
		return
	}
	for i, a := range c.Args {
		if a == v {
			if c.IsInvoke() {
				i++
			}
			t.uses = append(t.uses, use{call, i, path})
		}
	}
}

// stored follows the variable, or the struct, array or map, that a value is
// put in.
func (t *tracer) stored(addr ssa.Value, path string) {
	switch a := addr.(type) {
	case *ssa.FieldAddr:
		if t.p != nil {
			for _, read := range t.p.ownReads(a) {
				t.value(read, path)
			}
		}
		t.stored(a.X, sub("", a.Field)+path)
	case *ssa.IndexAddr:
		t.stored(a.X, element+path)
	case *ssa.UnOp:
		t.stored(a.X, path) // a map, or a pointer, in a variable
	case *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice, *ssa.Phi, *ssa.FreeVar:
		t.value(a, path)
	}
}

// returned follows a result to the calls of the function.
func (t *tracer) returned(r *ssa.Return, v ssa.Value, path string) {
	t.p.references()
	for _, call := range t.p.callsOf[r.Parent()] {
		for i, res := range r.Results {
			switch {
			case res != v:
			case len(r.Results) == 1:
				t.value(call, path)
			default:
				for _, ref := range *call.Referrers() {
					if e, ok := ref.(*ssa.Extract); ok && e.Index == i {
						t.value(e, path)
					}
				}
			}
		}
	}
}

// ownReads returns where methods of a struct of the package read the field of
// their receiver to whose address a value is stored.
func (p *pkg) ownReads(addr *ssa.FieldAddr) []ssa.Value {
	p.references()
	return p.fieldReads[fieldVar(addr.X.Type(), addr.Field)]
}

// noteRead indexes a read of a field of the receiver.
func (p *pkg) noteRead(instr ssa.Instruction) {
	switch in := instr.(type) {
	case *ssa.FieldAddr:
		if ofReceiver(in.X) {
			f := fieldVar(in.X.Type(), in.Field)
			p.fieldReads[f] = append(p.fieldReads[f], in)
		}
	case *ssa.Field:
		if ofReceiver(in.X) {
			f := fieldVar(in.X.Type(), in.Field)
			p.fieldReads[f] = append(p.fieldReads[f], in)
		}
	}
}

// ofReceiver reports whether v is the receiver of the method it is in, or of
// the method around.
func ofReceiver(v ssa.Value) bool {
	for range 4 {
		switch x := v.(type) {
		case *ssa.Parameter:
			fn := x.Parent()
			return fn.Signature.Recv() != nil && fn.Params[0] == x
		case *ssa.UnOp:
			v = x.X
		case *ssa.FreeVar:
			v = bindingOf(x)
		case *ssa.Alloc:
			v = ssaview.OnlyStored(x)
		default:
			return false
		}
	}
	return false
}

// fieldVar returns field i of the struct t, or that t points to.
func fieldVar(t types.Type, i int) *types.Var {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	if st, ok := t.Underlying().(*types.Struct); ok {
		return st.Field(i)
	}
	return nil
}
