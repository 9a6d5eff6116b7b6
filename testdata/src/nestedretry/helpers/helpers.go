// Package helpers hands requests to the helpers of another package.
package helpers

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"time"

	"github.com/hashicorp/go-retryablehttp"
	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"

	"nestedretry/helpers/tries"
)

type svc struct {
	c *msgraphsdk.GraphServiceClient
}

func (s *svc) plain(ctx context.Context) error {
	return tries.Until(ctx, 4, func(ctx context.Context) error {
		_, err := s.c.Me().Get(ctx, nil) // want `sent again by tries.Until at line 24 after 429`
		return err
	})
}

func (s *svc) once(ctx context.Context) error {
	return tries.Until(ctx, 1, func(ctx context.Context) error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func (s *svc) stopped(ctx context.Context) error {
	return tries.Until(ctx, 4, func(ctx context.Context) error {
		if _, err := s.c.Me().Get(ctx, nil); err != nil {
			return tries.Stop(err)
		}
		return nil
	})
}

func (s *svc) literalStop(ctx context.Context) error {
	return tries.Until(ctx, 4, func(ctx context.Context) error {
		if _, err := s.c.Me().Get(ctx, nil); err != nil {
			return &tries.Fatal{Err: err}
		}
		return nil
	})
}

func (s *svc) wrapped(ctx context.Context) error {
	op := func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again"
		return err
	}
	return tries.Thrice(ctx, op)
}

func (s *svc) told(ctx context.Context) (any, error) {
	return tries.Told(func() (any, bool, error) {
		u, err := s.c.Me().Get(ctx, nil) // want "after 503, which"
		if err != nil {
			var oe *odataerrors.ODataError
			return nil, errors.As(err, &oe) && oe.ResponseStatusCode == 503, err
		}
		return u, false, nil
	})
}

func (s *svc) toldOther(ctx context.Context) (any, error) {
	return tries.Told(func() (any, bool, error) {
		u, err := s.c.Me().Get(ctx, nil)
		if err != nil {
			var oe *odataerrors.ODataError
			return nil, errors.As(err, &oe) && oe.ResponseStatusCode == 404, err
		}
		return u, false, nil
	})
}

func (s *svc) when(ctx context.Context) error {
	return tries.When(busy, func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "after 429, which"
		return err
	})
}

func (s *svc) whenOffline(ctx context.Context) error {
	return tries.When(func(err error) bool {
		var ue *url.Error
		return errors.As(err, &ue)
	}, func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func busy(err error) bool {
	var oe *odataerrors.ODataError
	return errors.As(err, &oe) && oe.ResponseStatusCode == 429
}

func (s *svc) task(ctx context.Context) {
	t := &tries.Task{Name: "me", Run: func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again"
		return err
	}}
	t.Repeat()
}

func (s *svc) each(ctx context.Context, ids []string) error {
	return tries.Each(ids, func(id string) error {
		_, err := s.c.Users().ByUserId(id).Get(ctx, nil)
		return err
	})
}

func (s *svc) poll(ctx context.Context) error {
	return tries.Until200(func() (bool, error) {
		u, err := s.c.Me().Get(ctx, nil)
		if err != nil {
			return false, err
		}
		return u.GetDisplayName() != nil, nil
	})
}

func (s *svc) pollSwallowing(ctx context.Context) error {
	return tries.Until200(func() (bool, error) {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again"
		return err == nil, nil
	})
}

func (s *svc) guard(ctx context.Context) error {
	return tries.Guard(func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func (s *svc) me(ctx context.Context) error {
	_, err := s.c.Me().Get(ctx, nil)
	return err
}

func (s *svc) method(ctx context.Context) error {
	return tries.Until(ctx, 3, s.me) // want "sent again by tries.Until"
}

// attempts is a policy of this package.
type attempts struct {
	max   int
	again func(error) bool
	pause time.Duration
}

func (a attempts) do(op func() error) (err error) {
	for i := 0; i < a.max; i++ {
		if err = op(); err == nil {
			return nil
		}
		if a.again != nil && !a.again(err) {
			return err
		}
		time.Sleep(a.pause)
	}
	return err
}

func (s *svc) policy(ctx context.Context) error {
	return attempts{max: 3, pause: time.Second}.do(func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again"
		return err
	})
}

func (s *svc) policyOnce(ctx context.Context) error {
	return attempts{max: 1}.do(func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

func (s *svc) policyElse(ctx context.Context) error {
	p := attempts{max: 3, again: func(err error) bool {
		var oe *odataerrors.ODataError
		return errors.As(err, &oe) && oe.ResponseStatusCode == 404
	}}
	return p.do(func() error {
		_, err := s.c.Me().Get(ctx, nil)
		return err
	})
}

type doer interface {
	do(op func() error) error
}

func (s *svc) behind(ctx context.Context, slow bool) error {
	var d doer = attempts{max: 4}
	return d.do(func() error {
		_, err := s.c.Me().Get(ctx, nil) // want "sent again"
		return err
	})
}

func fetch[T any](n int, get func() (T, error)) (out T, err error) {
	for range n {
		if out, err = get(); err == nil {
			return
		}
	}
	return
}

func (s *svc) fetched(ctx context.Context) (models.Userable, error) {
	return fetch(3, func() (models.Userable, error) {
		return s.c.Me().Get(ctx, nil) // want "sent again"
	})
}

func (s *svc) inSteps(ctx context.Context) error {
	steps := []func() error{
		func() error { _, err := s.c.Me().Get(ctx, nil); return err },
		func() error { _, err := s.c.Groups().Get(ctx, nil); return err },
	}
	for _, step := range steps {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

func missing(err error) bool {
	var oe *odataerrors.ODataError
	return errors.As(err, &oe) && oe.ResponseStatusCode == 404
}

func (s *svc) configured(ctx context.Context) error {
	return tries.Run(tries.Config{Attempts: 4}, func() error {
		return s.me(ctx) // want "sent again by tries.Run"
	})
}

func (s *svc) configuredOnce(ctx context.Context) error {
	return tries.Run(tries.Config{Attempts: 1}, func() error { return s.me(ctx) })
}

func (s *svc) configuredMissing(ctx context.Context) error {
	cfg := tries.Config{Attempts: 9, Worth: missing}
	return tries.Run(cfg, func() error { return s.me(ctx) })
}

func (s *svc) configuredBusy(ctx context.Context) error {
	cfg := tries.Config{Attempts: 9, Worth: busy}
	return tries.Run(cfg, func() error {
		return s.me(ctx) // want "after 429, which"
	})
}

func (s *svc) optional(ctx context.Context) error {
	return tries.Do(ctx, func() error {
		return s.me(ctx) // want "after 429, 503 and 504, which"
	}, tries.MaxAttempts(3))
}

func (s *svc) optionalOnce(ctx context.Context) error {
	return tries.Do(ctx, func() error { return s.me(ctx) }, tries.MaxAttempts(1))
}

func (s *svc) optionalMissing(ctx context.Context) error {
	return tries.Do(ctx, func() error { return s.me(ctx) }, tries.If(missing))
}

func (s *svc) fetched429(rc *retryablehttp.Client, req *retryablehttp.Request) (*http.Response, error) {
	rc = retryablehttp.NewClient()
	return tries.Fetch(func() (*http.Response, error) {
		return rc.Do(req) // want "after 429 and 502, which"
	})
}
