// Package behind sees interfaces only.
package behind

import (
	"context"

	"nestedretry/behind/again"
	"nestedretry/behind/dir"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
)

// Repeated goes through the interface of another package.
func Repeated(ctx context.Context, r again.Repeater, c *msgraphsdk.GraphServiceClient, id string) error {
	return r.Repeat(func() error {
		return c.Users().ByUserId(id).Delete(ctx, nil) // want `is sent again by Repeater.Repeat`
	})
}

// Called goes through one that not all implementations repeat.
func Called(ctx context.Context, r again.Caller, c *msgraphsdk.GraphServiceClient, id string) error {
	return r.Call(func() error { return c.Users().ByUserId(id).Delete(ctx, nil) })
}

type dropper interface {
	Drop(ctx context.Context, id string) error
}

var _ dropper = (*dir.Dir)(nil)

// Dropped repeats what its own interface hides.
func Dropped(ctx context.Context, d dropper, id string) (err error) {
	for i := 0; i < 3; i++ {
		if err = d.Drop(ctx, id); err == nil { // want `in dropper.Drop is sent again by the loop`
			return nil
		}
	}
	return err
}

// DroppedAll goes on with the next.
func DroppedAll(ctx context.Context, d dropper, ids []string) (failed int) {
	for _, id := range ids {
		if err := d.Drop(ctx, id); err != nil {
			failed++
		}
	}
	return failed
}

type calm struct {
	c    *msgraphsdk.GraphServiceClient
	plan again.Plan
}

func newCalm(c *msgraphsdk.GraphServiceClient) *calm {
	return &calm{c: c, plan: again.Plan{Count: 1}}
}

func (m *calm) drop(ctx context.Context, id string) error {
	return m.plan.Follow(func() error { return m.c.Users().ByUserId(id).Delete(ctx, nil) })
}

type eager struct {
	c    *msgraphsdk.GraphServiceClient
	plan again.Plan
}

func newEager(c *msgraphsdk.GraphServiceClient) *eager {
	return &eager{c: c, plan: again.Plan{Count: 4}}
}

func (m *eager) drop(ctx context.Context, id string) error {
	return m.plan.Follow(func() error {
		return m.c.Users().ByUserId(id).Delete(ctx, nil) // want `is sent again by Plan.Follow`
	})
}
