package states

import (
	"context"
	"log"
	"time"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"k8s.io/apimachinery/pkg/util/wait"
)

// swallowing waits for a state and takes a failure for "not yet".
func swallowing(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string) bool {
	for range 20 {
		g, err := c.Groups().ByGroupId(id).Get(ctx, nil) // want `is sent again by the loop`
		if err == nil && g.GetDisplayName() != nil {
			return true
		}
		time.Sleep(time.Second)
	}
	return false
}

// flagged does so with a variable.
func flagged(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string) {
	for ready := false; !ready; {
		g, err := c.Groups().ByGroupId(id).Get(ctx, nil) // want `is sent again by the loop`
		if err != nil {
			log.Print(err)
		} else {
			ready = g.GetDisplayName() != nil
		}
		time.Sleep(time.Second)
	}
}

// strict ends at a failure.
func strict(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string) error {
	for range 20 {
		g, err := c.Groups().ByGroupId(id).Get(ctx, nil)
		if err != nil {
			return err
		}
		if g.GetDisplayName() != nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return nil
}

// hourly never ends by itself.
func hourly(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string, out chan<- string) {
	tick := time.NewTicker(time.Hour)
	defer tick.Stop()
	for {
		if g, err := c.Groups().ByGroupId(id).Get(ctx, nil); err != nil {
			log.Print(err)
		} else if n := g.GetDisplayName(); n != nil {
			select {
			case out <- *n:
			case <-ctx.Done():
				return
			}
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return
		}
	}
}

// polled gives the question to a helper of a library.
func polled(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string) error {
	return wait.PollUntilContextTimeout(ctx, time.Second, time.Minute, true, func(ctx context.Context) (bool, error) {
		g, err := c.Groups().ByGroupId(id).Get(ctx, nil) // want `is sent again by wait.PollUntilContextTimeout`
		if err != nil {
			return false, nil
		}
		return g.GetDisplayName() != nil, nil
	})
}

// endless polls as a schedule: it is never done.
func endless(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string) error {
	return wait.PollUntilContextCancel(ctx, time.Hour, true, func(ctx context.Context) (bool, error) {
		if _, err := c.Groups().ByGroupId(id).Get(ctx, nil); err != nil {
			log.Print(err)
		}
		return false, nil
	})
}
