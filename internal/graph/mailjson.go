package graph

import "strings"

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
