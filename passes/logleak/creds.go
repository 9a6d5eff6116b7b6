package logleak

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/ssaview"
)

// creds are the places from which the package takes what it writes into the
// Authorization header of a request to Graph, or gets tokens with. What is
// read from them is a credential wherever else it goes. They are found
// backwards from where they are used, over all functions of the package.
type creds struct {
	c       *checker
	values  map[ssa.Value]string // what is read, with words for messages
	fields  map[*types.Var]string
	results map[*types.Func]string // functions of the package that return one
	seen    map[ssa.Value]bool
	what    string
}

func (c *checker) findCreds() {
	c.creds = &creds{
		c:       c,
		values:  make(map[ssa.Value]string),
		fields:  make(map[*types.Var]string),
		results: make(map[*types.Func]string),
		seen:    make(map[ssa.Value]bool),
	}
	if !c.reaches {
		return
	}
	for _, fn := range c.view.Functions() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				c.creds.look(in)
			}
		}
	}
}

const (
	asHeader = "what is sent as Authorization"
	asToken  = "what is used as the token"
	asSecret = "the secret with which tokens are got"
)

// look finds where a credential is used.
func (cr *creds) look(in ssa.Instruction) {
	switch in := in.(type) {
	case *ssa.MapUpdate:
		if isAuthKey(in.Key) {
			cr.from(in.Value, asHeader)
		} else if s, ok := constText(in.Key); ok && isForm(in.Map.Type()) && graph.IsSecretParam(s) {
			cr.from(in.Value, asSecret)
		}
	case *ssa.Store:
		if fa, ok := in.Addr.(*ssa.FieldAddr); ok {
			if f, t := fieldOf(fa); f != nil && graph.IsSecretField(t, f) {
				cr.from(in.Val, asToken)
			}
		}
	case *ssa.Return:
		if in.Parent().Name() == "GetAuthorizationToken" && in.Parent().Signature.Recv() != nil && len(in.Results) == 2 {
			cr.from(in.Results[0], asToken)
		}
	case ssa.CallInstruction:
		fn, args := flow.Callee(in), flow.Args(in)
		if fn == nil || fn.Pkg() == nil {
			return
		}
		if i := graph.SecretArg(fn); i >= 0 && i < len(args) {
			cr.from(args[i], asSecret)
			return
		}
		if what := graph.SecretSetter(fn); what != "" && len(args) == 2 {
			cr.from(args[1], what)
			return
		}
		path := fn.Pkg().Path()
		switch {
		case path == "net/http" && fn.Name() == "SetBasicAuth" && len(args) == 3:
			if !cr.elsewhere(args[0]) {
				cr.from(args[2], "the password that is sent as Authorization")
			}
		case path == "net/url" && (fn.Name() == "Set" || fn.Name() == "Add"):
			if s, ok := constText(args[1]); ok && graph.IsSecretParam(s) {
				cr.from(args[2], asSecret)
			}
		case path == "net/http" || path == graph.AbsPath:
			switch fn.Name() {
			case "Set", "Add", "TryAdd":
				if len(args) > 2 && isAuthKey(args[1]) && !cr.elsewhere(args[0]) {
					cr.from(args[2], asHeader)
				}
			}
		}
	}
}

// isForm reports whether t is what a form is made of.
func isForm(t types.Type) bool {
	return isPkgType(t, "net/url", "Values")
}

// from follows a credential back to what it is read from.
func (cr *creds) from(v ssa.Value, what string) {
	cr.what = what
	cr.back(v, 0)
}

func (cr *creds) mark(v ssa.Value) {
	if cr.values[v] == "" {
		cr.values[v] = cr.what
	}
}

func (cr *creds) back(v ssa.Value, depth int) {
	if cr.seen[v] || depth > 40 || !carriesText(v.Type(), 0) {
		return
	}
	cr.seen[v] = true
	switch v := v.(type) {
	case *ssa.Const:
	case *ssa.MakeInterface:
		cr.back(v.X, depth+1)
	case *ssa.ChangeType:
		cr.back(v.X, depth+1)
	case *ssa.ChangeInterface:
		cr.back(v.X, depth+1)
	case *ssa.Convert:
		cr.back(v.X, depth+1)
	case *ssa.Phi:
		for _, e := range ssaview.Edges(v) {
			cr.back(e, depth+1)
		}
	case *ssa.BinOp:
		// "user:password": the second alone is secret.
		if x, ok := v.X.(*ssa.BinOp); ok {
			if s, ok := constText(x.Y); ok && strings.HasSuffix(s, ":") {
				cr.back(v.Y, depth+1)
				return
			}
		}
		// "Bearer " before a token is none of it; with anything else written
		// out, it is the whole that is secret, not the parts.
		if !isSchemeText(v.X) || isConstant(v.Y) {
			cr.mark(v)
			return
		}
		if !isScheme(v.X) {
			cr.back(v.X, depth+1)
		}
		cr.back(v.Y, depth+1)
	case *ssa.Slice:
		if stores := sliceStores(v); stores != nil {
			for _, st := range stores {
				cr.back(st.Val, depth+1)
			}
			return
		}
		cr.back(v.X, depth+1)
	case *ssa.UnOp:
		cr.load(v, depth)
	case *ssa.Alloc:
		// A pointer to a variable.
		for _, ref := range *v.Referrers() {
			if st, ok := ref.(*ssa.Store); ok && st.Addr == v {
				cr.back(st.Val, depth+1)
			}
		}
	case *ssa.FieldAddr:
		if f, t := fieldOf(v); f != nil {
			cr.field(f, t, v, depth)
		}
	case *ssa.Field:
		if f, t := fieldOf(v); f != nil {
			cr.field(f, t, v, depth)
		}
	case *ssa.FreeVar:
		cr.mark(v)
	case *ssa.Parameter:
		cr.mark(v)
		for _, call := range cr.c.sites[v.Parent()] {
			for i, p := range v.Parent().Params {
				if args := flow.Args(call); p == v && i < len(args) {
					cr.back(args[i], depth+1)
				}
			}
		}
	case *ssa.Extract:
		if call, i := flow.ResultOf(v); call != nil {
			cr.result(v, call, i, depth)
			return
		}
		cr.mark(v)
	case *ssa.Call:
		cr.result(v, v, 0, depth)
	default:
		cr.mark(v)
	}
}

