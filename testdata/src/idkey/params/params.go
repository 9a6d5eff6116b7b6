// Package params calls what others implement.
package params

import (
	"idkey/params/ports"

	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/patrickmn/go-cache"
)

func faultLookup(d ports.Desk, m models.Messageable) int {
	return d.Ticket("mail-" + *m.GetId()) // want `the id of message m is a key of a store`
}

func faultSecond(d ports.Desk, m models.Messageable) error {
	return d.Open(*m.GetSubject(), *m.GetId()) // want `the id of message m is a key of a store`
}

func faultKeyOfStore(c ports.Cache, m models.Messageable) int {
	return c.Age(*m.GetId()) // want `the id of message m is a key of a store`
}

// Silent: the first parameter is a title, the other stands for something else.
func titles(d ports.Desk, m models.Messageable) error {
	if err := d.Open(*m.GetId(), *m.GetInternetMessageId()); err != nil {
		return err
	}
	return d.Show(*m.GetId())
}

// Silent: the fault is where it was stored.
func drop(d ports.Desk, m models.Messageable) error { return d.Delete(*m.GetId()) }

// Silent: what has keys need not keep anything.
func words(w ports.Words, m models.Messageable) string { return w.Say(*m.GetId()) }

type counter struct{ c *cache.Cache }

func (c *counter) faultCount(m models.Messageable) error {
	return c.c.Increment(*m.GetId(), 1) // want `the id of message m is a key of a cache`
}

// Silent: of the counters that survive a move.
func (c *counter) stable(m models.Messageable) (int, error) {
	c.c.Delete(*m.GetId())
	return c.c.DecrementInt(*m.GetInternetMessageId(), 1)
}
