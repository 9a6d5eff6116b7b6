package logleak

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/report"
	"github.com/graphlint/graphlint/internal/source"
)

// resty makes the request by itself: the token is set at the client, and after
// the call the response remembers the request with its full URL and the headers
// as they were sent. That it goes to Graph is known where the package names Graph
// and no other service.

// isRestyType reports whether t, or what it points to, is the type of resty.
func isRestyType(t types.Type, name string) bool {
	n := graph.NamedOf(t)
	return n != nil && n.Obj().Pkg() != nil && n.Obj().Name() == name && graph.IsResty(n.Obj().Pkg().Path())
}

// graphOnly reports whether the package names Graph and no other service.
func (c *checker) graphOnly() bool { return c.named && !c.others }

// restyField is the label that a field of resty's has by itself.
func (c *checker) restyField(f *types.Var, t types.Type, v ssa.Value) (flow.Kind, string) {
	if !c.graphOnly() {
		return 0, ""
	}
	switch {
	case f.Name() == "Token" && (isRestyType(t, "Request") || isRestyType(t, "Client")):
		return secret, "an access token"
	case isRestyType(t, "Request") && wasSent(v):
		switch f.Name() {
		case "URL":
			return fullURL, "the URL of a request to Graph"
		case "Header":
			return authHeaders, "the headers that were sent"
		}
	}
	return 0, ""
}

// wasSent reports whether the request of resty in which v selects a field is
// read from a response.
func wasSent(v ssa.Value) bool {
	load, ok := holderOf(v).(*ssa.UnOp)
	if !ok {
		return false
	}
	fa, ok := load.X.(*ssa.FieldAddr)
	return ok && isRestyType(fa.X.Type(), "Response")
}

// restyCall is about the methods that set a header, and those that hand the
// client or the request back.
func restyCall(fn *types.Func, args []ssa.Value, arg int, k flow.Kind) ([]flow.Out, bool) {
	res := fn.Signature().Results()
	if res.Len() != 1 || len(args) == 0 || !types.Identical(res.At(0).Type(), args[0].Type()) {
		return nil, false
	}
	switch {
	case arg == 0 && k&base == authInfo:
		return flow.To(0, k), true
	case arg == 2 && k&base == secret && fn.Name() == "SetHeader" && isAuthKey(args[1]):
		return []flow.Out{{To: flow.Arg(0), Kind: authInfo}, {To: 0, Kind: authInfo}}, true
	}
	return nil, true
}

// restySecret returns which argument of fn is a credential that resty sends, or
// -1.
func restySecret(fn *types.Func, args []ssa.Value) int {
	if fn.Signature().Recv() == nil {
		return -1
	}
	switch fn.Name() {
	case "SetAuthToken":
		return 1
	case "SetBasicAuth":
		return 2
	case "SetHeader":
		if len(args) > 2 && isAuthKey(args[1]) {
			return 2
		}
	}
	return -1
}

// restyDebug reports SetDebug(true) on clients that send a credential. That of
// version 2 prints the headers as they are: middleware.go, requestLogger.
func (c *checker) restyDebug() []report.Finding {
	if !c.graphOnly() {
		return nil
	}
	var out []report.Finding
	signed, cleaned := false, false
	for _, fn := range c.view.Functions() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				call, ok := in.(ssa.CallInstruction)
				if !ok {
					continue
				}
				callee, args := flow.Callee(call), flow.Args(call)
				if callee == nil || callee.Pkg() == nil || !graph.IsResty2(callee.Pkg().Path()) {
					continue
				}
				signed = signed || restySecret(callee, args) > 0
				cleaned = cleaned || callee.Name() == "OnRequestLog" || callee.Name() == "SetLogger"
				if callee.Name() == "SetDebug" && len(args) == 2 && isTrue(args[1]) {
					if n := source.Call(c.pass, call.Common().Pos()); n != nil {
						pos := n.Pos()
						if sel, ok := n.Fun.(*ast.SelectorExpr); ok {
							pos = sel.Sel.Pos()
						}
						out = append(out, report.Finding{
							Pos: pos, End: n.End(), Category: "request",
							Message: fmt.Sprintf("%s.SetDebug(true) writes every request with its Authorization header to the log: whoever reads the log can call Graph with the token until it expires; leave it out, or delete the header in OnRequestLog",
								graph.NamedOf(args[0].Type()).Obj().Name()),
						})
					}
				}
			}
		}
	}
	if !signed || cleaned {
		return nil
	}
	return out
}

func isTrue(v ssa.Value) bool {
	k, ok := v.(*ssa.Const)
	return ok && k.Value != nil && k.Value.Kind() == constant.Bool && constant.BoolVal(k.Value)
}
