// Package bounds has loops that constants keep from running a second time, or
// at all.
package bounds

import (
	"context"
	"time"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
)

const (
	none = 0
	one  = 1
	more = 2
)

func never(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	_, err := c.Me().Get(ctx, nil)
	for n := 0; err != nil && n < none; n++ {
		_, err = c.Me().Get(ctx, nil)
	}
	return err
}

func twice(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	_, err := c.Me().Get(ctx, nil)
	for n := 0; err != nil && n < more; n++ {
		_, err = c.Me().Get(ctx, nil) // want "sent again"
	}
	return err
}

func afterOne(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	_, err := c.Me().Get(ctx, nil)
	for n := one; err != nil && n <= one; n++ {
		_, err = c.Me().Get(ctx, nil) // want "sent again"
	}
	return err
}

func down(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	_, err := c.Me().Get(ctx, nil)
	for left := none; err != nil && left > 0; left-- {
		_, err = c.Me().Get(ctx, nil)
	}
	return err
}

func single(ctx context.Context, c *msgraphsdk.GraphServiceClient) (err error) {
	for n := 1; n <= one; n++ {
		if _, err = c.Me().Get(ctx, nil); err == nil {
			return nil
		}
	}
	return err
}

func pauses(ctx context.Context, c *msgraphsdk.GraphServiceClient) (err error) {
	for _, d := range []time.Duration{0} {
		time.Sleep(d)
		if _, err = c.Me().Get(ctx, nil); err == nil {
			return nil
		}
	}
	return err
}

func morePauses(ctx context.Context, c *msgraphsdk.GraphServiceClient) (err error) {
	for _, d := range []time.Duration{0, time.Second} {
		time.Sleep(d)
		if _, err = c.Me().Get(ctx, nil); err == nil { // want "sent again"
			return nil
		}
	}
	return err
}

var waits = []time.Duration{time.Second}

// set is not known: the list may be another by now.
func set(ctx context.Context, c *msgraphsdk.GraphServiceClient) (err error) {
	waits = append(waits, time.Minute)
	for _, d := range waits {
		time.Sleep(d)
		if _, err = c.Me().Get(ctx, nil); err == nil { // want "sent again"
			return nil
		}
	}
	return err
}
