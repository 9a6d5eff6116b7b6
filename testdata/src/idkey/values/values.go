// Package values moves ids through values that are functions, channels and
// rows of other kinds.
package values

import (
	"sync"

	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type ring struct {
	mu    sync.Mutex
	place map[string]int
}

func (r *ring) put(id string, at int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.place[id] = at
}

func methodValue(r *ring, ms []models.Messageable) {
	put := r.put
	for i, m := range ms {
		put(*m.GetId(), i) // want `the id of message m is passed to put, where it is a key of a map at line 19`
	}
}

// filter keeps its map as long as the literal lives.
func filter() func(models.Messageable) bool {
	met := make(map[string]bool)
	return func(m models.Messageable) bool {
		dup := met[*m.GetId()] // want `key of met`
		met[*m.GetId()] = true // want `key of met`
		return !dup
	}
}

type task struct{ ID string }

func produce(out chan<- task, m models.Messageable) { out <- task{ID: *m.GetId()} }

func consume(in <-chan task, tries map[string]int) {
	for t := range in {
		tries[t.ID]++ // want `the id of message m, read at line 41, is a key of tries`
	}
}

func each(ids []string, f func(string)) {
	for _, id := range ids {
		f(id)
	}
}

func inLiteral(r *ring, ms []models.Messageable) {
	var ids []string
	for _, m := range ms {
		ids = append(ids, *m.GetId())
	}
	each(ids, func(id string) {
		r.place[id]++ // want `the id of message m, read at line 58, is a key of r\.place`
	})
}

func switched(items []models.OutlookItemable, met map[string]bool) {
	for _, it := range items {
		switch it := it.(type) {
		case models.Messageable:
			met[*it.GetId()] = true // want `key of met`
		case models.Eventable:
			met[*it.GetId()] = true
		default:
			met[*it.GetId()] = true
		}
	}
}

type embedding struct {
	models.Messageable
	models.Userable
}

// nopeOtherEmbedded is the user's.
func nopeOtherEmbedded(e embedding, met map[string]bool) {
	met[*e.Userable.GetId()] = true
}

// nopeConversation is the thread's, nopeFolder the folder's.
func nopeConversation(m models.Messageable, met map[string]bool) {
	met[*m.GetConversationId()] = true
	met[*m.GetParentFolderId()] = true
}
