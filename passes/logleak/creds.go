package logleak

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
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
		case graph.IsResty(path) && cr.c.graphOnly():
			if i := restySecret(fn, args); i > 0 && i < len(args) {
				cr.from(args[i], asToken)
			}
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
