package postreplay

import (
	"strings"

	"github.com/graphlint/graphlint/internal/graph"
)

// listed are the POSTs to report, by the word that ends their address.
var listed = []struct {
	word  string
	under []string // words before it, one of which must be there
	why   string
}{
	{"sendMail", nil, "the mail is sent once more; measured with 504"},
	{"send", nil, "a draft is sent: mostly refused the second time, but not while the first is in work"},
	{"reply", nil, "the reply is sent once more"},
	{"replyAll", nil, "the reply is sent once more"},
	{"forward", nil, "the mail is forwarded once more"},
	{"addPassword", nil, "a second password is valid that nobody knows of"},
	{"add", []string{"rows"}, "the rows are there twice"},
	{"rows", []string{"tables", "table"}, "the row is there twice"},
	{"invitations", nil, "the guest is invited once more"},
	{"messages", []string{"chats", "channels", "channel"}, "everybody in the chat sees it twice"},
	{"replies", []string{"channels", "channel"}, "everybody in the channel sees it twice"},
	{"events", nil, "a second meeting in every invited calendar, unless a transactionId tells the service"},
}

// isListed reports whether a POST to target, the type of a request builder or an
// address, is to be reported.
func isListed(target string) bool {
	var word string
	before := target
	if i := strings.LastIndexByte(target, '.'); strings.HasSuffix(target, "RequestBuilder") && i > 0 {
		_, word = graph.PostOfBuilder(target[i+1:])
		// The package stands for the first word of the address.
		before = target[strings.LastIndexByte(target[:i], '/')+1:]
	} else {
		_, word = graph.PostOfPath(target)
		before = "/" + strings.TrimPrefix(target, "/")
	}
	for _, l := range listed {
		if !strings.EqualFold(l.word, word) {
			continue
		}
		if len(l.under) == 0 {
			return true
		}
		for _, u := range l.under {
			if contains(before, u) {
				return true
			}
		}
	}
	return false
}

// contains reports whether word is one of the words of an address, or of the
// name of a builder, where each begins with a capital: "ItemChannelsItemMessages".
func contains(target, word string) bool {
	if strings.HasPrefix(target, "/") {
		return strings.Contains(strings.ToLower(target), "/"+word+"/")
	}
	return strings.HasPrefix(target, word+".") || strings.Contains(target, strings.ToUpper(word[:1])+word[1:])
}
