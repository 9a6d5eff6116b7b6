package request

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
)

// At returns the requests that call sends: by itself, or in what it calls,
// with what is known here filled in. Calls of a parameter send nothing that is
// known. Function arguments count as called where the callee calls them, or
// returns an error and is unknown.
func (x *Index) At(call ssa.CallInstruction) []Request {
	if x.empty {
		return nil
	}
	var out []Request
	for _, s := range x.at(call) {
		if s.Fn == nil {
			out = append(out, x.resolve(call, s))
		}
	}
	return out
}

// InFunc returns the requests that a call of fn sends, in terms of the
// parameters of fn; Call is the call in fn.
func (x *Index) InFunc(fn *ssa.Function) []Request {
	if x.empty {
		return nil
	}
	if fn = x.body(fn); fn == nil {
		return nil
	}
	var out []Request
	for _, f := range x.sent(fn) {
		if f.sym.Fn == nil {
			out = append(out, x.resolve(f.call, f.sym))
		}
	}
	return out
}

// Instantiate returns what becomes of sym, a request in terms of the
// parameters of a callee of call, when call calls it.
func (x *Index) Instantiate(call ssa.CallInstruction, sym *Sym) Request {
	x.ready()
	if sym == nil {
		return Request{Call: call}
	}
	in := func(fn *ssa.Function, args []*Term) Request {
		return x.resolve(call, sym.subst(fn, args).apply(func(t *Term) *Term { return x.reduce(t, 0) }))
	}
	if ts := x.targets(call); len(ts) > 0 {
		return in(ts[0].fn, ts[0].args)
	}
	// A callee without a Sends fact of its own: its parameters are the arguments.
	c := call.Common()
	args := x.evalAll(c.Args)
	if c.IsInvoke() {
		args = append([]*Term{x.eval(c.Value)}, args...)
	}
	return in(nil, args)
}

// Export returns sym as it can stand in a fact of fn, the function whose
// parameters it is in terms of.
func (x *Index) Export(fn *ssa.Function, sym *Sym) *Sym { return sym.exported(fn) }

// Callees returns the functions of this package that call may call: its static
// callee (the origin of an instance), the closures and method values that its
// function value can be, or the methods behind its interface.
func (x *Index) Callees(call ssa.CallInstruction) []*ssa.Function {
	x.ready()
	var out []*ssa.Function
	for _, t := range x.targets(call) {
		if t.fn != nil {
			out = append(out, t.fn)
		}
	}
	return out
}

// Funcs returns the functions of this package that v, a function value, can be.
func (x *Index) Funcs(v ssa.Value) []*ssa.Function {
	x.ready()
	var out []*ssa.Function
	for _, t := range x.called(x.eval(v), nil) {
		if t.fn != nil {
			out = append(out, t.fn)
		}
	}
	return out
}

// IsVerb reports whether v is the verb of r, as in the conditions of
// "if req.Method != http.MethodGet" and "switch strings.ToUpper(method)".
// v must be a value of the function that holds r.Call, or of fn for InFunc(fn).
func (x *Index) IsVerb(v ssa.Value, r Request) bool {
	x.ready()
	if r.Sym == nil || r.Sym.Verb == nil {
		return false
	}
	t := x.eval(v)
	if t == nil || t.Op == OpUnknown || t.Op == OpConst || t.Op == OpNil {
		return false
	}
	return t.equal(r.Sym.Verb)
}

// Text returns the text of v, if it is one constant wherever it comes from.
func (x *Index) Text(v ssa.Value) (string, bool) {
	x.ready()
	if t := x.eval(v); t != nil && t.Op == OpConst && t.Tag == "" {
		return t.Str, true
	}
	return "", false
}

// resolve turns a description into what can be said of it at call.
func (x *Index) resolve(call ssa.CallInstruction, s *Sym) Request {
	r := Request{Call: call, Sym: s, Verb: verbOf(s.Verb), Shape: shapeOf(call.Common().Signature())}
	if r.Verb == "" && !s.Verb.open() {
		r.Verb = verbOf(x.residual(s.Verb))
	}
	if s.pos.IsValid() {
		if s.pos != call.Pos() {
			r.Origin = s.pos
		}
	} else {
		r.OriginPlace = s.Place
	}
	r.Client, r.ClientName = x.client(s)

	url := ""
	var class graph.Class
	var word string
	if b := s.URL; b != nil && isBuilder(b) {
		for _, c := range b.choices() {
			class, word = graph.PostOfBuilder(c.Str[strings.LastIndexByte(c.Str, '.')+1:])
			r.Name = strings.TrimSuffix(c.Tag, ".Post") + "." + title(r.Verb)
			break
		}
		r.Graph = Yes
	} else {
		r.Graph, url = x.address(s)
		class, word = graph.PostOfPath(url)
		if url != "" && r.Verb != "" {
			r.Name = r.Verb + " " + shown(url)
		}
	}
	if s.Kind == graph.Batch {
		class, word, r.Name = graph.Create, "$batch", "POST /$batch"
	}
	switch s.Kind {
	case graph.Batch, graph.Pages, graph.Slices, graph.Executor, graph.Typed:
		r.Graph = Yes
	case graph.Adapter:
		if r.Graph == Unknown {
			r.Graph = Yes
		}
	}
	if s.Name != "" {
		r.Name = s.Name
	}
	if r.Name == "" {
		r.Name = calleeName(call)
	}
	if r.Verb == "POST" || r.OpenVerb() {
		r.Class = class
		r.Safe = x.safe(s, class, url)
		if class == "" && r.Safe == "" {
			r.Safe = x.safeForCallers(s)
		}
		r.Effect = graph.Effect(class, word)
	}
	return r
}

