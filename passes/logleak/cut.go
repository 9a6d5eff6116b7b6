package logleak

import (
	"go/constant"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// cutsOff reports whether a slice of a text leaves out what matters: the query
// of a URL, or all but a few characters of a credential.
func cutsOff(in *ssa.Slice, k flow.Kind) bool {
	switch k & base {
	case fullURL:
		// The first characters are those of the service.
		n, ok := constInt(in.High)
		return in.High != nil && (ok && n <= 40 || isQueryIndex(in.High))
	case secret:
		if in.High != nil && isShort(in.High, 0) {
			return true
		}
		if sub, ok := in.Low.(*ssa.BinOp); ok && sub.Op == token.SUB && in.High == nil {
			return isShort(sub.Y, 0)
		}
	}
	return false
}

// isShort reports whether n is a number of characters that are not enough to
// use a token, which has more than a thousand.
func isShort(n ssa.Value, depth int) bool {
	if depth > 8 {
		return false
	}
	switch n := n.(type) {
	case *ssa.Const:
		i, ok := constInt(n)
		return ok && i <= 40
	case *ssa.Phi:
		for _, e := range ssaview.Edges(n) {
			if isShort(e, depth+1) {
				return true
			}
		}
	case *ssa.Call:
		if b, ok := n.Call.Value.(*ssa.Builtin); ok && b.Name() == "min" {
			for _, a := range n.Call.Args {
				if isShort(a, depth+1) {
					return true
				}
			}
		}
	}
	return false
}

func constInt(v ssa.Value) (int64, bool) {
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.Int {
		return 0, false
	}
	return c.Int64(), true
}

// isQueryIndex reports whether v is where the '?' of a text is.
func isQueryIndex(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	if !ok {
		return false
	}
	fn := flow.Callee(call)
	if fn == nil || fn.Pkg() == nil || !strings.HasPrefix(fn.Name(), "Index") {
		return false
	}
	for _, a := range flow.Args(call) {
		if isQuestionMark(a) {
			return true
		}
	}
	return false
}

func isQuestionMark(v ssa.Value) bool {
	if s, ok := constText(v); ok {
		return strings.HasPrefix(s, "?")
	}
	n, ok := constInt(v)
	return ok && n == '?'
}

// cutInPlace reports whether a phi joins a URL with itself without its query:
//
//	if i := strings.IndexByte(u, '?'); i >= 0 { u = u[:i] }
func cutInPlace(phi *ssa.Phi, x ssa.Value, k flow.Kind) bool {
	if k&base != fullURL && k&base != secret {
		return false
	}
	for _, e := range phi.Edges {
		switch e := cutPart(e).(type) {
		case *ssa.Slice:
			if e.X == x && cutsOff(e, k) {
				return true
			}
		case *ssa.Extract:
			if call, ok := e.Tuple.(*ssa.Call); ok && e.Index == 0 && isCut(call) && call.Call.Args[0] == x {
				return true
			}
		}
	}
	return false
}

// cutPart returns the part of a text that was there before something that is
// written out, such as dots, was added to it.
func cutPart(v ssa.Value) ssa.Value {
	for range 4 {
		switch x := v.(type) {
		case *ssa.BinOp:
			if x.Op != token.ADD {
				return v
			}
			if v = x.X; isConstant(v) {
				v = x.Y
			}
		case *ssa.Call:
			fn := flow.Callee(x)
			if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != "fmt" || !strings.HasPrefix(fn.Name(), "Sprint") {
				return v
			}
			elems := flow.Elements(x.Call.Args[len(x.Call.Args)-1])
			if len(elems) == 0 {
				return v
			}
			v = elems[0]
		default:
			return v
		}
	}
	return v
}

func isCut(call *ssa.Call) bool {
	fn := flow.Callee(call)
	return fn != nil && fn.Pkg() != nil && (fn.Pkg().Path() == "strings" || fn.Pkg().Path() == "bytes") && fn.Name() == "Cut" && len(call.Call.Args) == 2 && isQuestionMark(call.Call.Args[1])
}

// cut is about the functions of strings that take a URL apart at its query, or
// replace what matters.
func cut(fn *types.Func, args []ssa.Value, arg int, k flow.Kind) ([]flow.Out, bool) {
	switch fn.Name() {
	case "Cut":
		if s, ok := constText(args[1]); ok && k&base == secret && arg == 0 && s == " " {
			return []flow.Out{{To: 1, Kind: k}}, true // the scheme, the token
		}
		if k&base == fullURL && arg == 0 && isQuestionMark(args[1]) {
			return []flow.Out{{To: 1, Kind: k}}, true
		}
	case "Split", "SplitN":
		if k&base == fullURL && arg == 0 && isQuestionMark(args[1]) {
			return nil, true // who splits there takes the first part
		}
		if s, ok := constText(args[1]); ok && k&base == secret && s == "." {
			return nil, true // the claims of a token without its signature
		}
	case "Replace", "ReplaceAll":
		if len(args) > 2 && arg == 0 && isPlaceholder(args[2], args[1]) {
			return nil, true
		}
		if arg == 1 {
			return nil, true // what is replaced
		}
	}
	return nil, false
}

// isFirstWord reports whether in selects the scheme of an Authorization header
// that is split at its blank.
func isFirstWord(in *ssa.IndexAddr, k flow.Kind) bool {
	n, ok := constInt(in.Index)
	call, isCall := in.X.(*ssa.Call)
	if !ok || n != 0 || !isCall || k&base != secret {
		return false
	}
	fn := flow.Callee(call)
	if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != "strings" {
		return false
	}
	if fn.Name() == "Fields" {
		return true
	}
	if !strings.HasPrefix(fn.Name(), "Split") {
		return false
	}
	s, _ := constText(call.Call.Args[1])
	return s == " "
}

// isPlaceholder reports whether v is what stands for old, which is left out.
func isPlaceholder(v, old ssa.Value) bool {
	s, ok := constText(v)
	if !ok {
		return false
	}
	s = strings.ToLower(s)
	for _, w := range []string{"*", "xxx", "redact", "hidden", "mask", "removed", "secret", "...", "…", "token"} {
		if strings.Contains(s, w) {
			return true
		}
	}
	// Without "Bearer " a token is still one; without the token it is none.
	return s == "" && !isConstant(old)
}
