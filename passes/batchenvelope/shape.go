package batchenvelope

import (
	"go/types"
	"reflect"
	"strings"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/scope"
)

// jsonName returns the JSON name of a field, in small letters since decoding
// does not tell them apart.
func jsonName(st *types.Struct, i int) string {
	name, _, _ := strings.Cut(reflect.StructTag(st.Tag(i)).Get("json"), ",")
	if name == "" {
		name = st.Field(i).Name()
	}
	return strings.ToLower(name)
}

// structOf returns the struct type of t or of what t points to, or nil. Of a
// type parameter it is the core type.
func structOf(t types.Type) *types.Struct {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	st, _ := t.Underlying().(*types.Struct)
	return st
}

// element strips pointers, slices, arrays, maps and channels off t.
func element(t types.Type) types.Type {
	for range 6 {
		switch u := t.Underlying().(type) {
		case *types.Pointer:
			t = u.Elem()
		case *types.Slice:
			t = u.Elem()
		case *types.Array:
			t = u.Elem()
		case *types.Map:
			t = u.Elem()
		case *types.Chan:
			t = u.Elem()
		default:
			return t
		}
	}
	return t
}

// isPart reports whether t is an answer in a batch or a collection of them: the
// SDK's, or a struct that JSON's "status" is decoded into.
func isPart(t types.Type) bool {
	t = element(t)
	if graph.IsNamed(t, graph.CorePath, "BatchItem") {
		return true
	}
	return !graph.IsNamed(t, "net/http", "Response") && hasField(t, "status")
}

// isEnvelope reports whether t is a struct that a batch response is decoded into.
func isEnvelope(t types.Type) bool { return hasField(element(t), "responses") }

// hasField reports whether t is a struct with a field of that JSON name, by
// itself or by embedding.
func hasField(t types.Type, name string) bool {
	st := structOf(t)
	if st == nil {
		return false
	}
	for i := range st.NumFields() {
		if jsonName(st, i) == name {
			return true
		}
		if f := st.Field(i); f.Embedded() && structOf(f.Type()) != nil && structOf(f.Type()) != st && hasDirect(f.Type(), name) {
			return true
		}
	}
	return false
}

func hasDirect(t types.Type, name string) bool {
	st := structOf(t)
	for i := range st.NumFields() {
		if jsonName(st, i) == name {
			return true
		}
	}
	return false
}

// isBytes reports whether t is text or a stream of it.
func isBytes(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Slice:
		b, ok := u.Elem().Underlying().(*types.Basic)
		return ok && b.Kind() == types.Byte
	case *types.Interface:
		n := graph.NamedOf(t)
		return n != nil && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == "io"
	}
	return graph.IsNamed(t, "bytes", "Buffer") || graph.IsNamed(t, "bytes", "Reader") ||
		graph.IsNamed(t, "bufio", "Reader") || graph.IsNamed(t, "bufio", "Scanner") || isDecoder(t)
}

func isDecoder(t types.Type) bool {
	n := graph.NamedOf(t)
	return n != nil && n.Obj().Name() == "Decoder" && n.Obj().Pkg() != nil && strings.HasSuffix(n.Obj().Pkg().Path(), "json")
}

func isString(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

// isNumber reports whether a JSON number can be asserted to be a t.
func isNumber(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsNumeric != 0 || graph.IsNamed(t, "encoding/json", "Number")
}

// isOpen reports whether t says nothing about what it holds: any, a type
// parameter, or a collection of any.
func isOpen(t types.Type) bool {
	t = element(t)
	if _, ok := types.Unalias(t).(*types.TypeParam); ok {
		return true
	}
	i, ok := t.Underlying().(*types.Interface)
	return ok && i.NumMethods() == 0
}

// isFacade reports whether t is an interface of a program, with methods of its
// own: an answer may be behind it, the SDK's or one of the program's types.
func isFacade(t types.Type) bool {
	i, ok := t.Underlying().(*types.Interface)
	if !ok || i.NumMethods() == 0 {
		return false
	}
	n := graph.NamedOf(t)
	if n == nil {
		return true // written out in the list of parameters
	}
	pkg := n.Obj().Pkg()
	return pkg != nil && !scope.Standard(pkg.Path()) && !graph.IsSDK(pkg.Path())
}

// ofField returns the role of field i of a struct that plays the role k. A
// status, or an error instead of a result, is not a role: see isVerdict.
func ofField(t types.Type, i int, k flow.Kind) flow.Kind {
	st := structOf(t)
	if st == nil || i >= st.NumFields() {
		return 0
	}
	f, name := st.Field(i), jsonName(st, i)
	switch k {
	case answer:
		if f.Name() == "Body" && f.Pkg() != nil && f.Pkg().Path() == "net/http" {
			return stream
		}
		return held(f.Type())
	case envelope:
		if name == "responses" {
			if isBytes(f.Type()) {
				return partBytes
			}
			return parts
		}
		if isOpen(f.Type()) || isString(f.Type()) && f.Pkg() != nil {
			return 0
		}
		if isBytes(f.Type()) {
			return stream
		}
		return held(f.Type())
	case carrier:
		switch {
		case isString(f.Type()) || graph.IsNamed(f.Type(), "net/url", "URL"):
			return address
		case graph.IsNamed(f.Type(), "net/http", "Request"):
			return request
		case structOf(f.Type()) != nil && f.Pkg() != nil && f.Pkg().Path() != "net/http":
			return carrier
		}
	case parts:
		switch {
		case name == "status":
			return status
		case name == "body":
			return partBody
		case isPart(f.Type()) || f.Embedded():
			return parts
		case isBytes(f.Type()) && name != "id":
			return partBody
		}
	case partBody:
		if f.Embedded() {
			return partBody
		}
	}
	return 0
}

// held returns the role of a field by its type alone, of a struct of the
// program that some role was stored in.
func held(t types.Type) flow.Kind {
	switch e := element(t); {
	case graph.IsNamed(e, graph.CorePath, "BatchResponse"):
		return sdkAnswer
	case graph.IsNamed(e, "net/http", "Response"):
		return answer
	case isPart(e):
		return parts
	case isEnvelope(e) || holds(e):
		return envelope
	}
	return 0
}

// holds reports whether a struct has a field in which a role can be stored.
func holds(t types.Type) bool {
	st := structOf(t)
	if st == nil {
		return false
	}
	if n := graph.NamedOf(t); n != nil && n.Obj().Pkg() != nil && (n.Obj().Pkg().Path() == "net/http" || n.Obj().Pkg().Path() == "time") {
		return false
	}
	for f := range st.Fields() {
		e := element(f.Type())
		if isBytes(f.Type()) || isPart(e) || isEnvelope(e) ||
			graph.IsNamed(e, graph.CorePath, "BatchResponse") || graph.IsNamed(e, "net/http", "Response") {
			return true
		}
	}
	return false
}

// isVerdict reports whether field i of a value in role k says how a step went.
func isVerdict(t types.Type, i int, k flow.Kind) bool {
	st := structOf(t)
	if st == nil || i >= st.NumFields() {
		return false
	}
	switch name := jsonName(st, i); k {
	case parts, partBody:
		return name == "error"
	}
	return false
}

// isVerdictKey is isVerdict for the key of a map.
func isVerdictKey(key string, k flow.Kind) bool {
	switch k {
	case parts:
		return key == "status" || key == "error"
	case partBody:
		return key == "error"
	}
	return false
}
