package retry

import (
	"go/types"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// heldIn is what is in a cell of which a run itself knows nothing: what the
// package's initializer left in a variable that nothing else touches, or what
// every constructor of the package puts into a field.
func (p *pkg) heldIn(c cell, t types.Type) val {
	if p.reading {
		return val{} // what the initializer has not set yet it can not read
	}
	switch base := c.base.(type) {
	case *ssa.Global:
		if base.Pkg == p.view.Package() && !p.inits().touched[base] {
			return p.inits().mem.get(c, t)
		}
	case *ssa.Alloc:
		if base.Parent() != nil && base.Parent().Synthetic == "package initializer" {
			return p.inits().mem.get(c, t)
		}
	case *ssa.Parameter, *ssa.FreeVar:
		n := namedOf(base.Type())
		i, err := strconv.Atoi(trimDot(c.path))
		if n == nil || err != nil || n.Obj().Pkg() != p.pass.Pkg {
			return val{}
		}
		return p.field(n, i)
	}
	return val{}
}

func trimDot(path string) string {
	if path == "" {
		return ""
	}
	return path[1:]
}

// field is what is known of field i of every n that the package makes. Fields
// that other packages may set are not known.
func (p *pkg) field(n *types.Named, i int) val {
	st, ok := n.Underlying().(*types.Struct)
	if !ok || i >= st.NumFields() || n.Obj().Exported() && st.Field(i).Exported() {
		return val{}
	}
	key := fieldKey{n.Origin(), i}
	if v, ok := p.inits().fields[key]; ok {
		return v
	}
	p.inits().fields[key] = val{}
	v := p.fieldOnce(key, st.Field(i).Type())
	p.inits().fields[key] = v
	return v
}

func (p *pkg) fieldOnce(key fieldKey, t types.Type) val {
	var out val
	first := true
	add := func(v val) {
		if first {
			out, first = v, false
		} else {
			out = join(out, v)
		}
	}
	for _, instr := range p.structs()[key.n] {
		switch instr := instr.(type) {
		case *ssa.FieldAddr:
			if instr.Field != key.i || isBool(t) && p.onlyAsked(instr) {
				continue
			}
			if v, set, ok := putIn(instr, t); !ok {
				return val{}
			} else if set {
				add(v)
			}
		case *ssa.Alloc:
			if !sets(instr, key.i) {
				add(zeroOf(t))
			}
		}
	}
	return out
}

// onlyAsked reports whether an instruction is in an option, a function literal
// that an exported function returns, which nothing but tests of the package asks for:
// it is as it is by default, unless another module wants it otherwise.
func (p *pkg) onlyAsked(instr ssa.Instruction) bool {
	lit := instr.Parent()
	fn := lit.Parent()
	if fn == nil || fn.Parent() != nil || fn.Object() == nil || !fn.Object().Exported() || fn.Signature.Recv() != nil {
		return false
	}
	p.references()
	for _, c := range p.callsOf[fn] {
		if !p.inTest(c.Parent()) {
			return false
		}
	}
	return len(p.refs[fn]) == len(p.callsOf[fn])
}

func (p *pkg) inTest(fn *ssa.Function) bool {
	return strings.HasSuffix(p.pass.Fset.Position(fn.Pos()).Filename, "_test.go")
}

// structsOf lists, by the types of this package, the instructions that select a
// field and the composite literals, in order.
func (p *pkg) structsOf() map[*types.Named][]ssa.Instruction {
	out := make(map[*types.Named][]ssa.Instruction)
	note := func(t types.Type, instr ssa.Instruction) {
		if n := namedOf(t); n != nil && n.Obj().Pkg() == p.pass.Pkg {
			out[n.Origin()] = append(out[n.Origin()], instr)
		}
	}
	for _, fn := range p.view.Functions() {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				switch instr := instr.(type) {
				case *ssa.FieldAddr:
					note(instr.X.Type(), instr)
				case *ssa.Alloc:
					if instr.Comment == "complit" {
						note(instr.Type(), instr)
					}
				}
			}
		}
	}
	return out
}

// putIn is what is stored at addr, a field, as far as it is written out there.
func putIn(addr *ssa.FieldAddr, t types.Type) (v val, set, ok bool) {
	v = zeroOf(t)
	for _, r := range *addr.Referrers() {
		switch r := r.(type) {
		case *ssa.UnOp, *ssa.DebugRef, *ssa.IndexAddr:
		case *ssa.Store:
			if r.Addr != ssa.Value(addr) {
				return val{}, false, false
			}
			if load, ok := r.Val.(*ssa.UnOp); ok {
				v = composed(load.X, t)
			} else {
				v = writtenOut(r.Val)
			}
			set = true
		case *ssa.FieldAddr:
			in, some, fine := putIn(r, deref(r.Type()))
			if !fine {
				return val{}, false, false
			}
			if some && v.k == object && r.Field < len(v.parts) {
				v.parts = slices.Clone(v.parts)
				v.parts[r.Field] = in
				set = true
			}
		case ssa.CallInstruction:
			// A method of it, or somebody who may change it.
			if _, isStruct := t.Underlying().(*types.Struct); !isStruct {
				return val{}, false, false
			}
		default:
			return val{}, false, false
		}
	}
	return v, set, true
}

// composed is a struct that is written out, as far as its fields are constants.
func composed(at ssa.Value, t types.Type) val {
	a, ok := at.(*ssa.Alloc)
	out := zeroOf(t)
	if !ok || a.Comment != "complit" || out.k != object {
		return val{}
	}
	stores, ok := initial(a)
	if !ok {
		return val{}
	}
	for _, s := range stores {
		i, err := strconv.Atoi(trimDot(s.at))
		if err != nil || i >= len(out.parts) {
			return val{} // a struct within
		}
		out.parts[i] = writtenOut(s.val)
	}
	return out
}

// writtenOut is v if that is a constant or a declared function.
func writtenOut(v ssa.Value) val {
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value == nil {
			return zeroOf(v.Type())
		}
		return constVal(v.Value)
	case *ssa.Function:
		return val{k: closure, fn: v}
	}
	return val{}
}

// sets reports whether a composite literal gives a value to its field i.
func sets(a *ssa.Alloc, i int) bool {
	return slices.ContainsFunc(*a.Referrers(), func(r ssa.Instruction) bool {
		fa, ok := r.(*ssa.FieldAddr)
		return ok && fa.Field == i
	})
}
