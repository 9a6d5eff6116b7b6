// Package wire sends what it is told to, as often as it is told to.
package wire

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"time"
)

// Order says what to send.
type Order struct {
	Verb, Path, Body string
	Single           bool
	Tries            int
}

// Send repeats unless the order is for a single try.
func Send(ctx context.Context, o Order) error {
	if o.Tries == 0 {
		o.Tries = 3
	}
	for i := 0; i < o.Tries; i++ {
		if post(ctx, o.Verb, o.Path, o.Body) == nil {
			return nil
		}
		if o.Single {
			break
		}
		time.Sleep(time.Second)
	}
	return errors.New("not sent")
}

// Put takes the same as parameters.
func Put(ctx context.Context, verb, path, body string, persist bool) (err error) {
	for {
		if err = post(ctx, verb, path, body); err == nil || !persist {
			return err
		}
		time.Sleep(time.Second)
	}
}

func post(ctx context.Context, verb, path, body string) error {
	req, err := http.NewRequestWithContext(ctx, verb, "https://graph.microsoft.com/v1.0"+path, strings.NewReader(body))
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 300 {
		return errors.New(resp.Status)
	}
	return nil
}
