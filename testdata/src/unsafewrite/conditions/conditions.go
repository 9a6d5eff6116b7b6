// Package conditions sends, and leaves it to another package to say what may be
// sent again.
package conditions

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"unsafewrite/conditions/why"
)

type desk struct{ hc *http.Client }

func (d *desk) post(ctx context.Context, body []byte) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://graph.microsoft.com/v1.0/me/sendMail", bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	resp, err := d.hc.Do(req)
	if err != nil {
		return nil, err
	}
	resp.Body.Close()
	return resp, nil
}

func (d *desk) typed(ctx context.Context, body []byte) error {
	resp, err := d.post(ctx, body)
	if err != nil {
		return err
	}
	if resp.StatusCode != http.StatusAccepted {
		return &why.Refusal{HTTPStatus: resp.StatusCode, Text: resp.Status}
	}
	return nil
}

func (d *desk) named(ctx context.Context, body []byte) error {
	resp, err := d.post(ctx, body)
	switch {
	case err != nil:
		return err
	case resp.StatusCode == http.StatusTooManyRequests:
		return fmt.Errorf("mail: %w", why.ErrFull)
	case resp.StatusCode >= 500:
		return fmt.Errorf("mail: %w", why.ErrBroken)
	case resp.StatusCode != http.StatusAccepted:
		return errors.New(resp.Status)
	}
	return nil
}

func while(again func(error) bool, fn func() error) (err error) {
	for n := range 4 {
		if err = fn(); err == nil || !again(err) {
			return err
		}
		time.Sleep(time.Second << n)
	}
	return err
}

func (d *desk) typedFull(ctx context.Context, body []byte) error {
	return while(why.Full, func() error { return d.typed(ctx, body) })
}

func (d *desk) typedBroken(ctx context.Context, body []byte) error {
	return while(why.Broken, func() error { return d.typed(ctx, body) }) // want "repeated by while at line \\d+ after 5xx answers, when"
}

func (d *desk) namedFull(ctx context.Context, body []byte) error {
	return while(why.IsFull, func() error { return d.named(ctx, body) })
}

func (d *desk) namedBroken(ctx context.Context, body []byte) error {
	return while(why.IsBroken, func() error { return d.named(ctx, body) }) // want "repeated by while at line \\d+ after 5xx answers, when"
}

func (d *desk) inlineFull(ctx context.Context, body []byte) (err error) {
	for range 3 {
		if err = d.typed(ctx, body); err == nil || !why.Full(err) {
			return err
		}
	}
	return err
}

func (d *desk) inlineBroken(ctx context.Context, body []byte) (err error) {
	for range 3 {
		if err = d.typed(ctx, body); err == nil || !why.Broken(err) { // want "repeated by the loop at line \\d+ after 5xx answers, when"
			return err
		}
	}
	return err
}
