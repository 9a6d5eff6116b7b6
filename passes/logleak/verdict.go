package logleak

import (
	"go/ast"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
)

// judge turns hits into findings, one for each logging call: of several
// values, the worst.
func (c *checker) judge(hits []flow.Hit) []report.Finding {
	best := make(map[ssa.CallInstruction]int)
	var out []report.Finding
	var ranks []int
	for _, h := range hits {
		h, shown := c.cutBehind(h)
		if !shown || c.isOutput(h) {
			continue
		}
		h.Word = cutTerminal(h.Word)
		l, ok := c.locate(h)
		if !ok || c.before(l, h) || c.hides(l) {
			continue
		}
		f, ok := c.finding(l, h)
		if !ok || rankOf(h.Kind) == 1 && strings.HasSuffix(c.pass.Fset.Position(f.Pos).Filename, "_test.go") {
			continue // what a test prints of a URL is of its own fixtures
		}
		rank := rankOf(h.Kind)
		if i, known := best[l.call]; known {
			if rank > ranks[i] {
				out[i], ranks[i] = f, rank
			}
			continue
		}
		best[l.call] = len(out)
		out, ranks = append(out, f), append(ranks, rank)
	}
	return out
}

func rankOf(k flow.Kind) int {
	switch k & base {
	case secret, dump, authHeaders:
		return 3
	case authRequest, holdsSecret:
		return 2
	}
	return 1
}

// A leak is the call that is to blame, and the argument.
type leak struct {
	call ssa.CallInstruction
	val  ssa.Value // nil if it is not known which
	arg  int       // of call, the receiver counted
	elem int       // in the list of a "...any" argument, or -1
	kind flow.Kind
	via  string // the logging call if call is a helper's
}

// locate finds the call to blame: the logging call itself, or where it is in a
// helper that writes whatever it gets, the call of the helper. A helper that
// takes a request and writes its URL could have left it out.
func (c *checker) locate(h flow.Hit) (leak, bool) {
	var l leak
	switch in := h.Instr.(type) {
	case *ssa.Store:
		u, ok := c.sinks.uses[in]
		if !ok {
			return l, false
		}
		args := u.call.Common().Args
		l = leak{call: u.call, val: in.Val, arg: len(args) - 1, elem: elementIndex(in), kind: h.Kind}
		if u.call.Common().IsInvoke() {
			l.arg++
		}
	case ssa.CallInstruction:
		l = leak{call: in, val: h.Value, elem: -1, kind: h.Kind}
		for i, a := range flow.Args(in) {
			if a == h.Value {
				l.arg = i
			}
		}
	}
	for i := len(h.Hops) - 1; i >= 0; i-- {
		hop := h.Hops[i]
		val := flow.Args(hop.Call)[hop.Arg]
		if l.call != nil && !(hop.Passed && isGeneric(val.Type(), 0) && !c.usesItself(hop)) {
			break
		}
		if l.call == nil && hop.Call.Common().IsInvoke() && !isGeneric(val.Type(), 0) {
			return l, false // what is behind the interface may be another
		}
		l = leak{call: hop.Call, val: val, arg: hop.Arg, elem: -1, kind: hop.In, via: h.Word}
		if !c.shown(&l) {
			return l, false
		}
		if !hop.Passed {
			l.kind = h.Kind
		}
	}
	return l, l.call != nil
}

// usesItself reports whether the function that hop calls does something with
// the argument besides writing it to the log: it makes a request of it. Then it
// knows what it writes.
func (c *checker) usesItself(hop flow.Hop) bool {
	for _, fn := range c.targets[hop.Call] {
		if hop.Arg < len(fn.Params) && c.isSent(fn.Params[hop.Arg], 0) {
			return true
		}
	}
	return false
}

