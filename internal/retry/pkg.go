package retry

import (
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/request"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// A pkg is the package under analysis with what was found out about it.
type pkg struct {
	pass    *analysis.Pass
	view    *ssaview.View
	idx     *request.Index
	helpers []string // names from the settings
	steps   int      // see pkgBudget
	globals map[*ssa.Global][]*ssa.Store
	inits   func() *initState
	reading bool // the initializer is being run, for inits
	refs    map[*ssa.Function][]ref
	reqs    map[ssa.CallInstruction][]request.Request
	changed map[ssa.CallInstruction]*changes
	befores map[beforeKey]*frame
	called  map[*ssa.Function][]paramCall
	round   map[ssa.CallInstruction]bool
	open    map[*ssa.Function][]openRepeat // by the function that holds them
	fresh   map[*ssa.Function][]openRepeat // found in the last round
}

// at is idx.At, remembered.
func (p *pkg) at(c ssa.CallInstruction) []request.Request {
	if p.idx.Empty() {
		return nil
	}
	if rs, ok := p.reqs[c]; ok {
		return rs
	}
	rs := p.idx.At(c)
	p.reqs[c] = rs
	return rs
}

func (p *pkg) changes(c ssa.CallInstruction) *changes {
	x := p.changed[c]
	if x == nil {
		x = changesOf(c)
		p.changed[c] = x
	}
	return x
}
