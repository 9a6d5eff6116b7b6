package logleak

import (
	"go/token"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// step says what becomes of a label in an instruction that is no call.
func (c *checker) step(in ssa.Instruction, x ssa.Value, k, def flow.Kind) flow.Kind {
	switch in := in.(type) {
	case *ssa.FieldAddr, *ssa.Field:
		return c.selected(in, k)
	case *ssa.MakeInterface:
		return boxed(in, k)
	case *ssa.TypeAssert:
		if !types.IsInterface(in.AssertedType) {
			return k &^ hidden
		}
	case *ssa.BinOp:
		return joined(in, x, k, def)
	case *ssa.Slice:
		if def != 0 && cutsOff(in, k) {
			return 0
		}
	case *ssa.IndexAddr:
		if def != 0 && isFirstWord(in, k) {
			return 0
		}
	case *ssa.Phi:
		if def != 0 && cutInPlace(in, x, k) {
			return 0
		}
	case *ssa.Lookup:
		if isHeaders(k) && in.X == x {
			return headerValue(in.Index, k)
		}
	case *ssa.Extract:
		if next, ok := in.Tuple.(*ssa.Next); ok && def != 0 && isHeaders(k) && keyLookedAt(next) {
			return 0
		}
	case *ssa.Store:
		return c.stored(in, def)
	case *ssa.MapUpdate:
		if in.Value == x && k&base == secret && isAuthKey(in.Key) {
			return authHeaders
		}
	}
	return def
}

// stored is the kind of a place to which a base URL is written: the host of a
// URL that has more parts, or a copy that gets them.
func (c *checker) stored(in *ssa.Store, def flow.Kind) flow.Kind {
	if def != baseURL {
		return def
	}
	place := in.Addr
	if fa, ok := place.(*ssa.FieldAddr); ok {
		place = fa.X
	}
	if isPkgType(place.Type(), "net/url", "URL") && isExtended(place) {
		return fullURL
	}
	return def
}

// selected is the kind of a field of a labelled struct.
func (c *checker) selected(in ssa.Instruction, k flow.Kind) flow.Kind {
	f, t := fieldOf(in)
	if f == nil {
		return 0
	}
	switch {
	case isRequest(t):
		switch f.Name() {
		case "URL":
			switch k {
			case request:
				return fullURL
			case baseRequest:
				return baseURL
			}
		case "Header":
			switch k {
			case authRequest:
				return authHeaders
			case request, baseRequest:
				return plainHeaders
			}
		}
	case isPkgType(t, "net/http", "Response"):
		if f.Name() == "Request" {
			switch k {
			case response:
				return request
			case authResponse:
				return authRequest
			}
		}
	case isPkgType(t, "net/url", "URL"):
		if f.Name() == "RawQuery" && k == fullURL {
			return fullURL
		}
	case graph.IsNamed(t, graph.AbsPath, "RequestInformation"):
		if f.Name() == "Headers" {
			switch k {
			case authInfo:
				return authHeaders
			case info:
				return plainHeaders
			}
		}
	case isRestyType(t, "Request") || isRestyType(t, "Client"):
		if f.Name() == "Header" && k == authInfo {
			return authHeaders
		}
	case f.Embedded() && (isRequest(f.Type()) || graph.IsNamed(t, graph.AbsPath, "RequestHeaders")):
		// What wraps a request, such as that of go-retryablehttp.
		return k
	case graph.IsLogAttr(t) && f.Name() != "Key", leaks(k) && c.collector(t) == f.Origin():
		return k
	}
	return 0
}

// joined is the kind of a text that is put together: what is appended to a
// base URL makes it a full one.
func joined(in *ssa.BinOp, x ssa.Value, k, def flow.Kind) flow.Kind {
	if def == 0 || in.Op != token.ADD {
		return def
	}
	if k&base != baseURL || in.X != x {
		return def
	}
	if s, ok := constText(in.Y); ok && strings.ContainsAny(s, " \t\n") {
		return 0 // a text that mentions it
	}
	if isStatic(in.Y) {
		return baseURL
	}
	return fullURL
}

// isStatic reports whether v is written in the program, or is the version of
// the API, which tells nothing.
func isStatic(v ssa.Value) bool {
	if _, ok := v.(*ssa.Const); ok {
		return true
	}
	if mi, ok := v.(*ssa.MakeInterface); ok {
		return isStatic(mi.X)
	}
	if b, ok := v.(*ssa.BinOp); ok && b.Op == token.ADD {
		return isStatic(b.X) && isStatic(b.Y)
	}
	if g, ok := v.(*ssa.UnOp); ok {
		if _, ok := g.X.(*ssa.Global); ok {
			return true // a setting of the package
		}
	}
	for _, w := range graph.Words(valueName(v)) {
		if w == "version" || w == "ver" || w == "beta" || w == "host" || w == "base" {
			return true
		}
	}
	return false
}

// valueName is the name of the variable, parameter or field that v is read from.
func valueName(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.Parameter:
		return v.Name()
	case *ssa.Field:
		if f, _ := fieldOf(v); f != nil {
			return f.Name()
		}
	case *ssa.FreeVar:
		return v.Name()
	case *ssa.Alloc:
		return v.Comment
	case *ssa.FieldAddr:
		if f, _ := fieldOf(v); f != nil {
			return f.Name()
		}
	case *ssa.UnOp:
		return valueName(v.X)
	}
	return ""
}

func isHeaders(k flow.Kind) bool { return k&base == authHeaders || k&base == plainHeaders }

// headerValue is the kind of the value of a header, by its key.
func headerValue(key ssa.Value, k flow.Kind) flow.Kind {
	if s, ok := constText(key); ok {
		if isAuthName(s) {
			return secret
		}
		return 0
	}
	if k&base == authHeaders && isRangeKey(key) {
		return authHeaders
	}
	return 0
}

func isAuthKey(v ssa.Value) bool {
	s, ok := constText(v)
	return ok && isAuthName(s)
}

// isAuthName reports whether a header of that name carries a credential.
func isAuthName(s string) bool {
	switch strings.ToLower(s) {
	case "authorization", "proxy-authorization":
		return true
	}
	return false
}

// tagName is the name of a field in JSON.
func tagName(tag string) string {
	name, _, _ := strings.Cut(reflect.StructTag(tag).Get("json"), ",")
	return name
}
