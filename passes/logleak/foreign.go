package logleak

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// foreignTransport reports whether a transport is for another service, in a
// package that names one: where it is made, and in the callers of that, only
// addresses of other services are written; or none of Graph is in the whole
// package, and none of its clients is given to the SDK.
func (c *checker) foreignTransport(fn *ssa.Function) bool {
	if !c.others {
		return false
	}
	recv := fn.Signature.Recv()
	if recv == nil {
		return false
	}
	graphs, others := 0, 0
	count := func(in *ssa.Function) {
		g, o := addresses(in)
		graphs, others = graphs+g, others+o
	}
	for _, in := range c.view.Functions() {
		if !makesTransport(in, recv.Type()) {
			continue
		}
		count(in)
		for _, call := range c.sites[in] {
			count(call.Parent())
		}
	}
	if graphs == 0 && others > 0 {
		return true
	}
	for _, in := range c.view.Functions() {
		if g, _ := addresses(in); g > 0 || givesClient(in) {
			return false
		}
	}
	return true
}

// makesTransport reports whether fn makes a RoundTripper of a value of type t.
func makesTransport(fn *ssa.Function, t types.Type) bool {
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			if mi, ok := in.(*ssa.MakeInterface); ok && types.Identical(mi.X.Type(), t) {
				return true
			}
		}
	}
	return false
}

// addresses counts the addresses of Graph and of other services that are
// written in a function. A scope is no address.
func addresses(fn *ssa.Function) (graphs, others int) {
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			for _, op := range in.Operands(nil) {
				s, ok := constText(*op)
				switch {
				case !ok || strings.HasSuffix(s, "/.default"):
				case isGraphURL(s):
					graphs++
				case isOtherURL(s):
					others++
				}
			}
		}
	}
	return graphs, others
}

// givesClient reports whether fn gives an http.Client or a RoundTripper to a
// function of the SDK or of Azure's.
func givesClient(fn *ssa.Function) bool {
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			call, ok := in.(ssa.CallInstruction)
			if !ok {
				continue
			}
			callee := flow.Callee(call)
			if callee == nil || callee.Pkg() == nil || !graph.ReachesGraph(callee.Pkg().Path()) {
				continue
			}
			for _, arg := range flow.Args(call) {
				if isPkgType(arg.Type(), "net/http", "Client") || isPkgType(arg.Type(), "net/http", "RoundTripper") {
					return true
				}
			}
		}
	}
	return false
}
