package retry

import (
	"go/types"
	"strconv"
	"strings"
)

// Results that are structs of the package's own, or pointers to them, tell of
// a failure by their fields: what a status was, whether to try again. A word
// for one is "struct:*Name;0=status;2=true": the type, and the fields that are
// known. A number or a text that is an error by its type has the field 0.

// maxStruct bounds the structs that are written down.
const maxStruct = 16

// structWord encodes such a result, or returns "".
func (p *pkg) structWord(f *frame, v val) string {
	var t types.Type
	switch v.k {
	case pointer:
		if v.at.base == nil || v.at.path != "" && v.typ == nil {
			return ""
		}
		t = v.typ
		if t == nil {
			t = v.at.base.Type()
		}
		elem := deref(t)
		if elem == t || !p.own(t) {
			return ""
		}
		if _, ok := elem.Underlying().(*types.Struct); !ok {
			return ""
		}
		if len(v.parts) == 1 {
			v = v.parts[0]
		} else {
			v = f.final.get(v.at, elem)
		}
	case object:
		t = v.typ
	}
	if t == nil || v.k != object || !p.own(t) || len(v.parts) > maxStruct || namedOf(t).TypeParams().Len() > 0 {
		return ""
	}
	var known []string
	status := false
	for i, part := range v.parts {
		switch w := p.word(f, part); {
		case w == "?" || strings.ContainsAny(w, ";= "):
		case strings.HasPrefix(w, "struct:"):
		default:
			status = status || w == "status"
			known = append(known, strconv.Itoa(i)+"="+w)
		}
	}
	if len(known) == 0 || !status && isErrorLike(t) && typeKind(t) == answerError {
		return "" // by its name it tells more
	}
	return "struct:" + typeWord(t) + ";" + strings.Join(known, ";")
}

// unstruct reads such a word of a function of another package.
func (p *pkg) unstruct(f *frame, from *types.Func, w string) val {
	word, fields, _ := strings.Cut(w, ";")
	name := strings.TrimPrefix(word, "*")
	obj, ok := from.Pkg().Scope().Lookup(name).(*types.TypeName)
	if !ok {
		return val{k: nonNil}
	}
	t := obj.Type()
	n := 1
	if st, ok := t.Underlying().(*types.Struct); ok {
		n = st.NumFields()
	}
	out := val{k: object, typ: t, parts: make([]val, n)}
	for pair := range strings.SplitSeq(fields, ";") {
		i, what, _ := strings.Cut(pair, "=")
		if k, err := strconv.Atoi(i); err == nil && k < n {
			out.parts[k] = p.unword(f, from, what)
		}
	}
	if name != word {
		return val{k: boxed, typ: types.NewPointer(t), parts: []val{out}}
	}
	return out
}

// isVerdict reports whether t is a pointer to a struct that is no error and
// says what to do about one: nil stands for success.
func isVerdict(t types.Type) bool {
	p, ok := types.Unalias(t).(*types.Pointer)
	if !ok || isErrorLike(t) || namedOf(t) == nil {
		return false
	}
	st, ok := p.Elem().Underlying().(*types.Struct)
	if !ok || st.NumFields() > maxStruct {
		return false
	}
	says, holds := false, false
	for f := range st.Fields() {
		says = says || isBool(f.Type())
		holds = holds || isErrorLike(f.Type())
	}
	return says && holds
}

// describes reports whether t is a struct, or a pointer to one, that can say
// of an error what it was: a status, a code, a bool.
func describes(t types.Type) bool {
	st, ok := deref(t).Underlying().(*types.Struct)
	if !ok || namedOf(t) == nil || st.NumFields() > maxStruct {
		return false
	}
	for f := range st.Fields() {
		if isBool(f.Type()) || isInt(f.Type()) || isErrorLike(f.Type()) {
			return true
		}
	}
	return false
}
