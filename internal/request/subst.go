package request

import (
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// subst returns t with the parameters of fn replaced by args. The parameters
// in a fact belong to no function: fn is nil.
func (t *Term) subst(fn *ssa.Function, args []*Term) *Term {
	if t == nil || !t.mentions(fn) {
		return t
	}
	if t.Op == OpParam {
		if t.N < len(args) && args[t.N] != nil {
			return args[t.N]
		}
		return unknown
	}
	sub := make([]*Term, len(t.Args))
	for i, a := range t.Args {
		sub[i] = a.subst(fn, args)
	}
	return t.rebuild(sub)
}

// rebuild makes a term like t of other parts, and simplifies it.
func (t *Term) rebuild(sub []*Term) *Term {
	for i, a := range sub {
		if a == nil {
			sub[i] = unknown
		}
	}
	switch t.Op {
	case OpChoice:
		if c := choice(sub...); c != nil {
			return c
		}
		return unknown
	case OpConcat:
		return concat(sub...)
	case OpField:
		return field(sub[0], t.Tag, t.Str)
	case OpElem:
		return elem(sub[0])
	case OpWith:
		return with(sub[0], sub[1:])
	case OpApp:
		if t.Str == appJoined {
			var first *Term
			if len(sub) > 1 {
				first = sub[1]
			}
			return joinList(first, sub[0], t.Tag)
		}
	}
	out := *t
	out.Args = sub
	return &out
}

// mentions reports whether t holds a parameter of fn.
func (t *Term) mentions(fn *ssa.Function) bool {
	if t == nil {
		return false
	}
	if t.Op == OpParam {
		return t.fn == fn
	}
	for _, a := range t.Args {
		if a.mentions(fn) {
			return true
		}
	}
	return false
}

// open reports whether t depends on a parameter.
func (t *Term) open() bool {
	if t == nil {
		return false
	}
	if t.Op == OpParam {
		return true
	}
	for _, a := range t.Args {
		if a.open() {
			return true
		}
	}
	return false
}

func (t *Term) equal(u *Term) bool {
	if t == u {
		return true
	}
	if t == nil || u == nil || t.Op != u.Op || t.Str != u.Str || t.Tag != u.Tag || t.N != u.N || t.fn != u.fn || t.obj != u.obj || len(t.Args) != len(u.Args) {
		return false
	}
	for i := range t.Args {
		if !t.Args[i].equal(u.Args[i]) {
			return false
		}
	}
	return true
}

func (t *Term) size() int {
	if t == nil {
		return 0
	}
	n := 1
	for _, a := range t.Args {
		n += a.size()
	}
	return n
}

// choices returns what t may be.
func (t *Term) choices() []*Term {
	if t == nil {
		return nil
	}
	if t.Op == OpChoice {
		return t.Args
	}
	return []*Term{t}
}

// exported returns t as it can stand in a fact of fn: other functions'
// parameters and functions become unknown.
func (t *Term) exported(fn *ssa.Function) *Term {
	if t == nil {
		return nil
	}
	switch t.Op {
	case OpParam:
		if t.fn != fn {
			return unknown
		}
		return &Term{Op: OpParam, N: t.N}
	case OpFunc:
		if t.Str == "" {
			return unknown
		}
		return &Term{Op: OpFunc, Str: t.Str}
	}
	if t.size() > maxSize {
		return unknown
	}
	sub := make([]*Term, len(t.Args))
	for i, a := range t.Args {
		if a == nil {
			a = unknown
		}
		sub[i] = a.exported(fn)
	}
	if len(sub) == 0 {
		return t
	}
	return t.rebuild(sub)
}

// String writes t for tests.
func (t *Term) String() string {
	if t == nil {
		return "⊥"
	}
	var parts []string
	for _, a := range t.Args {
		parts = append(parts, a.String())
	}
	in := "(" + strings.Join(parts, ", ") + ")"
	switch t.Op {
	case OpConst:
		return strconv.Quote(t.Str)
	case OpNil:
		return "nil"
	case OpParam:
		return "param" + strconv.Itoa(t.N)
	case OpConcat:
		return "concat" + in
	case OpChoice:
		return "choice" + in
	case OpList:
		return "list" + in
	case OpStruct:
		return "struct " + t.Str + in
	case OpPair:
		return t.Str + "=" + in
	case OpWith:
		return "with" + in
	case OpField:
		return parts[0] + "." + t.Str
	case OpElem:
		return parts[0] + "[]"
	case OpApp:
		return t.Str + in
	case OpBuilder:
		return "builder " + t.Tag + in
	case OpResult:
		return "result" + strconv.Itoa(t.N) + in
	case OpFunc:
		return "func " + t.Str
	}
	return "?"
}
