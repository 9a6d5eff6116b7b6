// Package judges gives helpers somebody to ask.
package judges

import (
	"context"
	"errors"
	"time"

	"github.com/cenkalti/backoff/v4"
	"github.com/eapache/go-resiliency/retrier"
	"github.com/juju/retry"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
)

type app struct {
	c *msgraphsdk.GraphServiceClient
}

func status(err error) int {
	var oe *odataerrors.ODataError
	if errors.As(err, &oe) {
		return oe.ResponseStatusCode
	}
	return 0
}

func (a *app) fatal(ctx context.Context) error {
	return retry.Call(retry.CallArgs{
		Func: func() error {
			_, err := a.c.Me().Get(ctx, nil)
			return err
		},
		IsFatalError: func(err error) bool { return status(err) != 409 },
		Attempts:     4,
		Delay:        time.Second,
	})
}

func (a *app) lenient(ctx context.Context) error {
	return retry.Call(retry.CallArgs{
		Func: func() error {
			_, err := a.c.Me().Get(ctx, nil) // want "sent again by retry.Call at line \\d+ after 429, 503 and 504"
			return err
		},
		IsFatalError: func(err error) bool { return status(err) == 403 },
		Attempts:     4,
		Delay:        time.Second,
	})
}

type gone struct{}

func (gone) Classify(err error) retrier.Action {
	switch {
	case err == nil:
		return retrier.Succeed
	case status(err) == 404:
		return retrier.Retry
	}
	return retrier.Fail
}

type busy struct{}

func (busy) Classify(err error) retrier.Action {
	if err != nil && status(err) == 429 {
		return retrier.Retry
	}
	return retrier.Fail
}

func (a *app) get() error {
	_, err := a.c.Me().Get(context.Background(), nil)
	return err
}

func (a *app) classed() error {
	pauses := retrier.ConstantBackoff(3, time.Second)
	return errors.Join(
		retrier.New(pauses, gone{}).Run(func() error { return a.get() }),
		retrier.New(pauses, retrier.WhitelistClassifier{context.Canceled}).Run(func() error { return a.get() }),
		retrier.New(pauses, busy{}).Run(func() error { return a.get() }),                      // want "sent again by Retrier.Run at line \\d+ after 429"
		retrier.New(pauses, retrier.DefaultClassifier{}).Run(func() error { return a.get() }), // want "sent again"
	)
}

func never(ctx context.Context) backoff.BackOff {
	return backoff.WithContext(&backoff.StopBackOff{}, ctx)
}

func often(ctx context.Context) backoff.BackOff {
	return backoff.WithContext(backoff.NewExponentialBackOff(), ctx)
}

func (a *app) policies(ctx context.Context) error {
	return errors.Join(
		backoff.Retry(func() error { return a.get() }, never(ctx)),
		backoff.Retry(func() error { return a.get() }, often(ctx)), // want "sent again"
	)
}
