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
	if list == nil {
		list = unknown
	}
	switch {
	case list.Op == OpNil || list.Op == OpList && len(list.Args) == 0:
		if first == nil {
			return unknown
		}
		return first
	case list.Op == OpList && first == nil:
		return joined(list.Args[0], list.Args[1:], sep)
	case list.Op == OpList:
		return joined(first, list.Args, sep)
	case list.open():
		if first == nil {
			return &Term{Op: OpApp, Str: appJoined, Tag: sep, Args: []*Term{list}}
		}
		return &Term{Op: OpApp, Str: appJoined, Tag: sep, Args: []*Term{list, first}}
	case first == nil:
		return unknown
	}
	return joined(first, []*Term{unknown}, sep)
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
