package retry

import (
	"go/constant"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/request"
)

// small reports whether a function is of the size of those that judge.
func small(fn *ssa.Function) bool { return len(fn.Blocks) < 200 }

// judgeBudget is how many instructions a function may take to judge one
// failure: those that do are small.
const judgeBudget = 4_000

// judgesOf runs fn on each failure in each parameter that may be one.
func (p *pkg) judgesOf(fn *ssa.Function) []Judge {
	var out []Judge
	for _, i := range judged(fn.Signature) {
		if i >= len(fn.Params) {
			continue
		}
		t := fn.Params[i].Type()
		if isInt(t) && !mentionsStatus(fn) {
			continue
		}
		given := func(m *machine) []val {
			args := make([]val, len(fn.Params))
			f := &frame{m: m}
			switch {
			case isInt(t):
				args[i] = f.status()
			case isNamed(t, "net/http", "Response"):
				args[i] = f.resp()
			case isErrorType(t):
				args[i] = val{k: failure_, tracked: true, open: true}
				if m.x == 0 {
					args[i] = val{k: null}
				}
			default:
				args[i] = val{k: typed, typ: t}
			}
			return args
		}
		rows := p.rows(fn, given)
		j := Judge{Param: i, Rows: rows}
		if k := methodParam(fn); k >= 0 && k != i {
			post := p.rows(fn, func(m *machine) []val {
				args := given(m)
				args[k] = methodVal(fn.Params[k].Type(), "POST")
				return args
			})
			if len(post) > 0 && !slices.Equal(post, rows) {
				j.Method, j.Post = k+1, post
			}
		}
		if isErrorType(t) {
			p.judgesOwn(fn, &j)
		}
		if isErrorType(t) {
			args := make([]val, len(fn.Params))
			args[i] = val{k: failure_}
			if ret, f := p.runAlone(fn, failure.Client, args); f != nil {
				j.Other, _ = p.encode(f, ret)
			}
			p.judgesIs(fn, &j)
		}
		if len(rows)+len(j.Post)+len(j.Bare)+len(j.Types)+len(j.Is) == 0 {
			continue
		}
		out = append(out, j)
	}
	return out
}

// mentionsStatus reports whether a function names an HTTP status.
func mentionsStatus(fn *ssa.Function) bool {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			switch instr := instr.(type) {
			case *ssa.Lookup, *ssa.IndexAddr: // of a list in a variable
				return true
			case ssa.CallInstruction:
				if callee := instr.Common().StaticCallee(); callee != nil && callee.Pkg == fn.Pkg {
					return true
				}
			}
			for _, op := range instr.Operands(nil) {
				if c, ok := (*op).(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.Int {
					if n, ok := constant.Int64Val(c.Value); ok && (n >= 400 && n < 600 || n == 100) {
						return true
					}
				}
			}
		}
	}
	return false
}

// sendsOf runs fn with its requests failing, where that shows in another way
// than by a last result that is an error.
func (p *pkg) sendsOf(fn *ssa.Function) []Row {
	rs := p.idx.OutlinesIn(fn)
	if len(rs) == 0 {
		return nil
	}
	var origins []request.Request
	origins = append(origins, rs...)
	return p.rowsWith(fn, origins, func(m *machine) []val { return nil })
}

func (p *pkg) rows(fn *ssa.Function, args func(*machine) []val) []Row {
	return p.rowsWith(fn, nil, args)
}

// rowsWith runs fn on each failure and writes down what it returns.
func (p *pkg) rowsWith(fn *ssa.Function, rs []request.Request, args func(*machine) []val) []Row {
	return p.rowsOf(rs, func(q *question) (val, *frame) { return q.runs(fn, args) })
}

// rowsOf writes down what a run returns on each failure.
func (p *pkg) rowsOf(rs []request.Request, run func(*question) (val, *frame)) []Row {
	known := false
	var out []Row
	add := func(x failure.Set, enc string) {
		for i := range out {
			if out[i].Out == enc && out[i].On != 0 && x != 0 {
				out[i].On |= uint32(x)
				return
			}
		}
		out = append(out, Row{uint32(x), enc})
	}
	// The first few tell whether anything is to be known at all.
	probes := []failure.Set{0, failure.Transport, failure.S404, failure.S429, failure.S503}
	all := slices.Clone(probes)
	for _, x := range failure.Any.Each() {
		if !slices.Contains(probes, x) {
			all = append(all, x)
		}
	}
	type answer struct {
		enc       string
		known, ok bool
	}
	var answers classes[answer]
	ask := func(x failure.Set) (answer, *question) {
		q := &question{p: p, x: x, steps: budget - judgeBudget}
		if len(rs) > 0 {
			q.steps = 0
			// Of several requests the last one is what the function is for.
			r := rs[len(rs)-1]
			q.origin, q.place = r.Origin, r.OriginPlace
			if !q.origin.IsValid() && r.Call != nil {
				q.origin = r.Call.Pos()
			}
		}
		ret, f := run(q)
		if f == nil {
			return answer{}, q
		}
		enc, known := p.encode(f, ret)
		return answer{enc, known, true}, q
	}
	for i, x := range all {
		a := answers.of(x, func() (answer, *question) { return ask(x) })
		if !a.ok {
			return nil
		}
		known = known || a.known
		add(x, a.enc)
		if i == len(probes) && !known {
			return nil
		}
	}
	if !known {
		return nil
	}
	return out
}

// runs runs fn and returns what it returns, or a nil frame.
func (q *question) runs(fn *ssa.Function, args func(*machine) []val) (val, *frame) {
	m := q.machine()
	f := m.frame(fn, args(m), nil)
	f.fromEntry(make(memory))
	if f.over || len(f.rets) == 0 {
		return val{}, nil
	}
	ret := f.rets[0]
	for _, r := range f.rets[1:] {
		ret = join(ret, r)
	}
	return ret, f
}

func (p *pkg) runAlone(fn *ssa.Function, x failure.Set, args []val) (val, *frame) {
	q := &question{p: p, x: x}
	return q.runs(fn, func(*machine) []val { return args })
}

func pick(rows []Row, m *machine) (string, bool) {
	for _, r := range rows {
		m.note(failure.Set(r.On))
		if m.x == 0 && r.On == 0 || failure.Set(r.On).Overlaps(m.x) {
			return r.Out, true
		}
	}
	return "", false
}

// summary evaluates a call of a function of another package by its fact.
func (p *pkg) summary(f *frame, fn *types.Func, args []val) (val, bool) {
	var b Behaviour
	if fn.Pkg() == p.pass.Pkg || !p.pass.ImportObjectFact(fn, &b) {
		return val{}, false
	}
	if out, ok := chosen(b.Methods, args); ok {
		return out, true
	}
	for _, j := range b.Judges {
		if j.Param >= len(args) {
			continue
		}
		if j.Method > 0 && j.Method <= len(args) && args[j.Method-1].method() == "POST" {
			j.Rows = j.Post
		}
		if out, ok := j.answer(f, fn, args[j.Param]); ok {
			return p.decode(f, fn, out), true
		}
	}
	return val{}, false
}

// sentBy is what a function of another package returns when its request fails.
func (p *pkg) sentBy(f *frame, fn *types.Func) (val, bool) {
	var b Behaviour
	if fn.Pkg() == p.pass.Pkg || !p.pass.ImportObjectFact(fn, &b) {
		return val{}, false
	}
	out, ok := pick(b.Sends, f.m)
	if !ok || out == "" {
		return val{}, false
	}
	return p.decode(f, fn, out), true
}
