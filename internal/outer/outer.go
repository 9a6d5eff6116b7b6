// Package outer tells the code that runs only where the status of an HTTP
// response is not 200 from the rest.
//
// It is a must-analysis of the branches of one function: every response in it is
// taken to have status 200, and what no path reaches then is dead. Conditions
// that are not understood may go either way.
package outer

import (
	"go/constant"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// Dead holds, of each function that was asked about, the blocks that run only
// where a status is not 200.
type Dead map[*ssa.Function]map[*ssa.BasicBlock]bool

// In reports whether in runs only where a status is not 200.
func (d Dead) In(in ssa.Instruction) bool {
	return in.Block() != nil && d.blocks(in.Parent())[in.Block()]
}

// blocks returns the blocks of fn that no path reaches on which every
// *http.Response has status 200.
func (d Dead) blocks(fn *ssa.Function) map[*ssa.BasicBlock]bool {
	if dead, ok := d[fn]; ok {
		return dead
	}
	dead := make(map[*ssa.BasicBlock]bool)
	d[fn] = dead
	live := make(map[*ssa.BasicBlock]bool)
	var walk func(b *ssa.BasicBlock)
	walk = func(b *ssa.BasicBlock) {
		if live[b] {
			return
		}
		live[b] = true
		succs := b.Succs
		if n := len(b.Instrs); n > 0 {
			if br, ok := b.Instrs[n-1].(*ssa.If); ok {
				if v, known := with200(br.Cond); known {
					succs = succs[taken(v):][:1]
				}
			}
		}
		for _, s := range succs {
			walk(s)
		}
	}
	if len(fn.Blocks) > 0 {
		walk(fn.Blocks[0])
	}
	if fn.Recover != nil {
		walk(fn.Recover)
	}
	for _, b := range fn.Blocks {
		if !live[b] {
			dead[b] = true
		}
	}
	return dead
}

// taken returns the index of the successor for a condition's value.
func taken(v bool) int {
	if v {
		return 0
	}
	return 1
}

// joined evaluates a condition put together with && and || in a variable.
func joined(phi *ssa.Phi) (value, known bool) {
	for i, e := range phi.Edges {
		pred := phi.Block().Preds[i]
		if br, ok := pred.Instrs[len(pred.Instrs)-1].(*ssa.If); ok {
			if v, known := with200(br.Cond); known && pred.Succs[taken(v)] != phi.Block() {
				continue // not the way that 200 goes
			}
		}
		v, ok := with200(e)
		if !ok || known && v != value {
			return false, false
		}
		value, known = v, true
	}
	return value, known
}

// with200 evaluates a condition with 200 for the status of each response.
func with200(cond ssa.Value) (value, known bool) {
	switch c := cond.(type) {
	case *ssa.Const:
		if c.Value != nil && c.Value.Kind() == constant.Bool {
			return constant.BoolVal(c.Value), true
		}
	case *ssa.Phi:
		// Loops come back to a phi; only the ends of && and || are wanted.
		if strings.HasPrefix(c.Comment, "&&") || strings.HasPrefix(c.Comment, "||") {
			return joined(c)
		}
	case *ssa.UnOp:
		if c.Op == token.NOT {
			v, ok := with200(c.X)
			return !v, ok
		}
	case *ssa.BinOp:
		switch c.Op {
		case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
		default:
			return false, false
		}
		x, xs := number(c.X)
		y, ys := number(c.Y)
		if x == nil || y == nil || xs == ys {
			return false, false
		}
		return constant.Compare(x, c.Op, y), true
	case *ssa.Call:
		callee := flow.Callee(c)
		if callee == nil {
			return false, false
		}
		switch id := graph.ID(callee); {
		case id.Recv == "Response" && id.Name == "IsError" && graph.IsResty(id.Pkg):
			return false, true
		case id.Recv == "Response" && id.Name == "IsSuccess" && graph.IsResty(id.Pkg):
			return true, true
		case id.Pkg == graph.AzcorePath+"/runtime" && id.Name == "HasStatusCode":
			return true, true
		}
	}
	return false, false
}

// number evaluates v with 200 for the status of each response, and reports
// whether there is one in it.
func number(v ssa.Value) (n constant.Value, status bool) {
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value != nil && v.Value.Kind() == constant.Int {
			return v.Value, false
		}
	case *ssa.UnOp:
		if fa, ok := v.X.(*ssa.FieldAddr); ok && v.Op == token.MUL && IsStatus(fa.X.Type(), fa.Field) {
			return constant.MakeInt64(200), true
		}
	case *ssa.BinOp:
		if v.Op == token.QUO {
			x, sx := number(v.X)
			y, sy := number(v.Y)
			if x != nil && y != nil && sx && !sy && constant.Sign(y) != 0 {
				return constant.BinaryOp(x, token.QUO_ASSIGN, y), true
			}
		}
	case *ssa.Call:
		if callee := flow.Callee(v); callee != nil {
			if id := graph.ID(callee); id.Recv == "Response" && id.Name == "StatusCode" && graph.IsResty(id.Pkg) {
				return constant.MakeInt64(200), true
			}
		}
	}
	return nil, false
}

// IsStatus reports whether field i of t is the status of an *http.Response.
func IsStatus(t types.Type, i int) bool {
	if !graph.IsNamed(t, "net/http", "Response") {
		return false
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	st, ok := t.Underlying().(*types.Struct)
	return ok && i < st.NumFields() && st.Field(i).Name() == "StatusCode"
}
