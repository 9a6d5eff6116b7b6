package graph

import (
	"go/types"
	"strings"
)

// The module of MongoDB's driver; version 2 has its name with "/v2".
const mongoPath = "go.mongodb.org/mongo-driver"

// documentFilters lists the methods of a collection of MongoDB that look
// documents up. The filter follows the context, the receiver being argument 0.
// Deleting is left out: what is not found is not deleted, and the fault is
// where it was stored.
var documentFilters = func() map[string]bool {
	m := make(map[string]bool)
	for name := range strings.FieldsSeq("Find FindOne CountDocuments UpdateOne UpdateMany ReplaceOne FindOneAndUpdate FindOneAndReplace UpdateByID") {
		m[name] = true
	}
	return m
}()

// DocumentFilter returns which argument of fn is a filter of documents.
func DocumentFilter(fn *types.Func) (int, bool) {
	if fn == nil || fn.Pkg() == nil || fn.Signature().Recv() == nil || !within(fn.Pkg().Path(), mongoPath) || !documentFilters[fn.Name()] {
		return 0, false
	}
	return 2, true
}

// IsDocumentPair reports whether t is a pair of key and value in a bson.D.
func IsDocumentPair(t types.Type) bool {
	n := NamedOf(t)
	return n != nil && n.Obj().Name() == "E" && n.Obj().Pkg() != nil && within(n.Obj().Pkg().Path(), mongoPath)
}
