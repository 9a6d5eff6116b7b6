package retry

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
)

// A machine runs functions on vals, on the assumption that the tracked request
// failed with x, or succeeded if x is 0, and that everything else works: other
// errors are nil, contexts are alive.
//
// It is a may-analysis. Conditions that are not known send it both ways, and
// what differs between two ways is unknown after they meet. SSA values are
// joined over the whole run as in sparse conditional constant propagation;
// only memory is kept apart for each block. Defers, recover and other
// goroutines are ignored.
type machine struct {
	p *pkg
	q *question
	x failure.Set
	// verb, if not "", is the method that the values of isVerb hold.
	verb   string
	isVerb func(ssa.Value) bool
	// sent gives the results of a call that sends a request, if it does.
	sent  func(*frame, ssa.CallInstruction) (val, sending)
	steps int
	stack []*ssa.Function
}

// budget is how many instructions one question may take. It is a count, not a
// time, so that the answer is always the same.
const budget = 60_000

// maxDepth is how deep calls are followed.
const maxDepth = 7

// A frame is one run of a function.
type frame struct {
	m    *machine
	fn   *ssa.Function
	base map[ssa.Value]val // from the way to the request, if run from there
	env  map[ssa.Value]val
	// next holds what is computed on the way back to the request, from: what
	// is computed right after it must not see these.
	next  map[ssa.Value]val
	from  *ssa.BasicBlock
	after bool // in a block that only runs right after the request
	in    map[*ssa.BasicBlock]memory
	edge  map[[2]*ssa.BasicBlock]bool
	args  []val
	bind  []val

	// stop is asked before each instruction.
	stop func(ssa.Instruction) action
	// cut holds the edges that lead to another request.
	cut map[[2]*ssa.BasicBlock]bool

	hit   ssa.Instruction
	atHit memory
	rets  []val
	final memory // memory at the returns
	over  bool   // the budget is spent
	now   memory // at the call being evaluated
}

type action uint8

const (
	goOn action = iota
	cutHere
	hitHere
	hitOn // note the hit and its memory, and go no further
)

// maxReturns is how many different results of a function are kept apart.
const maxReturns = 8

func (m *machine) frame(fn *ssa.Function, args, bind []val) *frame {
	return &frame{
		m: m, fn: fn, args: args, bind: bind,
		env:  make(map[ssa.Value]val),
		in:   make(map[*ssa.BasicBlock]memory),
		edge: make(map[[2]*ssa.BasicBlock]bool),
	}
}

// fromEntry runs the whole function.
func (f *frame) fromEntry(mem memory) {
	if len(f.fn.Blocks) == 0 {
		return
	}
	f.in[f.fn.Blocks[0]] = mem
	f.loop([]work{{f.fn.Blocks[0], 0}})
}

type work struct {
	b    *ssa.BasicBlock
	from int
}

// loop runs blocks until nothing changes any more.
func (f *frame) loop(todo []work) {
	for len(todo) > 0 && f.hit == nil && !f.over {
		// The lowest block first: blocks are numbered in about the order of
		// the source, so that values are known before they are used.
		i := 0
		for j := range todo {
			if todo[j].b.Index < todo[i].b.Index {
				i = j
			}
		}
		w := todo[i]
		todo = slices.Delete(todo, i, i+1)
		for _, next := range f.block(w) {
			if !slices.ContainsFunc(todo, func(w work) bool { return w.b == next && w.from == 0 }) {
				todo = append(todo, work{next, 0})
			}
		}
	}
}

// block runs a block and returns the blocks to run next.
func (f *frame) block(w work) []*ssa.BasicBlock {
	mem := f.in[w.b]
	changed := false
	env := f.env
	if f.from != nil {
		f.after = w.from > 0 || w.b != f.from && f.from.Dominates(w.b)
		if !f.after {
			env = f.next
		}
	}
	for _, instr := range w.b.Instrs[w.from:] {
		f.m.steps++
		if f.m.steps > budget {
			f.over = true
			return nil
		}
		if f.stop != nil {
			switch f.stop(instr) {
			case cutHere:
				return nil
			case hitHere:
				f.hit, f.atHit = instr, mem
				return nil
			case hitOn:
				if f.atHit == nil {
					f.atHit = mem
				} else {
					f.atHit = joinMemory(f.atHit, mem)
				}
				return nil
			}
		}
		switch instr := instr.(type) {
		case *ssa.Store:
			mem = f.store(mem, instr)
			continue
		case *ssa.Return:
			f.ret(instr, mem)
			return nil
		case *ssa.Panic:
			return nil
		case *ssa.If:
			t := f.get(instr.Cond).bool()
			var out []*ssa.BasicBlock
			if t != no {
				out = f.to(out, w.b, 0, mem, changed)
			}
			if t != yes {
				out = f.to(out, w.b, 1, mem, changed)
			}
			return out
		case *ssa.Jump:
			return f.to(nil, w.b, 0, mem, changed)
		case *ssa.MapUpdate, *ssa.DebugRef, *ssa.RunDefers, *ssa.Defer, *ssa.Go, *ssa.Send:
			continue
		}
		v, ok := instr.(ssa.Value)
		if !ok {
			continue
		}
		var now val
		f.now = mem
		now, mem = f.eval(v, mem)
		if old, ok := env[v]; ok {
			now = join(old, now)
			if !equal(old, now) {
				changed = true
			}
		} else {
			changed = true
		}
		env[v] = now
	}
	return nil
}

