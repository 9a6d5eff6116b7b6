// Package classify decides what to do with a message.
package classify

import (
	"strings"

	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

// An Action is what is done with a message.
type Action string

const (
	Leave    Action = "leave"    // for a person to read
	Answer   Action = "answer"   // with a standard text
	Escalate Action = "escalate" // to the sender's manager
	File     Action = "file"     // away in the archive
)

// Of looks at the sender, the subject and the importance.
func Of(m models.Messageable) Action {
	subject := strings.ToLower(text(m.GetSubject()))
	switch {
	case strings.HasPrefix(Sender(m), "no-reply@"):
		return File
	case m.GetImportance() != nil && *m.GetImportance() == models.HIGH_IMPORTANCE:
		return Escalate
	case strings.Contains(subject, "opening hours"), strings.Contains(subject, "invoice"):
		return Answer
	}
	return Leave
}

// Sender is the address a message came from, or "".
func Sender(m models.Messageable) string {
	if from := m.GetFrom(); from != nil && from.GetEmailAddress() != nil {
		return text(from.GetEmailAddress().GetAddress())
	}
	return ""
}

func text(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}
