package ssaview

import "golang.org/x/tools/go/ssa"

// Edges returns the values that phi joins, each once and phi itself left out.
// Where the cases of a large switch meet, one value comes by hundreds of
// edges, and a walk that takes them all at each of its levels does not end.
func Edges(phi *ssa.Phi) []ssa.Value {
	out := make([]ssa.Value, 0, min(len(phi.Edges), 8))
	var seen map[ssa.Value]bool
	for _, e := range phi.Edges {
		if e == phi || seen[e] {
			continue
		}
		if seen == nil {
			seen = make(map[ssa.Value]bool)
		}
		seen[e] = true
		out = append(out, e)
	}
	return out
}
