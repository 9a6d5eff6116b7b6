// Package errs makes errors of its own of answers, and judges by them.
package errs

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
)

// statusError is an answer that is no success.
type statusError struct {
	op     string
	Status int
}

func (e *statusError) Error() string { return fmt.Sprintf("%s: status %d", e.op, e.Status) }

func (e *statusError) temporary() bool { return e.Status == 429 || e.Status >= 500 }

func invite(ctx context.Context, hc *http.Client, body string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://graph.microsoft.com/v1.0/invitations", strings.NewReader(body))
	if err != nil {
		return err
	}
	resp, err := hc.Do(req)
	if err != nil {
		return fmt.Errorf("invite: %w", err)
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 400 {
		return &statusError{"invite", resp.StatusCode}
	}
	return nil
}

func throttledByField(ctx context.Context, hc *http.Client, body string) error {
	for {
		err := invite(ctx, hc, body)
		var se *statusError
		if errors.As(err, &se) && se.Status == http.StatusTooManyRequests {
			continue
		}
		return err
	}
}

func throttledByAssertion(ctx context.Context, hc *http.Client, body string) error {
	for {
		err := invite(ctx, hc, body)
		if se, ok := err.(*statusError); ok && se.Status == http.StatusTooManyRequests {
			continue
		}
		return err
	}
}

func temporaryByMethod(ctx context.Context, hc *http.Client, body string) error {
	for {
		err := invite(ctx, hc, body) // want `after 5xx answers, when`
		var se *statusError
		if errors.As(err, &se) && se.temporary() {
			continue
		}
		return err
	}
}

func onlyWithoutAnswer(ctx context.Context, hc *http.Client, body string) error {
	for {
		err := invite(ctx, hc, body) // want `after failures without an answer, when`
		var se *statusError
		if err == nil || errors.As(err, &se) {
			return err
		}
	}
}
