// Package bound gives values to statements by name.
package bound

import (
	"idkey/bound/book"

	"github.com/jmoiron/sqlx"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type done struct {
	Mail string `db:"message_id"`
	Note string `db:"note"`
}

type both struct {
	Mail string `db:"message_id"`
	Inet string `db:"internet_message_id"`
}

func faultStruct(db *sqlx.DB, m models.Messageable) error {
	d := done{
		Mail: *m.GetId(), // want `the id of message m becomes the key done.Mail \(used as one at line 26\)`
		Note: *m.GetId(),
	}
	_, err := db.NamedExec(`INSERT INTO done (message_id, note) VALUES (:message_id, :note)`, &d)
	return err
}

func faultMap(db *sqlx.DB, m models.Messageable) error {
	args := map[string]interface{}{
		"mail": *m.GetId(), // want `the id of message m is a key of an SQL statement`
		"note": *m.GetId(),
	}
	_, err := db.NamedQuery(`SELECT 1 FROM done WHERE message_id = :mail AND note <> ''`, args)
	return err
}

func faultElsewhere(m models.Messageable) book.Line {
	return book.Line{
		Ref:   *m.GetId(), // want `the id of message m becomes the key Line.Ref \(used as one at book.go:15\)`
		Title: *m.GetSubject(),
		Graph: *m.GetId(),
	}
}

// Silent: the row has the stable identifier beside it.
func beside(db *sqlx.DB, m models.Messageable) error {
	_, err := db.NamedExec(`INSERT INTO done (internet_message_id, message_id) VALUES (:internet_message_id, :message_id)`,
		both{Mail: *m.GetId(), Inet: *m.GetInternetMessageId()})
	return err
}

// Silent: a value that is written, under another key.
func note(db *sqlx.DB, m models.Messageable) error {
	_, err := db.NamedExec(`UPDATE done SET note = :note WHERE message_id = :mail`,
		map[string]interface{}{"note": *m.GetId(), "mail": *m.GetInternetMessageId()})
	return err
}
