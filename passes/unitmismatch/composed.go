package unitmismatch

import (
	"go/constant"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
)

// composed is what a text of kind k becomes when it is put together with the
// others of list, and with suffix behind them: the last decides on the unit. It
// is none where that is not known.
func composed(k flow.Kind, list ssa.Value, suffix string) flow.Kind {
	parts := flow.Elements(list)
	if suffix != "" || len(parts) < 2 {
		return suffixed(k, suffix)
	}
	if text, ok := constText(parts[len(parts)-1]); ok {
		return suffixed(k, text)
	}
	if _, ok := constText(parts[0]); ok {
		return k // something in front
	}
	return none
}

// appended is what a text of kind k becomes when call, the builtin append, puts
// something behind it.
func appended(call *ssa.Call, x ssa.Value, k, def flow.Kind) flow.Kind {
	b, ok := call.Call.Value.(*ssa.Builtin)
	if !ok || b.Name() != "append" || len(call.Call.Args) != 2 || call.Call.Args[0] != x || k != textSec && k != textMs {
		return def
	}
	rest := call.Call.Args[1]
	if text, ok := constText(rest); ok {
		return suffixed(k, text)
	}
	parts := flow.Elements(rest)
	if len(parts) == 0 {
		return none
	}
	text := ""
	for _, p := range parts {
		s, ok := constText(p)
		if !ok {
			return none
		}
		text += s
	}
	return suffixed(k, text)
}

// constText returns the text of a constant string, byte or rune.
func constText(v ssa.Value) (string, bool) {
	if c, ok := v.(*ssa.Const); ok && c.Value != nil {
		switch c.Value.Kind() {
		case constant.String:
			return constant.StringVal(c.Value), true
		case constant.Int:
			return string(rune(c.Int64())), true
		}
	}
	return "", false
}
