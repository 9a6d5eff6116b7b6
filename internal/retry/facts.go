package retry

import (
	"fmt"
	"go/constant"
	"go/types"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/request"
)

// Behaviour is the fact of a function: what it does with a failure.
type Behaviour struct {
	// Sends says what a call returns when a request in it fails.
	Sends []Row
	// Judges says what a call returns when an argument is the failure.
	Judges []Judge
	// Helps says on which results it calls its function parameters again.
	Helps []Help
	// Open lists requests that it repeats and that depend on its parameters.
	Open []Open
}

// A Row says what is returned after some failures.
type Row struct {
	On  uint32 // a failure.Set, or 0 for success
	Out string // the results, see encode
}

// A Judge says what is returned for a failure in one parameter.
type Judge struct {
	Param int
	Rows  []Row
	Other string // the results for an error that is no failure of a request
}

// A Help says on which results a function parameter is called again.
type Help struct {
	Param int
	Path  string
	// Bool and Err are the indexes of its results that decide, or -1.
	Bool, Err int
	// OnErr are failures after which it is called again, by the bool result:
	// false, true.
	OnErr [2]uint32
	// Types says so for errors of types of the helper's package that wrap the
	// failure, such as a mark that no further try shall be made.
	Types []TypeRow
	// OnNil says so for no error.
	OnNil [2]bool
	// Resp is the index of its *http.Response, or -1, and OnResp says after
	// which answers without an error it is called again, by the bool result.
	Resp   int
	OnResp [2]uint32
	// Pred is the parameter that is asked whether to go on, or -1; the
	// sets hold where it says yes.
	Pred int
	// Once lists int parameters with the value for which there is one try.
	Once [][2]int
	// OnceFields lists int fields of parameters with the value for which
	// there is one try, and PredFields the fields that hold a predicate:
	// parameter, field, value.
	OnceFields, PredFields [][3]int
}

// A TypeRow says after which failures an error of a type is tried again.
type TypeRow struct {
	Type  string // "Name", or "*Name" for pointers to it
	OnErr [2]uint32
}

// Open is a repeat of a request that depends on parameters.
type Open struct {
	Sym      *request.Sym
	On, Post uint32
	Looks    bool
	Place    string
	// Verb, Graph and Client are what is known of it whoever calls.
	Verb   string
	Graph  bool
	Client uint32
}

// AFact marks Behaviour as a fact.
func (*Behaviour) AFact() {}

// String shows the fact, for tests.
func (b *Behaviour) String() string {
	var out []string
	for _, h := range b.Helps {
		out = append(out, fmt.Sprintf("again(%d%s on %s)", h.Param, h.Path, failure.Set(h.OnErr[0]|h.OnErr[1])))
	}
	for _, j := range b.Judges {
		out = append(out, fmt.Sprintf("judges(%d)", j.Param))
	}
	if len(b.Sends) > 0 {
		out = append(out, "returns the failure")
	}
	if len(b.Open) > 0 {
		out = append(out, "repeats")
	}
	return strings.Join(out, " ")
}

func (b *Behaviour) empty() bool {
	return len(b.Sends) == 0 && len(b.Judges) == 0 && len(b.Helps) == 0 && len(b.Open) == 0
}

// export writes down what callers in other packages need to know.
func (p *pkg) export() {
	for _, fn := range p.view.Functions() {
		obj, ok := fn.Object().(*types.Func)
		if !ok || fn.Parent() != nil || fn.Synthetic != "" || obj.Pkg() != p.pass.Pkg {
			continue
		}
		b := &Behaviour{Helps: p.helpsWith(fn)}
		if judging(fn.Signature) && small(fn) {
			b.Judges = p.judgesOf(fn)
		}
		if !p.idx.Empty() {
			b.Sends = p.sendsOf(fn)
			for _, o := range p.open[fn] {
				place := o.place
				if place == "" {
					pos := p.pass.Fset.Position(o.rep.ByPos)
					place = base(pos.Filename) + ":" + strconv.Itoa(pos.Line)
				}
				r := o.rep.Request
				b.Open = append(b.Open, Open{
					Sym: p.idx.Export(fn, r.Sym), On: uint32(o.rep.On), Post: uint32(o.rep.Post), Looks: o.rep.Looks, Place: place,
					Verb: r.Verb, Graph: r.Graph == request.Yes, Client: uint32(r.Client),
				})
			}
		}
		if !b.empty() {
			p.pass.ExportObjectFact(obj, b)
		}
	}
}

func base(path string) string { return path[strings.LastIndexByte(path, '/')+1:] }

