package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// A contextKey stands for the values that contexts have under a key, whatever
// the context. It is the type of the key with its constant, or the variable that
// is the key.
type contextKey string

const contextPrefix = "context "

// keyOf returns the key that v is, or "".
func keyOf(v ssa.Value) contextKey {
	mi, ok := v.(*ssa.MakeInterface)
	if !ok {
		return ""
	}
	name := types.TypeString(mi.X.Type(), nil)
	switch x := mi.X.(type) {
	case *ssa.Const:
		if x.Value != nil {
			return contextKey(name + "=" + x.Value.ExactString())
		}
		return contextKey(name)
	case *ssa.Global:
		return contextKey(x.String())
	case *ssa.UnOp:
		if x.Op != token.MUL {
			return ""
		}
		if g, ok := x.X.(*ssa.Global); ok {
			return contextKey(g.String())
		}
		// key{}
		if st, ok := x.Type().Underlying().(*types.Struct); ok && st.NumFields() == 0 {
			return contextKey(name)
		}
	}
	return ""
}

// putsInContext returns the key under which call puts argument i into a context,
// or "".
func putsInContext(callee *types.Func, args []ssa.Value, i int) contextKey {
	if callee == nil || i != 2 || callee.FullName() != "context.WithValue" {
		return ""
	}
	return keyOf(args[1])
}

// seedContext notes the reads of contexts.
func (s *solver) seedContext(call *ssa.Call) {
	callee := Callee(call)
	if callee == nil || callee.Name() != "Value" || callee.Pkg() == nil || callee.Pkg().Path() != "context" {
		return
	}
	args := Args(call)
	if key := keyOf(args[len(args)-1]); key != "" {
		s.contextReads[key] = append(s.contextReads[key], call)
		s.importPlace(key)
	}
}

func (s *solver) visitContext(n contextKey, a atom) {
	for _, v := range s.contextReads[n] {
		s.add(v, a, reason{node: n, atom: a})
	}
}
