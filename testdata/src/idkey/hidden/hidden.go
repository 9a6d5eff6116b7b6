// Package hidden hands messages on as things that only have an id.
package hidden

import (
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type keyed interface{ GetId() *string }

func keyOf(x keyed) string { return *x.GetId() }

func entityKey(x models.Entityable) string { return "e:" + *x.GetId() }

func genericKey[T keyed](x T) string { return *x.GetId() }

type memory struct {
	done map[string]bool
	key  func(models.Messageable) string
	safe func(models.Messageable) string
}

func newMemory() *memory {
	return &memory{
		done: make(map[string]bool),
		key:  func(m models.Messageable) string { return *m.GetId() },
		safe: func(m models.Messageable) string { return *m.GetInternetMessageId() },
	}
}

func (m *memory) own(msg models.Messageable) {
	m.done[keyOf(msg)] = true // want `the id of a message is a key of m.done`
}

func (m *memory) entity(msg models.Messageable) {
	m.done[entityKey(msg)] = true // want `is a key of m.done`
}

func (m *memory) generic(msg models.Messageable) {
	m.done[genericKey(msg)] = true // want `is a key of m.done`
}

func (m *memory) bound(msg models.Messageable) bool {
	get := msg.GetId
	return m.done[*get()] // want `is a key of m.done`
}

func (m *memory) inField(msg models.Messageable) bool {
	return m.done[m.key(msg)] // want `is a key of m.done`
}

func (m *memory) okInField(msg models.Messageable) bool {
	return m.done[m.safe(msg)]
}

func (m *memory) okBoundStable(msg models.Messageable) bool {
	get := msg.GetInternetMessageId
	return m.done[*get()]
}

// okUser has other things with ids.
func (m *memory) okUser(u models.Userable) {
	m.done[keyOf(u)] = true
	m.done[entityKey(u)] = true
	m.done[genericKey(u)] = true
	get := u.GetId
	m.done[*get()] = true
}
