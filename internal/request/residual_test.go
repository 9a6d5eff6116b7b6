package request

import (
	"fmt"
	"testing"
)

// Fields that hold what is made of one another, as a URL does that a path is
// joined to: each way to put them together is not to be tried.
func TestResidualEnds(t *testing.T) {
	x := &Index{residualOf: make(map[string]*Term)}
	f := func(i int) *Term {
		return &Term{Op: OpField, Tag: "p.T", Str: fmt.Sprint("F", i), Args: []*Term{{Op: OpParam}}}
	}
	const n = 6
	for i := range n {
		var ways []*Term
		for j := range n {
			for k := range n {
				ways = append(ways, concat(f(j), text("/"), f((k+i)%n)))
			}
		}
		x.residualOf[fmt.Sprint("p.T.F", i)] = &Term{Op: OpChoice, Args: ways[:maxChoice]}
	}
	if r := x.residual(f(0)); r.size() > maxSize {
		t.Errorf("a term of size %d", r.size())
	}
}
