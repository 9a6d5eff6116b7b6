// Package outcomes repeats calls into another package.
package outcomes

import (
	"context"
	"errors"
	"time"

	"nestedretry/outcomes/gateway"
)

func status(ctx context.Context, g *gateway.Gateway, id string) error {
	for {
		_, s, err := g.Status(ctx, id) // want "after 503, which"
		if err != nil {
			return err
		}
		if s != 503 {
			return nil
		}
		time.Sleep(time.Second)
	}
}

func statusMissing(ctx context.Context, g *gateway.Gateway, id string) error {
	for {
		_, s, err := g.Status(ctx, id)
		if err != nil || s != 404 {
			return err
		}
		time.Sleep(time.Second)
	}
}

func busy(ctx context.Context, g *gateway.Gateway, id string) error {
	for {
		_, err := g.User(ctx, id) // want "after 429 and 503, which"
		if errors.Is(err, gateway.ErrBusy) {
			time.Sleep(time.Second)
			continue
		}
		return err
	}
}

func missing(ctx context.Context, g *gateway.Gateway, id string) error {
	for {
		_, err := g.User(ctx, id)
		if errors.Is(err, gateway.ErrMissing) {
			time.Sleep(time.Second)
			continue
		}
		return err
	}
}

func typed(ctx context.Context, g *gateway.Gateway, id string) error {
	for {
		_, err := g.Typed(ctx, id) // want "after 429, which"
		var f *gateway.Failure
		if errors.As(err, &f) && f.Transient() {
			time.Sleep(time.Second)
			continue
		}
		return err
	}
}

func typedElse(ctx context.Context, g *gateway.Gateway, id string) error {
	for {
		_, err := g.Typed(ctx, id)
		var f *gateway.Failure
		if errors.As(err, &f) && f.Status == 502 {
			time.Sleep(time.Second)
			continue
		}
		return err
	}
}

func there(ctx context.Context, g *gateway.Gateway, id string) bool {
	for range 4 {
		if g.There(ctx, id) { // want "after 429, 503 and 504, which"
			return true
		}
		time.Sleep(time.Second)
	}
	return false
}
