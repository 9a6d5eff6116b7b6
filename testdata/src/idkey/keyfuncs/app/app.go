// Package app gives key functions to shelves of another package.
package app

import (
	"github.com/microsoftgraph/msgraph-sdk-go/models"

	"idkey/keyfuncs/shelf"
)

func idOf(m models.Messageable) string { return *m.GetId() }

func refOf(m models.Messageable) string {
	if r := m.GetInternetMessageId(); r != nil {
		return *r
	}
	return *m.GetId()
}

func userOf(u models.Userable) string { return *u.GetId() }

type desk struct {
	mail  *shelf.Shelf[models.Messageable]
	users *shelf.Shelf[models.Userable]
	table *shelf.Table[models.Messageable]
	feed  *shelf.Feed[models.Messageable]
	own   *counter
}

func open() *desk {
	return &desk{
		mail:  shelf.New(idOf), // want `what the function returns that is given here, the id of a message \(read at line 10\), is a key at shelf\.go:33`
		users: shelf.New(userOf),
		table: &shelf.Table[models.Messageable]{
			Key:   idOf, // want `is a key at shelf\.go:45`
			Title: idOf,
		},
		feed: shelf.NewFeed(idOf),
		own:  count(func(m models.Messageable) string { return *m.GetId() }), // want `\(read here\), is a key at app\.go:`
	}
}

func reopen(d *desk) {
	d.mail = shelf.New(refOf)
	d.mail = shelf.Make(shelf.KeyedBy(idOf)) // want `is a key at shelf\.go:33`
	d.table.Key = refOf
	d.own = count(refOf)
}

type counter struct {
	key func(models.Messageable) string
	n   map[string]int
}

func count(key func(models.Messageable) string) *counter {
	return &counter{key: key, n: make(map[string]int)}
}

func (c *counter) add(m models.Messageable) { c.n[c.key(m)]++ }

func (d *desk) note(m models.Messageable) { d.own.add(m) }

// within sorts one answer out, and is done.
func within(list []models.Messageable) int {
	c := count(idOf)
	for _, m := range list {
		c.add(m)
	}
	return len(c.n)
}
