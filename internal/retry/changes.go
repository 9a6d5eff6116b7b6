package retry

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// changes are the places on which a call becomes another call: beyond them it
// is sent with other arguments, to the next item of a list or the next page.
// A rebuilt body, a fresh token, a counter that only sets the pause and a new
// context are no changes.
type changes struct {
	at    map[ssa.Instruction]bool
	edge  map[[2]*ssa.BasicBlock]bool
	param map[*ssa.Parameter]bool // the parameters that the arguments depend on
	self  ssa.Value               // the results of the call itself
	seen  map[ssa.Value]bool
	// loop holds the blocks that can follow the call.
	loop map[*ssa.BasicBlock]bool
	call *ssa.BasicBlock
}

// changesOf finds what changes the arguments of c. Numbers are left out where
// they only count the tries.
func changesOf(c ssa.CallInstruction, numbers bool) *changes {
	x := &changes{
		at:    make(map[ssa.Instruction]bool),
		edge:  make(map[[2]*ssa.BasicBlock]bool),
		param: make(map[*ssa.Parameter]bool),
		seen:  make(map[ssa.Value]bool),
		self:  c.Value(),
		loop:  following(c.Block()),
		call:  c.Block(),
	}
	x.called(c.Common())
	for _, a := range c.Common().Args {
		if numbers || !isInt(a.Type()) {
			x.visit(a)
		}
	}
	return x
}

// counts reports whether a call is given a number that is another each time.
func counts(c ssa.CallInstruction) bool {
	x := changesOf(c, false)
	edges, at := len(x.edge), len(x.at)
	for _, a := range c.Common().Args {
		if isInt(a.Type()) {
			x.visit(a)
		}
	}
	return len(x.edge) > edges || len(x.at) > at
}

// onNumber reports whether the call with these changes depends on a number
// that its function is given.
func (x *changes) onNumber() bool {
	for prm := range x.param {
		if isInt(prm.Type()) {
			return true
		}
	}
	return false
}

// args visits what a call is made of.
func (x *changes) args(c *ssa.CallCommon) {
	x.called(c)
	for _, a := range c.Args {
		x.visit(a)
	}
}

// called visits what is called, if that is a value.
func (x *changes) called(c *ssa.CallCommon) {
	if _, ok := c.Value.(*ssa.Function); !ok {
		x.visit(c.Value)
	}
}

func (x *changes) visit(v ssa.Value) {
	if v == nil || v == x.self || x.seen[v] || isContext(v.Type()) || isTesting(v.Type()) {
		return
	}
	x.seen[v] = true
	switch v := v.(type) {
	case *ssa.Const, *ssa.Function, *ssa.Builtin:
	case *ssa.Parameter:
		x.param[v] = true
	case *ssa.Phi:
		x.phi(v)
	case *ssa.Call:
		if takesNext(v.Common()) {
			x.at[v] = true
		}
		x.args(v.Common())
	case *ssa.Next:
		x.at[v] = true
	case *ssa.Select:
		x.at[v] = true
	case *ssa.UnOp:
		switch v.Op {
		case token.ARROW:
			x.at[v] = true
		case token.MUL:
			x.load(v.X)
		default:
			x.visit(v.X)
		}
	case *ssa.Alloc:
		x.load(v)
	case *ssa.MakeClosure:
		for _, b := range v.Bindings {
			x.visit(b)
		}
	case *ssa.MakeMap:
		for _, r := range *v.Referrers() {
			if u, ok := r.(*ssa.MapUpdate); ok && u.Map == v {
				x.visit(u.Value)
			}
		}
	default:
		if instr, ok := v.(ssa.Instruction); ok {
			for _, op := range instr.Operands(nil) {
				x.visit(*op)
			}
		}
	}
}

// phi visits the values that meet, and finds the edges that bring a new one
// to the head of a loop.
func (x *changes) phi(v *ssa.Phi) {
	b := v.Block()
	for i, pred := range b.Preds {
		if b.Dominates(pred) {
			x.back(v, v.Edges[i], pred, b, 0, 0)
		} else {
			x.visit(v.Edges[i])
		}
	}
}

// back looks at a value that the end of a loop gives to head: whether it is
// what head was, or brings another on the edge. Steps of a counter are added up,
// as one that is taken back before the next turn takes it again is none.
func (x *changes) back(head *ssa.Phi, v ssa.Value, from, to *ssa.BasicBlock, step int64, depth int) {
	if b, ok := v.(*ssa.BinOp); ok && depth < 8 {
		if k, ok := stepOf(b); ok {
			x.back(head, b.X, from, to, step+k, depth+1)
			return
		}
	}
	if v == head && step == 0 || rewound(v, head) {
		return
	}
	for i, pred := range head.Block().Preds {
		if step == 0 && !head.Block().Dominates(pred) && congruent(v, head.Edges[i]) {
			x.visit(v)
			return
		}
	}
	if inner, ok := v.(*ssa.Phi); ok && depth < 8 && head.Block().Dominates(inner.Block()) && inner.Block() != head.Block() {
		for i, pred := range inner.Block().Preds {
			if inner.Edges[i] != inner {
				x.back(head, inner.Edges[i], pred, inner.Block(), step, depth+1)
			}
		}
		return
	}
	x.edge[[2]*ssa.BasicBlock{from, to}] = true
}

