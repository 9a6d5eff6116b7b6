package graph

import (
	"go/types"
	"slices"
	"strings"
)

// IsMessage reports whether t, the static type of a receiver, is an Outlook
// message. GetId is declared on Entity, which everything is; what tells a
// message is GetInternetMessageId, which message.go alone declares, so that
// subtypes, the beta SDK, type parameters and own interfaces are known by it.
func IsMessage(t types.Type) bool {
	return hasMethod(t, "GetId") && hasMethod(t, "GetInternetMessageId")
}

func hasMethod(t types.Type, name string) bool {
	obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name)
	_, ok := obj.(*types.Func)
	return ok
}

// mutable lists the models besides messages whose default ids change when the
// item is moved: learn.microsoft.com/graph/outlook-immutable-id. Folders and
// calendars, which hold items, keep theirs.
var mutable = []struct {
	kind  string
	types []string
	why   string
}{
	{"event", []string{"Event", "Eventable"}, "events change with the calendar they are in"},
	{"contact", []string{"Contact", "Contactable"}, "contacts change with their folder"},
	{"attachment", []string{
		"Attachment", "Attachmentable", "FileAttachment", "FileAttachmentable",
		"ItemAttachment", "ItemAttachmentable", "ReferenceAttachment", "ReferenceAttachmentable",
	}, "attachments change with the item they hang on"},
}

// MutableItem returns which of kinds t is, or "".
func MutableItem(t types.Type, kinds []string) string {
	n := NamedOf(t)
	if n == nil || n.Obj().Pkg() == nil || !IsSDK(n.Obj().Pkg().Path()) {
		return ""
	}
	for _, m := range mutable {
		if slices.Contains(kinds, m.kind) && slices.Contains(m.types, n.Obj().Name()) {
			return m.kind
		}
	}
	return ""
}

// IsMutableKind reports whether kind may be asked of MutableItem.
func IsMutableKind(kind string) bool {
	for _, m := range mutable {
		if m.kind == kind {
			return true
		}
	}
	return false
}

// immutable lists what shows in a package's constants and names that it asks
// for ids that stay, in lower case.
var immutable = []struct{ word, why string }{
	{"immutableid", `the header Prefer: IdType="ImmutableId", alone or among others`},
	{"translateexchangeids", "translates ids into immutable ones"},
	{"immutableentryid", "the format that translateExchangeIds translates to"},
}

// onPremises is an attribute of users that has nothing to do with it.
const onPremises = "onpremisesimmutableid"

// AsksImmutable reports whether a constant or a name shows that ids that stay
// are asked for.
func AsksImmutable(text string) bool {
	t := strings.ToLower(text)
	if !strings.Contains(t, "immutable") && !strings.Contains(t, "translateexchange") {
		return false
	}
	t = strings.ReplaceAll(t, onPremises, "")
	for _, w := range immutable {
		if strings.Contains(t, w.word) {
			return true
		}
	}
	return false
}
