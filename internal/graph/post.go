package graph

import "strings"

// A Class says what a second POST does.
type Class string

// The classes of POST, read off the SDK's own comments and Graph's
// documentation.
const (
	// Read: nothing is changed.
	Read Class = "readonly"
	// RepeatSafe: only an ephemeral object or a refresh.
	RepeatSafe Class = "repeat-safe"
	// Contract: the service returns what is there already.
	Contract Class = "idempotent-contract"
	// Event: creates an event, once for each transactionId.
	Event Class = "create-event"
	// Ref: adds a reference, of which there cannot be two.
	Ref Class = "$ref"
	// State: sets a state that is the same after the second.
	State Class = "state-setter"
	// Write: sends, moves, copies or adds.
	Write Class = "write"
	// Create: a new object in a collection.
	Create Class = "create"
)

// PostOfBuilder returns the class of the POST of a request builder by the name
// of its type, and the last word of its URL: "sendMail", "messages".
//
// It is exact for the 2,901 of SDK v1.89.0, see the test.
func PostOfBuilder(typ string) (Class, string) {
	name := strings.TrimSuffix(typ, "RequestBuilder")
	if strings.Contains(name, "WorkbookFunctions") {
		return Read, "functions"
	}
	class, word, suffix := Create, lastWord(name), ""
	for _, a := range actions {
		for _, w := range a.words {
			if s := camel(w); len(s) > len(suffix) && strings.HasSuffix(name, s) {
				class, word, suffix = a.class, w, s
			}
		}
	}
	if suffix == "" && eventBuilders[name] {
		class, word = Event, "events"
	}
	return class, word
}

// eventBuilders lists the builders whose POST takes an event. Other
// collections of that name hold logs.
var eventBuilders = map[string]bool{
	"ItemCalendarEvents":                        true,
	"ItemCalendarGroupsItemCalendarsItemEvents": true,
	"ItemCalendarsItemEvents":                   true,
	"ItemEvents":                                true,
}

// PostOfPath returns the class of a POST to a URL or path, and the last word
// of it, or "" where that has a hole. Actions are told from collections by name.
func PostOfPath(url string) (Class, string) {
	url, _, _ = strings.Cut(url, "?")
	url = strings.TrimRight(url, "/")
	last := url[strings.LastIndexByte(url, '/')+1:]
	// An address by path ends in a colon before the action:
	// /drive/root:/a/b.txt:/createUploadSession.
	last = last[strings.LastIndexByte(last, ':')+1:]
	if i := strings.IndexByte(last, '('); i >= 0 {
		last = last[:i]
	}
	if last == "" || strings.Contains(last, Hole) {
		return "", ""
	}
	if strings.Contains(url, "/workbook/functions/") || isTokenPath(url, last) {
		return Read, last
	}
	if strings.EqualFold(last, "events") {
		return Event, "events"
	}
	word := last[strings.LastIndexByte(last, '.')+1:]
	for _, a := range actions {
		for _, w := range a.words {
			if strings.EqualFold(word, w[strings.LastIndexByte(w, '.')+1:]) {
				return a.class, w
			}
		}
	}
	return Create, last
}

// camel writes an action as it stands in a builder's name.
func camel(word string) string {
	var b strings.Builder
	for p := range strings.SplitSeq(strings.TrimPrefix(word, "$"), ".") {
		b.WriteString(strings.ToUpper(p[:1]) + p[1:])
	}
	return b.String()
}

// lastWord returns the collection that a builder's name ends in:
// "ItemMailFoldersItemMessages" -> "messages". A collection of several words
// is cut short, which only shows in messages.
func lastWord(name string) string {
	for i := len(name) - 5; i >= 0; i-- {
		if name[i:i+4] == "Item" && name[i+4] <= 'Z' {
			name = name[i+4:]
			break
		}
	}
	if name == "" {
		return name
	}
	return strings.ToLower(name[:1]) + name[1:]
}
