// Package cross has its helpers elsewhere.
package cross

import (
	"github.com/microsoftgraph/msgraph-sdk-go/models"

	"idkey/cross/box"
	"idkey/cross/ptr"
	"idkey/cross/seen"
)

type worker struct {
	met  *seen.Set[string]
	book seen.Book
	by   map[string]int
}

func (w *worker) set(m models.Messageable) bool {
	return w.met.Add(ptr.Or(m.GetId(), "")) // want `the id of message m is passed to Add, where it is a key of a map at seen\.go:\d+`
}

func (w *worker) written(m models.Messageable) {
	w.book.Write(*m.GetId(), *m.GetSubject()) // want `is passed to Write`
}

func (w *worker) key(m models.Messageable) int {
	return w.by[box.Key(m)] // want `the id of a message, read at box\.go:18, is a key of w\.by`
}

func (w *worker) copied(m models.Messageable) int {
	mail := box.From(m)
	return w.by[mail.ID] // want `the id of a message, read at box\.go:14, is a key of w\.by`
}

// nopeValue is the name, not the key.
func (w *worker) nopeValue(box string, m models.Messageable) {
	w.book.Write(box, *m.GetId())
}

// nopeLocal is dropped at the end.
func nopeLocal(ms []models.Messageable) (n int) {
	once := seen.New[string]()
	for _, m := range ms {
		if once.Add(*m.GetId()) {
			n++
		}
	}
	return n
}

// nopeCount keeps nothing.
func nopeCount(m models.Messageable) int { return seen.Count(*m.GetId()) }
