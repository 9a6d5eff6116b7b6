// Package judged repeats what another package thinks worth it.
package judged

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"

	"nestedretry/judged/verdict"
)

func busy(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for {
		_, err := c.Me().Get(ctx, nil) // want "after 429 and 503, which"
		if err == nil || !verdict.Busy(err) {
			return err
		}
		time.Sleep(time.Second)
	}
}

func gone(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for {
		_, err := c.Me().Get(ctx, nil)
		if err == nil || !verdict.Gone(err) {
			return err
		}
		time.Sleep(time.Second)
	}
}

func server(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for {
		_, err := c.Me().Get(ctx, nil) // want "after 503 and 504, which"
		if err == nil {
			return nil
		}
		s, ok := verdict.StatusOf(err)
		if !ok || !verdict.Server(s) {
			return err
		}
		time.Sleep(time.Second)
	}
}

func worth(ctx context.Context, c *msgraphsdk.GraphServiceClient) (err error) {
	for range 3 {
		if _, err = c.Me().Get(ctx, nil); err == nil || !verdict.Worth(err) { // want "after 429, which"
			return err
		}
	}
	return err
}

func wrapped(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for {
		err := load(ctx, c) // want "Get in load is sent again by the loop at line .* after 429, which"
		if err == nil || !verdict.Coded(err) {
			return err
		}
	}
}

func load(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	if _, err := c.Me().Get(ctx, nil); err != nil {
		return fmt.Errorf("load: %w", err)
	}
	return nil
}

func lost(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for {
		_, err := c.Me().Get(ctx, nil)
		if err == nil || !verdict.Lost(err) {
			return err
		}
	}
}

func final(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for {
		_, err := c.Me().Get(ctx, nil) // want "after 429, 503 and 504, which"
		if err == nil || verdict.Final(err) {
			return err
		}
	}
}

// hidden drops the status before it is asked for.
func hidden(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for {
		_, err := c.Me().Get(ctx, nil)
		if err != nil {
			err = errors.New("no answer")
		}
		if err == nil || !verdict.Busy(err) {
			return err
		}
	}
}

var errThrottled = errors.New("throttled")

// read turns the answer into an error of its own.
func read(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	_, err := c.Me().Get(ctx, nil)
	var oe *odataerrors.ODataError
	if errors.As(err, &oe) && oe.ResponseStatusCode == 429 {
		return fmt.Errorf("%w: %s", errThrottled, "me")
	}
	return err
}

func ownSentinel(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for {
		err := read(ctx, c) // want "after 429, which"
		if !errors.Is(err, errThrottled) {
			return err
		}
		time.Sleep(time.Minute)
	}
}

type failure struct {
	status int
	op     string
}

func (f failure) Error() string   { return fmt.Sprintf("%s: %d", f.op, f.status) }
func (f failure) temporary() bool { return f.status == 502 || f.status == 500 }
func (f failure) again() bool     { return f.status == 503 }

func typed(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	_, err := c.Me().Get(ctx, nil)
	var oe *odataerrors.ODataError
	if errors.As(err, &oe) {
		return failure{oe.GetStatusCode(), "me"}
	}
	return err
}

func ownType(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for {
		err := typed(ctx, c) // want "after 503, which"
		var f failure
		if !errors.As(err, &f) || !f.again() {
			return err
		}
	}
}

func ownTypeElse(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for {
		err := typed(ctx, c)
		var f failure
		if !errors.As(err, &f) || !f.temporary() {
			return err
		}
	}
}

func text(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for {
		_, err := c.Me().Get(ctx, nil)
		if err != nil && strings.Contains(err.Error(), "ResourceNotFound") {
			time.Sleep(time.Second)
			continue
		}
		return err
	}
}
