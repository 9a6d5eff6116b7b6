package logleak

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// The labels. The low four bits say what a value is, the others from whom its
// type hides it.
const (
	// secret is a text that is a credential.
	secret flow.Kind = iota + 1
	// fullURL is a URL with more in it than is written in the program, as text
	// or as *url.URL.
	fullURL
	// baseURL is one that is written out in the program: no leak, but what is
	// appended makes it one.
	baseURL
	// dump is the text of a request with a credential in it.
	dump
	// authHeaders are headers with a credential, plainHeaders those of a request
	// to Graph of which no credential is known.
	authHeaders
	plainHeaders
	// authRequest is a request with a credential. request is one with a fullURL,
	// baseRequest with a baseURL; a request can be one of these and the first.
	authRequest
	request
	baseRequest
	// response and authResponse remember such requests.
	response
	authResponse
	// info is a *RequestInformation of the SDK, authInfo one that was sent.
	info
	authInfo
	// holdsSecret and holdsURL are structs with such a value in a field.
	holdsSecret
	holdsURL

	base flow.Kind = 0x0f
)

// Who does not see the value, for the type that it has.
const (
	noSlog  flow.Kind = 0x10 << iota // LogValue
	noFmt                            // String, Format
	noJSON                           // MarshalJSON and its kin, or an unexported field
	address                          // a pointer that fmt prints as an address

	hidden = noSlog | noFmt | noJSON | address
)

// leaks reports whether writing a value of kind k writes what must not be
// written. That of a *RequestInformation prints its headers as an address, and
// that of a response its request.
func leaks(k flow.Kind) bool {
	switch k & base {
	case secret, fullURL, dump, authHeaders, authRequest, request, holdsSecret, holdsURL:
		return true
	}
	return false
}

// textOf is the kind of the text that a value of kind k becomes when fmt or an
// encoder writes it, or 0.
func textOf(k flow.Kind) flow.Kind {
	switch k & base {
	case authRequest, authHeaders:
		return dump
	case request, holdsURL:
		return fullURL
	case holdsSecret:
		return secret
	case secret, fullURL, baseURL, dump:
		return k & base
	}
	return 0
}

var textKinds = []flow.Kind{secret, fullURL, baseURL, dump}

// anyKinds are the kinds of a value of interface type that a function may be
// given, as far as it matters to its callers.
var anyKinds = func() []flow.Kind {
	out := []flow.Kind{secret, fullURL, dump, authHeaders, authRequest, request, holdsSecret, holdsURL}
	for _, h := range []flow.Kind{noSlog, noFmt, noJSON, address, noFmt | noJSON} {
		out = append(out, secret|h, fullURL|h)
	}
	return append(out, holdsSecret|noJSON, holdsURL|noJSON)
}()

// inputs are the kinds with which summaries are made.
func inputs(t types.Type) []flow.Kind { return inputsAt(t, 0) }

func inputsAt(t types.Type, depth int) []flow.Kind {
	if depth > 4 {
		return nil
	}
	switch {
	case isError(t):
		return nil
	case isPkgType(t, "net/http", "Request"), graph.IsAzcoreRequest(t):
		return []flow.Kind{authRequest, request, baseRequest}
	case isPkgType(t, "net/http", "Response"):
		return []flow.Kind{response, authResponse}
	case isPkgType(t, "net/http", "Header"), graph.IsNamed(t, graph.AbsPath, "RequestHeaders"):
		return []flow.Kind{authHeaders, plainHeaders}
	case isPkgType(t, "net/url", "URL"):
		return []flow.Kind{fullURL, baseURL}
	case graph.IsNamed(t, graph.AbsPath, "RequestInformation"):
		return []flow.Kind{info, authInfo}
	case graph.IsLogAttr(t):
		return anyKinds
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		if u.Info()&types.IsString != 0 {
			return textKinds
		}
	case *types.Interface:
		if _, ok := types.Unalias(t).(*types.TypeParam); ok || u.NumMethods() == 0 {
			return anyKinds
		}
		if isStringer(t) {
			return []flow.Kind{fullURL}
		}
	case *types.Pointer:
		if b, ok := u.Elem().Underlying().(*types.Basic); ok && b.Info()&types.IsString != 0 {
			return textKinds
		}
		if _, ok := types.Unalias(u.Elem()).(*types.TypeParam); ok {
			return textKinds
		}
	case *types.Slice:
		if b, ok := u.Elem().Underlying().(*types.Basic); ok && b.Kind() == types.Byte {
			return textKinds
		}
		return inputsAt(u.Elem(), depth+1)
	case *types.Map:
		return inputsAt(u.Elem(), depth+1)
	}
	return nil
}

