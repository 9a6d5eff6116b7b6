package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A node is what holds labels: an ssa.Value, the *types.Var of a struct field, a
// result of a function, or another place (see places.go).
type node any

type result struct {
	fn    *ssa.Function
	index int
}

// An origin is a source, or a parameter that stands for what callers pass.
type origin struct {
	Origin
	param *ssa.Parameter
	in    Kind // of param or place
	ret   int  // as in input
	place node // what is there stands for what other packages put there
}

type originKey struct {
	value ssa.Value
	kind  Kind
	what  string
	place string
}

// An atom is a label with its origin.
type atom struct {
	from *origin
	kind Kind
}

// A cell is what is known of a node, in the order in which it was learnt.
type cell struct {
	set[atom]
	why []reason // of each
	// more are further reasons, if the pass asks for Ways.
	more map[atom][]reason
}

// maxWays bounds the further reasons that are kept for a label, and the further
// ways of a hit.
const maxWays = 8

// also notes that a label that is known was learnt from r too.
func (c *cell) also(a atom, r reason) {
	i := c.find(a)
	if i < 0 || r.node == nil || r == c.why[i] || len(c.more[a]) >= maxWays || slices.Contains(c.more[a], r) {
		return
	}
	if c.more == nil {
		c.more = make(map[atom][]reason)
	}
	c.more[a] = append(c.more[a], r)
}

// atoms lists the labels. There are none in a nil cell.
func (c *cell) atoms() []atom {
	if c == nil {
		return nil
	}
	return c.list
}

// reason says how label a was learnt; ok is false if that is not known.
func (c *cell) reason(a atom) (r reason, ok bool) {
	if c == nil {
		return r, false
	}
	i := c.find(a)
	if i < 0 {
		return r, false
	}
	return c.why[i], true
}

// A reason is the node and atom from which a label came.
type reason struct {
	node node
	atom atom
	// inner is the label that a parameter has where the function stores it, if
	// the label came into a field that way.
	inner atom
}

type task struct {
	node node
	atom atom
}

// input returns what a symbolic origin stands for.
func (o *origin) input() input { return input{o.param, o.in, o.ret} }

// A way is what is known of an input.
type way struct {
	planted bool
	origin  *origin          // what stands for the input
	effects set[effect]      // what the labelled parameter reaches
	feeds   set[application] // calls that label it
}

// An effect is one place that a labelled parameter reaches.
type effect struct {
	to     Target
	node   node // ToResult: result; ToField: *types.Var or *ssa.Global or a captured cell; ToCallback: a parameter of an enclosing function, or nil
	index  int  // ToParam, ToCallback: the parameter
	arg    int  // ToCallback
	kind   Kind
	hit    *hit // ToSink
	passed bool
}

type application struct {
	call ssa.CallInstruction
	arg  int
	val  ssa.Value
	from *origin
}

type callback struct {
	arg  int
	atom atom
}

type impl struct {
	fn  *ssa.Function // with a body in this package, or nil
	obj *types.Func
}

type input struct {
	param *ssa.Parameter
	kind  Kind
	ret   int // 0: the argument; n+1: result n of calling it
}