// load follows the value of a variable.
func (cr *creds) load(v *ssa.UnOp, depth int) {
	if v.Op != token.MUL {
		cr.mark(v)
		return
	}
	switch x := v.X.(type) {
	case *ssa.FieldAddr:
		if f, t := fieldOf(x); f != nil {
			cr.field(f, t, v, depth)
		}
	case *ssa.Global:
		for _, load := range cr.c.stores.loads[x] {
			cr.mark(load)
		}
		for _, val := range cr.c.stores.globals[x] {
			cr.back(val, depth+1)
		}
	case *ssa.Alloc:
		for _, ref := range *x.Referrers() {
			if st, ok := ref.(*ssa.Store); ok && st.Addr == x {
				cr.back(st.Val, depth+1)
			}
		}
	case *ssa.FreeVar:
		cr.mark(v)
		for _, b := range cr.c.bindings(x) {
			if a, ok := b.(*ssa.Alloc); ok {
				for _, ref := range *a.Referrers() {
					if st, ok := ref.(*ssa.Store); ok && st.Addr == a {
						cr.back(st.Val, depth+1)
					}
				}
			}
		}
	default:
		// What a pointer points to.
		cr.mark(v)
		cr.back(x, depth+1)
	}
}

// field marks a field, in all values of its type, and follows what is stored
// there.
func (cr *creds) field(f *types.Var, t types.Type, v ssa.Value, depth int) {
	if f.Pkg() == nil || f.Pkg() != cr.c.pass.Pkg {
		cr.mark(v)
		return
	}
	if cr.fields[f] != "" {
		return
	}
	cr.fields[f] = cr.what
	for _, val := range cr.c.stores.fields[f] {
		cr.back(val, depth+1)
	}
}

// result follows the result of a call.
func (cr *creds) result(v ssa.Value, call *ssa.Call, i, depth int) {
	fn, args := flow.Callee(call), flow.Args(call)
	if fn == nil || fn.Pkg() == nil {
		cr.mark(v)
		return
	}
	switch fn.Pkg().Path() {
	case "fmt", "strings", "bytes", "encoding/base64":
		if fn.Name() == "Sprintf" {
			if format, ok := constText(args[0]); !ok || !isSchemeFormat(format) {
				cr.mark(v)
				return
			}
		}
		for _, a := range args {
			if _, ok := a.(*ssa.Const); !ok && !isScheme(a) {
				cr.back(a, depth+1)
			}
		}
		return
	}
	bodies := cr.c.targets[call]
	for _, body := range bodies {
		for _, b := range body.Blocks {
			if ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && i < len(ret.Results) {
				cr.back(ret.Results[i], depth+1)
			}
		}
	}
	if len(bodies) > 0 {
		return
	}
	cr.mark(v)
	if i == 0 && (fn.Pkg() == cr.c.pass.Pkg || graph.NamesSecret(fn.Name())) {
		// A method of an interface, or a function of another package.
		if cr.results[fn] == "" {
			cr.results[fn] = cr.what
		}
	}
}

// isScheme reports whether v is the word before a credential.
func isScheme(v ssa.Value) bool {
	for _, w := range graph.Words(valueName(v)) {
		switch w {
		case "type", "scheme", "prefix", "kind":
			return true
		}
	}
	return false
}

// isSchemeText reports whether x, the left part of an Authorization header, is
// its scheme, or not written out.
func isSchemeText(x ssa.Value) bool {
	switch x := x.(type) {
	case *ssa.Const:
		s, _ := constText(x)
		return s == "" || strings.HasSuffix(s, " ") && len(s) <= 16
	case *ssa.BinOp:
		return isSchemeText(x.X) && isSchemeText(x.Y)
	}
	return true
}

// isSchemeFormat reports whether a format makes an Authorization header, or
// the user and password in it.
func isSchemeFormat(format string) bool {
	switch strings.ToLower(format) {
	case "%s", "%v", "%s %s", "%v %v", "%s:%s":
		return true
	}
	word, rest, ok := strings.Cut(format, " ")
	return ok && (rest == "%s" || rest == "%v") && !strings.Contains(word, "%")
}

// carriesText reports whether a value of type t can hold a credential.
func carriesText(t types.Type, depth int) bool {
	if depth > 4 { // type t []t
		return false
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsString != 0
	case *types.Slice:
		return carriesText(u.Elem(), depth+1) || isByte(u.Elem())
	case *types.Array:
		return carriesText(u.Elem(), depth+1)
	case *types.Interface:
		return u.NumMethods() == 0
	}
	return false
}

func isByte(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() == types.Byte
}

// sliceStores returns the stores that fill a slice literal, or nil.
func sliceStores(sl *ssa.Slice) []*ssa.Store {
	arr, ok := sl.X.(*ssa.Alloc)
	if !ok {
		return nil
	}
	var out []*ssa.Store
	for _, ref := range *arr.Referrers() {
		if ia, ok := ref.(*ssa.IndexAddr); ok {
			for _, use := range *ia.Referrers() {
				if st, ok := use.(*ssa.Store); ok && st.Addr == ia {
					out = append(out, st)
				}
			}
		}
	}
	return out
}
