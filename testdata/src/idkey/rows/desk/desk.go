// Package desk fills a book and shows what is in it.
package desk

import (
	"github.com/microsoftgraph/msgraph-sdk-go/models"

	"idkey/rows/book"
)

type shown struct{ id string }

type desk struct {
	book *book.Book
	list []shown
}

func (d *desk) fill(m models.Messageable) error {
	return d.book.Put(book.Row{
		ID:      *m.GetId(), // want `becomes the key Row\.ID \(used as one at book\.go:14\)`
		Subject: *m.GetSubject(),
	})
}

func (d *desk) load() {
	for _, r := range d.book.All() {
		d.list = append(d.list, shown{r.ID})
	}
}

// open asks for a row by what stands in the row.
func (d *desk) open(i int) (*book.Row, error) { return d.book.Row(d.list[i].id) }

func (d *desk) refresh(r *book.Row) (*book.Row, error) { return d.book.Row(r.ID) }

// fresh asks by what Graph says.
func (d *desk) fresh(m models.Messageable) (*book.Row, error) {
	return d.book.Row(*m.GetId()) // want `is passed to Row, where it is a key of an SQL statement at book\.go:21`
}

func (d *desk) made(m models.Messageable) (*book.Row, error) {
	r := book.Row{ID: *m.GetId()} // want `becomes the key Row\.ID`
	return d.book.Row(r.ID)
}

func (d *desk) known(m models.Messageable) bool {
	return d.book.Seen(*m.GetId()) // want `is passed to Seen`
}

// ledger is told what to note under a key.
type ledger interface {
	MarkDone(key, note string) error
	MarkSeen(string, string) error
}

func (d *desk) mark(k ledger, m models.Messageable) {
	k.MarkDone(*m.GetInternetMessageId(), *m.GetId())
	k.MarkDone(*m.GetId(), *m.GetSubject()) // want `is a key of a store`
	k.MarkSeen(*m.GetInternetMessageId(), *m.GetId())
	k.MarkSeen(*m.GetId(), "mail") // want `is a key of a store`
}
