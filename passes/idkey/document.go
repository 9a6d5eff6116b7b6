package idkey

import (
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/graphlint/graphlint/internal/flow"
	"github.com/graphlint/graphlint/internal/graph"
)

// MongoDB is asked with documents: maps (bson.M) or lists of pairs (bson.D).
// A value under "_id" is the primary key, and whatever stands in the filter of
// a query looks documents up.

// pairKey returns the key beside which st stores a value in a pair of a
// bson.D, or "".
func pairKey(st *ssa.Store) string {
	addr, ok := st.Addr.(*ssa.FieldAddr)
	if !ok || !graph.IsDocumentPair(addr.X.Type()) {
		return ""
	}
	if f := fieldOf(addr); f == nil || f.Name() != "Value" {
		return ""
	}
	for _, ref := range referrers(addr.X) {
		other, ok := ref.(*ssa.FieldAddr)
		if !ok || other == addr {
			continue
		}
		for _, use := range referrers(other) {
			if set, ok := use.(*ssa.Store); ok && set.Addr == ssa.Value(other) {
				return constText(set.Val)
			}
		}
	}
	return ""
}

// documentKey reports whether st stores a key in a pair of a document.
func (c *checker) documentKey(st *ssa.Store) bool {
	key := pairKey(st)
	switch {
	case key == "" || strings.HasPrefix(key, "$"):
		return false
	case key == "_id":
		return true
	}
	return inFilter(st.Addr.(*ssa.FieldAddr).X)
}

// inFilter reports whether the pair at an address is an element of a filter, or
// is made there and copied into one.
func inFilter(pair ssa.Value) bool {
	if ia, ok := pair.(*ssa.IndexAddr); ok {
		return isFilter(ia.X, 0)
	}
	for _, ref := range referrers(pair) {
		load, ok := ref.(*ssa.UnOp)
		if !ok {
			continue
		}
		for _, use := range referrers(load) {
			if st, ok := use.(*ssa.Store); ok {
				if ia, ok := st.Addr.(*ssa.IndexAddr); ok && isFilter(ia.X, 0) {
					return true
				}
			}
		}
	}
	return false
}

// filterKey reports whether in puts a value into a map by which documents are
// looked up, and no key of it is the stable one.
func (c *checker) filterKey(in *ssa.MapUpdate) bool {
	key := constText(in.Key)
	if compares[key] {
		// {"_id": {"$in": ids}}
		for _, ref := range referrers(in.Map) {
			if mi, ok := ref.(*ssa.MakeInterface); ok && c.inEntry(mi) {
				return true
			}
		}
		return false
	}
	if key == "" || strings.HasPrefix(key, "$") || !isFilter(in.Map, 0) {
		return false
	}
	for _, ref := range referrers(in.Map) {
		if other, ok := ref.(*ssa.MapUpdate); ok && graph.IsStableField(strings.ToLower(constText(other.Key))) {
			return false
		}
	}
	return true
}

// compares are the operators by which a value of a filter is looked up.
var compares = map[string]bool{"$eq": true, "$in": true, "$nin": true, "$ne": true}

// inEntry reports whether v is a value of a filter.
func (c *checker) inEntry(v ssa.Value) bool {
	for _, ref := range referrers(v) {
		switch ref := ref.(type) {
		case *ssa.MapUpdate:
			if ref.Value == v && c.filterKey(ref) {
				return true
			}
		case *ssa.Store:
			if ref.Val == v && c.documentKey(ref) {
				return true
			}
		}
	}
	return false
}

// isFilter reports whether a document is the filter of a query.
func isFilter(doc ssa.Value, depth int) bool {
	if depth > 6 {
		return false
	}
	for _, ref := range referrers(doc) {
		switch ref := ref.(type) {
		case *ssa.ChangeType, *ssa.MakeInterface, *ssa.Slice, *ssa.Phi:
			if isFilter(ref.(ssa.Value), depth+1) {
				return true
			}
		case *ssa.Store:
			// A variable that is set once.
			if a, ok := ref.Addr.(*ssa.Alloc); ok && ref.Val == doc {
				for _, use := range referrers(a) {
					if load, ok := use.(*ssa.UnOp); ok && isFilter(load, depth+1) {
						return true
					}
				}
			}
		case ssa.CallInstruction:
			if b, ok := ref.Common().Value.(*ssa.Builtin); ok && b.Name() == "append" {
				if isFilter(ref.Value(), depth+1) {
					return true
				}
				continue
			}
			at, ok := graph.DocumentFilter(flow.Callee(ref))
			if args := flow.Args(ref); ok && at < len(args) && args[at] == doc {
				return true
			}
		}
	}
	return false
}
