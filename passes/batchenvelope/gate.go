package batchenvelope

import (
	"go/ast"
	"go/token"
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/graphlint/graphlint/internal/graph"
	"github.com/graphlint/graphlint/internal/scope"
)

// A reach fact says that a package has to do with Graph, so that the batches of
// the packages that import it are Graph's.
type reachFact struct{ Batch bool }

// AFact marks reachFact as a fact.
func (*reachFact) AFact() {}

func (f *reachFact) String() string {
	if f.Batch {
		return "sends batches to Graph"
	}
	return "reaches Graph"
}

// An interest is what a package has to do with batches.
type interest struct {
	graph  bool // it reaches Graph, itself or by a package it imports
	batch  bool // it may hold a sending
	helper bool // its functions may be called with an answer
}

// interestOf is the two gates: it looks at imports, literals and declarations.
func interestOf(pass *analysis.Pass) interest {
	var i interest
	if !scope.Own(pass) {
		return i
	}
	var self reachFact
	var http, json bool
	for _, p := range pass.Pkg.Imports() {
		switch path := p.Path(); {
		case graph.ReachesGraph(path):
			i.graph = true
			self.Batch = self.Batch || path == graph.CorePath
		case path == "net/http" || path == graph.RetryablePath:
			http = true
		case strings.HasSuffix(path, "json"):
			json = true
		}
	}
	for _, f := range pass.Files {
		ast.Inspect(f, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			s, err := strconv.Unquote(lit.Value)
			if err != nil {
				return true
			}
			if graph.IsHost(graph.HostOf(s)) || graph.IsHost(s) {
				i.graph = true
			}
			if strings.Contains(s, "$batch") {
				self.Batch = true
			}
			return true
		})
	}
	if i.graph || self.Batch {
		if i.graph {
			pass.ExportPackageFact(&self)
		} else {
			// A batch of some service; whose, those who import it know.
			i.batch = true
		}
	}
	for _, pf := range pass.AllPackageFacts() {
		switch f := pf.Fact.(type) {
		case *reachFact:
			if pf.Package != pass.Pkg {
				i.graph = true
				i.batch = i.batch || f.Batch
			}
		}
	}
	i.batch = i.batch || self.Batch
	i.helper = i.batch || isHelper(pass.Pkg, http || json)
	return i
}

// isHelper reports whether other packages can hand an answer to a function of
// pkg: it declares a struct that an answer is decoded into, or an exported
// function that takes a request, a response, an address or a stream.
func isHelper(pkg *types.Package, wire bool) bool {
	scope := pkg.Scope()
	for _, name := range scope.Names() {
		switch obj := scope.Lookup(name).(type) {
		case *types.TypeName:
			n, ok := obj.Type().(*types.Named)
			if !ok || obj.IsAlias() {
				continue
			}
			if n.NumMethods() > 0 && (isPart(n) || isEnvelope(n)) {
				return true
			}
			for m := range n.Methods() {
				if m.Exported() && (wire && takesRole(m) || takesSender(m)) {
					return true
				}
			}
		case *types.Func:
			if obj.Exported() && (takesRole(obj) && (wire || takesPart(obj)) || takesSender(obj)) {
				return true
			}
		}
	}
	return false
}

func takesRole(fn *types.Func) bool {
	role := false
	for p := range fn.Signature().Params().Variables() {
		if graph.IsNamed(p.Type(), "net/http", "ResponseWriter") {
			return false // a handler of a server
		}
		role = role || len(inputs(p.Type())) > 0
	}
	return role
}

func takesPart(fn *types.Func) bool {
	for p := range fn.Signature().Params().Variables() {
		if e := element(p.Type()); isPart(e) || isEnvelope(e) {
			return true
		}
	}
	return false
}

// takesSender reports whether fn takes a function that may return an answer, as
// a retry helper does.
func takesSender(fn *types.Func) bool {
	for p := range fn.Signature().Params().Variables() {
		sig, ok := p.Type().Underlying().(*types.Signature)
		if !ok || sig.Results().Len() < 2 {
			continue
		}
		for r := range sig.Results().Variables() {
			if len(inputs(r.Type())) > 0 {
				return true
			}
		}
	}
	return false
}
