package graph

import "strings"

// orFails ends the effect of a POST that makes what there may be but one of.
const orFails = ", or fails because of the first"

// effects says what each further POST does, to end a sentence that begins
// with "each further one". Words that are not here follow their class.
var effects = map[string]string{
	"sendMail":                 "sends the mail again",
	"send":                     "sends it again",
	"reply":                    "sends the reply again",
	"replyAll":                 "sends the reply again",
	"forward":                  "forwards the mail again",
	"createReply":              "leaves another draft",
	"createReplyAll":           "leaves another draft",
	"createForward":            "leaves another draft",
	"move":                     "fails, because the first changed the id",
	"copy":                     "makes another copy",
	"invite":                   "sends the invitations again",
	"invitations":              "sends the invitation again",
	"addPassword":              "adds another password, and only the last is ever shown",
	"addKey":                   "adds another key",
	"accept":                   "sends the answer again",
	"decline":                  "sends the answer again",
	"tentativelyAccept":        "sends the answer again",
	"cancel":                   "sends the cancellation again",
	"add":                      "adds it again",
	"insert":                   "inserts it again",
	"delete":                   "deletes what moved up into its place, or fails",
	"clone":                    "makes another one",
	"instantiate":              "makes another one",
	"sendActivityNotification": "notifies again",
	"onenotePatchContent":      "changes the page again",
	"messages":                 "leaves another message",
	"events":                   "books another event",
	"groups":                   "creates another group of the same name",
	"users":                    "fails because the first made the user, which then looks like a failure",
	"items":                    "adds another item",
	"rows":                     "adds the rows again",
	"children":                 "leaves another one" + orFails,
	"tasks":                    "creates another task",
	"pages":                    "creates another page",
	"contacts":                 "creates another contact",
	"calls":                    "rings again",
	"$batch":                   "carries out the steps again",
}

// Effect returns what a second POST does: "sends the mail again".
func Effect(class Class, word string) string {
	if e := effects[word]; e != "" {
		return e
	}
	switch class {
	case Create, Event:
		return "creates another one" + orFails
	case Write:
		return "does it again"
	case State:
		return "sets the same state again"
	case Ref:
		return "fails because the first added the reference"
	}
	return "may do it again"
}

// SecondFails reports whether a second POST with that effect may fail because
// the first one made what it makes: with 409, which a program can take for done.
func SecondFails(effect string) bool { return strings.HasSuffix(effect, orFails) }
