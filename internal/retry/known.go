package retry

import (
	"go/constant"
	"go/token"
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"
)

const lss = token.LSS

// An intrinsic evaluates a call of a function of another module.
type intrinsic func(f *frame, v *ssa.Call, args []val, mem memory) (val, memory)

// pure makes an intrinsic of a function without effects.
func pure(g func(f *frame, v *ssa.Call, args []val) val) intrinsic {
	return func(f *frame, v *ssa.Call, args []val, mem memory) (val, memory) { return g(f, v, args), mem }
}

// known evaluates the functions that conditions on failures are made of.
func (f *frame) known(fn *types.Func, v *ssa.Call, args []val, mem memory) (val, memory, bool) {
	if m, ok := markOf(fn); ok {
		return f.marked(args, m), mem, true
	}
	g, ok := intrinsics[fn.FullName()]
	if !ok {
		return val{}, mem, false
	}
	out, now := g(f, v, args, mem)
	return out, now, true
}

// marked is an error with the mark of a retry library around it.
func (f *frame) marked(args []val, m mark) val {
	for _, a := range args {
		switch a.k {
		case null:
			return a
		case failure_, sentinel, typed, pointer, object, nonNil:
			out := wrap([]val{a})
			out.mark = m
			return out
		}
	}
	return val{k: failure_, open: true, mark: m}
}

// intrinsics lists functions by their full names. All of them are used to
// look at errors, statuses and their texts.
var intrinsics = map[string]intrinsic{
	"errors.As": func(f *frame, v *ssa.Call, args []val, mem memory) (val, memory) {
		to := args[1]
		t := deref(targetType(v.Call.Args[1]))
		if t == nil {
			return val{}, mem
		}
		ok, as := f.as(args[0], t, true)
		if to.k == pointer {
			switch ok {
			case yes:
				mem = mem.set(to.at, as)
			case maybe:
				mem = mem.set(to.at, join(as, mem.get(to.at, t)))
				if as.k == typed {
					mem = mem.set(to.at, as)
				}
			}
		}
		return ok.val(), mem
	},
	"errors.AsType": pure(func(f *frame, v *ssa.Call, args []val) val {
		t := v.Type().(*types.Tuple).At(0).Type()
		ok, as := f.as(args[0], t, true)
		if ok == no {
			as = zeroOf(t)
		}
		return val{k: tuple, parts: []val{as, ok.val()}}
	}),
	"errors.Is":   pure(func(f *frame, v *ssa.Call, args []val) val { return f.is(args[0], args[1]).val() }),
	"errors.New":  pure(func(*frame, *ssa.Call, []val) val { return val{k: failure_} }),
	"errors.Join": pure(func(f *frame, v *ssa.Call, args []val) val { return f.joined(f.elements(v.Call.Args[0])) }),
	"errors.Unwrap": pure(func(f *frame, v *ssa.Call, args []val) val {
		if args[0].carries() {
			return val{k: failure_, tracked: true, open: true}
		}
		return val{}
	}),
	"fmt.Errorf":   pure(errorf),
	"fmt.Sprint":   pure(sprint),
	"fmt.Sprintf":  pure(sprint),
	"fmt.Sprintln": pure(sprint),

	"github.com/pkg/errors.Wrap":         pure(wrapFirst),
	"github.com/pkg/errors.Wrapf":        pure(wrapFirst),
	"github.com/pkg/errors.WithMessage":  pure(wrapFirst),
	"github.com/pkg/errors.WithMessagef": pure(wrapFirst),
	"github.com/pkg/errors.WithStack":    pure(wrapFirst),
	"github.com/pkg/errors.Cause":        pure(wrapFirst),
	"golang.org/x/xerrors.Errorf":        pure(errorf),

	"(context.Context).Err": pure(func(*frame, *ssa.Call, []val) val { return val{k: null} }),
	"context.Cause":         pure(func(*frame, *ssa.Call, []val) val { return val{k: null} }),
	"os.IsTimeout": pure(func(f *frame, v *ssa.Call, args []val) val {
		if f.m.x != 0 && !f.m.transport() {
			return boolVal(false)
		}
		return val{}
	}),

	"strconv.Itoa": pure(func(f *frame, v *ssa.Call, args []val) val {
		if n, ok := f.m.plain(args[0]).int(); ok {
			return constVal(constant.MakeString(strconv.Itoa(n)))
		}
		return val{}
	}),
	"net/http.StatusText": pure(func(f *frame, v *ssa.Call, args []val) val { return val{k: text} }),
	"strings.Contains":    pure(search(strings.Contains)),
	"strings.HasPrefix":   pure(search(strings.HasPrefix)),
	"strings.HasSuffix":   pure(search(strings.HasSuffix)),
	"strings.EqualFold":   pure(search(strings.EqualFold)),
	"strings.ToLower":     pure(mapText(strings.ToLower)),
	"strings.ToUpper":     pure(mapText(strings.ToUpper)),
	"strings.TrimSpace":   pure(mapText(strings.TrimSpace)),
	"slices.Contains": pure(func(f *frame, v *ssa.Call, args []val) val {
		x := args[1].plainStatus()
		list := f.m.p.list(v.Call.Args[0])
		if list == nil {
			for _, e := range f.elements(v.Call.Args[0]) {
				if e = f.m.plain(e); e.k != konst {
					return val{}
				}
				list = append(list, e.c)
			}
		}
		if list == nil || x.k == unknown {
			return val{}
		}
		out := no
		for _, c := range list {
			switch f.same(x, constVal(c), v.Call.Args[1].Type()) {
			case yes:
				return boolVal(true)
			case maybe:
				out = maybe
			}
		}
		return out.val()
	}),
	"github.com/Azure/azure-sdk-for-go/sdk/azcore/runtime.HasStatusCode": pure(func(f *frame, v *ssa.Call, args []val) val {
		return boolVal(f.m.x == 0) // nobody lists failures there
	}),
	"github.com/Azure/azure-sdk-for-go/sdk/azcore/runtime.NewResponseError": pure(func(f *frame, v *ssa.Call, args []val) val {
		return val{k: failure_, tracked: args[0].k == response && f.m.x != 0}
	}),
}

