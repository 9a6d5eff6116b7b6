// Package httpx does JSON over HTTP, for whatever service.
package httpx

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
)

// Client has a base address.
type Client struct {
	HTTP *http.Client
	Base string
}

// PostJSON decodes the response into out.
func (c *Client) PostJSON(ctx context.Context, path string, in, out any) error {
	raw, err := json.Marshal(in)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, c.Base+path, bytes.NewReader(raw))
	if err != nil {
		return err
	}
	res, err := c.HTTP.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if err := Check(res); err != nil {
		return err
	}
	return json.NewDecoder(res.Body).Decode(out)
}

// Check looks at the outer status.
func Check(res *http.Response) error {
	if res.StatusCode > 299 {
		text, _ := io.ReadAll(res.Body)
		return fmt.Errorf("%s: %s", res.Status, text)
	}
	return nil
}

// Post returns a value of type T.
func Post[T any](ctx context.Context, c *Client, path string, in any) (T, error) {
	var out T
	err := c.PostJSON(ctx, path, in, &out)
	return out, err
}

// Drain reads what is left.
func Drain(body io.ReadCloser) error {
	io.Copy(io.Discard, body)
	return body.Close()
}