// small reports whether a function is of the size of those that judge.
func small(fn *ssa.Function) bool { return len(fn.Blocks) < 200 }

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
		rows := p.rows(fn, func(m *machine) []val {
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
		})
		if len(rows) == 0 {
			continue
		}
		j := Judge{Param: i, Rows: rows}
		if isErrorType(t) {
			args := make([]val, len(fn.Params))
			args[i] = val{k: failure_}
			if ret, f := p.runAlone(fn, failure.Client, args); f != nil {
				j.Other, _ = p.encode(f, ret)
			}
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
			case *ssa.Lookup:
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
	rs := p.idx.InFunc(fn)
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
	all := append([]failure.Set{0}, failure.Any.Each()...)
	for _, x := range all {
		q := &question{p: p, x: x}
		if len(rs) > 0 {
			// Of several requests the last one is what the function is for.
			r := rs[len(rs)-1]
			q.origin, q.place = r.Origin, r.OriginPlace
			if !q.origin.IsValid() && r.Call != nil {
				q.origin = r.Call.Pos()
			}
		}
		ret, f := q.runs(fn, args)
		if f == nil {
			add(x, "")
			continue
		}
		enc, ok := p.encode(f, ret)
		known = known || ok
		add(x, enc)
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

// encode writes results down, one word each, and says whether any is known.
func (p *pkg) encode(f *frame, ret val) (string, bool) {
	words := make([]string, len(ret.parts))
	known := false
	for i, v := range ret.parts {
		words[i] = p.word(f, v)
		known = known || words[i] != "?"
	}
	return strings.Join(words, " "), known
}

func (p *pkg) word(f *frame, v val) string {
	switch v.k {
	case null:
		return "nil"
	case nonNil:
		return "some"
	case okStatus:
		return "status"
	case response:
		return "response"
	case text:
		return "text"
	case code:
		return "code"
	case konst:
		if n, ok := v.int(); ok && v.c.Kind() == constant.Int {
			if n == f.m.x.Status() && f.m.x != 0 {
				return "status"
			}
			return "int:" + strconv.Itoa(n)
		}
		if v.c.Kind() == constant.Bool {
			return strconv.FormatBool(constant.BoolVal(v.c))
		}
		if s, ok := v.str(); ok {
			return "str:" + strconv.QuoteToASCII(strings.ReplaceAll(s, " ", "\u00a0"))
		}
	case failure_:
		switch {
		case v.mark == permanent:
			return "stop"
		case v.mark == retryable:
			return "retry"
		case len(v.parts) == 1 && !v.tracked && v.parts[0].k == sentinel:
			if g, ok := v.parts[0].at.base.(*ssa.Global); ok {
				return "is:" + g.Name()
			}
		case v.tracked && v.open:
			return "wrapped"
		case v.tracked:
			return "error"
		case v.open:
			return "failed"
		}
		return "other"
	case sentinel:
		if g, ok := v.at.base.(*ssa.Global); ok && g.Package() == p.view.Package() {
			return "is:" + g.Name()
		}
		return "failed"
	case typed, pointer, object:
		if v.typ != nil && p.own(v.typ) && isErrorLike(v.typ) {
			return "type:" + typeWord(v.typ)
		}
		if v.k == typed {
			return "error"
		}
		return "some"
	}
	return "?"
}

// typeWord is "Name" or "*Name".
func typeWord(t types.Type) string {
	star := ""
	if _, ok := types.Unalias(t).(*types.Pointer); ok {
		star = "*"
	}
	return star + namedOf(t).Obj().Name()
}

// errorTypes lists the types of the package that are errors, or pointers to
// them, by name.
func (p *pkg) errorTypes() []types.Type {
	var out []types.Type
	scope := p.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		tn, ok := scope.Lookup(name).(*types.TypeName)
		if !ok || tn.IsAlias() || types.IsInterface(tn.Type()) {
			continue
		}
		if n, ok := tn.Type().(*types.Named); ok && n.TypeParams().Len() > 0 {
			continue
		}
		switch {
		case types.Implements(tn.Type(), errorIface):
			out = append(out, tn.Type(), types.NewPointer(tn.Type()))
		case types.Implements(types.NewPointer(tn.Type()), errorIface):
			out = append(out, types.NewPointer(tn.Type()))
		}
	}
	return out
}

// decode reads results of fn, a function of another package.
func (p *pkg) decode(f *frame, fn *types.Func, enc string) val {
	out := val{k: tuple}
	for w := range strings.FieldsSeq(enc) {
		out.parts = append(out.parts, p.unword(f, fn, w))
	}
	if enc == "" {
		return val{}
	}
	return single(out)
}

func (p *pkg) unword(f *frame, fn *types.Func, w string) val {
	kind, arg, _ := strings.Cut(w, ":")
	switch kind {
	case "nil":
		return val{k: null}
	case "some":
		return val{k: nonNil}
	case "status":
		return f.status()
	case "response":
		return val{k: response}
	case "text":
		return val{k: text}
	case "code":
		return val{k: code}
	case "true", "false":
		return boolVal(kind == "true")
	case "int":
		n, _ := strconv.Atoi(arg)
		return intVal(n)
	case "str":
		s, _ := strconv.Unquote(arg)
		return constVal(constant.MakeString(strings.ReplaceAll(s, "\u00a0", " ")))
	case "stop":
		return val{k: failure_, tracked: true, open: true, mark: permanent}
	case "retry":
		return val{k: failure_, tracked: true, open: true, mark: retryable}
	case "error":
		return val{k: failure_, tracked: true}
	case "wrapped":
		return val{k: failure_, tracked: true, open: true}
	case "other":
		return val{k: failure_}
	case "failed":
		return val{k: failure_, open: true}
	case "is":
		if pkg := p.view.Package().Prog.Package(fn.Pkg()); pkg != nil {
			if g := pkg.Var(arg); g != nil {
				return val{k: failure_, parts: []val{{k: sentinel, at: cell{base: g}}}}
			}
		}
		return val{k: failure_, open: true}
	case "type":
		name := strings.TrimPrefix(arg, "*")
		if obj, ok := fn.Pkg().Scope().Lookup(name).(*types.TypeName); ok {
			t := obj.Type()
			if name != arg {
				t = types.NewPointer(t)
			}
			return val{k: typed, typ: t}
		}
		return val{k: failure_, tracked: true, open: true}
	}
	return val{}
}

func pick(rows []Row, x failure.Set) (string, bool) {
	for _, r := range rows {
		if x == 0 && r.On == 0 || failure.Set(r.On).Overlaps(x) {
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
	for _, j := range b.Judges {
		if j.Param >= len(args) {
			continue
		}
		a := args[j.Param]
		ours := a.carries()
		if n, ok := a.int(); ok && n == f.m.x.Status() && f.m.x != 0 || a.k == okStatus {
			ours = true
		}
		switch {
		case ours:
			if out, ok := pick(j.Rows, f.m.x); ok {
				return p.decode(f, fn, out), true
			}
		case a.k == null:
			if out, ok := pick(j.Rows, 0); ok {
				return p.decode(f, fn, out), true
			}
		case (a.k == failure_ || a.k == sentinel) && !a.open && j.Other != "":
			return p.decode(f, fn, j.Other), true
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
	out, ok := pick(b.Sends, f.m.x)
	if !ok || out == "" {
		return val{}, false
	}
	return p.decode(f, fn, out), true
}

// helpsWith finds which function parameters fn calls again on which results.
func (p *pkg) helpsWith(fn *ssa.Function) []Help {
	if !takesFunc(fn.Signature) {
		return nil
	}
	type key struct {
		i    int
		path string
	}
	var keys []key
	sigs := make(map[key]*types.Signature)
	note := func(prm *ssa.Parameter, path string, t types.Type) {
		sig, ok := t.Underlying().(*types.Signature)
		if !ok {
			return
		}
		k := key{slices.Index(fn.Params, prm), path}
		if sigs[k] == nil {
			keys = append(keys, k)
			sigs[k] = sig
		}
	}
	for _, pc := range p.paramCalls(fn) {
		note(pc.prm, pc.path, pc.call.Common().Value.Type())
	}
	for _, prm := range fn.Params {
		note(prm, "", prm.Type())
	}
	var out []Help
	for _, k := range keys {
		if h, ok := p.help(fn, k.i, k.path, sigs[k]); ok {
			out = append(out, h)
		}
	}
	return out
}

// help asks what fn does with one function parameter.
func (p *pkg) help(fn *ssa.Function, i int, path string, sig *types.Signature) (Help, bool) {
	h := Help{Param: i, Path: path, Bool: -1, Err: -1, Pred: -1, Resp: -1}
	res := sig.Results()
	for j := range res.Len() {
		switch t := res.At(j).Type(); {
		case isBool(t):
			h.Bool = j
		case isErrorLike(t):
			h.Err = j
		case isNamed(t, "net/http", "Response"):
			h.Resp = j
		}
	}
	if h.Bool < 0 && h.Err < 0 && h.Resp < 0 {
		return h, false
	}
	for j, prm := range fn.Params {
		if s, ok := prm.Type().Underlying().(*types.Signature); ok && isPredicate(s) && j != i {
			h.Pred = j
		}
	}
	errVal := val{k: failure_, tracked: true, open: true}
	var mem memory
	answered := false
	over := false
	ask := func(x failure.Set, fails bool, b int, args []val) bool {
		if over {
			return false
		}
		q := &question{p: p, x: x}
		defer func() { over = q.over }()
		ret := succeeded(res, request.ErrorShape)
		if ret.k != tuple {
			ret = val{k: tuple, parts: []val{ret}}
		}
		ret.parts = slices.Clone(ret.parts)
		if fails && h.Err >= 0 {
			for j := range ret.parts {
				ret.parts[j] = zeroOf(res.At(j).Type())
			}
			ret.parts[h.Err] = errVal
		}
		if h.Resp >= 0 && (!fails || answered) {
			ret.parts[h.Resp] = val{k: response}
			if answered && h.Err >= 0 {
				ret.parts[h.Err] = val{k: null}
			}
		}
		if h.Bool >= 0 {
			ret.parts[h.Bool] = boolVal(b == 1)
		}
		if args == nil && h.Pred >= 0 {
			args = make([]val, len(fn.Params))
			args[h.Pred] = predicateVal(true)
		}
		return q.againIn(fn, use{arg: i, path: path}, ret, args, mem) && !q.over
	}
	bools := 1
	if h.Bool >= 0 {
		bools = 2
	}
	any := false
	for b := range bools {
		h.OnNil[b] = ask(0, false, b, nil)
		any = any || h.OnNil[b]
		if h.Resp >= 0 {
			answered = true
			for _, x := range failure.Answered.Each() {
				if ask(x, true, b, nil) {
					h.OnResp[b] |= uint32(x)
					any = true
				}
			}
			answered = false
		}
		if h.Err < 0 {
			continue
		}
		for _, x := range failure.Any.Each() {
			if ask(x, true, b, nil) {
				h.OnErr[b] |= uint32(x)
				any = true
			}
		}
	}
	if h.Err >= 0 && isErrorType(res.At(h.Err).Type()) {
		for _, t := range p.errorTypes() {
			errVal = val{k: typed, typ: t}
			row := TypeRow{Type: typeWord(t)}
			for b := range bools {
				for _, x := range failure.Any.Each() {
					if ask(x, true, b, nil) {
						row.OnErr[b] |= uint32(x)
						any = true
					}
				}
			}
			if row.OnErr != h.OnErr {
				h.Types = append(h.Types, row)
			}
		}
		errVal = val{k: failure_, tracked: true, open: true}
	}
	if over {
		return h, false
	}
	if !any {
		return h, false
	}
	if h.Pred >= 0 {
		// Is the predicate asked at all?
		args := make([]val, len(fn.Params))
		args[h.Pred] = predicateVal(false)
		if ask(failure.S503, true, 0, args) {
			h.Pred = -1
		}
	}
	for j, prm := range fn.Params {
		if !isInt(prm.Type()) {
			continue
		}
		for _, n := range []int{1, 0} {
			args := make([]val, len(fn.Params))
			args[j] = intVal(n)
			if h.Pred >= 0 {
				args[h.Pred] = predicateVal(true)
			}
			if !ask(failure.S503, true, 0, args) && !ask(failure.S503, true, 1, args) && (h.OnErr[0]|h.OnErr[1])&uint32(failure.S503) != 0 {
				h.Once = append(h.Once, [2]int{j, n})
			}
		}
	}
	// One that is tried on 503 without the field set so, and not with it.
	if (h.OnErr[0]|h.OnErr[1])&uint32(failure.S503) == 0 {
		return h, true
	}
	for j, prm := range fn.Params {
		st, ok := deref(prm.Type()).Underlying().(*types.Struct)
		if !ok || st.NumFields() > 20 {
			continue
		}
		for k := range st.NumFields() {
			field := st.Field(k)
			gone := func(v val) bool {
				args := make([]val, len(fn.Params))
				if h.Pred >= 0 {
					args[h.Pred] = predicateVal(true)
				}
				mem = nil
				if _, ok := prm.Type().Underlying().(*types.Pointer); ok {
					args[j] = val{k: pointer, at: cell{base: prm}}
					mem = memory{cell{prm, sub("", k)}: v}
				} else {
					args[j] = val{k: object, typ: prm.Type(), parts: make([]val, st.NumFields())}
					args[j].parts[k] = v
				}
				out := !ask(failure.S503, true, 0, args) && !ask(failure.S503, true, 1, args)
				mem = nil
				return out
			}
			if s, ok := field.Type().Underlying().(*types.Signature); ok && isPredicate(s) {
				if gone(predicateVal(false)) && !gone(predicateVal(true)) {
					h.PredFields = append(h.PredFields, [3]int{j, k, 0})
				}
			} else if isInt(field.Type()) {
				for _, n := range []int{1, 0} {
					if gone(intVal(n)) {
						h.OnceFields = append(h.OnceFields, [3]int{j, k, n})
					}
				}
			}
		}
	}
	return h, true
}

func isPredicate(s *types.Signature) bool {
	if s.Results().Len() != 1 || !isBool(s.Results().At(0).Type()) {
		return false
	}
	for v := range s.Params().Variables() {
		if isErrorType(v.Type()) {
			return true
		}
	}
	return false
}

// predicateVal is a function that always returns b.
func predicateVal(b bool) val {
	v := boolVal(b)
	v.name = "predicate"
	return v
}

// gated reports whether a field of an argument says that there is one try, or
// that this error is not worth another.
func (h *Help) gated(q *question, u use, ret val) bool {
	if len(h.OnceFields) == 0 && len(h.PredFields) == 0 {
		return false
	}
	at := q.before(u.call, nil, nil)
	if at == nil {
		return false
	}
	args := at.operands(u.call.Common())
	fieldOf := func(i, k int) val {
		if i >= len(args) {
			return val{}
		}
		switch a := args[i]; a.k {
		case object:
			if k < len(a.parts) {
				return a.parts[k]
			}
		case pointer:
			return at.atHit.get(cell{a.at.base, sub(a.at.path, k)}, nil)
		}
		return val{}
	}
	for _, o := range h.OnceFields {
		if n, ok := fieldOf(o[0], o[1]).int(); ok && n == o[2] {
			return true
		}
	}
	if h.Err < 0 || h.Err >= len(ret.parts) || ret.parts[h.Err].isNil() == yes {
		return false
	}
	for _, o := range h.PredFields {
		if q.askVal(u.call, fieldOf(o[0], o[1]), ret.parts[h.Err]) == no {
			return true
		}
	}
	return false
}

// onErr returns the sets for an error, by what it is or wraps.
func (h *Help) onErr(fn *types.Func, err val) [2]uint32 {
	for _, e := range append([]val{err}, err.parts...) {
		n := namedIf(e.typ)
		if n == nil || n.Obj().Pkg() != fn.Pkg() || e.k == tuple {
			continue
		}
		for _, row := range h.Types {
			if row.Type == typeWord(e.typ) {
				return row.OnErr
			}
		}
	}
	return h.OnErr
}

func namedIf(t types.Type) *types.Named {
	if t == nil {
		return nil
	}
	return namedOf(t)
}

// byFact asks the fact of a helper of another package.
func (p *pkg) byFact(q *question, fn *types.Func, u use, ret val) bool {
	var b Behaviour
	if fn.Pkg() == p.pass.Pkg || !p.pass.ImportObjectFact(fn, &b) {
		return false
	}
	for _, h := range b.Helps {
		if h.Param != u.arg || h.Path != u.path || ret.k != tuple {
			continue
		}
		args := u.call.Common().Args
		for _, o := range h.Once {
			if o[0] < len(args) {
				if c, ok := args[o[0]].(*ssa.Const); ok && c.Value != nil && c.Int64() == int64(o[1]) {
					return false
				}
			}
		}
		if h.gated(q, u, ret) {
			return false
		}
		bools := []int{0}
		if h.Bool >= 0 && h.Bool < len(ret.parts) {
			switch ret.parts[h.Bool].bool() {
			case yes:
				bools = []int{1}
			case maybe:
				bools = []int{0, 1}
			}
		}
		var err val
		nilErr, someErr := true, false
		if h.Err >= 0 && h.Err < len(ret.parts) {
			err = ret.parts[h.Err]
			nilErr, someErr = err.isNil() != no, err.isNil() != yes
		}
		for _, b := range bools {
			if nilErr && h.OnNil[b] && (h.Resp < 0 || q.x == 0) {
				return true
			}
			if h.Resp >= 0 && h.Resp < len(ret.parts) && nilErr && q.x != 0 && ret.parts[h.Resp].k == response && failure.Set(h.OnResp[b]).Overlaps(q.x) {
				return true
			}
			if someErr && q.x != 0 && failure.Set(h.onErr(fn, err)[b]).Overlaps(q.x) {
				if h.Pred >= 0 && h.Pred < len(args) && q.ask(u.call, args[h.Pred], err) == no {
					return false
				}
				return true
			}
			// An error after success: whatever the helper does on any.
			if someErr && q.x == 0 && h.OnErr[b] != 0 && err.isNil() == no {
				return true
			}
		}
	}
	return false
}