// targetType is the type of the second argument of errors.As before it became
// an any.
func targetType(v ssa.Value) types.Type {
	if m, ok := v.(*ssa.MakeInterface); ok {
		return m.X.Type()
	}
	return nil
}

func (f *frame) joined(errs []val) val {
	if errs == nil {
		if f.m.x != 0 {
			return val{k: failure_, tracked: true, open: true}
		}
		return val{k: null}
	}
	some, all := false, true
	for _, e := range errs {
		some = some || e.isNil() == no
		all = all && e.isNil() == yes
	}
	switch {
	case all:
		return val{k: null}
	case some:
		return wrap(errs)
	}
	return val{}
}

func errorf(f *frame, v *ssa.Call, args []val) val {
	format, ok := args[0].str()
	if !ok {
		return val{k: failure_, open: true}
	}
	elems := f.elements(v.Call.Args[1])
	vs := verbs(format)
	var errs []val
	shows := strings.Contains(format, "http")
	for i, e := range elems {
		if i < len(vs) && vs[i] == 'w' {
			errs = append(errs, e)
		}
		if e.carries() || f.isStatus(e) && !f.m.transport() {
			shows = true
		}
	}
	out := wrap(errs)
	if shows {
		out.name = "text"
	}
	return out
}

func sprint(f *frame, v *ssa.Call, args []val) val {
	for _, e := range f.elements(v.Call.Args[len(v.Call.Args)-1]) {
		if e.carries() || f.isStatus(e) && !f.m.transport() {
			return val{k: text}
		}
	}
	return val{}
}

func wrapFirst(f *frame, v *ssa.Call, args []val) val {
	if args[0].k == null || args[0].k == unknown {
		return args[0]
	}
	return wrap(args[:1])
}

// search evaluates a search for the second argument in the first.
func search(g func(s, part string) bool) func(*frame, *ssa.Call, []val) val {
	return func(f *frame, v *ssa.Call, args []val) val {
		is := func(x, y val) tri { return f.found(g, x, y) }
		if args[0].k == text || args[0].k == code {
			return some(args[0], args[1], is).val()
		}
		return each(args[0], args[1], is).val()
	}
}

func (f *frame) found(g func(s, part string) bool, s, part val) tri {
	x, y := s, part
	if x.k == konst && y.k != konst {
		x, y = y, x
	}
	p, ok := y.str()
	if !ok {
		return maybe
	}
	switch x.k {
	case text:
		return f.shows(p)
	case code:
		if t := f.isCode(p); t == yes {
			return t
		}
		return f.shows(p)
	case konst:
		if s, ok := s.str(); ok {
			return truth(g(s, p))
		}
	}
	return maybe
}

func mapText(g func(string) string) func(*frame, *ssa.Call, []val) val {
	return func(f *frame, v *ssa.Call, args []val) val {
		if s, ok := args[0].str(); ok {
			return constVal(constant.MakeString(g(s)))
		}
		if args[0].k == choice {
			out := val{k: choice}
			for _, p := range args[0].parts {
				s, _ := p.str()
				out.parts = append(out.parts, constVal(constant.MakeString(g(s))))
			}
			return out
		}
		if args[0].k == text || args[0].k == code {
			return args[0]
		}
		return f.verbed(v, val{})
	}
}
