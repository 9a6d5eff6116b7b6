package retry

import (
	"go/types"

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
	structs func() map[*types.Named][]ssa.Instruction // see structsOf
	reading bool                                      // the initializer is being run, for inits
	refs    map[*ssa.Function][]ref
	// callsOf and fieldReads are made with refs: the calls of a function, and the
	// reads of a field of the receiver.
	callsOf    map[*ssa.Function][]*ssa.Call
	fieldReads map[*types.Var][]ssa.Value
	changed    map[changedKey]*changes
	befores    map[beforeKey]before
	called     map[*ssa.Function][]paramCall
	round      map[ssa.CallInstruction]bool
	calls      map[*ssa.Function]*callsIn
	leads      map[ssa.CallInstruction]map[*ssa.BasicBlock]bool // see leading
	comes      map[*ssa.Function]bool                           // see mayComeBack
	sieves     map[*ssa.Function][]sieve
	open       map[*ssa.Function][]openRepeat // by the function that holds them
	fresh      map[*ssa.Function][]openRepeat // found in the last round
}

// at is idx.At.
func (p *pkg) at(c ssa.CallInstruction) []request.Request {
	return p.idx.At(c)
}

// changes is changesOf, once for each call.
func (p *pkg) changes(c ssa.CallInstruction, numbers bool) *changes {
	key := changedKey{c, numbers}
	x := p.changed[key]
	if x == nil {
		x = changesOf(c, numbers)
		p.changed[key] = x
	}
	return x
}

type changedKey struct {
	c       ssa.CallInstruction
	numbers bool
}