// to takes the edge to a successor, and says whether that must run (again).
func (f *frame) to(out []*ssa.BasicBlock, b *ssa.BasicBlock, i int, mem memory, changed bool) []*ssa.BasicBlock {
	next := b.Succs[i]
	e := [2]*ssa.BasicBlock{b, next}
	if f.cut[e] {
		return out
	}
	again := changed || !f.edge[e]
	f.edge[e] = true
	old, ok := f.in[next]
	switch {
	case !ok:
		f.in[next] = mem
		again = true
	default:
		joined := joinMemory(old, mem)
		if !equalMemory(old, joined) {
			f.in[next] = joined
			again = true
		}
	}
	if again {
		out = append(out, next)
	}
	return out
}

func (f *frame) ret(r *ssa.Return, mem memory) {
	out := val{k: tuple, parts: make([]val, len(r.Results))}
	for i, x := range r.Results {
		out.parts[i] = f.get(x)
	}
	if f.final == nil {
		f.final = mem
	} else {
		f.final = joinMemory(f.final, mem)
	}
	if slices.ContainsFunc(f.rets, func(v val) bool { return equal(v, out) }) {
		return
	}
	if len(f.rets) == maxReturns {
		f.rets[maxReturns-1] = join(f.rets[maxReturns-1], out)
		return
	}
	f.rets = append(f.rets, out)
}

// get returns what is known of an operand.
func (f *frame) get(v ssa.Value) val {
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value == nil {
			return zeroOf(v.Type())
		}
		return constVal(v.Value)
	case *ssa.Function:
		return val{k: closure, fn: v}
	case *ssa.Global:
		return val{k: pointer, at: cell{base: v}}
	}
	if f.from != nil && !f.after {
		if now, ok := f.next[v]; ok {
			return f.verbed(v, now)
		}
	}
	if now, ok := f.env[v]; ok {
		return f.verbed(v, now)
	}
	if f.base != nil {
		if was, ok := f.base[v]; ok {
			return f.verbed(v, was)
		}
	}
	switch v := v.(type) {
	case *ssa.Parameter:
		if i := slices.Index(f.fn.Params, v); i >= 0 && i < len(f.args) && f.args[i].k != unknown {
			return f.verbed(v, f.args[i])
		}
		return f.verbed(v, theirs(v))
	case *ssa.FreeVar:
		if i := slices.Index(f.fn.FreeVars, v); i >= 0 && i < len(f.bind) && f.bind[i].k != unknown {
			return f.bind[i]
		}
		return theirs(v)
	case *ssa.Alloc:
		return val{k: pointer, at: cell{base: v}}
	}
	return f.verbed(v, val{})
}

// theirs is a pointer from outside, to a variable or a struct of which nothing
// is known yet. No two are taken for the same.
func theirs(v ssa.Value) val {
	p, ok := v.Type().Underlying().(*types.Pointer)
	if !ok || isNamed(v.Type(), "net/http", "Response") {
		return val{}
	}
	if _, ok := v.(*ssa.Parameter); ok {
		if _, ok := p.Elem().Underlying().(*types.Struct); !ok || isErrorLike(v.Type()) {
			return val{}
		}
	}
	return val{k: pointer, at: cell{base: v}}
}

// verbed is v, or the assumed verb if the value holds the verb.
func (f *frame) verbed(v ssa.Value, known val) val {
	if f.m.verb == "" || f.m.isVerb == nil || known.k != unknown || len(f.m.stack) > 0 {
		return known
	}
	t := v.Type()
	if b, ok := t.Underlying().(*types.Basic); ok && b.Info()&types.IsString != 0 && f.m.isVerb(v) {
		return constVal(constant.MakeString(f.m.verb))
	}
	return known
}

func (f *frame) store(mem memory, s *ssa.Store) memory {
	to := f.get(s.Addr)
	if to.k != pointer {
		return mem
	}
	return mem.set(to.at, f.get(s.Val))
}