// stepOf is what a sum adds to its first operand.
func stepOf(b *ssa.BinOp) (int64, bool) {
	c, ok := b.Y.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.Int {
		return 0, false
	}
	switch b.Op {
	case token.ADD:
		return c.Int64(), true
	case token.SUB:
		return -c.Int64(), true
	}
	return 0, false
}

// rewound reports whether v is the same request, made ready once more.
func rewound(v ssa.Value, head ssa.Value) bool {
	c, ok := v.(*ssa.Call)
	if !ok {
		return false
	}
	fn := calledFunc(c.Common())
	return fn != nil && (fn.Name() == "Clone" || fn.Name() == "WithContext") && len(c.Call.Args) > 0 && c.Call.Args[0] == head
}

// load visits what is stored where addr points.
func (x *changes) load(addr ssa.Value) {
	switch addr := addr.(type) {
	case *ssa.Alloc:
		x.cell(addr, []ssa.Value{addr})
	case *ssa.FieldAddr:
		x.visit(addr.X)
		if _, local := addr.X.(*ssa.Alloc); !local {
			x.fieldStores(addr)
		}
	case *ssa.IndexAddr:
		x.visit(addr.X)
		x.visit(addr.Index)
	case *ssa.Global, *ssa.FreeVar:
		x.storesTo(addr)
	default:
		x.visit(addr)
	}
}

// filled marks a variable whose address is given away as an any: decoders and
// rows write what they have next to it. The request's own destination is none.
func (x *changes) filled(m *ssa.MakeInterface) {
	self, _ := x.self.(*ssa.Call)
	for _, r := range *m.Referrers() {
		c, ok := r.(*ssa.Call)
		if ok && self != nil && calledFunc(c.Common()) == calledFunc(self.Common()) {
			return
		}
		if _, stored := r.(*ssa.Store); ok || stored {
			x.at[m] = true
		}
	}
}

// following returns the blocks that can run after b.
func following(b *ssa.BasicBlock) map[*ssa.BasicBlock]bool {
	seen := make(map[*ssa.BasicBlock]bool)
	todo := []*ssa.BasicBlock{b}
	for len(todo) > 0 {
		last := len(todo) - 1
		b, todo = todo[last], todo[:last]
		for _, s := range b.Succs {
			if !seen[s] {
				seen[s] = true
				todo = append(todo, s)
			}
		}
	}
	return seen
}

// preceding returns the blocks after which one of the given can run, and these.
func preceding(of ...*ssa.BasicBlock) map[*ssa.BasicBlock]bool {
	seen := make(map[*ssa.BasicBlock]bool)
	todo := of
	for len(todo) > 0 {
		last := len(todo) - 1
		b := todo[last]
		todo = todo[:last]
		if !seen[b] {
			seen[b] = true
			todo = append(todo, b.Preds...)
		}
	}
	return seen
}

// maxStores bounds the assignments of one variable that are compared with each
// other: past it each is taken for another value.
const maxStores = 64

// assigned visits what is assigned to a variable. If it is fresh on each turn
// of the loop, it is made for the request and no change of it.
func (x *changes) assigned(stores []*ssa.Store, fresh bool) {
	for _, s := range stores {
		if u, ok := s.Val.(*ssa.UnOp); ok && u.Op == token.MUL && u.X == s.Addr {
			continue
		}
		x.visit(s.Val)
		same := fresh || len(stores) == 1
		if !same && len(stores) <= maxStores {
			same = slices.ContainsFunc(stores, func(o *ssa.Store) bool { return o != s && congruent(o.Val, s.Val) })
		}
		if !same {
			x.at[s] = true
		}
	}
}

// storesTo marks the assignments to a variable of an outer function or of the
// package within this function.
func (x *changes) storesTo(addr ssa.Value) {
	var fn *ssa.Function
	if fv, ok := addr.(*ssa.FreeVar); ok {
		fn = fv.Parent()
	}
	if fn == nil {
		return
	}
	var stores []*ssa.Store
	for _, r := range *addr.Referrers() {
		if s, ok := r.(*ssa.Store); ok && s.Addr == addr {
			stores = append(stores, s)
		}
	}
	x.assigned(stores, false)
}

// fieldStores marks the assignments to the same field of the same thing.
func (x *changes) fieldStores(addr *ssa.FieldAddr) {
	for _, b := range addr.Parent().Blocks {
		for _, instr := range b.Instrs {
			s, ok := instr.(*ssa.Store)
			if !ok {
				continue
			}
			fa, ok := s.Addr.(*ssa.FieldAddr)
			if ok && fa.Field == addr.Field && congruent(fa.X, addr.X) && types.Identical(fa.X.Type(), addr.X.Type()) {
				x.at[s] = true
			}
		}
	}
}
