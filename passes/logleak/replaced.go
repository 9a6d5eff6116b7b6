package logleak

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// A handler of slog may replace attributes before it writes them. Which logger
// has which handler is mostly decided elsewhere, so that a replacement in the
// package, or in one that it imports, counts for all its loggers, but those that
// are seen to be made without. What it replaces is told by the texts it compares
// with: the keys. If it compares with none but the handler's own, it may look at
// the values, and hides all.
type replaced struct {
	keys []string
	all  bool
}

// handlerKeys are the attributes that handlers add themselves.
var handlerKeys = []string{"time", "level", "msg", "source"}

// findReplaced looks for ReplaceAttr.
func (c *checker) findReplaced() replaced {
	var r replaced
	for f, vals := range c.stores.fields {
		if f.Name() != "ReplaceAttr" || f.Pkg() == nil || f.Pkg().Path() != slogPath {
			continue
		}
		for _, v := range vals {
			if k, ok := v.(*ssa.Const); ok && k.IsNil() {
				continue
			}
			fn := bodyOf(v)
			if fn == nil || len(fn.Blocks) == 0 || !r.compare(fn) {
				r.all = true
			}
		}
	}
	return r
}

func bodyOf(v ssa.Value) *ssa.Function {
	switch v := v.(type) {
	case *ssa.Function:
		return v
	case *ssa.MakeClosure:
		return bodyOf(v.Fn)
	case *ssa.ChangeType:
		return bodyOf(v.X)
	}
	return nil
}

// compare collects the texts that fn compares with, and reports whether it is
// seen to choose by them.
func (r *replaced) compare(fn *ssa.Function) bool {
	found := false
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.BinOp:
			case *ssa.Call:
				callee := flow.Callee(in)
				if callee == nil || callee.Pkg() == nil || callee.Pkg().Path() != "strings" {
					continue
				}
			default:
				continue
			}
			for _, op := range in.Operands(nil) {
				if s, ok := constText(*op); ok && s != "" {
					r.keys = append(r.keys, strings.ToLower(s))
					found = true
				}
			}
		}
	}
	return found
}

// hides reports whether a handler of slog takes the value of a leak out, by its
// key.
func (c *checker) hides(l leak) bool {
	if c.sinks.calls[l.call] != graph.PrintSlog || len(c.scrubs.Keys) == 0 || c.plainLogger(flow.Args(l.call), 0) {
		return false
	}
	key := attrKey(l)
	if key == "" {
		return true
	}
	return slices.ContainsFunc(c.scrubs.Keys, func(k string) bool {
		return !slices.Contains(handlerKeys, k) && strings.Contains(strings.ToLower(key), k)
	})
}

// attrKey returns the key under which a leak is logged, or "".
func attrKey(l leak) string {
	v := l.val
	if mi, ok := v.(*ssa.MakeInterface); ok {
		v = mi.X
	}
	if call, ok := v.(*ssa.Call); ok && graph.MakesAttr(flow.Callee(call)) && len(call.Call.Args) > 0 {
		s, _ := constText(call.Call.Args[0])
		return s
	}
	if l.elem < 1 {
		return ""
	}
	args := flow.Args(l.call)
	for _, st := range listStores(args[len(args)-1]) {
		if elementIndex(st) != l.elem-1 {
			continue
		}
		if mi, ok := st.Val.(*ssa.MakeInterface); ok {
			s, _ := constText(mi.X)
			return s
		}
	}
	return ""
}

// plainLogger reports whether the logger that is the first of args is made, in
// the same function or for the field that it is read from, of a handler whose
// options replace nothing.
func (c *checker) plainLogger(args []ssa.Value, depth int) bool {
	if depth > 6 || len(args) == 0 {
		return false
	}
	if load, ok := args[0].(*ssa.UnOp); ok && load.Op == token.MUL {
		vals := c.stores.at(load.X)
		return len(vals) > 0 && !slices.ContainsFunc(vals, func(v ssa.Value) bool { return !c.plainLogger([]ssa.Value{v}, depth+1) })
	}
	made, ok := args[0].(*ssa.Call)
	if !ok {
		return false
	}
	fn := flow.Callee(made)
	if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != slogPath {
		return false
	}
	switch fn.Name() {
	case "With", "WithGroup":
		return fn.Signature().Recv() != nil && c.plainLogger(flow.Args(made), depth+1)
	case "New":
		h := made.Call.Args[0]
		if mi, ok := h.(*ssa.MakeInterface); ok {
			h = mi.X
		}
		handler, ok := h.(*ssa.Call)
		if !ok || len(handler.Call.Args) != 2 {
			return false
		}
		if maker := flow.Callee(handler); maker == nil || maker.Pkg() == nil || maker.Pkg().Path() != slogPath || c.scrubbingWriter(handler.Call.Args[0]) {
			return false
		}
		return replacesNothing(handler.Call.Args[1])
	}
	return false
}

func replacesNothing(opts ssa.Value) bool {
	switch opts := opts.(type) {
	case *ssa.Const:
		return opts.IsNil()
	case *ssa.Alloc:
		for _, ref := range *opts.Referrers() {
			if fa, ok := ref.(*ssa.FieldAddr); ok {
				if f, _ := fieldOf(fa); f != nil && f.Name() == "ReplaceAttr" {
					return false
				}
			}
		}
		_, named := opts.Type().Underlying().(*types.Pointer)
		return named
	}
	return false
}
