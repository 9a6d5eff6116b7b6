// Package quiet holds look-alikes. Each function is named for the reason.
package quiet

import (
	"context"
	"net/http"
	"time"

	msgraphsdkgo "github.com/microsoftgraph/msgraph-sdk-go"
)

func selects(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) error {
	for {
		if _, err := c.Me().Get(ctx, nil); err == nil {
			return nil
		}
		select {
		case <-time.After(time.Second):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

func noContextAtHand(c *msgraphsdkgo.GraphServiceClient) (err error) {
	for range 3 {
		if _, err = c.Me().Get(context.Background(), nil); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func derived(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) (err error) {
	for range 3 {
		try, cancel := context.WithTimeout(ctx, time.Minute)
		_, err = c.Me().Get(try, nil)
		cancel()
		if err == nil {
			return nil
		}
	}
	return err
}

func pause(ctx context.Context, d time.Duration) error {
	select {
	case <-time.After(d):
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func waitsInAFunction(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) error {
	for {
		if _, err := c.Me().Get(ctx, nil); err == nil {
			return nil
		}
		if err := pause(ctx, time.Second); err != nil {
			return err
		}
	}
}

func looksAtTheContext(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) error {
	for {
		if _, err := c.Me().Get(ctx, nil); err == nil || ctx.Err() != nil {
			return err
		}
	}
}

func looksAtTheClock(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) error {
	end := time.Now().Add(time.Minute)
	for {
		if _, err := c.Me().Get(ctx, nil); err == nil || time.Now().After(end) {
			return err
		}
	}
}

func aPollingLoop(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) error {
	for {
		if _, err := c.Me().Get(ctx, nil); err != nil {
			return err
		}
		time.Sleep(time.Minute)
	}
}

func endsWithTheContext(ctx context.Context) (*http.Response, error) {
	for {
		req, err := http.NewRequestWithContext(ctx, "GET", "https://graph.microsoft.com/v1.0/me", nil)
		if err != nil {
			return nil, err
		}
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			return nil, err
		}
		if resp.StatusCode < 500 {
			return resp, nil
		}
	}
}

func anotherService(ctx context.Context) (resp *http.Response, err error) {
	for range 3 {
		if resp, err = http.Get("https://queue.example.net/next"); err == nil {
			return resp, nil
		}
		time.Sleep(time.Second)
	}
	return nil, err
}

func onceOverall(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) (err error) {
	all, cancel := context.WithTimeout(context.Background(), time.Hour)
	defer cancel()
	for range 3 {
		if _, err = c.Me().Get(all, nil); err == nil {
			return nil
		}
	}
	return err
}