// isGeneric reports whether a parameter of type t takes whatever there is to
// log, so that the caller is to blame for what it gives. What takes a request,
// its headers or a URL can itself leave out what must not be written.
func isGeneric(t types.Type, depth int) bool {
	if depth > 4 { // type t []t
		return false
	}
	switch {
	case isPkgType(t, "net/http", "Header"), isPkgType(t, "net/url", "URL"):
		return false
	case graph.IsLogAttr(t):
		return true
	}
	switch u := t.Underlying().(type) {
	case *types.Basic, *types.Interface:
		return true
	case *types.Pointer:
		return isGeneric(u.Elem(), depth+1)
	case *types.Slice:
		return isGeneric(u.Elem(), depth+1)
	case *types.Map:
		return isGeneric(u.Elem(), depth+1)
	}
	return false
}

// isPkgType reports whether t, or what it points to, is the type pkg.name.
func isPkgType(t types.Type, pkg, name string) bool { return graph.IsNamed(t, pkg, name) }

func isRequest(t types.Type) bool { return isPkgType(t, "net/http", "Request") }

func isResponse(t types.Type) bool { return isPkgType(t, "net/http", "Response") }

var errorType = types.Universe.Lookup("error").Type().Underlying().(*types.Interface)

func isError(t types.Type) bool {
	return types.Implements(t, errorType)
}

func isStringer(t types.Type) bool {
	i, ok := t.Underlying().(*types.Interface)
	return ok && i.NumMethods() == 1 && i.Method(0).Name() == "String"
}

func isStringType(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

// hiding says from whom a value of type t and kind k is hidden once it is in
// an interface.
func hiding(t types.Type, k flow.Kind) flow.Kind {
	var h flow.Kind
	if p, ok := t.Underlying().(*types.Pointer); ok {
		if isStringType(p.Elem()) {
			h |= address
		}
		if _, ok := p.Elem().Underlying().(*types.Pointer); ok {
			h |= address
		}
	}
	n := graph.NamedOf(t)
	if n == nil || n.Obj().Pkg() == nil || tellsAll[n.Obj().Pkg().Path()] {
		return h
	}
	ms := types.NewMethodSet(t)
	for _, m := range hidingMethods {
		if sel := ms.Lookup(nil, m.name); sel != nil {
			h |= m.from
		}
	}
	return h
}

// tellsAll are packages whose types have String or MarshalText methods that
// write everything.
var tellsAll = map[string]bool{
	"net/url":       true,
	"net/http":      true,
	"time":          true,
	"strings":       true,
	"bytes":         true,
	graph.AbsPath:   true,
	"log/slog":      true,
	"encoding/json": true,
}

// hidingMethods are the methods by which a type decides how it is written.
var hidingMethods = []struct {
	name string
	from flow.Kind
}{
	{"LogValue", noSlog},
	{"String", noFmt},
	{"Format", noFmt},
	{"MarshalJSON", noJSON},
	{"MarshalText", noJSON},
	{"MarshalLog", noJSON | noFmt},      // logr
	{"MarshalLogObject", noJSON},        // zap
	{"MarshalZerologObject", noJSON},    // zerolog
	{"Redact", noFmt | noJSON | noSlog}, // the word says it
}

// fieldOf returns the field that in selects, and the struct's type.
func fieldOf(in ssa.Instruction) (*types.Var, types.Type) {
	var x ssa.Value
	var i int
	switch in := in.(type) {
	case *ssa.FieldAddr:
		x, i = in.X, in.Field
	case *ssa.Field:
		x, i = in.X, in.Field
	default:
		return nil, nil
	}
	t := x.Type()
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	st, ok := t.Underlying().(*types.Struct)
	if !ok || i >= st.NumFields() {
		return nil, nil
	}
	return st.Field(i), t
}
