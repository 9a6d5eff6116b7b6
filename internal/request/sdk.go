package request

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/graph"
)

// modelSDK returns result i of a method of the generated SDK.
func (x *Index) modelSDK(obj *types.Func, id graph.FuncID, args []ssa.Value, i int) *Term {
	res := obj.Signature().Results()
	if i >= res.Len() {
		return nil
	}
	recv := obj.Signature().Recv()
	if verb := graph.MakerVerb(obj); verb != "" {
		if i != 0 {
			return unknown
		}
		body := unknown
		if obj.Signature().Params().Len() > 2 {
			body = x.evalAll(args[2:3])[0]
		}
		config := x.evalAll(args[len(args)-1:])[0]
		return &Term{Op: OpApp, Str: appInfo, Args: []*Term{text(verb), x.evalAll(args[:1])[0], body, config}}
	}
	switch {
	case recv != nil && id.Name == "GetAdapter":
		return x.eval(args[0])
	case recv != nil && graph.IsBuilder(res.At(0).Type()):
		return builder(x.eval(args[0]), typeName(res.At(0).Type()), id.Name)
	case recv == nil && graph.IsBuilder(res.At(0).Type()) && len(args) == 2:
		// users.NewItemSendMailRequestBuilder(url, adapter)
		n := res.At(0).Type()
		return &Term{Op: OpBuilder, Str: typeName(n), Tag: graph.NamedOf(n).Obj().Name(), Args: x.evalAll(args[1:])}
	case recv == nil && strings.HasPrefix(id.Name, "New") && len(args) == 0:
		return &Term{Op: OpApp, Str: "new", Tag: typeName(res.At(0).Type())}
	}
	return nil
}

// builder returns the request builder that the method name of from returns.
func builder(from *Term, typ, name string) *Term {
	if from == nil {
		return nil
	}
	switch from.Op {
	case OpChoice:
		var ts []*Term
		for _, a := range from.Args {
			ts = append(ts, builder(a, typ, name))
		}
		return choice(ts...)
	case OpBuilder:
		if name == "WithUrl" {
			return from
		}
		return &Term{Op: OpBuilder, Str: typ, Tag: from.Tag + "." + name + "()", Args: from.Args}
	}
	return &Term{Op: OpBuilder, Str: typ, Tag: name + "()", Args: []*Term{from}}
}
