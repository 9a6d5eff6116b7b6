package request

import (
	"strings"

	"github.com/graphlint/graphlint/internal/graph"
)

// baseSetters are the methods by which a client of resty is told where its
// relative addresses begin.
var baseSetters = map[string]string{
	"SetBaseURL": "v2 and v3",
	"SetHostURL": "v2, its old name",
}

// based returns the address of a request of a client that has a base, and other
// addresses as they are. That of a whole address is not looked at by resty.
func (x *Index) based(s *Sym) *Term {
	if s.Kind != graph.Resty || s.URL == nil {
		return s.URL
	}
	for _, u := range texts(s.URL) {
		if strings.Contains(u, "://") {
			return s.URL
		}
	}
	if base := x.baseOf(s.Client, 0); base != nil {
		return joined(base, []*Term{s.URL}, "")
	}
	return s.URL
}

// baseOf is what the client of a request, or a part of it, has for its base, or
// nil.
func (x *Index) baseOf(t *Term, depth int) *Term {
	if t == nil || depth > 12 {
		return nil
	}
	switch t.Op {
	case OpChoice:
		var ts []*Term
		for _, a := range t.Args {
			ts = append(ts, x.baseOf(a, depth+1))
		}
		return choice(ts...)
	case OpWith:
		for _, p := range t.Args[1:] {
			if baseSetters[p.Str] != "" && len(p.Args) > 0 {
				return p.Args[0]
			}
		}
		return x.baseOf(t.Args[0], depth+1)
	case OpApp:
		if len(t.Args) == 0 {
			return nil
		}
		if name := t.Str[strings.LastIndexByte(t.Str, '.')+1:]; baseSetters[name] != "" && len(t.Args) > 1 {
			return t.Args[1]
		}
		return x.baseOf(t.Args[0], depth+1)
	case OpField:
		if r := x.residual(t); r != t {
			return x.baseOf(r, depth+1)
		}
	}
	return nil
}
