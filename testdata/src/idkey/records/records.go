// Package records fills records from messages.
package records

import "github.com/microsoftgraph/msgraph-sdk-go/models"

type issue struct {
	ExternalID string
	Title      string
}

type record struct {
	UniqueKey *string
	Body      string
}

type both struct {
	Key               string
	InternetMessageID string
}

type tagged struct {
	Mail string `bson:"_id"`
}

type mixed struct {
	DedupKey string
	Header   string
}

type shown struct {
	ID, MessageID, Title string
}

func named(m models.Messageable) issue {
	return issue{
		Title:      *m.GetSubject(),
		ExternalID: *m.GetId(), // want `the id of message m becomes the key issue\.ExternalID`
	}
}

func positional(m models.Messageable) issue {
	return issue{*m.GetId(), *m.GetSubject()} // want `becomes the key issue\.ExternalID`
}

func pointer(m models.Messageable) *record {
	r := new(record)
	r.UniqueKey = m.GetId() // want `becomes the key record\.UniqueKey`
	return r
}

func inTag(m models.Messageable) tagged {
	return tagged{Mail: *m.GetId()} // want `becomes the key tagged\.Mail`
}

func setKey(r *record, key string) { r.UniqueKey = &key }

func throughHelper(m models.Messageable) {
	setKey(new(record), *m.GetId()) // want `the id of message m is passed to setKey, where it becomes the key record\.UniqueKey at line 55`
}

// carried goes through a record that says nothing of keys.
func carried(m models.Messageable) shown {
	return shown{ID: *m.GetId(), Title: *m.GetSubject()}
}

var handled = map[string]shown{}

func keep(s shown) {
	handled[s.ID] = s // want `the id of message m, read at line 63, is a key of handled`
}

// nopeBoth has the stable identifier in the same record.
func nopeBoth(m models.Messageable) both {
	return both{Key: *m.GetId(), InternetMessageID: *m.GetInternetMessageId()}
}

// nopeMixed has it under a name that does not say so.
func nopeMixed(m models.Messageable) mixed {
	return mixed{DedupKey: *m.GetId(), Header: *m.GetInternetMessageId()}
}

// nopeView only shows the message.
func nopeView(m models.Messageable) shown {
	return shown{MessageID: *m.GetId(), Title: *m.GetSubject()}
}

// nopeUser is no message.
func nopeUser(u models.Userable) issue {
	return issue{ExternalID: *u.GetId()}
}
