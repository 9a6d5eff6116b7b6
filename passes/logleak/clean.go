package logleak

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// blocked reports that v is cleaned before it is used: a copy of headers from
// which Authorization is taken, a copy of a URL whose query is emptied. The
// order is not looked at: who cleans a copy does so before showing it.
func (c *checker) blocked(v ssa.Value, k flow.Kind) bool {
	switch k & base {
	case authHeaders:
		return isCopy(v, 0) && losesAuth(v)
	case authRequest:
		return isCopy(v, 0) && headerLosesAuth(v)
	case fullURL:
		return isPkgType(v.Type(), "net/url", "URL") && losesQuery(v)
	case request:
		return isCopy(v, 0) && urlLosesQuery(v)
	}
	return false
}

// isCopy reports whether v is a copy of headers or of a request.
func isCopy(v ssa.Value, depth int) bool {
	if depth > 4 { // two variables may hold each other's values
		return false
	}
	switch v := v.(type) {
	case *ssa.Call:
		fn := flow.Callee(v)
		return fn != nil && (strings.Contains(fn.Name(), "Clone") || strings.Contains(strings.ToLower(fn.Name()), "copy") || fn.Name() == "WithContext")
	case *ssa.Alloc, *ssa.MakeMap:
		return true
	case *ssa.UnOp:
		// A variable that holds one.
		if a, ok := v.X.(*ssa.Alloc); ok {
			for _, val := range ssaview.Stored(a) {
				if isCopy(val, depth+1) {
					return true
				}
			}
		}
		if fa, ok := v.X.(*ssa.FieldAddr); ok {
			return isCopy(fa.X, depth+1)
		}
	case *ssa.ChangeType:
		return isCopy(v.X, depth+1)
	}
	return false
}

// losesAuth reports whether Authorization is deleted from headers v, or
// overwritten with something constant.
func losesAuth(v ssa.Value) bool {
	return anyUse(v, func(in ssa.Instruction, x ssa.Value) bool {
		switch in := in.(type) {
		case *ssa.MapUpdate:
			return in.Map == x && isAuthKey(in.Key) && isConstant(in.Value)
		case ssa.CallInstruction:
			args := in.Common().Args
			if b, ok := in.Common().Value.(*ssa.Builtin); ok {
				return b.Name() == "delete" && len(args) == 2 && args[0] == x && removesKey(args[1])
			}
			if b, ok := in.Common().Value.(*ssa.Builtin); ok && b.Name() == "clear" {
				return true
			}
			fn := flow.Callee(in)
			if fn == nil {
				return false
			}
			args = flow.Args(in)
			if len(args) == 0 || args[0] != x {
				return redacts(fn, args, x)
			}
			switch fn.Name() {
			case "Del", "Remove":
				return len(args) > 1 && removesKey(args[1])
			case "Set":
				return len(args) > 2 && isAuthKey(args[1]) && isConstant(args[2])
			case "DeleteFunc":
				return true
			}
			return redacts(fn, args, x)
		}
		return false
	})
}

// redacts reports whether a function cleans what it is given in place.
func redacts(fn *types.Func, args []ssa.Value, x ssa.Value) bool {
	if !graph.IsRedactor(fn) || fn.Signature().Results().Len() > 0 {
		return false
	}
	for _, a := range args {
		if a == x {
			return true
		}
	}
	return false
}

// removesKey reports whether the key is that of a credential, or is not known:
// the key of a loop over a list of such.
func removesKey(key ssa.Value) bool {
	if s, ok := constText(key); ok {
		return isAuthName(s)
	}
	return true
}

// isConstant reports whether v is written in the program, also as the only
// element of a list.
func isConstant(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Const:
		return true
	case *ssa.Slice:
		a, ok := v.X.(*ssa.Alloc)
		if !ok {
			return false
		}
		for _, ref := range *a.Referrers() {
			if ia, ok := ref.(*ssa.IndexAddr); ok {
				for _, use := range *ia.Referrers() {
					if st, ok := use.(*ssa.Store); ok {
						if _, ok := st.Val.(*ssa.Const); !ok {
							return false
						}
					}
				}
			}
		}
		return true
	}
	return false
}

func headerLosesAuth(req ssa.Value) bool {
	return fieldUse(req, "Header", losesAuth)
}

func urlLosesQuery(req ssa.Value) bool {
	return fieldUse(req, "URL", losesQuery)
}