func isBuilder(t *Term) bool {
	for _, c := range t.choices() {
		if c.Op != OpBuilder {
			return false
		}
	}
	return true
}

// address says whether the request goes to Graph, and to which URL, as far as
// that is known without asking who calls the function.
func (x *Index) address(s *Sym) (Answer, string) {
	url := x.residual(s.URL)
	answer := x.host(url)
	if answer == Unknown {
		answer = x.host(x.residual(x.byCallers(url, 0)))
	}
	shown := ""
	for _, u := range texts(url) {
		if shown = u; graph.IsHost(graph.HostOf(u)) {
			break
		}
	}
	if answer == Unknown && (s.Graph || x.speaks == Yes && s.Kind == graph.HTTP && strings.Contains(shown, graph.Hole+"/")) {
		// A layer of a Graph client, or a path below a root that is not known
		// in a package that names no other service. A whole address from
		// outside, a webhook's, may be anybody's.
		answer = Yes
	}
	return answer, shown
}

// safeForCallers says why a POST to a path that a parameter holds may be
// repeated: because of every path that this package gives.
func (x *Index) safeForCallers(s *Sym) string {
	why := ""
	for _, u := range texts(x.residual(x.byCallers(s.URL, 0))) {
		class, _ := graph.PostOfPath(u)
		if class == "" {
			return ""
		}
		if why = x.safe(s, class, u); why == "" {
			return ""
		}
	}
	return why
}

// host says whether a URL is one of Graph: Yes if it may be.
func (x *Index) host(url *Term) Answer {
	answer := Unknown
	for _, u := range texts(url) {
		host := graph.HostOf(u)
		switch {
		case graph.IsHost(host) || strings.HasPrefix(u, "{+baseurl}"):
			return Yes
		case host != "":
			answer = No
		}
	}
	return answer
}

// byCallers returns t with the parameters replaced that only callers in this
// package know, as far as they do: a base URL given to a constructor.
func (x *Index) byCallers(t *Term, depth int) *Term {
	if t == nil || !t.open() || depth > 3 {
		return t
	}
	if t.Op == OpParam {
		if t.fn == nil {
			return t
		}
		var ts []*Term
		for _, call := range x.callers[t.fn] {
			if args := call.Common().Args; t.N < len(args) {
				ts = append(ts, x.byCallers(x.eval(args[t.N]), depth+1))
			}
		}
		if c := choice(ts...); c != nil && c.size() < 60 {
			return c
		}
		return t
	}
	sub := make([]*Term, len(t.Args))
	for i, a := range t.Args {
		sub[i] = x.byCallers(a, depth)
	}
	return t.rebuild(sub)
}

func shapeOf(sig *types.Signature) Shape {
	for v := range sig.Results().Variables() {
		if graph.IsNamed(v.Type(), "net/http", "Response") {
			return ResponseShape
		}
	}
	return ErrorShape
}

// shown writes a URL for a message: without the host, and … for what is not known.
func shown(url string) string {
	if _, rest, ok := strings.Cut(url, "://"); ok {
		if i := strings.IndexByte(rest, '/'); i >= 0 {
			url = rest[i:]
		}
	}
	for _, v := range []string{"/v1.0/", "/beta/"} {
		if rest, ok := strings.CutPrefix(url, v); ok {
			url = "/" + rest
		}
	}
	url, _, _ = strings.Cut(url, "?")
	return strings.ReplaceAll(url, graph.Hole, "…")
}

func title(verb string) string {
	if verb == "" {
		return "Send"
	}
	return verb[:1] + strings.ToLower(verb[1:])
}

func calleeName(call ssa.CallInstruction) string {
	if obj := calleeObj(call.Common()); obj != nil {
		return obj.Name()
	}
	return "the function"
}
