package logleak

import (
	"go/types"
	"reflect"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// holder is the kind of a struct in whose field f a value of kind k is stored.
func (c *checker) holder(f *types.Var, k flow.Kind) flow.Kind {
	if f.Pkg() == nil {
		return 0
	}
	switch f.Pkg().Path() {
	case "net/http":
		switch {
		case f.Name() == "Header" && k == authHeaders:
			return authRequest
		case f.Name() == "URL" && k == fullURL:
			return request
		case f.Name() == "URL" && k == baseURL:
			return baseRequest
		}
		return 0
	case "net/url":
		// Host, or Scheme and Host in Opaque; what comes with them is looked
		// for where the URL is made.
		if k == baseURL || k == fullURL {
			return k
		}
		return 0
	case graph.AbsPath:
		if f.Name() == "Headers" && k == authHeaders {
			return authInfo
		}
		return 0
	case "log/slog", "go.uber.org/zap/zapcore":
		return k
	}
	if f.Embedded() && isRequest(f.Type()) || c.collects[f.Origin()] && leaks(k) {
		return k
	}
	var h flow.Kind
	switch k & base {
	case secret, dump, holdsSecret, authHeaders:
		h = holdsSecret
	case fullURL, holdsURL:
		h = holdsURL
	default:
		return 0
	}
	if isPointer(f.Type()) && !isPkgType(f.Type(), "net/url", "URL") || hiding(f.Type(), k)&noFmt != 0 || k&(noFmt|address) != 0 {
		return 0 // printed as an address, or as it wants to be
	}
	return h | k&noJSON | unexported(f)
}

func isPointer(t types.Type) bool {
	_, ok := t.Underlying().(*types.Pointer)
	return ok
}

// unexported marks what encoders leave out.
func unexported(f *types.Var) flow.Kind {
	if !f.Exported() {
		return noJSON
	}
	return 0
}

// unencoded marks those and what a tag leaves out.
func unencoded(f *types.Var, tag string) flow.Kind {
	if reflect.StructTag(tag).Get("json") == "-" {
		return noJSON
	}
	return unexported(f)
}

// boxed is the kind of a value that becomes an interface. Here its type, and
// with it whom it hides from, is seen for the last time.
func boxed(in *ssa.MakeInterface, k flow.Kind) flow.Kind {
	if isError(in.X.Type()) {
		return 0
	}
	if isHolder(in.X.Type(), 0) {
		return k | hiding(in.X.Type(), k)
	}
	return k&base | k&noJSON&holdsBits(k) | hiding(in.X.Type(), k)
}

// isHolder reports whether t holds values that are interfaces by now.
func isHolder(t types.Type, depth int) bool {
	if depth > 4 { // type t []t
		return false
	}
	if graph.IsLogAttr(t) {
		return true
	}
	switch u := t.Underlying().(type) {
	case *types.Slice:
		return types.IsInterface(u.Elem()) || isHolder(u.Elem(), depth+1)
	case *types.Map:
		return types.IsInterface(u.Elem())
	}
	return false
}

// holdsBits keeps the mark of unexported fields on structs alone.
func holdsBits(k flow.Kind) flow.Kind {
	if b := k & base; b == holdsSecret || b == holdsURL {
		return noJSON
	}
	return 0
}
