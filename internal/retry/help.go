package retry

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
	"github.com/graphlint/graphlint/internal/request"
)

// helpsWith finds which function parameters fn calls again on which results.
func (p *pkg) helpsWith(fn *ssa.Function) []Help {
	if !takesFunc(fn.Signature) {
		return nil
	}
	type key struct {
		i    int
		path string
	}
	var keys []key
	sigs := make(map[key]*types.Signature)
	note := func(prm *ssa.Parameter, path string, t types.Type) {
		sig, ok := t.Underlying().(*types.Signature)
		if !ok {
			return
		}
		k := key{slices.Index(fn.Params, prm), path}
		if sigs[k] == nil {
			keys = append(keys, k)
			sigs[k] = sig
		}
	}
	for _, pc := range p.paramCalls(fn) {
		note(pc.prm, pc.path, pc.call.Common().Value.Type())
	}
	for _, prm := range fn.Params {
		note(prm, "", prm.Type())
	}
	var out []Help
	for _, k := range keys {
		if h, ok := p.help(fn, k.i, k.path, sigs[k]); ok {
			out = append(out, h)
		}
	}
	return out
}

// help asks what fn does with one function parameter.
func (p *pkg) help(fn *ssa.Function, i int, path string, sig *types.Signature) (Help, bool) {
	h := Help{Param: i, Path: path, Bool: -1, Err: -1, Pred: -1, Resp: -1}
	res := sig.Results()
	for j := range res.Len() {
		switch t := res.At(j).Type(); {
		case isBool(t):
			h.Bool = j
		case isErrorLike(t), isVerdict(t):
			h.Err = j
		case isNamed(t, "net/http", "Response"):
			h.Resp = j
		}
	}
	if h.Bool < 0 && h.Err < 0 && h.Resp < 0 {
		return h, false
	}
	for _, pc := range p.paramCalls(fn) {
		h.Counts = h.Counts || pc.prm == fn.Params[i] && pc.path == path && counts(pc.call)
	}
	goOn := val{}
	for j, prm := range fn.Params {
		if as := answersIn(prm.Type()); len(as) > 0 && j != i {
			h.Pred, goOn = j, as[0]
		}
	}
	errVal := val{k: failure_, tracked: true, open: true}
	verdict := h.Err >= 0 && isVerdict(res.At(h.Err).Type())
	if verdict {
		errVal = val{k: nonNil}
	}
	var mem memory
	answered := false
	over, any := false, false
	put := func(q *question, fails bool, b int, args []val) bool {
		ret := succeeded(res, request.ErrorShape)
		if ret.k != tuple {
			ret = val{k: tuple, parts: []val{ret}}
		}
		ret.parts = slices.Clone(ret.parts)
		if verdict {
			ret.parts[h.Err] = val{k: null}
		}
		if fails && h.Err >= 0 {
			for j := range ret.parts {
				ret.parts[j] = zeroOf(res.At(j).Type())
			}
			ret.parts[h.Err] = errVal
		}
		if h.Resp >= 0 && (!fails || answered) {
			ret.parts[h.Resp] = val{k: response}
			if answered && h.Err >= 0 {
				ret.parts[h.Err] = val{k: null}
			}
		}
		if h.Bool >= 0 {
			ret.parts[h.Bool] = boolVal(b == 1)
		}
		if args == nil && h.Pred >= 0 {
			args = make([]val, len(fn.Params))
			args[h.Pred] = always(goOn)
		}
		return q.againIn(fn, use{arg: i, path: path}, ret, args, mem) && !q.over
	}
	ask := func(x failure.Set, fails bool, b int, args []val) bool {
		if over {
			return false
		}
		q := &question{p: p, x: x}
		yes := put(q, fails, b, args)
		over = q.over
		return yes
	}
	// each asks about all failures in set.
	each := func(set failure.Set, b int) (on uint32) {
		var answers classes[bool]
		for _, x := range set.Each() {
			if !over && answers.of(x, func() (bool, *question) {
				q := &question{p: p, x: x}
				yes := put(q, true, b, nil)
				over = q.over
				return yes, q
			}) {
				on |= uint32(x)
			}
		}
		any = any || on != 0
		return on
	}
	bools := 1
	if h.Bool >= 0 {
		bools = 2
	}
	if h.Pred >= 0 {
		// With which answers does it not go on after an error?
		var on []val
		for _, a := range answersIn(fn.Params[h.Pred].Type()) {
			args := make([]val, len(fn.Params))
			args[h.Pred] = always(a)
			if ask(failure.S503, true, 0, args) || bools > 1 && ask(failure.S503, true, 1, args) {
				on = append(on, a)
			} else if n, ok := a.number(); ok {
				h.Stops = append(h.Stops, n)
			}
		}
		if len(on) > 0 {
			goOn = on[0]
		}
	}
	for b := range bools {
		h.OnNil[b] = ask(0, false, b, nil)
		any = any || h.OnNil[b]
		if h.Resp >= 0 {
			answered = true
			h.OnResp[b] = each(failure.Answered, b)
			answered = false
		}
		if h.Err < 0 {
			continue
		}
		h.OnErr[b] = each(failure.Any, b)
	}
	// told adds the row for an error of which more is known, if that matters.
	told := func(err val, row TypeRow) {
		plain := errVal
		errVal = err
		for b := range bools {
			row.OnErr[b] = each(failure.Any, b)
		}
		errVal = plain
		if row.OnErr != h.OnErr {
			h.Types = append(h.Types, row)
		}
	}
	if verdict {
		t := res.At(h.Err).Type()
		st := deref(t).Underlying().(*types.Struct)
		for k := range st.NumFields() {
			for _, b := range []bool{true, false} {
				if !isBool(st.Field(k).Type()) {
					continue
				}
				of := objectWith(deref(t), k, boolVal(b))
				told(val{k: boxed, typ: t, parts: []val{of}}, TypeRow{Type: typeWord(t), Field: k + 1, Value: b})
			}
		}
	}
	if h.Err >= 0 && isErrorType(res.At(h.Err).Type()) {
		for _, t := range p.errorTypes() {
			told(val{k: typed, typ: t}, TypeRow{Type: typeWord(t)})
		}
	}
	if over {
		return h, false
	}
	if !any {
		return h, false
	}
	if len(h.Stops) == 0 {
		h.Pred = -1 // it is not asked at all
	}
	for j, prm := range fn.Params {
		if !isInt(prm.Type()) {
			continue
		}
		for _, n := range []int{1, 0} {
			args := make([]val, len(fn.Params))
			args[j] = intVal(n)
			if h.Pred >= 0 {
				args[h.Pred] = always(goOn)
			}
			if !ask(failure.S503, true, 0, args) && !ask(failure.S503, true, 1, args) && (h.OnErr[0]|h.OnErr[1])&uint32(failure.S503) != 0 {
				h.Once = append(h.Once, [2]int{j, n})
			}
		}
	}
	// One that is tried on 503 without the field set so, and not with it.
	if (h.OnErr[0]|h.OnErr[1])&uint32(failure.S503) == 0 {
		return h, true
	}
	for j, prm := range fn.Params {
		st, ok := deref(prm.Type()).Underlying().(*types.Struct)
		if !ok || st.NumFields() > 20 {
			continue
		}
		for k := range st.NumFields() {
			field := st.Field(k)
			gone := func(v val) bool {
				args := make([]val, len(fn.Params))
				if h.Pred >= 0 {
					args[h.Pred] = always(goOn)
				}
				mem = nil
				if _, ok := prm.Type().Underlying().(*types.Pointer); ok {
					args[j] = val{k: pointer, at: cell{base: prm}}
					mem = memory{prm: {sub("", k): v}}
				} else {
					args[j] = objectWith(prm.Type(), k, v)
				}
				out := !ask(failure.S503, true, 0, args) && !ask(failure.S503, true, 1, args)
				mem = nil
				return out
			}
			if as := answersIn(field.Type()); len(as) > 0 {
				var ends []int
				for _, a := range as {
					if n, ok := a.number(); ok && gone(always(a)) {
						ends = append(ends, n)
					}
				}
				for _, n := range ends {
					if len(ends) < len(as) {
						h.PredFields = append(h.PredFields, [3]int{j, k, n})
					}
				}
			} else if isInt(field.Type()) {
				for _, n := range []int{1, 0} {
					if gone(intVal(n)) {
						h.OnceFields = append(h.OnceFields, [3]int{j, k, n})
					}
				}
			}
		}
	}
	return h, true
}