// isSent reports whether v goes to net/http or net/url, itself or in a
// function of the package.
func (c *checker) isSent(v ssa.Value, depth int) bool {
	if depth > 4 || v.Referrers() == nil {
		return false
	}
	for _, in := range *v.Referrers() {
		switch in := in.(type) {
		case ssa.CallInstruction:
			fn := flow.Callee(in)
			if fn == nil || fn.Pkg() == nil {
				continue
			}
			switch path := fn.Pkg().Path(); {
			case path == "net/http", path == "net/url", graph.IsSDK(path):
				return true
			case path == "strings", path == "path", path == "fmt" && strings.HasPrefix(fn.Name(), "Sprint"):
				if call := in.Value(); call != nil && isStringType(call.Type()) && c.isSent(call, depth+1) {
					return true
				}
			}
			for _, body := range c.targets[in] {
				for i, a := range flow.Args(in) {
					if a == v && i < len(body.Params) && c.isSent(body.Params[i], depth+1) {
						return true
					}
				}
			}
		case *ssa.BinOp:
			if isStringType(in.Type()) && c.isSent(in, depth+1) {
				return true
			}
		case *ssa.Store:
			// An argument of Sprintf.
			if list := listOf(in); in.Val == v && list != nil && c.isSent(list, depth+1) {
				return true
			}
		case *ssa.Convert, *ssa.ChangeType, *ssa.Phi, *ssa.MakeInterface:
			if c.isSent(in.(ssa.Value), depth+1) {
				return true
			}
		}
	}
	return false
}

// listOf is the list of a "...T" argument that st fills, or nil.
func listOf(st *ssa.Store) ssa.Value {
	ia, ok := st.Addr.(*ssa.IndexAddr)
	if !ok {
		return nil
	}
	arr, ok := ia.X.(*ssa.Alloc)
	if !ok || arr.Comment != "varargs" {
		return nil
	}
	for _, ref := range *arr.Referrers() {
		if sl, ok := ref.(*ssa.Slice); ok {
			return sl
		}
	}
	return nil
}

// shown finds out which of the values in a list of arguments has the label,
// and whether the format that the helper is given shows it.
func (c *checker) shown(l *leak) bool {
	stores := listStores(l.val)
	if stores == nil {
		return true
	}
	verbs, formatted := []verb(nil), false
	if args := flow.Args(l.call); l.arg > 0 && l.arg < len(args) {
		if s, ok := constText(args[l.arg-1]); ok && hasVerb(s) {
			verbs, formatted = formatVerbs(args[l.arg-1])
		}
	}
	any := false
	for _, st := range stores {
		if !c.sol.Has(st.Val, l.kind) {
			continue
		}
		any = true
		i := elementIndex(st)
		if formatted && i < len(verbs) && !writes(graph.PrintFmt, verbs[i].char, l.kind) {
			continue
		}
		l.val, l.elem = st.Val, i
		return true
	}
	return !any
}

// expr finds the argument in the source.
func (c *checker) expr(l leak, call *ast.CallExpr) ast.Expr {
	i := l.arg
	com := l.call.Common()
	if com.IsInvoke() || com.Signature().Recv() != nil {
		i--
	}
	if i < 0 {
		if sel, ok := call.Fun.(*ast.SelectorExpr); ok {
			return sel.X
		}
		return nil
	}
	if l.elem >= 0 {
		i += l.elem
	}
	if i >= len(call.Args) {
		return nil
	}
	return call.Args[i]
}

func (c *checker) finding(l leak, h flow.Hit) (report.Finding, bool) {
	call := source.Call(c.pass, l.call.Common().Pos())
	if call == nil {
		return report.Finding{}, false
	}
	f := report.Finding{Pos: call.Pos(), End: call.End()}
	f.Category, f.Message = c.words(l, h, call)
	if h.Origin.Place != "" {
		f.Steps = append(f.Steps, report.Step{Place: h.Origin.Place, Text: h.Origin.What})
	}
	last := f.Pos
	for _, steps := range [][]flow.Step{h.Steps, h.Inner} {
		for _, st := range steps {
			if st.Pos.IsValid() && st.Pos != last {
				f.Steps = append(f.Steps, report.Step{Pos: st.Pos, Text: kindName(st.Kind)})
				last = st.Pos
			}
		}
	}
	return f, true
}

// typeOf is the type of the value that is written, as it was before it became
// an interface.
func typeOf(v ssa.Value) types.Type {
	if mi, ok := v.(*ssa.MakeInterface); ok {
		return mi.X.Type()
	}
	return v.Type()
}
