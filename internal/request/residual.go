package request

import (
	"go/constant"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
)

// residual returns what the fields in t hold as far as this package, or the
// fact of the field's own, tells by all that is ever stored in them. It is
// asked last, when nothing nearer is known.
func (x *Index) residual(t *Term) *Term {
	s := settler{x, make(map[settled]*Term), maxSettled}
	return s.settle(t, 0)
}

// maxSettled bounds the parts of terms that one question looks at. A field may
// hold what is made of it, as a URL does that a path is joined to, and a term
// that puts each into the other has no end.
const maxSettled = 2_000

type settler struct {
	x    *Index
	done map[settled]*Term
	left int
}

// A settled term is one as it is seen so many fields deep.
type settled struct {
	term  *Term
	depth int
}

func (s *settler) settle(t *Term, depth int) *Term {
	if t == nil || depth > 6 {
		return t
	}
	at := settled{t, depth}
	if r, ok := s.done[at]; ok {
		return r
	}
	if s.left--; s.left < 0 {
		return t
	}
	s.done[at] = t
	r := s.once(t, depth)
	if r.size() > maxSize {
		r = t
	}
	s.done[at] = r
	return r
}

func (s *settler) once(t *Term, depth int) *Term {
	if t.Op == OpField && t.Tag != "" {
		if r := s.x.residualField(t.Tag + "." + t.Str); r != nil && r.Op != OpUnknown {
			return s.settle(r, depth+1)
		}
		if len(t.Args) == 1 {
			if base := s.settle(t.Args[0], depth+1); base != t.Args[0] {
				return s.settle(field(base, t.Tag, t.Str), depth+1)
			}
		}
		return t
	}
	changed := false
	sub := make([]*Term, len(t.Args))
	for i, a := range t.Args {
		sub[i] = s.settle(a, depth)
		changed = changed || sub[i] != a
	}
	if !changed {
		return t
	}
	return t.rebuild(sub)
}

// residualField returns all that is stored in a field, by its full name.
func (x *Index) residualField(name string) *Term {
	if t, ok := x.residualOf[name]; ok {
		return t
	}
	x.residualOf[name] = nil
	var ts []*Term
	for _, v := range x.fields[name] {
		ts = append(ts, x.eval(v))
	}
	t := x.setInside(name, choice(ts...))
	if t == nil {
		t = x.fieldFact(name)
	}
	x.residualOf[name] = t
	return t
}

func (x *Index) fieldFact(name string) *Term {
	pkg := name[:strings.LastIndexByte(name[:strings.LastIndexByte(name, '.')], '.')]
	for _, p := range x.pass.AllPackageFacts() {
		if p.Package.Path() == pkg {
			return x.heldBy(p.Package, name)
		}
	}
	return nil
}

// speaksTo says whether the constants of the package name Graph, or the types
// of its JSON, and no other service: then an address with an unknown beginning is
// Graph's.
func (x *Index) speaksTo() Answer {
	yes := false
	for _, fn := range x.view.Functions() {
		rehearsed := x.inTest(fn)
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				for _, op := range instr.Operands(nil) {
					c, ok := (*op).(*ssa.Const)
					if !ok || c.Value == nil || c.Value.Kind() != constant.String {
						continue
					}
					s := constant.StringVal(c.Value)
					if !strings.HasPrefix(s, "http://") && !strings.HasPrefix(s, "https://") {
						// As in "#microsoft.graph.fileAttachment": no other
						// service has these types.
						yes = yes || strings.Contains(s, "microsoft.graph.")
						continue
					}
					host := graph.HostOf(s)
					switch {
					case graph.IsHost(host):
						yes = true
					case host == "" || graph.IsTokenHost(host) || rehearsed:
						// A test may name anybody.
					default:
						return No
					}
				}
			}
		}
	}
	if yes {
		return Yes
	}
	return Unknown
}

// reaches reports whether the package is a part of a Graph client: it imports
// the SDK or what it is built on, or names Graph's host.
func (x *Index) reaches() bool {
	if x.speaks == Yes {
		return true
	}
	for _, p := range x.pass.Pkg.Imports() {
		if graph.ReachesGraph(p.Path()) {
			return true
		}
	}
	return false
}
