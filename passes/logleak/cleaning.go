package logleak

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// What cleaning a line of a log looks like, in each library.

// cleanedBy returns the library whose lines fn cleans, or "".
func cleanedBy(fn *ssa.Function) string {
	obj, ok := fn.Object().(*types.Func)
	if !ok {
		return ""
	}
	lib := cleanable(obj)
	makesRecord := func(callee *types.Func) bool {
		return graph.ID(callee) == graph.FuncID{Pkg: slogPath, Name: "NewRecord"}
	}
	if lib == "" || !cleans(fn) && !(lib == slogPath && callsAny(fn, makesRecord)) {
		return ""
	}
	return lib
}

// cleanable returns the library whose lines a method gets, by its form, or "".
func cleanable(fn *types.Func) string {
	sig := fn.Signature()
	if sig.Recv() == nil {
		return ""
	}
	param := func(i int, pkg, name string) bool {
		return i < sig.Params().Len() && isPkgType(sig.Params().At(i).Type(), pkg, name)
	}
	switch name := fn.Name(); {
	case name == "Handle" && param(1, slogPath, "Record"):
		return slogPath
	case name == "Write" && param(0, zapPath+"/zapcore", "Entry"):
		return zapPath
	case (name == "Fire" || name == "Format") && param(0, logrusPath, "Entry"):
		return logrusPath
	}
	return ""
}

// cleans reports whether fn does what cleaning a line takes: it replaces in a
// text, asks a function that says that it redacts, or sets or removes an entry
// of a map that it got.
func cleans(fn *ssa.Function) bool {
	if callsAny(fn, func(callee *types.Func) bool {
		if graph.IsRedactor(callee) {
			return true
		}
		switch path := callee.Pkg().Path(); path {
		case "regexp", "strings", "bytes":
			return strings.HasPrefix(callee.Name(), "Replace")
		}
		return false
	}) {
		return true
	}
	return anyInstr(fn, func(in ssa.Instruction) bool {
		switch in := in.(type) {
		case *ssa.MapUpdate:
			if mi, ok := in.Value.(*ssa.MakeInterface); ok {
				return isConstant(mi.X)
			}
			return isConstant(in.Value)
		case *ssa.Call:
			b, ok := in.Call.Value.(*ssa.Builtin)
			return ok && b.Name() == "delete"
		}
		return false
	})
}

// callsAny reports whether fn, or a literal in it, calls a function for which ok
// holds.
func callsAny(fn *ssa.Function, ok func(*types.Func) bool) bool {
	return anyInstr(fn, func(in ssa.Instruction) bool {
		call, is := in.(ssa.CallInstruction)
		if !is {
			return false
		}
		callee := flow.Callee(call)
		return callee != nil && callee.Pkg() != nil && ok(callee)
	})
}

func anyInstr(fn *ssa.Function, ok func(ssa.Instruction) bool) bool {
	for _, b := range fn.Blocks {
		if slices.ContainsFunc(b.Instrs, ok) {
			return true
		}
	}
	return slices.ContainsFunc(fn.AnonFuncs, func(lit *ssa.Function) bool { return anyInstr(lit, ok) })
}

// writerTakers are functions that make a logger write to what they are given,
// and which argument that is, the receiver counted.
var writerTakers = map[graph.FuncID]int{
	{Pkg: "log", Name: "SetOutput"}:                      0,
	{Pkg: "log", Recv: "Logger", Name: "SetOutput"}:      1,
	{Pkg: "log", Name: "New"}:                            0,
	{Pkg: slogPath, Name: "NewTextHandler"}:              0,
	{Pkg: slogPath, Name: "NewJSONHandler"}:              0,
	{Pkg: logrusPath, Name: "SetOutput"}:                 0,
	{Pkg: logrusPath, Recv: "Logger", Name: "SetOutput"}: 1,
	{Pkg: zerologPath, Name: "New"}:                      0,
	{Pkg: zerologPath, Recv: "Logger", Name: "Output"}:   1,
	{Pkg: zapPath + "/zapcore", Name: "AddSync"}:         0,
}

// writesTo are the libraries of writerTakers.
var writesTo = map[string]bool{"log": true, slogPath: true, zapPath: true, logrusPath: true, zerologPath: true}

// libraryOf is the path of the logger that fn is of.
func libraryOf(fn *types.Func) string {
	if fn.Pkg() == nil {
		return ""
	}
	return libraryPath(fn.Pkg().Path())
}

func libraryPath(path string) string {
	switch path {
	case zapPath + "/zapcore":
		return zapPath
	case zerologPath + "/log":
		return zerologPath
	}
	return path
}
