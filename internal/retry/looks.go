package retry

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/request"
)

// maxLooks bounds how deep the functions on the way to a request are asked.
const maxLooks = 4

// looksFirst reports whether each try of r at c is one only after a read has
// said that it is not done yet: in the function that a helper calls again, or
// in one on the way from c to the request.
func (p *pkg) looksFirst(c ssa.CallInstruction, r request.Request, helped bool) bool {
	if c == nil {
		c = r.Call // of a function that is handed over by its name
	}
	return c != nil && (helped && p.guarded(c) || p.guardedBelow(c, r, maxLooks))
}

// guardedBelow reports whether c sends r behind such a read in each function
// that it may call.
func (p *pkg) guardedBelow(c ssa.CallInstruction, r request.Request, depth int) bool {
	sent := false
	if depth == 0 {
		return false
	}
	for _, g := range p.callees(c) {
		for _, in := range p.idx.InFunc(g) {
			if in.Origin != r.Origin || in.OriginPlace != r.OriginPlace || in.Call == nil {
				continue
			}
			sent = true
			if !p.guarded(in.Call) && !p.guardedBelow(in.Call, r, depth-1) {
				return false
			}
		}
	}
	return sent
}

// guarded reports whether c is made only if a read before it says so.
func (p *pkg) guarded(c ssa.CallInstruction) bool {
	for b := c.Block(); b != nil; b = b.Idom() {
		for _, instr := range b.Instrs {
			if instr == ssa.Instruction(c) {
				break
			}
			if k, ok := instr.(*ssa.Call); ok && p.reads(k) && steers(k, c.Block()) {
				return true
			}
		}
	}
	return false
}

// reads reports whether all that a call sends are reads, of Graph.
func (p *pkg) reads(k *ssa.Call) bool {
	rs := p.at(k)
	for _, r := range rs {
		if r.Verb != "GET" && r.Safe == "" || r.Graph == request.No {
			return false
		}
	}
	return len(rs) > 0
}

// steers reports whether what k returned can keep the program from target: a
// condition on it has a side that does not lead there, which is not merely that
// the read failed.
func steers(k *ssa.Call, target *ssa.BasicBlock) bool {
	on := make(map[ssa.Value]bool) // what depends on k
	var add func(v ssa.Value)
	add = func(v ssa.Value) {
		if v == nil || on[v] || v.Referrers() == nil {
			return
		}
		on[v] = true
		for _, r := range *v.Referrers() {
			switch r := r.(type) {
			case *ssa.If:
				if failedSide(r.Cond, true) || failedSide(r.Cond, false) {
					continue
				}
				for _, b := range r.Parent().Blocks {
					for _, instr := range b.Instrs {
						if phi, ok := instr.(*ssa.Phi); ok && r.Block().Dominates(b) && isFound(phi) {
							add(phi)
						}
					}
				}
			case *ssa.Store:
				if a, ok := r.Addr.(*ssa.Alloc); ok && r.Val == v {
					add(a)
				}
			case ssa.Value:
				add(r)
			}
		}
	}
	add(k)
	for v := range on {
		for _, r := range *v.Referrers() {
			cond, ok := r.(*ssa.If)
			if !ok {
				continue
			}
			for i, s := range cond.Block().Succs {
				if !leads(s, target) && !failedSide(cond.Cond, i == 0) {
					return true
				}
			}
		}
	}
	return false
}

// isFound reports whether a variable that is set on some of the ways to a place
// says that something was found: a bool, or what was nothing before.
func isFound(phi *ssa.Phi) bool {
	if isInt(phi.Type()) {
		return false // a counter
	}
	return slices.ContainsFunc(phi.Edges, func(e ssa.Value) bool {
		_, ok := e.(*ssa.Const)
		return ok
	})
}

// leads reports whether target can run after b, or is b.
func leads(b, target *ssa.BasicBlock) bool { return b == target || following(b)[target] }

// failedSide reports whether the side of a condition is that of an error.
func failedSide(cond ssa.Value, side bool) bool {
	if n, ok := cond.(*ssa.UnOp); ok && n.Op == token.NOT {
		return failedSide(n.X, !side)
	}
	c, ok := cond.(*ssa.BinOp)
	if !ok || c.Op != token.EQL && c.Op != token.NEQ || !isErrorType(c.X.Type()) {
		return false
	}
	for _, v := range []ssa.Value{c.X, c.Y} {
		if k, ok := v.(*ssa.Const); ok && k.Value == constant.Value(nil) {
			return side == (c.Op == token.NEQ)
		}
	}
	return false
}

// looks reports whether every further try is preceded by a read whose success
// can end the retry: with such reads as walls, c is not reached again.
func (p *pkg) looks(c ssa.CallInstruction, r request.Request, verb string, set failure.Set, repeated func(*question) bool) bool {
	reads := func(instr ssa.Instruction) bool {
		k, ok := instr.(*ssa.Call)
		if !ok || ssa.CallInstruction(k) == c {
			return false
		}
		rs := p.at(k)
		for _, r := range rs {
			if r.Verb != "GET" && r.Safe == "" || r.Graph == request.No {
				return false
			}
		}
		return len(rs) > 0 && p.decides(k)
	}
	var answers classes[bool]
	for _, x := range set.Each() {
		if answers.of(x, func() (bool, *question) {
			q := p.question(c, r, verb, x)
			q.blocked = reads
			return repeated(q), q
		}) {
			return false
		}
	}
	return true
}

// decides reports whether anything depends on what a read returned besides its
// error.
func (p *pkg) decides(k *ssa.Call) bool {
	if k.Referrers() == nil {
		return false
	}
	if _, ok := k.Type().(*types.Tuple); !ok {
		return len(*k.Referrers()) > 0
	}
	for _, r := range *k.Referrers() {
		if e, ok := r.(*ssa.Extract); ok && !isErrorType(e.Type()) && e.Referrers() != nil && len(*e.Referrers()) > 0 {
			return true
		}
	}
	return false
}
