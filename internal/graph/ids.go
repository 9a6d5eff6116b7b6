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

// messageNames weighs the JSON names beside "id" that make an object a
// message. Three points are enough: internetMessageId is on nothing else, the
// others are shared with events, posts or programs' own records.
var messageNames = map[string]struct {
	weight int
	why    string
}{
	"internetmessageid":       {3, "of messages alone"},
	"internetmessageheaders":  {3, "of messages alone"},
	"inferenceclassification": {3, "focused inbox: of messages alone"},
	"bccrecipients":           {2, "of messages alone"},
	"torecipients":            {2, "of messages, and of conversation threads, which have a topic"},
	"ccrecipients":            {2, "as toRecipients"},
	"bodypreview":             {2, "of messages and events"},
	"conversationindex":       {2, "of messages"},
	"receiveddatetime":        {2, "of messages and group posts"},
	"sentdatetime":            {2, "of messages"},
	"conversationid":          {1, "of messages, and of many services' records"},
	"isread":                  {1, "of messages, and of many services' records"},
	"isdraft":                 {1, "of messages, and of many services' records"},
	"parentfolderid":          {1, "of messages, contacts and folders"},
	"hasattachments":          {1, "of messages, events and posts"},
	"from":                    {1, "of messages, and of much else"},
	"sender":                  {1, "of messages and posts"},
	"subject":                 {1, "of messages, events, and much else"},
	"flag":                    {1, "of messages"},
	"replyto":                 {1, "of messages"},
}

// otherNames lists JSON names that show that an object is no message.
var otherNames = map[string]string{
	"chatid":               "a Teams chat message, whose id stays",
	"channelidentity":      "a Teams channel message",
	"replytoid":            "a Teams channel message",
	"messagetype":          "a Teams chat message",
	"teamid":               "a Teams channel message",
	"start":                "an event",
	"end":                  "an event",
	"attendees":            "an event",
	"organizer":            "an event",
	"icaluid":              "an event",
	"topic":                "a conversation or a thread",
	"conversationthreadid": "a post of a group",
	"unreaditemcount":      "a mail folder",
	"childfoldercount":     "a mail folder",
	"changetype":           "a change notification, which has an id of its own",
	"subscriptionid":       "a change notification",
	"clientstate":          "a change notification or subscription",
	"userprincipalname":    "a user",
	"emailaddresses":       "a contact",
	"contenttype":          "an attachment or a file",
	"contentbytes":         "an attachment",
	"file":                 "a drive item",
	"folder":               "a drive item",
	"isallday":             "an event",
	"iscancelled":          "an event",
	"isorganizer":          "an event",
	"showas":               "an event",
	"seriesmasterid":       "an event",
	"responsestatus":       "an event",
	"displayname":          "a user, a folder, a team",
	"mail":                 "a user",
	"resource":             "a subscription or change notification",
	"expirationdatetime":   "a subscription",
	"channelid":            "a message of Teams, Slack or Discord",
	"channel_id":           "a message of Slack or Discord",
	"guild_id":             "a message of Discord",
	"threadid":             "a message of Gmail or JMAP",
	"labelids":             "a message of Gmail",
	"historyid":            "a message of Gmail",
	"snippet":              "a message of Gmail",
	"mailboxids":           "a message of JMAP",
	"blobid":               "a message of JMAP",
}

// MessageObject reports whether a JSON object with an "id" and these other
// names is a message. typeName is the name of its Go type, or ""; mail says
// that the package reads messages by their URL.
func MessageObject(names []string, typeName string, mail bool) bool {
	points := 0
	for _, n := range names {
		n = strings.ToLower(n)
		if otherNames[n] != "" {
			return false
		}
		points += messageNames[n].weight
	}
	name := strings.ToLower(typeName)
	for _, w := range []string{"chat", "event", "folder", "attachment", "notification", "team", "channel", "slack"} {
		if strings.Contains(name, w) {
			return false
		}
	}
	if mail {
		points += 2
		for _, w := range []string{"message", "mail", "msg"} {
			if strings.Contains(name, w) {
				return points > 2
			}
		}
	}
	return points >= 3
}

// A Mailbox says what addresses a package has of messages.
type Mailbox struct{ graph, messages, folders, other bool }

// Address takes note of a constant, which may be a part of an address or a
// format for one.
func (m *Mailbox) Address(text string) {
	t := strings.ToLower(text)
	for host := range hosts {
		m.graph = m.graph || strings.Contains(t, host)
	}
	m.graph = m.graph || strings.Contains(t, "$select=") || strings.Contains(t, "$filter=") || strings.Contains(t, "$top=")
	m.folders = m.folders || strings.Contains(t, "mailfolders")
	m.other = m.other || strings.Contains(t, "gmail.")
	if strings.Contains(t, "/messages") && !containsAny(t, []string{"/chats", "/teams", "/channels", "/replies"}) {
		m.messages = true
	}
}

// ReachGraph notes that the package reaches Graph through an import.
func (m *Mailbox) ReachGraph() { m.graph = true }

// ReachesGraph reports whether the package reaches Graph.
func (m *Mailbox) ReachesGraph() bool { return m.graph }

// Read reports whether the package reads messages of Outlook mailboxes.
func (m *Mailbox) Read() bool { return !m.other && (m.folders || m.messages && m.graph) }

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
