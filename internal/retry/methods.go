package retry

import (
	"go/constant"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
)

// Methods says what a function returns for the HTTP method in one parameter, a
// text or a request: whether requests of that kind may be sent again.
type Methods struct {
	Param   int
	Yes, No []string
}

// verbs are the methods that functions are asked about.
var verbList = []string{"DELETE", "GET", "HEAD", "PATCH", "POST", "PUT"}

// methodParam returns the first parameter that is a request or, by its name
// and type, a method, in SSA's count, or -1.
func methodParam(fn *ssa.Function) int {
	return slices.IndexFunc(fn.Params, func(p *ssa.Parameter) bool {
		return isNamed(p.Type(), "net/http", "Request") || isString(p.Type())
	})
}

// byMethod reports whether a function may decide by an HTTP method.
func byMethod(sig *types.Signature) bool {
	res := sig.Results()
	if res.Len() != 1 || !isBool(res.At(0).Type()) {
		return false
	}
	for v := range sig.Params().Variables() {
		if isNamed(v.Type(), "net/http", "Request") || isString(v.Type()) {
			return true
		}
	}
	return false
}

// methodsOf runs fn on each method.
func (p *pkg) methodsOf(fn *ssa.Function) []Methods {
	i := methodParam(fn)
	if i < 0 || !byMethod(fn.Signature) || !small(fn) {
		return nil
	}
	out := Methods{Param: i}
	for _, verb := range verbList {
		args := make([]val, len(fn.Params))
		args[i] = methodVal(fn.Params[i].Type(), verb)
		ret, f := p.runAlone(fn, failure.Set(0), args)
		if f == nil || len(ret.parts) != 1 {
			return nil
		}
		switch ret.parts[0].bool() {
		case yes:
			out.Yes = append(out.Yes, verb)
		case no:
			out.No = append(out.No, verb)
		}
	}
	if len(out.Yes) == 0 || len(out.No) == 0 {
		return nil // it looks at something else
	}
	return []Methods{out}
}

// methodVal is a method, or a request with it.
func methodVal(t types.Type, verb string) val {
	text := constVal(constant.MakeString(verb))
	st, ok := deref(t).Underlying().(*types.Struct)
	if !ok {
		return text
	}
	return val{k: boxed, typ: t, parts: []val{objectWith(deref(t), methodField(st), text)}}
}

// methodField is the field of http.Request that holds the method.
func methodField(st *types.Struct) int {
	for i := range st.NumFields() {
		if st.Field(i).Name() == "Method" {
			return i
		}
	}
	return 0
}

// method is the HTTP method that v is or holds, or "".
func (v val) method() string {
	if s, ok := v.str(); ok {
		return s
	}
	if (v.k == boxed || v.k == pointer) && len(v.parts) == 1 {
		v = v.parts[0]
	}
	if v.k == object && v.typ != nil && isNamed(v.typ, "net/http", "Request") {
		if i := methodField(v.typ.Underlying().(*types.Struct)); i < len(v.parts) {
			s, _ := v.parts[i].str()
			return s
		}
	}
	return ""
}

// chosen is what a function with the fact ms returns for args.
func chosen(ms []Methods, args []val) (val, bool) {
	for _, m := range ms {
		if m.Param >= len(args) {
			continue
		}
		switch verb := args[m.Param].method(); {
		case slices.Contains(m.Yes, verb):
			return boolVal(true), true
		case slices.Contains(m.No, verb):
			return boolVal(false), true
		}
	}
	return val{}, false
}

// described is v, the argument a, with the method in it if that is a struct
// that holds it, or points to one.
func (f *frame) described(a ssa.Value, v val) val {
	if f.m.verb == "" || f.m.q == nil || f.m.q.verbField == nil || len(f.m.stack) > 0 || len(v.parts) > 0 {
		return v
	}
	switch v.k {
	case unknown, nonNil, pointer:
	default:
		return v
	}
	i := f.m.q.verbField(a)
	if i < 0 {
		return v
	}
	f.m.q.looked = true
	t := a.Type()
	obj := objectWith(deref(t), i, constVal(constant.MakeString(f.m.verb)))
	if _, ok := t.Underlying().(*types.Pointer); !ok {
		return obj
	}
	if v.k == pointer {
		v.parts = []val{obj}
		return v
	}
	return val{k: boxed, typ: t, parts: []val{obj}}
}
