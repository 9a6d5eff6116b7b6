// Package loops holds retries that go on after their context is over.
package loops

import (
	"bytes"
	"context"
	"net/http"
	"time"

	"github.com/avast/retry-go/v4"
	msgraphsdkgo "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

const base = "https://graph.microsoft.com/v1.0"

func counted(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) (u models.Userable, err error) {
	for range 5 {
		if u, err = c.Me().Get(ctx, nil); err == nil {
			return u, nil
		}
		time.Sleep(time.Second) // want `^time.Sleep does not end when ctx does: a shutdown, or a caller that gave up, waits for the loop at line 18 all that time, minutes where it is what the service asked for; wait in a select on time.After and ctx.Done\(\)`
	}
	return nil, err
}

func throttled(stop context.Context) (*http.Response, error) {
	for {
		req, err := http.NewRequestWithContext(stop, "GET", base+"/me", nil)
		if err != nil {
			return nil, err
		}
		resp, err := http.DefaultClient.Do(req)
		if err != nil || resp.StatusCode != 429 {
			return resp, err
		}
		time.Sleep(time.Minute) // want `time.Sleep does not end when stop does`
	}
}

func literal(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) func() error {
	return func() error {
		var err error
		for range 3 {
			if _, err = c.Me().Get(ctx, nil); err == nil {
				break
			}
			time.Sleep(time.Second) // want `time.Sleep does not end when ctx does`
		}
		return err
	}
}

func anew(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) (err error) {
	for range 3 {
		try, cancel := context.WithTimeout(context.Background(), time.Minute) // want `each try of the loop at line 55 gets a new time from a context that nothing ends: it goes on when ctx is over, past the caller's deadline; derive it from ctx`
		_, err = c.Me().Get(try, nil)
		cancel()
		if err == nil {
			return nil
		}
	}
	return err
}

func inHelper(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) error {
	return retry.Do(func() error {
		try, cancel := context.WithDeadline(context.TODO(), time.Now().Add(time.Minute)) // want `each try of retry.Do at line 67 gets a new time`
		defer cancel()
		_, err := c.Me().Get(try, nil)
		return err
	})
}

func spins(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) models.Userable {
	for {
		if u, err := c.Me().Get(ctx, nil); err == nil { // want `the loop at line 76 has no end but success: it counts nothing, looks at no clock, and goes on when ctx is over; return when ctx.Err\(\) is not nil`
			return u
		}
	}
}

func status(ctx context.Context, data []byte) *http.Response {
	for {
		req, err := http.NewRequestWithContext(ctx, "PUT", base+"/me/photo/$value", bytes.NewReader(data))
		if err != nil {
			return nil
		}
		resp, err := http.DefaultClient.Do(req) // want `the loop at line 84 has no end but success`
		if err == nil && resp.StatusCode < 500 {
			return resp
		}
	}
}

func two(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) models.Userable {
	for {
		u, err := c.Me().Get(ctx, nil) // want `has no end but success`
		if err != nil {
			time.Sleep(time.Second) // want `time.Sleep does not end when ctx does`
			continue
		}
		return u
	}
}
