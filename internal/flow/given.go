package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A Gift is a label that a function gives to its caller whatever the
// arguments are.
type Gift struct {
	Label
	// Origin is where the label comes from in the function, or nil if that is
	// in another package.
	Origin *Origin
}

// Given returns the labels that fn, a function of the package, gives to its
// callers, in its results, in what its parameters refer to, and in calls of
// those that are functions.
func (sol *Solution) Given(fn *ssa.Function) []Gift {
	var out []Gift
	add := func(index int, atoms []atom) {
		for _, a := range atoms {
			if a.from.param == nil && a.from.place == nil {
				l := Label{index, a.kind, a.from.What, sol.s.originPlace(a.from)}
				out = append(out, Gift{l, &a.from.Origin})
			}
		}
	}
	for i := range fn.Signature.Results().Len() {
		if c := sol.s.cells[result{fn, i}]; c != nil {
			add(i, c.atoms())
		}
	}
	for i, p := range fn.Params {
		add(Arg(i), sol.s.writes[p])
		for _, cb := range sol.s.callbacks[p] {
			add(Arg(i), []atom{cb.atom})
		}
	}
	return out
}

// Gifts returns the labels that call gets from what it may call.
func (sol *Solution) Gifts(call *ssa.Call) []Gift {
	var out []Gift
	for _, fn := range sol.s.targets[call] {
		out = append(out, sol.Given(fn)...)
	}
	for _, obj := range sol.s.imported(call) {
		if sum := sol.s.summary(obj); sum != nil {
			for _, l := range sum.Results {
				out = append(out, Gift{Label: l})
			}
			for _, e := range sum.Effects {
				if e.Param == Always && e.To == ToCallback {
					out = append(out, Gift{Label: Label{Arg(e.Index), e.Out, e.Name, e.Place}})
				}
			}
		}
	}
	return out
}

// Callers returns the calls of fn that the package shows.
func (sol *Solution) Callers(fn *ssa.Function) []ssa.CallInstruction {
	return slices.Clone(sol.s.sites[fn])
}
