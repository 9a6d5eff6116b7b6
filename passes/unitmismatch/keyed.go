package unitmismatch

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// A keyed value stands beside the name of its header, and the program compares
// the name: the value in a loop over a table of headers, or the field Value of a
// list of name and value. What it is depends on the branch that it is used in.

// maxBeside bounds the uses of a list's element that are looked through.
const maxBeside = 64

// keysOf returns the values that hold the name of the header of which v is the
// value, and whether v is one of a table: a list's element may have fields that
// are no value.
func keysOf(v ssa.Value) (keys []ssa.Value, isTable bool) {
	switch v := v.(type) {
	case *ssa.Extract:
		next, ok := v.Tuple.(*ssa.Next)
		if !ok || next.IsString || v.Index != 2 {
			return nil, false
		}
		for _, ref := range *next.Referrers() {
			if key, ok := ref.(*ssa.Extract); ok && key.Index == 1 {
				keys = append(keys, key)
			}
		}
		return keys, true
	case *ssa.UnOp:
		fa, ok := v.X.(*ssa.FieldAddr)
		if !ok || v.Op != token.MUL || !isText(v.Type()) || fa.X.Referrers() == nil || len(*fa.X.Referrers()) > maxBeside {
			return nil, false
		}
		for _, ref := range *fa.X.Referrers() {
			if name, ok := ref.(*ssa.FieldAddr); ok && name.Field != fa.Field {
				for _, use := range *name.Referrers() {
					if load, ok := use.(*ssa.UnOp); ok && load.Op == token.MUL && isString(load.Type()) {
						keys = append(keys, load)
					}
				}
			}
		}
	case *ssa.Field:
		if !isText(v.Type()) || v.X.Referrers() == nil || len(*v.X.Referrers()) > maxBeside {
			return nil, false
		}
		for _, ref := range *v.X.Referrers() {
			if name, ok := ref.(*ssa.Field); ok && name.Field != v.Field && isString(name.Type()) {
				keys = append(keys, name)
			}
		}
	}
	return keys, false
}

// keyed labels a keyed value with all that it may be; elsewhereInBranch takes
// back what it is not in a branch.
func keyed(v ssa.Value, add func(flow.Kind, string)) {
	keys, _ := keysOf(v)
	for _, key := range keys {
		for _, name := range comparedWith(key, 0) {
			if k, what := headerKind(name); k != none {
				add(ofType(v.Type(), k), what)
			}
		}
	}
}

// elsewhereInBranch reports that in uses x where x is no value of kind k: in the
// branch of another name, or of none. A table's value whose name is compared
// with one of ours alone is that, wherever it is used.
func elsewhereInBranch(in ssa.Instruction, x ssa.Value, k flow.Kind, o flow.Origin) bool {
	if x != o.Value {
		return false
	}
	keys, isTable := keysOf(x)
	if len(keys) == 0 {
		return false
	}
	names := make(map[ssa.Value][]string)
	alone := isTable
	for _, key := range keys {
		names[key] = comparedWith(key, 0)
		for _, name := range names[key] {
			h, _ := headerKind(name)
			alone = alone && ofType(x.Type(), h) == k
		}
	}
	blocks := []*ssa.BasicBlock{in.Block()}
	if phi, ok := in.(*ssa.Phi); ok {
		blocks = nil
		for i, e := range phi.Edges {
			if e == x {
				blocks = append(blocks, phi.Block().Preds[i])
			}
		}
	}
	for _, b := range blocks {
		name, ok := nameAt(b, keys)
		if !ok && alone {
			return false
		}
		if h, _ := headerKind(name); ok && ofType(x.Type(), h) == k {
			return false
		}
	}
	return true
}

// nameAt returns the name that one of keys has where b runs: the innermost
// comparison that decides it.
func nameAt(b *ssa.BasicBlock, keys []ssa.Value) (string, bool) {
	for ; b != nil; b = b.Idom() {
		found := ""
		for _, p := range b.Preds {
			name, ok := nameOnEdge(p, b, keys)
			h, _ := headerKind(name)
			was, _ := headerKind(found)
			if !ok || found != "" && h != was {
				found = ""
				break
			}
			found = name
		}
		if found != "" {
			return found, true
		}
	}
	return "", false
}

// nameOnEdge returns the name that one of keys has if the branch at the end of p
// goes to b.
func nameOnEdge(p, b *ssa.BasicBlock, keys []ssa.Value) (string, bool) {
	branch, ok := p.Instrs[len(p.Instrs)-1].(*ssa.If)
	if !ok || p.Succs[0] == p.Succs[1] {
		return "", false
	}
	cond, want := branch.Cond, p.Succs[0] == b
	for {
		not, ok := cond.(*ssa.UnOp)
		if !ok || not.Op != token.NOT {
			break
		}
		cond, want = not.X, !want
	}
	switch cond := cond.(type) {
	case *ssa.BinOp:
		if want != (cond.Op == token.EQL) || cond.Op != token.EQL && cond.Op != token.NEQ {
			return "", false
		}
		for _, side := range []ssa.Value{cond.X, cond.Y} {
			if name, ok := constString(other(cond, side)); ok && isKey(side, keys, 0) {
				return name, true
			}
		}
	case *ssa.Call:
		fn := flow.Callee(cond)
		if !want || fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != "strings" || fn.Name() != "EqualFold" {
			return "", false
		}
		for i, side := range cond.Call.Args {
			if name, ok := constString(cond.Call.Args[1-i]); ok && isKey(side, keys, 0) {
				return name, true
			}
		}
	}
	return "", false
}

// isKey reports whether v is one of keys, also after a change of case.
func isKey(v ssa.Value, keys []ssa.Value, depth int) bool {
	for _, key := range keys {
		if v == key {
			return true
		}
	}
	call, ok := v.(*ssa.Call)
	return ok && depth < 3 && folds(call) && isKey(call.Call.Args[0], keys, depth+1)
}

// folds reports whether call changes the case of a name.
func folds(call *ssa.Call) bool {
	fn := flow.Callee(call)
	if fn == nil || fn.Pkg() == nil {
		return false
	}
	switch fn.Pkg().Path() + "." + fn.Name() {
	case "strings.ToLower", "strings.ToUpper", "net/http.CanonicalHeaderKey", "net/textproto.CanonicalMIMEHeaderKey", "strings.TrimSpace":
		return true
	}
	return false
}

func isString(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

// comparedWith returns the constant texts that v is compared with, by ==,
// switch or EqualFold, also after a change of case.
func comparedWith(v ssa.Value, depth int) []string {
	var out []string
	if v.Referrers() == nil || depth > 3 {
		return nil
	}
	for _, ref := range *v.Referrers() {
		switch ref := ref.(type) {
		case *ssa.BinOp:
			for _, op := range []ssa.Value{ref.X, ref.Y} {
				if s, ok := constString(op); ok && (ref.Op == token.EQL || ref.Op == token.NEQ) {
					out = append(out, s)
				}
			}
		case *ssa.Call:
			fn := flow.Callee(ref)
			if fn == nil || fn.Pkg() == nil {
				continue
			}
			if fn.Pkg().Path() == "strings" && fn.Name() == "EqualFold" {
				for _, op := range ref.Call.Args {
					if s, ok := constString(op); ok {
						out = append(out, s)
					}
				}
			} else if folds(ref) {
				out = append(out, comparedWith(ref, depth+1)...)
			}
		}
	}
	return out
}
