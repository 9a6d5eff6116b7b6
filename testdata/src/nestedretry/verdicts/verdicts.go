// Package verdicts decides by structs of another package.
package verdicts

import (
	"context"
	"time"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"

	"nestedretry/verdicts/told"
)

func busy(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	return told.Try(func() *told.Verdict {
		_, err := c.Me().Get(ctx, nil) // want `is sent again by told.Try at line \d+ after 429, which`
		switch {
		case err == nil:
			return nil
		case told.Of(err).Status == 429:
			return told.More(err)
		}
		return told.Enough(err)
	})
}

func literal(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	return told.Try(func() *told.Verdict {
		if _, err := c.Me().Get(ctx, nil); err != nil { // want `is sent again by told.Try`
			return &told.Verdict{Cause: err, More: true}
		}
		return nil
	})
}

// absent waits for what the client never repeats.
func absent(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	return told.Try(func() *told.Verdict {
		_, err := c.Me().Get(ctx, nil)
		if err == nil {
			return nil
		}
		if told.Of(err).Status == 404 {
			return told.More(err)
		}
		return told.Enough(err)
	})
}

// enough never asks for more.
func enough(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	return told.Try(func() *told.Verdict {
		if _, err := c.Me().Get(ctx, nil); err != nil {
			return &told.Verdict{Cause: err}
		}
		return nil
	})
}

func loops(ctx context.Context, c *msgraphsdk.GraphServiceClient) (err error) {
	for range 3 {
		if _, err = c.Me().Get(ctx, nil); err == nil || !told.Of(err).Busy() { // want `is sent again by the loop`
			return err
		}
	}
	for range 3 {
		if _, err = c.Me().Get(ctx, nil); err == nil || told.Of(err).Status != 409 { // a conflict only
			return err
		}
		time.Sleep(time.Second)
	}
	return err
}
