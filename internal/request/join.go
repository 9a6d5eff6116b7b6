package request

import (
	"golang.org/x/tools/go/ssa"
)

// joinedWith is the text that a list makes with what stands between its
// elements, behind first if that is not nil. What a caller's list holds is
// filled in there.
func (x *Index) joinedWith(first *Term, list ssa.Value, sep string) *Term {
	if parts := varargs(list); parts != nil {
		return joinList(first, &Term{Op: OpList, Args: x.evalAll(parts)}, sep)
	}
	return joinList(first, x.eval(list), sep)
}

func joinList(first, list *Term, sep string) *Term {
	var parts []*Term
	if first != nil {
		parts = append(parts, first)
	}
	switch {
	case list == nil:
		parts = append(parts, unknown)
	case list.Op == OpNil:
	case list.Op == OpList:
		parts = append(parts, list.Args...)
	case list.open():
		return &Term{Op: OpApp, Str: appJoined, Tag: sep, Args: append([]*Term{list}, parts...)}
	default:
		parts = append(parts, unknown)
	}
	if len(parts) == 0 {
		return unknown
	}
	return joined(parts[0], parts[1:], sep)
}

func joined(first *Term, rest []*Term, sep string) *Term {
	parts := []*Term{first}
	for _, r := range rest {
		parts = append(parts, text(sep), r)
	}
	return concat(parts...)
}

// written returns the text that was written to a strings.Builder.
func written(t *Term) *Term {
	if t == nil || t.Op != OpWith {
		return unknown
	}
	var parts []*Term
	for _, p := range t.Args[1:] {
		if p.Str == "WriteString" && len(p.Args) == 1 {
			parts = append(parts, p.Args[0])
		} else {
			parts = append(parts, unknown)
		}
	}
	return concat(parts...)
}