// fieldUse reports whether ok holds for a value read from the field of v.
func fieldUse(v ssa.Value, field string, ok func(ssa.Value) bool) bool {
	return anyUse(v, func(in ssa.Instruction, x ssa.Value) bool {
		fa, is := in.(*ssa.FieldAddr)
		if !is || fa.X != x {
			return false
		}
		if f, _ := fieldOf(fa); f == nil || f.Name() != field {
			return false
		}
		for _, ref := range *fa.Referrers() {
			if load, is := ref.(*ssa.UnOp); is && load.Op == token.MUL && ok(load) {
				return true
			}
		}
		return false
	})
}

// losesQuery reports whether the query of the URL behind v is emptied.
func losesQuery(v ssa.Value) bool {
	return anyUse(v, func(in ssa.Instruction, x ssa.Value) bool {
		fa, ok := in.(*ssa.FieldAddr)
		if !ok || fa.X != x {
			return false
		}
		if f, _ := fieldOf(fa); f == nil || f.Name() != "RawQuery" {
			return false
		}
		for _, ref := range *fa.Referrers() {
			if st, ok := ref.(*ssa.Store); ok && st.Addr == fa && (isConstant(st.Val) || fromRedactor(st.Val)) {
				return true
			}
		}
		return false
	})
}

func fromRedactor(v ssa.Value) bool {
	call, _ := flow.ResultOf(v)
	return call != nil && graph.IsRedactor(flow.Callee(call))
}

// anyUse reports whether ok holds for a use of v, or of what is only another
// name of it.
func anyUse(v ssa.Value, ok func(in ssa.Instruction, x ssa.Value) bool) bool {
	return anyUseAt(v, ok, 0)
}

func anyUseAt(v ssa.Value, ok func(in ssa.Instruction, x ssa.Value) bool, depth int) bool {
	refs := v.Referrers()
	if refs == nil || depth > 3 {
		return false
	}
	for _, in := range *refs {
		if ok(in, v) {
			return true
		}
		switch in := in.(type) {
		case *ssa.ChangeType:
			if anyUseAt(in, ok, depth+1) {
				return true
			}
		case *ssa.Phi:
			if anyUseAt(in, ok, depth+1) {
				return true
			}
		case *ssa.Extract:
			if anyUseAt(in, ok, depth+1) {
				return true
			}
		case *ssa.Store:
			// Kept in a variable: its reads are v too.
			if a, is := in.Addr.(*ssa.Alloc); is && in.Val == v && ssaview.OnlyStored(a) != nil {
				for _, ref := range *a.Referrers() {
					if load, is := ref.(*ssa.UnOp); is && anyUseAt(load, ok, depth+1) {
						return true
					}
				}
			}
		}
	}
	return false
}

// keyLookedAt reports whether the loop over headers looks at the key: then it
// is taken to leave out the one that matters.
func keyLookedAt(next *ssa.Next) bool {
	for _, ref := range *next.Referrers() {
		if ex, ok := ref.(*ssa.Extract); ok && ex.Index == 1 && isExamined(ex, 0) {
			return true
		}
	}
	return false
}

func isRangeKey(key ssa.Value) bool {
	ex, ok := key.(*ssa.Extract)
	if !ok || ex.Index != 1 {
		return false
	}
	next, ok := ex.Tuple.(*ssa.Next)
	return ok && !keyLookedAt(next)
}

// isExamined reports whether something is decided by the text v.
func isExamined(v ssa.Value, depth int) bool {
	if depth > 4 || v.Referrers() == nil {
		return false
	}
	for _, in := range *v.Referrers() {
		switch in := in.(type) {
		case *ssa.BinOp:
			if in.Op == token.EQL || in.Op == token.NEQ {
				return true
			}
		case *ssa.Lookup:
			if in.Index == v && !isPkgType(in.X.Type(), "net/http", "Header") {
				return true
			}
		case *ssa.Call:
			if b, ok := in.Type().Underlying().(*types.Basic); ok && b.Kind() == types.Bool {
				return true
			}
			if fn := flow.Callee(in); fn != nil && (graph.IsRedactor(fn) || isStringType(in.Type()) && isExamined(in, depth+1)) {
				return true
			}
		case *ssa.MakeInterface:
			// An argument to print, no question.
		}
	}
	return false
}
