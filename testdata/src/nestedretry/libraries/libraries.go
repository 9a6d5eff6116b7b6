// Package libraries gives requests to the retry libraries.
package libraries

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/avast/retry-go/v4"
	avast5 "github.com/avast/retry-go/v5"
	"github.com/cenkalti/backoff/v4"
	backoff5 "github.com/cenkalti/backoff/v5"
	"github.com/eapache/go-resiliency/retrier"
	"github.com/failsafe-go/failsafe-go"
	"github.com/failsafe-go/failsafe-go/retrypolicy"
	tf "github.com/hashicorp/terraform-plugin-sdk/v2/helper/retry"
	"github.com/matryer/try"
	"github.com/rclone/rclone/lib/pacer"
	sethvargo "github.com/sethvargo/go-retry"
	"k8s.io/apimachinery/pkg/util/wait"
	k8s "k8s.io/client-go/util/retry"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
)

type app struct {
	c    *msgraphsdk.GraphServiceClient
	pace *pacer.Pacer
}

func (a *app) get(ctx context.Context) error {
	_, err := a.c.Me().Get(ctx, nil)
	return err
}

func status(err error) int {
	var oe *odataerrors.ODataError
	if errors.As(err, &oe) {
		return oe.ResponseStatusCode
	}
	return 0
}

func (a *app) cenkalti(ctx context.Context) error {
	return backoff.RetryNotify(func() error {
		err := a.get(ctx) // want "sent again by backoff.RetryNotify"
		if err != nil && status(err) != http.StatusTooManyRequests {
			return backoff.Permanent(err)
		}
		return err
	}, backoff.NewExponentialBackOff(), nil)
}

func (a *app) cenkaltiZero(ctx context.Context) error {
	return backoff.Retry(func() error { return a.get(ctx) }, backoff.WithMaxRetries(backoff.NewExponentialBackOff(), 0))
}

func (a *app) cenkaltiMissing(ctx context.Context) error {
	return backoff.Retry(func() error {
		err := a.get(ctx)
		if err != nil && status(err) != 404 {
			return backoff.Permanent(err)
		}
		return err
	}, backoff.NewExponentialBackOff())
}

func (a *app) cenkalti5(ctx context.Context) (models.Userable, error) {
	op := func() (models.Userable, error) {
		return a.c.Me().Get(ctx, nil) // want "sent again by backoff.Retry"
	}
	return backoff5.Retry(ctx, op, backoff5.WithBackOff(backoff5.NewExponentialBackOff()))
}

func (a *app) cenkalti5Once(ctx context.Context) (models.Userable, error) {
	return backoff5.Retry(ctx, func() (models.Userable, error) { return a.c.Me().Get(ctx, nil) }, backoff5.WithMaxTries(1))
}

func (a *app) avast(ctx context.Context) error {
	return retry.Do(func() error {
		return a.get(ctx) // want "after 503, which"
	}, retry.RetryIf(func(err error) bool { return status(err) == 503 }), retry.Delay(time.Second))
}

func (a *app) avastElse(ctx context.Context) error {
	return retry.Do(func() error {
		return a.get(ctx)
	}, retry.RetryIf(func(err error) bool { return status(err) == 409 }))
}

func (a *app) avastMarked(ctx context.Context) error {
	return retry.Do(func() error {
		if err := a.get(ctx); err != nil {
			return retry.Unrecoverable(err)
		}
		return nil
	})
}

func (a *app) avast5(ctx context.Context) error {
	return avast5.New(avast5.Attempts(4)).Do(func() error {
		return a.get(ctx) // want "sent again by Retrier.Do"
	})
}

func (a *app) avast5Once(ctx context.Context) error {
	return avast5.New(avast5.Attempts(1)).Do(func() error { return a.get(ctx) })
}

func (a *app) sethvargo(ctx context.Context) error {
	return sethvargo.Exponential(ctx, time.Second, func(ctx context.Context) error {
		err := a.get(ctx) // want "after 429, which"
		if status(err) == 429 {
			return sethvargo.RetryableError(err)
		}
		return err
	})
}

func (a *app) sethvargoPlain(ctx context.Context) error {
	return sethvargo.Exponential(ctx, time.Second, a.get)
}

func (a *app) terraform(ctx context.Context) error {
	return tf.RetryContext(ctx, time.Minute, func() *tf.RetryError {
		if err := a.get(ctx); err != nil { // want "after 503 and 504, which"
			if status(err) >= 500 {
				return tf.RetryableError(err)
			}
			return tf.NonRetryableError(err)
		}
		return nil
	})
}

func (a *app) terraformMissing(ctx context.Context) error {
	return tf.RetryContext(ctx, time.Minute, func() *tf.RetryError {
		if err := a.get(ctx); err != nil {
			if status(err) == 404 {
				return tf.RetryableError(err)
			}
			return tf.NonRetryableError(err)
		}
		return nil
	})
}

func (a *app) paced(ctx context.Context) error {
	return a.pace.Call(func() (bool, error) {
		err := a.get(ctx) // want "after 429, which"
		return status(err) == 429, err
	})
}

func (a *app) pacedOnce(ctx context.Context) error {
	return a.pace.CallNoRetry(func() (bool, error) {
		err := a.get(ctx)
		return err != nil, err
	})
}

func (a *app) tried(ctx context.Context) error {
	return try.Do(func(attempt int) (bool, error) {
		err := a.get(ctx) // want "sent again"
		return attempt < 5, err
	})
}

func (a *app) run() error {
	r := retrier.New(retrier.ConstantBackoff(3, time.Second), nil)
	return r.Run(func() error {
		return a.get(context.Background()) // want "sent again"
	})
}

func (a *app) failsafe(ctx context.Context) error {
	policy := retrypolicy.NewWithDefaults[any]()
	return failsafe.With[any](policy).Run(func() error {
		return a.get(ctx) // want "sent again"
	})
}

func (a *app) waited(ctx context.Context) error {
	return wait.PollUntilContextTimeout(ctx, time.Second, time.Minute, true, func(ctx context.Context) (bool, error) {
		err := a.get(ctx) // want "after 429, which"
		if status(err) == 429 {
			return false, nil
		}
		return err == nil, err
	})
}

func (a *app) waitedState(ctx context.Context) error {
	return wait.PollUntilContextCancel(ctx, time.Second, true, func(ctx context.Context) (bool, error) {
		u, err := a.c.Me().Get(ctx, nil) // want "sent again"
		return err == nil && u.GetDisplayName() != nil, nil
	})
}

func (a *app) waitedOnce(ctx context.Context) error {
	return wait.ExponentialBackoff(wait.Backoff{Steps: 1, Duration: time.Second}, func() (bool, error) {
		return a.get(ctx) == nil, nil
	})
}

func (a *app) onError(ctx context.Context) error {
	return k8s.OnError(k8s.DefaultRetry, func(err error) bool { return status(err) == 503 }, func() error {
		return a.get(ctx) // want "after 503, which"
	})
}

func (a *app) onConflict(ctx context.Context) error {
	return k8s.RetryOnConflict(k8s.DefaultRetry, func() error { return a.get(ctx) })
}
