// Package retryclass holds retries after answers that stay the same, and after
// others.
package retryclass

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"time"

	"github.com/avast/retry-go/v4"
	msgraphsdkgo "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
)

const me = "https://graph.microsoft.com/v1.0/me"

func switched() (*http.Response, error) {
	for {
		resp, err := http.Get(me) // want `^the loop at line 20 repeats it after 400 too, when the request itself is wrong: the answer is the same each time`
		if err != nil {
			return nil, err
		}
		switch resp.StatusCode {
		case 400, 429, 503:
			time.Sleep(time.Second)
			continue
		}
		return resp, nil
	}
}

func forbidden() (resp *http.Response, err error) {
	for range 3 {
		resp, err = http.Get(me) // want `after 403 too, when the permission is missing`
		if err != nil || resp.StatusCode != http.StatusForbidden {
			return resp, err
		}
	}
	return resp, err
}

func both() (resp *http.Response, err error) {
	for range 3 {
		resp, err = http.Get(me) // want `after 400 and 403 too, when the request itself is wrong or the permission is missing`
		if err != nil || resp.StatusCode != 400 && resp.StatusCode != 403 {
			return resp, err
		}
	}
	return resp, err
}

var transient = []int{400, 408, 429, 503}

func listed() (resp *http.Response, err error) {
	for range 3 {
		resp, err = http.Get(me) // want `after 400 too`
		if err != nil || !slices.Contains(transient, resp.StatusCode) {
			return resp, err
		}
	}
	return resp, err
}

func judged(err error) bool {
	var oe *odataerrors.ODataError
	return errors.As(err, &oe) && (oe.ResponseStatusCode == 403 || oe.ResponseStatusCode == 429)
}

func sdk(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) error {
	for range 3 {
		_, err := c.Me().Get(ctx, nil) // want `after 403 too`
		if err == nil || !judged(err) {
			return err
		}
	}
	return nil
}

func helper(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) error {
	return retry.Do(func() error {
		_, err := c.Me().Get(ctx, nil) // want `retry.Do at line 82 repeats it after 403 too`
		return err
	}, retry.RetryIf(judged))
}

func notImplemented() (resp *http.Response, err error) {
	for range 3 {
		resp, err = http.Get(me) // want `after 501 too, when the service does not do this`
		if err != nil || resp.StatusCode != 501 && resp.StatusCode != 502 {
			return resp, err
		}
	}
	return resp, err
}

func again(n int) (*http.Response, error) {
	resp, err := http.Get(me) // want `after 400 too`
	if err == nil && (resp.StatusCode == 400 || resp.StatusCode == 503) && n > 0 {
		return again(n - 1)
	}
	return resp, err
}

func quietAnyError(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) error {
	for range 3 {
		if _, err := c.Me().Get(ctx, nil); err == nil {
			return nil
		}
	}
	return nil
}

func quietEvery4xx() (resp *http.Response, err error) {
	for range 3 {
		resp, err = http.Get(me)
		if err != nil || resp.StatusCode < 400 {
			return resp, err
		}
	}
	return resp, err
}

func quietThrottled() (resp *http.Response, err error) {
	for range 3 {
		resp, err = http.Get(me)
		if err != nil || resp.StatusCode != 429 && resp.StatusCode < 500 {
			return resp, err
		}
	}
	return resp, err
}

func quietFreshToken(token func()) (resp *http.Response, err error) {
	for range 2 {
		resp, err = http.Get(me)
		if err != nil || resp.StatusCode != 401 {
			return resp, err
		}
		token()
	}
	return resp, err
}

func quietReplication() (resp *http.Response, err error) {
	for range 3 {
		resp, err = http.Get(me)
		if err != nil || resp.StatusCode != 404 && resp.StatusCode != 409 {
			return resp, err
		}
	}
	return resp, err
}

func quietOtherService() (resp *http.Response, err error) {
	for range 3 {
		resp, err = http.Get("https://builds.example.org/next")
		if err != nil || resp.StatusCode != 403 {
			return resp, err
		}
	}
	return resp, err
}

func quietNextItem(ids []string) {
	for _, id := range ids {
		resp, err := http.Get("https://graph.microsoft.com/v1.0/users/" + id)
		if err != nil || resp.StatusCode == 403 {
			continue
		}
		resp.Body.Close()
	}
}

func quietOnce() (*http.Response, error) {
	resp, err := http.Get(me)
	if err == nil && resp.StatusCode == 400 {
		return nil, errors.New("wrong")
	}
	return resp, err
}

func quietTransport() (resp *http.Response, err error) {
	for range 3 {
		if resp, err = http.Get(me); err == nil {
			return resp, nil
		}
	}
	return nil, err
}

func quietRange() (resp *http.Response, err error) {
	for range 3 {
		resp, err = http.Get(me)
		if err != nil || resp.StatusCode < 500 || resp.StatusCode > 504 {
			return resp, err
		}
	}
	return resp, err
}

type session struct{ token string }

func (s *session) renew() error {
	s.token += "x"
	return nil
}

func quietOnceWithAFreshToken(ctx context.Context, c *msgraphsdkgo.GraphServiceClient, s *session) error {
	_, err := c.Me().Get(ctx, nil)
	var oe *odataerrors.ODataError
	if errors.As(err, &oe) && (oe.ResponseStatusCode == 401 || oe.ResponseStatusCode == 403) {
		if err := s.renew(); err != nil {
			return err
		}
		_, err = c.Me().Get(ctx, nil)
	}
	return err
}

func onceForThePermissionAlone(ctx context.Context, c *msgraphsdkgo.GraphServiceClient) error {
	_, err := c.Me().Get(ctx, nil)
	var oe *odataerrors.ODataError
	if errors.As(err, &oe) && oe.ResponseStatusCode == 403 {
		time.Sleep(time.Second)
		_, err = c.Me().Get(ctx, nil) // want `a second call repeats it after 403 too`
	}
	return err
}

func quietUntilKnownEverywhere(ctx context.Context, c *msgraphsdkgo.GraphServiceClient, id string) (err error) {
	for range 5 {
		_, err = c.Applications().ByApplicationId(id).Get(ctx, nil)
		var oe *odataerrors.ODataError
		if !errors.As(err, &oe) || oe.ResponseStatusCode != 404 && oe.ResponseStatusCode != 403 {
			return err
		}
		time.Sleep(time.Second)
	}
	return err
}
