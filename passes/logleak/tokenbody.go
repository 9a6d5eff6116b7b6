package logleak

import (
	"go/token"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// The identity platform answers the request for a token with the token in the
// body, or with an error and another status than 200. The body as it is read is
// a credential, but where the status is known not to be 200.

// tokenAnswer is what an origin says of such a body.
const tokenAnswer = "the answer with the access token"

// readsToken reports whether call reads the body of the answer to a request for
// a token that is sent in the same function.
func (c *checker) readsToken(call *ssa.Call) bool {
	fn := flow.Callee(call)
	if fn == nil || fn.Pkg() == nil || len(call.Call.Args) == 0 {
		return false
	}
	var resp ssa.Value
	switch path := fn.Pkg().Path(); {
	case fn.Name() == "ReadAll" && (path == "io" || path == "io/ioutil"):
		resp = bodyOwner(call.Call.Args[0], 0)
	case path == "net/http/httputil" && fn.Name() == "DumpResponse":
		if k, ok := call.Call.Args[1].(*ssa.Const); !ok || k.Value == nil || k.Value.String() != "true" {
			return false // without the body
		}
		resp = call.Call.Args[0]
	case (fn.Name() == "Bytes" || fn.Name() == "String") && (path == "bytes" || path == "strings") && fn.Signature().Recv() != nil:
		resp = copiedInto(call.Call.Args[0])
	}
	if resp == nil {
		return false
	}
	sent, ok := rootOf(resp).(*ssa.Call)
	return ok && c.asksToken(sent)
}

// copiedInto returns the response whose body io.Copy or ReadFrom writes to a
// buffer, or nil.
func copiedInto(buf ssa.Value) ssa.Value {
	if buf.Referrers() == nil {
		return nil
	}
	for _, ref := range *buf.Referrers() {
		uses := []ssa.Instruction{ref}
		if mi, ok := ref.(*ssa.MakeInterface); ok {
			uses = *mi.Referrers()
		}
		for _, use := range uses {
			call, ok := use.(*ssa.Call)
			if !ok {
				continue
			}
			fn := flow.Callee(call)
			if fn == nil || fn.Pkg() == nil || len(call.Call.Args) < 2 {
				continue
			}
			if fn.Pkg().Path() == "io" && strings.HasPrefix(fn.Name(), "Copy") || fn.Pkg().Path() == "bytes" && fn.Name() == "ReadFrom" {
				if owner := bodyOwner(call.Call.Args[1], 0); owner != nil {
					return owner
				}
			}
		}
	}
	return nil
}

// bodyOwner returns the response whose body r reads, or nil.
func bodyOwner(r ssa.Value, depth int) ssa.Value {
	if depth > 6 {
		return nil
	}
	switch r := r.(type) {
	case *ssa.MakeInterface:
		return bodyOwner(r.X, depth+1)
	case *ssa.ChangeInterface:
		return bodyOwner(r.X, depth+1)
	case *ssa.Call:
		// io.LimitReader, io.TeeReader, http.MaxBytesReader, bufio.NewReader
		for _, a := range r.Call.Args {
			if owner := bodyOwner(a, depth+1); owner != nil {
				return owner
			}
		}
	case *ssa.UnOp:
		if fa, ok := r.X.(*ssa.FieldAddr); ok && r.Op == token.MUL {
			if f, _ := fieldOf(fa); f != nil && f.Name() == "Body" && isResponse(fa.X.Type()) {
				return fa.X
			}
		}
	}
	return nil
}

// asksToken reports whether call sends a request for a token.
func (c *checker) asksToken(call *ssa.Call) bool {
	fn := flow.Callee(call)
	if fn == nil {
		return false
	}
	s, ok := graph.SenderOf(fn)
	if !ok || s.Kind != graph.HTTP {
		return false
	}
	args, shift := flow.Args(call), 0
	if fn.Signature().Recv() != nil {
		shift = 1
	}
	switch {
	case s.URL >= 0:
		return c.isTokenAddress(args[s.URL+shift])
	case s.Request >= 0:
		made, ok := rootOf(args[s.Request+shift]).(*ssa.Call)
		if !ok {
			return false
		}
		maker := flow.Callee(made)
		if maker == nil || !strings.HasPrefix(maker.Name(), "NewRequest") {
			return false
		}
		for _, a := range flow.Args(made) {
			if isStringType(a.Type()) && c.isTokenAddress(a) {
				return true
			}
		}
	}
	return false
}

// isTokenAddress reports whether a text is the address at which the identity
// platform gives tokens, by the parts of it that are written out.
func (c *checker) isTokenAddress(v ssa.Value) bool {
	var b strings.Builder
	c.written(v, &b, 0)
	s := strings.ToLower(b.String())
	if !strings.Contains(s, "/oauth2/") || !strings.HasSuffix(s, "/token") {
		return false
	}
	if _, rest, ok := strings.Cut(s, "://"); ok {
		if host, _, _ := strings.Cut(rest, "/"); host != "" && !strings.Contains(host, "%") {
			return graph.IsTokenHost(host)
		}
	}
	// Without a host, the path must be one of the identity platform alone.
	return strings.HasSuffix(s, "/oauth2/v2.0/token")
}

// written writes down the parts of a text that are constants, in their order.
func (c *checker) written(v ssa.Value, b *strings.Builder, depth int) {
	if depth > 8 {
		return
	}
	switch v := v.(type) {
	case *ssa.Const:
		s, _ := constText(v)
		b.WriteString(s)
	case *ssa.BinOp:
		c.written(v.X, b, depth+1)
		c.written(v.Y, b, depth+1)
	case *ssa.UnOp:
		vals := c.stores.at(v.X)
		if x, ok := v.X.(*ssa.Alloc); ok {
			if val := ssaview.OnlyStored(x); val != nil {
				vals = []ssa.Value{val}
			}
		}
		if len(vals) == 1 {
			c.written(vals[0], b, depth+1)
		}
	case *ssa.Call:
		fn := flow.Callee(v)
		if fn == nil || fn.Pkg() == nil {
			return
		}
		switch path := fn.Pkg().Path(); {
		case path == "fmt" && fn.Name() == "Sprintf":
			c.written(v.Call.Args[0], b, depth+1)
		case path == "strings" && strings.HasPrefix(fn.Name(), "Trim"):
			c.written(v.Call.Args[0], b, depth+1)
		}
	}
}
