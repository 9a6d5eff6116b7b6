// Package box reads a mailbox for others.
package box

import "github.com/microsoftgraph/msgraph-sdk-go/models"

// Mail is a message as the program sees it.
type Mail struct {
	ID      string
	Subject string
}

// From copies a message.
func From(m models.Messageable) Mail {
	return Mail{ID: *m.GetId(), Subject: *m.GetSubject()}
}

// Key is what a message is known by.
func Key(m models.Messageable) string { return "mail/" + *m.GetId() }
