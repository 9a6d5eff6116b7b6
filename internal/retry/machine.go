package retry

import (
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

// pkgBudget is how many instructions all questions about a package may take:
// hundreds of requests in one function ask as many questions of all of it.
const pkgBudget = 300_000

// spent counts n steps and reports whether there may be no more.
func (p *pkg) spent(n int) bool {
	p.steps += n
	p.view.Spend(n)
	return p.steps > pkgBudget
}

// maxDepth is how deep calls are followed.
const maxDepth = 7

// transport reports whether the request failed without an answer.
func (m *machine) transport() bool {
	m.note(failure.Transport)
	return m.x == failure.Transport
}

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
	// only, if not nil, holds the blocks that are run: from the others nothing
	// that is asked for can be reached.
	only map[*ssa.BasicBlock]bool

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
		n := 1
		if phi, ok := instr.(*ssa.Phi); ok {
			n += len(phi.Edges) / 4
		}
		f.m.steps += n
		if f.m.steps > budget || f.m.p.spent(n) {
			f.over = true
			return nil
		}
		if f.stop != nil {
			f.now = mem
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
		if c, ok := v.(*ssa.Call); ok && neverReturns(c) {
			return nil
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
	if f.only != nil && !f.only[next] {
		return out
	}
	old, ok := f.in[next]
	switch {
	case !ok:
		f.in[next] = mem
		again = true
	case !equalMemory(old, mem):
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
		v := f.get(x)
		if v.k == pointer && len(v.parts) == 0 && isVerdict(x.Type()) {
			v.parts = []val{mem.get(v.at, deref(x.Type()))} // as with errors
			v.typ = x.Type()
		}
		out.parts[i] = v
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
