package request

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// A Term says where a value comes from. Pointers and what they point to are
// one term, and the order in which a variable gets its values is lost: a term
// says what a value may be. Terms are never changed once made.
type Term struct {
	Op   Op
	Str  string
	Tag  string
	N    int
	Args []*Term

	fn  *ssa.Function // of a Param and a Func; not in facts
	obj *types.Func   // of a Func of another package; not in facts
}

// Op is the kind of a Term.
type Op uint8

// The kinds.
const (
	// Unknown is anything.
	OpUnknown Op = iota
	// Const is the constant Str; Tag is "" for text, else "int" or "bool".
	OpConst
	// Nil is nil, or the zero value of a struct.
	OpNil
	// Param is parameter N of a function, the receiver counted.
	OpParam
	// Concat is the text of its Args, one after the other.
	OpConcat
	// Choice is one of its Args.
	OpChoice
	// List is a slice that holds Args, among others.
	OpList
	// Struct is a struct or a map with Args, which are Pairs. Str is its type.
	OpStruct
	// Pair is the field, key or method Str (JSON name Tag) with the value
	// Args[0], or of a method with the arguments Args.
	OpPair
	// With is Args[0], on which the Pairs that follow were set or called.
	OpWith
	// Field is the field Str of Args[0]; Tag is the type that has it.
	OpField
	// Elem is some element of Args[0].
	OpElem
	// App is the result N of the call of the function Str, of a package
	// that is modelled, with Args, the receiver counted.
	OpApp
	// Builder is a request builder of the SDK of type Str, got by the calls
	// Tag from Args[0], a client.
	OpBuilder
	// Result is result N of calling Args[0], a function that is not known yet,
	// with the other Args.
	OpResult
	// Func is a function; Str is "never" if it always returns false. Args[0]
	// is the receiver that a method value is bound to.
	OpFunc
)

var (
	unknown = &Term{}
	null    = &Term{Op: OpNil}
)

func text(s string) *Term { return &Term{Op: OpConst, Str: s} }

// maxChoice bounds choices, maxSize whole terms: what is larger is unknown.
const (
	maxChoice = 12
	maxSize   = 400
)

// choice returns one of ts. A nil Term stands for a value that only exists if
// another does (a loop's own), and is left out, as is nil beside something.
func choice(ts ...*Term) *Term {
	var out []*Term
	var add func(t *Term)
	add = func(t *Term) {
		if t == nil {
			return
		}
		if t.Op == OpChoice {
			for _, a := range t.Args {
				add(a)
			}
			return
		}
		for _, o := range out {
			if o.equal(t) {
				return
			}
		}
		out = append(out, t)
	}
	for _, t := range ts {
		add(t)
		if len(out) > maxChoice+1 { // one may be nil
			return unknown
		}
	}
	if len(out) > 1 {
		kept := out[:0:0]
		for _, t := range out {
			if t.Op != OpNil {
				kept = append(kept, t)
			}
		}
		if len(kept) > 0 {
			out = kept
		}
	}
	switch {
	case len(out) == 0:
		return nil
	case len(out) == 1:
		return out[0]
	case len(out) > maxChoice:
		return unknown
	}
	return &Term{Op: OpChoice, Args: out}
}

// concat returns the text of ts in a row.
func concat(ts ...*Term) *Term {
	var out []*Term
	for _, t := range ts {
		if t == nil {
			t = unknown
		}
		if t.Op == OpNil {
			continue
		}
		if t.Op == OpConcat {
			for _, a := range t.Args {
				out = appendText(out, a)
			}
			continue
		}
		out = appendText(out, t)
	}
	if len(out) == 1 {
		return out[0]
	}
	return &Term{Op: OpConcat, Args: out}
}

func appendText(out []*Term, t *Term) []*Term {
	if n := len(out); n > 0 && t.Op == OpConst && out[n-1].Op == OpConst {
		out[n-1] = text(out[n-1].Str + t.Str)
		return out
	}
	return append(out, t)
}

// field returns the field name of t, a struct of type owner.
func field(t *Term, owner, name string) *Term {
	if t == nil {
		return nil
	}
	switch t.Op {
	case OpStruct:
		if p := t.pair(name); p != nil {
			return p.Args[0]
		}
		return null
	case OpNil:
		return null
	case OpChoice:
		var out []*Term
		for _, a := range t.Args {
			out = append(out, field(a, owner, name))
		}
		return choice(out...)
	case OpWith:
		// What is set may be set on some paths only: "if o.verb == """.
		ts := []*Term{field(t.Args[0], owner, name)}
		for _, p := range t.Args[1:] {
			if p.Str == name && len(p.Args) > 0 {
				ts = append(ts, p.Args[0])
			}
		}
		return choice(ts...)
	case OpApp:
		if f := appField(t, name); f != nil {
			return f
		}
	}
	return &Term{Op: OpField, Str: name, Tag: owner, Args: []*Term{t}}
}

// pair returns the last pair of that name.
func (t *Term) pair(name string) *Term {
	for i := len(t.Args) - 1; i >= 0; i-- {
		if p := t.Args[i]; p.Op == OpPair && p.Str == name && len(p.Args) > 0 {
			return p
		}
	}
	return nil
}

// elem returns some element of t.
func elem(t *Term) *Term {
	if t == nil {
		return nil
	}
	switch t.Op {
	case OpList:
		if len(t.Args) == 0 {
			return unknown
		}
		return choice(t.Args...)
	case OpChoice:
		var out []*Term
		for _, a := range t.Args {
			out = append(out, elem(a))
		}
		return choice(out...)
	case OpStruct:
		var out []*Term
		for _, p := range t.Args {
			out = append(out, p.Args...)
		}
		if len(out) > 0 {
			return choice(out...)
		}
		return unknown
	case OpParam, OpField, OpElem, OpWith, OpApp, OpResult:
		return &Term{Op: OpElem, Args: []*Term{t}}
	}
	return unknown
}

// list returns a slice of all that the lists ts hold. Where one of them is not
// known its unknown element tells so.
func list(ts ...*Term) *Term {
	var out []*Term
	for _, t := range ts {
		switch {
		case t == nil || t.Op == OpNil:
		case t.Op == OpList:
			out = append(out, t.Args...)
		case t.Op == OpChoice:
			for _, a := range t.Args {
				if l := list(a); l != nil {
					out = append(out, l.Args...)
				}
			}
		default:
			out = append(out, elem(t))
		}
	}
	return listOf(out)
}

// listOf returns a slice of such elements, among others.
func listOf(elems []*Term) *Term {
	if c := choice(elems...); c == nil {
		elems = nil
	} else {
		elems = c.choices()
	}
	return &Term{Op: OpList, Args: elems}
}

// with returns t with what was set or called on it.
func with(t *Term, pairs []*Term) *Term {
	if t == nil || len(pairs) == 0 {
		return t
	}
	if t.Op == OpWith {
		pairs = append(t.Args[1:len(t.Args):len(t.Args)], pairs...)
		t = t.Args[0]
	}
	return &Term{Op: OpWith, Args: append([]*Term{t}, pairs...)}
}
