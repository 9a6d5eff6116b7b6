// Package flow follows labelled values forward through the SSA form of a
// package, across functions, fields and packages.
//
// It is a "may" analysis: a value has a label if some path gives it one. It is
// sensitive to the calling context (a helper called with a labelled and with a
// clean value returns a labelled and a clean one) but not to the order of
// stores: a variable whose address is taken, a field and a global have every
// label that is ever stored in them. Pointers, slices, maps and channels share
// the labels of what they hold. A field of a struct type is one place for all
// values of the type.
//
// What it cannot follow it drops: a value given to a function without body,
// fact or table row, read through reflection, or called through an interface
// for which no concrete type is seen. Silence where nothing is known.
//
// A pass says in a [Spec] what is a source, how its labels change, and what is
// a sink; [Solve] finds the ways between them and exports what each function
// does with labels as facts, so that a caller in another package needs no
// source.
package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/ssaview"
)

// Kind is a label. Each pass numbers its own kinds from 1.
type Kind uint8

// A Spec is what a pass knows about its labels. Nil functions are allowed and
// stand for "nothing".
type Spec struct {
	// Inputs returns the kinds with which a parameter of type t may enter a
	// function. They decide what a function's summary speaks of.
	Inputs func(t types.Type) []Kind

	// Source returns the kind that v has by itself and, for messages, what it
	// is: "the Retry-After header". It is asked once for each value, constant
	// operands among them. Use [ResultOf] to look through *ssa.Extract.
	Source func(v ssa.Value) (Kind, string)

	// Sources is Source for values that have several labels. Constants are not
	// asked for.
	Sources func(v ssa.Value, add func(k Kind, what string))

	// FieldSource is Source for a field: the label that it has in every value
	// of its type. It is asked for the fields that the package selects.
	FieldSource func(f *types.Var) (Kind, string)

	// Step returns the kind of the value of in when its operand x has kind k,
	// or for *ssa.Store, *ssa.MapUpdate and *ssa.Send the kind that the place
	// written to gets; 0 drops the label. def is the answer of the default
	// rules: k where the value passes unchanged (copies, conversions, string
	// concatenation, elements), 0 elsewhere (arithmetic, comparisons, map
	// keys, and fields read from a labelled struct). Of the calls only those of
	// append, min and max come here.
	Step func(in ssa.Instruction, x ssa.Value, k, def Kind) Kind

	// Call returns where the label k of argument arg goes in a call. The
	// receiver is argument 0. With ok false the engine goes on to bodies,
	// facts and the table of copying functions of the standard library.
	Call func(call ssa.CallInstruction, callee *types.Func, arg int, k Kind) (outs []Out, ok bool)

	// Value is Call for a function of another package that is handed to a helper
	// as a value, and called there with the label as argument arg. A word says
	// that this is what the pass looks for, as of Sink.
	Value func(callee *types.Func, arg int, k Kind) (outs []Out, word string, ok bool)

	// Holder returns the kind that a struct gets when a value of kind k is
	// stored in its field f, or 0. It is how a request becomes one that
	// carries a credential.
	Holder func(f *types.Var, k Kind) Kind

	// Blocked reports that v never has kind k, whatever flows into it: it is
	// cleaned before use.
	Blocked func(v ssa.Value, k Kind) bool

	// Sink returns a non-empty word when the use of x, a value of kind k, by
	// in is what the pass looks for.
	Sink func(in ssa.Instruction, x ssa.Value, k Kind) string

	// Unknown is Sink for an argument of a call that the engine can not
	// follow, and for results of functions whose callers it can not see, since
	// they are exported or called through a value (in is the *ssa.Return).
	Unknown func(in ssa.Instruction, x ssa.Value, k Kind) string

	// Skip reports that the use of x by in is no use: it runs only where the
	// label from o can not be there. It is asked before everything else.
	Skip func(in ssa.Instruction, x ssa.Value, k Kind, o Origin) bool

	// Renew reports that a label of kind out that a call makes of an argument
	// of kind in is a new one, whose origin is the call. It decides what is one
	// label and what are two: a request made once and sent twice has two
	// answers. In is 0 for what a function returns whatever its arguments.
	Renew func(in, out Kind) bool

	// Apart reports that a label stored at addr stays with the value that
	// holds the field, which has it by Holder, and is not one of all values of
	// the type. If Apart is given, Holder is asked for such labels only.
	Apart func(addr *ssa.FieldAddr, k Kind) bool

	// Part returns the value of which the result of call is a part, such as the
	// request in a wrapper, or nil: what is stored in the result is in that too.
	Part func(call *ssa.Call) ssa.Value

	// Settled is called when all labels of the package are known, and returns
	// a function that reports which origins' labels are of no concern to the
	// callers of functions that return them. They are not exported.
	Settled func(*Solution) func(Origin) bool

	// Total exports a summary of each function that can take a label, also
	// where it does nothing with it, so that doing nothing can be told from
	// not being known.
	Total bool

	// Callbacks also follows what function arguments return: a label of the
	// result of a literal given to a retry helper is one of the helper's. With it
	// function values are followed through fields, lists and iterators, too.
	Callbacks bool

	// Implementers also follows calls of an interface's method into the types
	// of this package and of imported ones that have the method, where nothing
	// in this package shows what is behind the interface.
	Implementers bool

	// Interfaces exports and imports summaries of the methods of interfaces too:
	// what the types do of which the declaring package makes such values.
	Interfaces bool

	// Lists also follows calls of functions that lie in a list or table, as
	// Callbacks does.
	Lists bool

	// Places also follows what other packages put into a field, into a context, or
	// return from a function in a field, by way of the functions of this one. It
	// needs NewPackageFact.
	Places bool

	// Ways asks for the further ways of each hit: Hit.Others.
	Ways bool

	// Changed reports that what is in f is changed where it lies, so that it is
	// not known what others find there. It is for Places.
	Changed func(f *types.Var) bool

	// NewFact returns an empty fact of the pass's own type, which embeds
	// Summary. If nil, nothing is exported or imported.
	NewFact func() Fact
	// NewPackageFact does so for the package fact, which embeds Fields.
	NewPackageFact func() PackageFact
}

