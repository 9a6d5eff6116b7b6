// Package gates turns the retries of a client off, or does not.
package gates

import (
	"context"

	"unsafewrite/gates/wire"
)

// Plain has the three tries that no number stands for.
func Plain(ctx context.Context, body string) error {
	return wire.Send(ctx, wire.Order{Verb: "POST", Path: "/groups", Body: body}) // want `the POST /groups`
}

// Single is for one try.
func Single(ctx context.Context, body string) error {
	return wire.Send(ctx, wire.Order{Verb: "POST", Path: "/groups", Body: body, Single: true})
}

// One counts.
func One(ctx context.Context, body string) error {
	return wire.Send(ctx, wire.Order{Verb: "POST", Path: "/groups", Body: body, Tries: 1})
}

// Two counts too.
func Two(ctx context.Context, body string) error {
	return wire.Send(ctx, wire.Order{Verb: "POST", Path: "/groups", Body: body, Tries: 2}) // want `the POST /groups`
}

// Persistent repeats.
func Persistent(ctx context.Context, body string) error {
	return wire.Put(ctx, "POST", "/groups", body, true) // want `the POST /groups`
}

// Shy does not.
func Shy(ctx context.Context, body string) error {
	return wire.Put(ctx, "POST", "/groups", body, false)
}
