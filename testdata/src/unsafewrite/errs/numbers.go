package errs

import (
	"context"
	"errors"
	"fmt"
	"net/http"
)

// number is an error that is a status.
type number int

func (n number) Error() string { return fmt.Sprintf("status %d", int(n)) }

func order(ctx context.Context, path string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://graph.microsoft.com/v1.0"+path, nil)
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 300 {
		return number(resp.StatusCode)
	}
	return nil
}

func throttledNumber(ctx context.Context) error {
	for {
		err := order(ctx, "/me/sendMail")
		if err != number(http.StatusTooManyRequests) {
			return err
		}
	}
}

func absentNumber(ctx context.Context) error {
	for {
		var n number
		if err := order(ctx, "/me/sendMail"); !errors.As(err, &n) || n != 404 {
			return err
		}
	}
}

func brokenNumber(ctx context.Context) error {
	for {
		var n number
		if err := order(ctx, "/me/sendMail"); !errors.As(err, &n) || n < 500 { // want `is repeated by the loop at line \d+ after 5xx answers`
			return err
		}
	}
}