// An Out is one place to which a label goes in a call.
type Out struct {
	// To is a result's index, or what Arg returns.
	To   int
	Kind Kind
	// Value, if not nil, is what is labelled instead: a variable whose
	// address is among the elements of a list of arguments.
	Value ssa.Value
}

// Arg is the To of an Out that labels what argument i refers to.
func Arg(i int) int { return -1 - i }

// To is the Out list for a single result.
func To(result int, k Kind) []Out { return []Out{{To: result, Kind: k}} }

// An Origin is where a label came into being.
type Origin struct {
	// What is what Source said of it.
	What string
	// Pos is its place if it is in this package.
	Pos token.Pos
	// Place is "file.go:12" if it is in another package.
	Place string
	// Value is the source if it is in this package.
	Value ssa.Value
}

// A Hit is a labelled value that reaches a sink.
type Hit struct {
	// Word is what Sink or Unknown returned.
	Word string
	// Kind is the label at the sink.
	Kind Kind
	// Origin is where the label came from.
	Origin Origin
	// Instr and Value are the sink, if it is in this package: Instr uses Value.
	Instr ssa.Instruction
	Value ssa.Value
	// Place is "file.go:12" of the sink if it is in another package.
	Place string
	// Call is the call by which the label entered the function with the sink
	// (or a function that calls it), if it is not the function of the origin.
	Call ssa.CallInstruction
	// Arg is the argument of Call that carried it, the receiver being 0.
	Arg int
	// In is the kind with which it entered, and Passed says that the function
	// hands on what it got: the label is unchanged at the sink.
	In     Kind
	Passed bool
	// Hops are the calls from Call inwards to the function with the sink. The
	// last one may be of a function of another package.
	Hops []Hop
	// Steps is the way from the origin to Call or the sink, oldest first.
	Steps []Step
	// Others are further ways, if the pass asks for them.
	Others [][]Step
	// Inner is the way from the parameter to the sink in the function with the
	// sink, if Call is not nil and that function is in this package.
	Inner []Step
}

// A Hop is a call by which a label enters a function on its way to a sink.
type Hop struct {
	Call ssa.CallInstruction
	// Arg is the argument that carries it, the receiver being 0, and In its
	// kind. Passed says that it is unchanged from there to the sink.
	Arg    int
	In     Kind
	Passed bool
}

// A Step is a value on the way, with the kind that it has there.
type Step struct {
	Value ssa.Value // nil for a field or a result
	Field *types.Var
	Kind  Kind
	Pos   token.Pos
}

// ResultOf returns the call that v is a result of, and its index.
func ResultOf(v ssa.Value) (*ssa.Call, int) {
	switch v := v.(type) {
	case *ssa.Call:
		return v, 0
	case *ssa.Extract:
		if call, ok := v.Tuple.(*ssa.Call); ok {
			return call, v.Index
		}
	}
	return nil, 0
}

// Callee returns the function or method that call names, be it static or
// through an interface, or nil. Of an instance it is the generic origin.
func Callee(call ssa.CallInstruction) *types.Func {
	c := call.Common()
	if c.IsInvoke() {
		return c.Method.Origin()
	}
	if fn := c.StaticCallee(); fn != nil {
		if fn.Origin() != nil {
			fn = fn.Origin()
		}
		if obj, ok := fn.Object().(*types.Func); ok {
			return obj.Origin()
		}
	}
	return nil
}

// Args returns the arguments of call with the receiver first, as in the
// parameters of the called method.
func Args(call ssa.CallInstruction) []ssa.Value {
	c := call.Common()
	if c.IsInvoke() {
		return append([]ssa.Value{c.Value}, c.Args...)
	}
	return c.Args
}

// Elements returns the values put into a list of arguments "...T" that the
// caller wrote out, without the conversion to an interface, or nil.
func Elements(list ssa.Value) []ssa.Value {
	arr := ssaview.Array(list)
	if arr == nil {
		return nil
	}
	var out []ssa.Value
	for _, ref := range *arr.Referrers() {
		ia, ok := ref.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		for _, v := range ssaview.Stored(ia) {
			if mi, ok := v.(*ssa.MakeInterface); ok {
				v = mi.X
			}
			out = append(out, v)
		}
	}
	return out
}
