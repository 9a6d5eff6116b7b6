package request

import (
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
)

// address says whether the request goes to Graph, and to which URL, as far as
// that is known without asking who calls the function.
func (x *Index) address(s *Sym) (Answer, string) {
	url := x.residual(x.based(s))
	answer := x.host(url)
	if answer == Unknown {
		answer = x.host(x.residual(x.byCallers(url, 0)))
	}
	// Of several, one that goes to Graph and says what it does there.
	shown, best := "", -1
	for _, u := range texts(url) {
		rank := telling(u)
		if graph.IsHost(graph.HostOf(u)) {
			rank += 10
		}
		if rank > best {
			shown, best = u, rank
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

// telling ranks the addresses that a request may have: one under which a POST
// may be repeated before other actions, these before words that need not end it.
func telling(url string) int {
	class, word := graph.PostOfPath(url)
	switch class {
	case "":
		return 0
	case graph.Read, graph.RepeatSafe, graph.Contract:
		return 3
	case graph.Create:
		if graph.Effect(class, word) == graph.Effect(class, "") {
			return 1
		}
	}
	return 2
}

// forCallers says why a POST may be repeated of which the path or the body is
// a parameter: because of what every call in this package gives. mixed reports
// that this holds for some calls only.
func (x *Index) forCallers(s *Sym, depth int) (why string, mixed bool) {
	fn := openFunc(s.URL)
	if fn == nil {
		fn = openFunc(s.Body)
	}
	if fn == nil || depth > 3 || x.spent() {
		return "", false
	}
	safe, unsafe := 0, 0
	for _, call := range x.callers[fn] {
		one := s.subst(fn, x.evalAll(call.Common().Args)).apply(func(t *Term) *Term { return x.reduce(t, 0) })
		_, url := x.address(one)
		class, _ := graph.PostOfPath(url)
		w := x.safe(one, class, url)
		if w == "" && (class == "" || one.Body.open()) {
			var m bool
			w, m = x.forCallers(one, depth+1)
			mixed = mixed || m
		}
		if w == "" {
			unsafe++
		} else {
			safe++
			why = w
		}
	}
	mixed = mixed || safe > 0 && unsafe > 0
	if unsafe > 0 || mixed {
		why = ""
	}
	return why, mixed
}

// openFunc is the function on whose parameters t depends, or nil.
func openFunc(t *Term) *ssa.Function {
	if t == nil {
		return nil
	}
	if t.Op == OpParam {
		return t.fn
	}
	for _, a := range t.Args {
		if fn := openFunc(a); fn != nil {
			return fn
		}
	}
	return nil
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
		key := givenKey{t.fn, t.N, depth}
		c, ok := x.given[key]
		if !ok {
			c = x.givenBy(t, depth)
			x.given[key] = c
		}
		return c
	}
	sub := make([]*Term, len(t.Args))
	for i, a := range t.Args {
		sub[i] = x.byCallers(a, depth)
	}
	return t.rebuild(sub)
}

type givenKey struct {
	fn       *ssa.Function
	n, depth int
}

// givenBy returns what callers give for a parameter, or the parameter itself.
func (x *Index) givenBy(t *Term, depth int) *Term {
	var ts []*Term
	for _, call := range x.callers[t.fn] {
		if args := call.Common().Args; t.N < len(args) {
			v := x.eval(args[t.N])
			if v != nil && v.Op == OpParam && v.fn == t.fn && v.N == t.N {
				continue // the function calls itself with what it was given
			}
			ts = append(ts, x.byCallers(v, depth+1))
		}
	}
	if c := choice(ts...); c != nil && c.size() < 60 {
		return c
	}
	return t
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
	url = strings.ReplaceAll(url, "//", "/…/") // an id that may be empty, for all that is known
	return strings.ReplaceAll(url, graph.Hole, "…")
}
