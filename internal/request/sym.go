package request

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/graph"
)

// A Sym is a request in terms of the parameters of a function.
type Sym struct {
	// Name is how messages call it, if the place that sends it tells.
	Name string
	// Kind is the family of the sender.
	Kind graph.Kind
	// Verb, URL and Body are what is sent. Of an SDK request, URL is its
	// builder; of a batch, Body is the batch.
	Verb, URL, Body *Term
	// Client is what sends it.
	Client *Term
	// Default is what it repeats if that is not known, as Set of failures.
	Default failure.Set
	// Options is the request configuration of an SDK executor.
	Options *Term
	// Graph says that it goes to Graph whatever the URL, for what is sent
	// on by a layer of a Graph client.
	Graph bool
	// Place is "file.go:12", where it is sent.
	Place string

	// Settled says, of a POST in a fact, that its client was known to repeat it
	// by itself in the package that sends it: see Own.
	Settled bool

	// Fn and Args stand for the call of a parameter instead of a request.
	Fn   *Term
	Args []*Term

	pos token.Pos // of Place, in this package
}

func (s *Sym) terms() []**Term {
	out := []**Term{&s.Verb, &s.URL, &s.Body, &s.Client, &s.Options, &s.Fn}
	for i := range s.Args {
		out = append(out, &s.Args[i])
	}
	return out
}

// apply returns a copy of s with f applied to its terms.
func (s *Sym) apply(f func(*Term) *Term) *Sym {
	out := *s
	out.Args = append([]*Term(nil), s.Args...)
	for _, t := range out.terms() {
		*t = f(*t)
	}
	return &out
}

func (s *Sym) subst(fn *ssa.Function, args []*Term) *Sym {
	return s.apply(func(t *Term) *Term {
		if t = t.subst(fn, args); t.size() > 2*maxSize {
			return unknown
		}
		return t
	})
}

// mentions reports whether s holds a parameter of fn.
func (s *Sym) mentions(fn *ssa.Function) bool {
	return slices.ContainsFunc(s.terms(), func(t **Term) bool { return (*t).mentions(fn) })
}

func (s *Sym) exported(fn *ssa.Function) *Sym {
	return s.apply(func(t *Term) *Term { return t.exported(fn) })
}

func (s *Sym) equal(t *Sym) bool {
	if s.Place != t.Place || s.Kind != t.Kind || len(s.Args) != len(t.Args) {
		return false
	}
	a, b := s.terms(), t.terms()
	for i := range a {
		if !(*a[i]).equal(*b[i]) {
			return false
		}
	}
	return true
}

// Sends is the fact of a function: what a call of it sends and returns.
type Sends struct {
	Syms    []*Sym
	Results []*Term // nil where nothing is known
}

// AFact marks Sends as a fact.
func (*Sends) AFact() {}

// String lists the requests, for tests.
func (s *Sends) String() string {
	out := "sends"
	for _, y := range s.Syms {
		out += " " + y.Verb.String() + " " + y.URL.String()
	}
	return out
}

// Holds is the fact of a package: what its variables and the fields of its
// types hold.
type Holds struct {
	Values []Held
}

// Held is what one variable or field holds.
type Held struct {
	Name string // "import/path.Var" or "import/path.Type.Field"
	Term *Term
}

// AFact marks Holds as a fact.
func (*Holds) AFact() {}

// String says how many, for tests.
func (h *Holds) String() string { return "holds" }
