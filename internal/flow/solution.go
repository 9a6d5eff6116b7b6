package flow

import (
	"golang.org/x/tools/go/ssa"
)

// A Solution answers questions about the labels of a package.
type Solution struct{ s *solver }

// Has reports whether v has label k from a source, in some calling context.
func (sol *Solution) Has(v ssa.Value, k Kind) bool {
	c := sol.s.cells[v]
	if c == nil {
		return false
	}
	for _, a := range c.atoms() {
		if a.kind == k && a.from.param == nil && a.from.place == nil {
			return true
		}
	}
	return false
}

// May reports whether v has label k from a source, or from a parameter that
// some call in this package labels.
func (sol *Solution) May(v ssa.Value, k Kind) bool {
	return sol.s.may(v, k, make(map[input]bool))
}

func (s *solver) may(n node, k Kind, seen map[input]bool) bool {
	c := s.cells[n]
	if c == nil {
		return false
	}
	for _, a := range c.atoms() {
		if a.kind != k || a.from.place != nil {
			continue
		}
		if a.from.param == nil {
			return true
		}
		if in := a.from.input(); !seen[in] {
			seen[in] = true
			for _, app := range s.way(in).feeds.list {
				if s.may(app.val, in.kind, seen) {
					return true
				}
			}
		}
	}
	return false
}

// Always is May for every call: if the label comes by way of a parameter, all
// calls in this package give it, and no other package can call.
func (sol *Solution) Always(v ssa.Value, k Kind) bool {
	s := sol.s
	c := s.cells[v]
	if c == nil {
		return false
	}
	for _, a := range c.atoms() {
		if a.kind == k && a.from.param == nil && a.from.place == nil {
			return true
		}
	}
	for _, a := range c.atoms() {
		if a.kind != k || a.from.place != nil {
			continue
		}
		p := a.from.param
		if isExported(p.Parent()) || len(s.sites[p.Parent()]) == 0 {
			return false
		}
		given := make(map[ssa.CallInstruction]bool)
		for _, app := range s.way(a.from.input()).feeds.list {
			if s.may(app.val, a.from.in, make(map[input]bool)) {
				given[app.call] = true
			}
		}
		return len(given) == len(s.sites[p.Parent()])
	}
	return false
}

// Hits returns what reached a sink.
func (sol *Solution) Hits() []Hit { return sol.s.hits() }
