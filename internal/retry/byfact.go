package retry

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/failure"
)

// gated reports whether a field of an argument says that there is one try, or
// that this error is not worth another.
func (h *Help) gated(q *question, u use, ret val) bool {
	if len(h.OnceFields) == 0 && len(h.PredFields) == 0 {
		return false
	}
	at := q.before(u.call, nil, nil)
	if at == nil {
		return false
	}
	args := at.operands(u.call.Common())
	fieldOf := func(i, k int) val {
		if i >= len(args) {
			return val{}
		}
		switch a := args[i]; a.k {
		case object:
			if k < len(a.parts) {
				return a.parts[k]
			}
		case pointer:
			return at.atHit.get(cell{a.at.base, sub(a.at.path, k)}, nil)
		}
		return val{}
	}
	for _, o := range h.OnceFields {
		if n, ok := fieldOf(o[0], o[1]).int(); ok && n == o[2] {
			return true
		}
	}
	if h.Err < 0 || h.Err >= len(ret.parts) || ret.parts[h.Err].isNil() == yes {
		return false
	}
	for _, o := range h.PredFields {
		err := ret.parts[h.Err]
		switch n, sure, asked := q.verdictOf(u.call, fieldOf(o[0], o[1]), err); {
		case sure && n == o[2]:
			return true
		case !asked:
			// What is in an interface is known, or it is seen that nobody put
			// anything there.
			if says, made := q.told(u.call, err); says == no || says == maybe && !made && h.faceless(u.call, o) {
				return true
			}
		}
	}
	return false
}

// faceless reports whether the field of a parameter is an interface.
func (h *Help) faceless(call ssa.CallInstruction, o [3]int) bool {
	t := fieldType(calledFunc(call.Common()), o)
	return t != nil && types.IsInterface(t)
}

// fieldType is the type of field o[1] of parameter o[0] of fn, or nil.
func fieldType(fn *types.Func, o [3]int) types.Type {
	i := o[0]
	if recv := fn.Signature().Recv(); recv != nil {
		i--
		if i < 0 {
			return fieldAt(recv.Type(), o[1])
		}
	}
	if i >= fn.Signature().Params().Len() {
		return nil
	}
	return fieldAt(fn.Signature().Params().At(i).Type(), o[1])
}

func fieldAt(t types.Type, k int) types.Type {
	if st, ok := deref(t).Underlying().(*types.Struct); ok && k < st.NumFields() {
		return st.Field(k).Type()
	}
	return nil
}

// onErr returns the sets for an error, by what it is or wraps.
func (h *Help) onErr(fn *types.Func, err val) [2]uint32 {
	for _, e := range append([]val{err}, err.parts...) {
		n := namedIf(e.typ)
		if n == nil || n.Obj().Pkg() != fn.Pkg() || e.k == tuple {
			continue
		}
		for _, row := range h.Types {
			if row.Type == typeWord(e.typ) && fits(row.Field, row.Value, e) {
				return row.OnErr
			}
		}
	}
	return h.OnErr
}

// fits reports whether bool field number field, counted from 1, of e is b. There
// is nothing to fit if field is 0.
func fits(field int, b bool, e val) bool {
	if field == 0 {
		return true
	}
	if e.k != object && len(e.parts) == 1 {
		e = e.parts[0]
	}
	if e.k != object || field > len(e.parts) {
		return false
	}
	return e.parts[field-1].bool() == truth(b)
}

func namedIf(t types.Type) *types.Named {
	if t == nil {
		return nil
	}
	return namedOf(t)
}

// byFact asks the fact of a helper of another package.
func (p *pkg) byFact(q *question, fn *types.Func, u use, ret val) bool {
	var b Behaviour
	if fn.Pkg() == p.pass.Pkg || !p.pass.ImportObjectFact(fn, &b) {
		return false
	}
	for _, h := range b.Helps {
		if h.Param != u.arg || h.Path != u.path || ret.k != tuple || h.Counts && q.numbered {
			continue
		}
		args := u.call.Common().Args
		if u.call.Common().IsInvoke() {
			args = append([]ssa.Value{u.call.Common().Value}, args...)
		}
		for _, o := range h.Once {
			if o[0] < len(args) {
				if c, ok := args[o[0]].(*ssa.Const); ok && c.Value != nil && c.Int64() == int64(o[1]) {
					return false
				}
			}
		}
		if h.gated(q, u, ret) {
			return false
		}
		bools := []int{0}
		if h.Bool >= 0 && h.Bool < len(ret.parts) {
			switch ret.parts[h.Bool].bool() {
			case yes:
				bools = []int{1}
			case maybe:
				bools = []int{0, 1}
			}
		}
		var err val
		nilErr, someErr := true, false
		if h.Err >= 0 && h.Err < len(ret.parts) {
			err = ret.parts[h.Err]
			nilErr, someErr = err.isNil() != no, err.isNil() != yes
		}
		for _, b := range bools {
			if nilErr && h.OnNil[b] && (h.Resp < 0 || q.x == 0) {
				return true
			}
			q.machine().note(failure.Set(h.OnResp[b]))
			q.machine().note(failure.Set(h.onErr(fn, err)[b]))
			if h.Resp >= 0 && h.Resp < len(ret.parts) && nilErr && q.x != 0 && ret.parts[h.Resp].k == response && failure.Set(h.OnResp[b]).Overlaps(q.x) {
				return true
			}
			if someErr && q.x != 0 && failure.Set(h.onErr(fn, err)[b]).Overlaps(q.x) {
				if h.Pred >= 0 && h.Pred < len(args) {
					n, sure, asked := q.verdict(u.call, args[h.Pred], err)
					if sure && slices.Contains(h.Stops, n) || !asked && types.IsInterface(args[h.Pred].Type()) {
						return false
					}
				}
				return true
			}
			// An error after success: whatever the helper does on any.
			if someErr && q.x == 0 && h.OnErr[b] != 0 && err.isNil() == no {
				return true
			}
		}
	}
	return false
}