// eval evaluates an instruction that has a value.
func (f *frame) eval(v ssa.Value, mem memory) (val, memory) {
	switch v := v.(type) {
	case *ssa.Alloc:
		elem := v.Type().Underlying().(*types.Pointer).Elem()
		return val{k: pointer, at: cell{base: v}}, mem.set(cell{base: v}, zeroOf(elem))
	case *ssa.Phi:
		return f.phi(v), mem
	case *ssa.BinOp:
		return f.binop(v), mem
	case *ssa.UnOp:
		switch v.Op {
		case token.MUL:
			return f.load(v, f.get(v.X), mem), mem
		case token.NOT:
			return f.get(v.X).bool().not().val(), mem
		case token.SUB, token.XOR:
			if x := f.get(v.X); x.k == konst {
				return constVal(constant.UnaryOp(v.Op, x.c, 0)), mem
			}
		}
		return val{}, mem
	case *ssa.ChangeType:
		return f.get(v.X), mem
	case *ssa.ChangeInterface:
		return f.get(v.X), mem
	case *ssa.Convert:
		return convert(f.get(v.X), v.Type()), mem
	case *ssa.MultiConvert:
		return f.get(v.X), mem
	case *ssa.MakeInterface:
		x := f.get(v.X)
		switch x.k {
		case null:
			// A nil pointer in an interface is not nil.
			return val{k: nonNil}, mem
		case unknown:
			return val{k: nonNil}, mem
		case pointer:
			if x.typ == nil {
				x.typ = v.X.Type()
			}
			// An error is read where the memory of its maker is gone.
			if len(x.parts) == 0 && types.Implements(x.typ, errorIface) {
				x.parts = []val{mem.get(x.at, deref(x.typ))}
			}
		}
		return x, mem
	case *ssa.MakeClosure:
		out := val{k: closure, fn: v.Fn.(*ssa.Function)}
		for _, b := range v.Bindings {
			out.parts = append(out.parts, f.get(b))
		}
		return out, mem
	case *ssa.MakeMap, *ssa.MakeSlice, *ssa.MakeChan:
		return val{k: nonNil}, mem
	case *ssa.FieldAddr:
		return f.fieldAddr(v), mem
	case *ssa.Field:
		return f.fieldOf(v), mem
	case *ssa.IndexAddr:
		if x := f.get(v.X); x.k == pointer {
			if i, ok := f.get(v.Index).int(); ok && i >= 0 {
				return val{k: pointer, at: cell{x.at.base, sub(x.at.path, i)}}, mem
			}
		}
		return val{}, mem
	case *ssa.Extract:
		if t := f.get(v.Tuple); t.k == tuple && v.Index < len(t.parts) {
			return t.parts[v.Index], mem
		}
		return val{}, mem
	case *ssa.Slice:
		if x := f.get(v.X); x.k == pointer {
			return x, mem
		}
		return val{}, mem
	case *ssa.Lookup:
		return f.lookup(v), mem
	case *ssa.TypeAssert:
		return f.typeAssert(v), mem
	case *ssa.Call:
		return f.call(v, mem)
	}
	return val{}, mem
}

func (f *frame) phi(v *ssa.Phi) val {
	var out val
	first := true
	for i, pred := range v.Block().Preds {
		if !f.edge[[2]*ssa.BasicBlock{pred, v.Block()}] {
			continue
		}
		x := f.get(v.Edges[i])
		if first {
			out, first = x, false
		} else {
			out = join(out, x)
		}
	}
	return out
}

// convert converts numbers and keeps the rest.
func convert(x val, t types.Type) val {
	b, ok := t.Underlying().(*types.Basic)
	if !ok || x.k != konst {
		if x.k == konst {
			return val{}
		}
		return x
	}
	switch {
	case b.Info()&types.IsInteger != 0:
		if c := constant.ToInt(x.c); c.Kind() == constant.Int {
			return constVal(c)
		}
	case b.Info()&types.IsFloat != 0:
		if c := constant.ToFloat(x.c); c.Kind() == constant.Float {
			return constVal(c)
		}
	case b.Info()&types.IsString != 0 && x.c.Kind() == constant.String:
		return x
	}
	return val{}
}

func (f *frame) load(v *ssa.UnOp, p val, mem memory) val {
	switch p.k {
	case pointer:
		if g, ok := p.at.base.(*ssa.Global); ok {
			return f.m.p.global(g, p.at.path, v.Type())
		}
		out := mem.get(p.at, v.Type())
		if out.k == unknown && len(p.parts) > 0 {
			out = p.parts[0]
		}
		return f.verbed(v, out)
	case boxed:
		return p.parts[0]
	case field:
		return f.field(p, v.Type())
	}
	return f.verbed(v, val{})
}

func (f *frame) fieldAddr(v *ssa.FieldAddr) val {
	x := f.get(v.X)
	st := v.X.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct)
	switch x.k {
	case pointer:
		out := val{k: pointer, at: cell{x.at.base, sub(x.at.path, v.Field)}}
		if len(x.parts) > 0 && x.parts[0].k == object && v.Field < len(x.parts[0].parts) {
			out.parts = []val{x.parts[0].parts[v.Field]}
		}
		return out
	case typed, response:
		return val{k: field, name: st.Field(v.Field).Name(), parts: []val{x}}
	case field:
		// A struct within: of an embedded ApiError the same is known.
		if st.NumFields() > 0 && x.parts[0].k == typed {
			return val{k: field, name: st.Field(v.Field).Name(), parts: x.parts}
		}
	}
	return val{}
}

func (f *frame) fieldOf(v *ssa.Field) val {
	x := f.get(v.X)
	if x.k == object && v.Field < len(x.parts) {
		return f.verbed(v, x.parts[v.Field])
	}
	if x.k == typed || x.k == response {
		st := v.X.Type().Underlying().(*types.Struct)
		return f.field(val{k: field, name: st.Field(v.Field).Name(), parts: []val{x}}, v.Type())
	}
	return f.verbed(v, val{})
}
