package retry

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// anyElement is what is read at an unknown index of a list whose elements are
// all written out, as a loop over it reads them: one of them. The list is
// taken to be as it was written, if nothing in the package assigns to it again.
func (f *frame) anyElement(addr ssa.Value) (val, bool) {
	ia, ok := addr.(*ssa.IndexAddr)
	if !ok {
		return val{}, false
	}
	// The counter of a loop is not known even where it starts.
	if _, ok := ia.Index.(*ssa.Const); ok {
		return val{}, false
	}
	out := val{k: choice, parts: f.elements(ia.X)}
	for i, p := range out.parts {
		out.parts[i] = f.m.plain(p)
	}
	if len(out.parts) == 0 {
		for _, c := range f.m.p.list(ia.X) {
			out.parts = append(out.parts, constVal(c))
		}
	}
	for _, p := range out.parts {
		if p.k != konst && p.k != closure || p.k != out.parts[0].k {
			return val{}, false
		}
	}
	return out, len(out.parts) > 0
}

// has reports whether v, a choice, may be what x is.
func (v val) has(x val) bool {
	switch x.k {
	case konst, closure:
		return slices.ContainsFunc(v.parts, func(p val) bool { return equal(p, x) })
	case choice:
		return !slices.ContainsFunc(x.parts, func(p val) bool { return !v.has(p) })
	}
	return false
}

// each answers for choices: yes or no if that holds for all they may be.
func each(x, y val, is func(x, y val) tri) tri {
	ts := answers(x, y, is)
	for _, t := range ts[1:] {
		if t != ts[0] {
			return maybe
		}
	}
	return ts[0]
}

// some is yes if that holds for one of the choices: a loop that looks for each
// of some words in the text of a failure finds the one that is there.
func some(x, y val, is func(x, y val) tri) tri {
	if ts := answers(x, y, is); slices.Contains(ts, yes) {
		return yes
	}
	return each(x, y, is)
}

func answers(x, y val, is func(x, y val) tri) []tri {
	xs, ys := []val{x}, []val{y}
	if x.k == choice {
		xs = x.parts
	}
	if y.k == choice {
		ys = y.parts
	}
	var out []tri
	for _, x := range xs {
		for _, y := range ys {
			out = append(out, is(x, y))
		}
	}
	return out
}
