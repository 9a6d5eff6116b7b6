package retry

import (
	"go/constant"
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// encode writes results down, one word each, and says whether any is known.
func (p *pkg) encode(f *frame, ret val) (string, bool) {
	words := make([]string, len(ret.parts))
	known := false
	for i, v := range ret.parts {
		words[i] = p.word(f, v)
		known = known || words[i] != "?"
	}
	return strings.Join(words, " "), known
}

func (p *pkg) word(f *frame, v val) string {
	if w := p.structWord(f, v); w != "" {
		return w
	}
	switch v.k {
	case null:
		return "nil"
	case nonNil:
		return "some"
	case okStatus:
		return "status"
	case response:
		return "response"
	case text:
		return "text"
	case code:
		return "code"
	case konst:
		if n, ok := v.int(); ok && v.c.Kind() == constant.Int {
			if f.isStatus(v) {
				return "status"
			}
			return "int:" + strconv.Itoa(n)
		}
		if v.c.Kind() == constant.Bool {
			return strconv.FormatBool(constant.BoolVal(v.c))
		}
		if s, ok := v.str(); ok {
			return "str:" + strconv.QuoteToASCII(strings.ReplaceAll(s, " ", "\u00a0"))
		}
	case failure_:
		switch {
		case v.mark == permanent:
			return "stop"
		case v.mark == retryable:
			return "retry"
		case len(v.parts) == 1 && !v.tracked && v.parts[0].k == sentinel:
			if g, ok := v.parts[0].at.base.(*ssa.Global); ok {
				return "is:" + g.Name()
			}
		case v.tracked && v.open:
			return "wrapped"
		case v.tracked:
			return "error"
		case v.open:
			return "failed"
		}
		return "other"
	case sentinel:
		if g, ok := v.at.base.(*ssa.Global); ok && g.Package() == p.view.Package() {
			return "is:" + g.Name()
		}
		return "failed"
	case typed, pointer, object:
		if v.typ != nil && p.own(v.typ) && isErrorLike(v.typ) {
			return "type:" + typeWord(v.typ)
		}
		if v.k == typed {
			return "error"
		}
		return "some"
	}
	return "?"
}

// typeWord is "Name" or "*Name".
func typeWord(t types.Type) string {
	star := ""
	if _, ok := types.Unalias(t).(*types.Pointer); ok {
		star = "*"
	}
	return star + namedOf(t).Obj().Name()
}

// errorTypes lists the types of the package that are errors, or pointers to
// them, by name.
func (p *pkg) errorTypes() []types.Type {
	var out []types.Type
	scope := p.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		tn, ok := scope.Lookup(name).(*types.TypeName)
		if !ok || tn.IsAlias() || types.IsInterface(tn.Type()) {
			continue
		}
		if n, ok := tn.Type().(*types.Named); ok && n.TypeParams().Len() > 0 {
			continue
		}
		switch {
		case types.Implements(tn.Type(), errorIface):
			out = append(out, tn.Type(), types.NewPointer(tn.Type()))
		case types.Implements(types.NewPointer(tn.Type()), errorIface):
			out = append(out, types.NewPointer(tn.Type()))
		}
	}
	return out
}

// decode reads results of fn, a function of another package.
func (p *pkg) decode(f *frame, fn *types.Func, enc string) val {
	out := val{k: tuple}
	for w := range strings.FieldsSeq(enc) {
		out.parts = append(out.parts, p.unword(f, fn, w))
	}
	if enc == "" {
		return val{}
	}
	return single(out)
}

func (p *pkg) unword(f *frame, fn *types.Func, w string) val {
	kind, arg, _ := strings.Cut(w, ":")
	switch kind {
	case "nil":
		return val{k: null}
	case "some":
		return val{k: nonNil}
	case "status":
		return f.status()
	case "response":
		return val{k: response}
	case "text":
		return val{k: text}
	case "code":
		return val{k: code}
	case "true", "false":
		return boolVal(kind == "true")
	case "int":
		n, _ := strconv.Atoi(arg)
		return intVal(n)
	case "str":
		s, _ := strconv.Unquote(arg)
		return constVal(constant.MakeString(strings.ReplaceAll(s, "\u00a0", " ")))
	case "stop":
		return val{k: failure_, tracked: true, open: true, mark: permanent}
	case "retry":
		return val{k: failure_, tracked: true, open: true, mark: retryable}
	case "error":
		return val{k: failure_, tracked: true}
	case "wrapped":
		return val{k: failure_, tracked: true, open: true}
	case "other":
		return val{k: failure_}
	case "failed":
		return val{k: failure_, open: true}
	case "is":
		if pkg := p.view.Package().Prog.Package(fn.Pkg()); pkg != nil {
			if g := pkg.Var(arg); g != nil {
				return val{k: failure_, parts: []val{{k: sentinel, at: cell{base: g}}}}
			}
		}
		return val{k: failure_, open: true}
	case "struct":
		return p.unstruct(f, fn, arg)
	case "type":
		name := strings.TrimPrefix(arg, "*")
		if obj, ok := fn.Pkg().Scope().Lookup(name).(*types.TypeName); ok {
			t := obj.Type()
			if name != arg {
				t = types.NewPointer(t)
			}
			return val{k: typed, typ: t}
		}
		return val{k: failure_, tracked: true, open: true}
	}
	return val{}
}
