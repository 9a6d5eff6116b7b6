package retryoptions

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/types"
	"sort"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
)

// mistaken is where unitmismatch takes over: such a DelaySeconds is a number of
// milliseconds or nanoseconds.
const mistaken = 1000

// numbers reports numbers that do not mean what they seem to.
func (c *checker) numbers() []report.Finding {
	var out []report.Finding
	for p, sets := range c.sets {
		for _, s := range sets {
			n, ok := number(s.val)
			if !ok {
				continue
			}
			switch {
			case p.field == "MaxRetries" && n == 0 && len(sets) == 1 && !c.never(p.owner) && !c.loose(s):
				out = c.add(out, s, "zero", n)
			case p.field == "MaxRetries" && s.opts.max > 0 && n > s.opts.max,
				p.field == "DelaySeconds" && s.opts.delay > 0 && n > s.opts.delay && n < mistaken:
				out = c.add(out, s, "cut", n)
			}
		}
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Pos < out[j].Pos })
	return out
}

// loose reports whether a zero may be a default for others to change: of options
// in a struct of the program's own, or in a field whose address is handed on.
func (c *checker) loose(s set) bool {
	fa := s.in.Addr.(*ssa.FieldAddr)
	base := fa.X
	if a, ok := base.(*ssa.Alloc); ok && home(a) != nil {
		base = home(a)
	}
	if outer, ok := base.(*ssa.FieldAddr); ok {
		n := graph.NamedOf(outer.X.Type())
		return n == nil || n.Obj().Pkg() == nil || n.Obj().Pkg() == c.pass.Pkg || !isTable(n.Obj().Pkg().Path()) && !azure(n.Obj().Pkg().Path())
	}
	refs := base.Referrers()
	if refs == nil {
		return false
	}
	for _, ref := range *refs {
		other, ok := ref.(*ssa.FieldAddr)
		if !ok || other.Field != fa.Field {
			continue
		}
		for _, use := range *other.Referrers() {
			switch use.(type) {
			case *ssa.Store, *ssa.UnOp:
			default:
				return true // flag.IntVar(&opts.MaxRetries, …)
			}
		}
	}
	return false
}

func number(v ssa.Value) (int64, bool) {
	for {
		cv, ok := v.(*ssa.Convert)
		if !ok {
			break
		}
		v = cv.X
	}
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.Int {
		return 0, false
	}
	return constant.Int64Val(c.Value)
}

func (c *checker) add(out []report.Finding, s set, category string, n int64) []report.Finding {
	e := valueAt(c.pass, s.in)
	if e == nil {
		return out
	}
	f := report.Finding{Pos: e.Pos(), End: e.End(), Category: category}
	name := fieldName(s.in.Addr.(*ssa.FieldAddr))
	if category == "zero" {
		f.Message = fmt.Sprintf("%s: %s does not turn the retries of %s off: it stands for the default of 3, and a request is sent up to four times; %s",
			name, source.Text(e), s.opts.client, s.opts.off)
		if lit, ok := e.(*ast.BasicLit); ok && s.opts.off == "write -1" {
			f.Fix = &analysis.SuggestedFix{Message: "write -1", TextEdits: []analysis.TextEdit{{Pos: lit.Pos(), End: lit.End(), NewText: []byte("-1")}}}
		}
		return append(out, f)
	}
	limit, what := s.opts.max, "retries"
	if name == "DelaySeconds" {
		limit, what = s.opts.delay, "seconds"
	}
	f.Message = fmt.Sprintf("%s is %d, but %s cuts it to %d %s without a word; write %d, or repeat in code of your own",
		name, n, s.opts.client, limit, what, limit)
	return append(out, f)
}

// valueAt returns the expression that a store writes.
func valueAt(pass *analysis.Pass, st *ssa.Store) ast.Expr {
	for _, n := range source.Path(pass, st.Pos()) {
		switch n := n.(type) {
		case *ast.KeyValueExpr:
			return n.Value
		case *ast.BasicLit:
			return n
		case *ast.AssignStmt:
			for i, lhs := range n.Lhs {
				if len(n.Rhs) == len(n.Lhs) && lhs.Pos() <= st.Pos() && st.Pos() <= lhs.End() {
					return n.Rhs[i]
				}
			}
			return nil
		}
	}
	return nil
}

func isHandler(t types.Type) bool { return graph.IsNamed(t, graph.KiotaPath, "RetryHandler") }

// azure reports whether a path is of Azure's SDK, whose options hold azcore's.
func azure(path string) bool {
	return strings.HasPrefix(path, "github.com/Azure/azure-sdk-for-go/")
}
