// Package settings has stores that only the user knows.
package settings

import (
	"context"

	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

// Desk is one.
type Desk interface {
	Route(ctx context.Context, what, to string) error
}

// Stamp is another.
func Stamp(what string) int { return len(what) }

func method(ctx context.Context, d Desk, m models.Messageable) error {
	return d.Route(ctx, *m.GetId(), "sales") // want `the id of message m is a key of a store`
}

func function(m models.Messageable) int {
	return Stamp(*m.GetId()) // want `a store`
}

// nopeSecond is not the first text.
func nopeSecond(ctx context.Context, d Desk, m models.Messageable) error {
	return d.Route(ctx, "sales", *m.GetId())
}
