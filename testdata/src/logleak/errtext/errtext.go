// Package errtext logs the texts of errors, one of which holds an address.
package errtext

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
)

type tooBig struct {
	address string
	limit   int
}

func (e *tooBig) Error() string { return fmt.Sprintf("%s: more than %d bytes", e.address, e.limit) }

func read(req *http.Request, body io.Reader) ([]byte, error) {
	b, err := io.ReadAll(io.LimitReader(body, 1<<20))
	if len(b) == 1<<20 {
		return nil, &tooBig{address: req.URL.String(), limit: 1 << 20}
	}
	return b, err
}

func describe(err error) string {
	if errors.Is(err, io.EOF) {
		return "ended"
	}
	return err.Error()
}

func list(ctx context.Context, c *http.Client, user string) error {
	req, err := http.NewRequestWithContext(ctx, "GET", "https://graph.microsoft.com/v1.0/users/"+user, nil)
	if err != nil {
		return err
	}
	resp, err := c.Do(req)
	if err != nil {
		slog.Info("list failed", "error", describe(err))
		return err
	}
	_, err = read(req, resp.Body)
	return err
}
