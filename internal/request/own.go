package request

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/graph"
)

// Target is what is sent to: "import/path.Type" of a request builder, or the
// address behind the method, as far as it is known.
func (r Request) Target() string {
	if r.Sym != nil && r.Sym.URL != nil {
		for _, c := range r.Sym.URL.choices() {
			if c.Op == OpBuilder {
				return c.Str
			}
		}
	}
	_, path, _ := strings.Cut(r.Name, " ")
	return path
}

// Own returns the failures after which the client of r, a request of call, is
// known to repeat it by itself, whatever it is. It is for what is known at call
// and not already in what call calls, where it is the same question; else, for a
// client that comes from a parameter or that nobody saw, and where a ShouldRetry
// decides by the request or the answer, or is not seen, it returns 0.
func (x *Index) Own(call ssa.CallInstruction, r Request) failure.Set {
	if x.empty || r.Sym == nil || r.Sym.Settled {
		return 0
	}
	set := x.ownOf(r.Sym)
	if set == 0 || !r.Origin.IsValid() && r.OriginPlace == "" {
		return set
	}
	for _, t := range x.targets(call) {
		var below []*Sym
		switch {
		case t.fn != nil:
			for _, f := range x.sent(t.fn) {
				below = append(below, f.sym)
			}
		case t.fact != nil:
			below = t.fact.Syms
		}
		for _, s := range below {
			if s.Place == r.Sym.Place && x.ownOf(s) != 0 {
				return 0
			}
		}
	}
	return set
}

func (x *Index) ownOf(s *Sym) failure.Set {
	set, known := x.power(s.Client, 0)
	set &^= never
	seen := make(map[*Term]bool)
	if set == 0 || !known || s.Kind == graph.Executor && !plainOptions(s.Options) || x.off(s.Options) || x.decides(s.Client, 0, seen) || x.decides(s.Options, 0, seen) {
		return 0
	}
	return set
}

// plainOptions reports whether the configuration of a request is seen as a
// whole: one that is not may hold a ShouldRetry.
func plainOptions(t *Term) bool {
	if t == nil {
		return false
	}
	for _, c := range t.choices() {
		if c.Op == OpWith {
			c = c.Args[0]
		}
		switch c.Op {
		case OpNil:
		case OpStruct:
			if p := c.pair("Options"); p != nil && !p.Args[0].seen() {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// seen reports whether a list holds nothing but what is known.
func (t *Term) seen() bool {
	switch t.Op {
	case OpNil, OpStruct:
		return true
	case OpWith:
		return t.Args[0].seen()
	case OpList, OpChoice:
		for _, a := range t.Args {
			if !a.seen() {
				return false
			}
		}
		return true
	}
	return false
}

// decides reports whether a part of t is a ShouldRetry that may look at what was
// sent or answered. What is not seen may. Each part is asked once, and fields
// are followed into what they hold a few times only.
func (x *Index) decides(t *Term, fields int, seen map[*Term]bool) bool {
	if t == nil || seen[t] {
		return false
	}
	seen[t] = true
	if t.Op == OpPair && t.Str == "ShouldRetry" {
		for _, a := range t.Args {
			for _, f := range a.choices() {
				if f.Op != OpFunc || f.fn == nil || looksAt(f.fn) {
					return true
				}
			}
		}
	}
	if t.Op == OpField && fields < 3 {
		if r := x.residual(t); r != nil && r != t {
			return x.decides(r, fields+1, seen)
		}
	}
	for _, a := range t.Args {
		if x.decides(a, fields, seen) {
			return true
		}
	}
	return false
}

// looksAt reports whether fn, a ShouldRetry, reads the method or the status, or
// hands the request or the answer on to what may.
func looksAt(fn *ssa.Function) bool {
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.FieldAddr:
				if isExchange(in.X.Type()) {
					return true
				}
			case ssa.CallInstruction:
				for _, a := range in.Common().Args {
					if isExchange(a.Type()) {
						return true
					}
				}
			}
		}
	}
	return false
}

func isExchange(t types.Type) bool {
	return graph.IsNamed(t, "net/http", "Request") || graph.IsNamed(t, "net/http", "Response")
}
