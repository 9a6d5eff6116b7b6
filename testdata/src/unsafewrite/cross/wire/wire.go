// Package wire sends requests.
package wire

import (
	"bytes"
	"context"
	"errors"
	"net/http"
)

// Base is where Graph is.
var Base = "https://graph.microsoft.com/v1.0"

// Client sends requests.
type Client struct {
	HTTP *http.Client
}

// Request describes one.
type Request struct {
	Method, Path string
	Body         []byte
}

// Do sends it once.
func (c *Client) Do(ctx context.Context, r Request) error {
	req, err := http.NewRequestWithContext(ctx, r.Method, Base+r.Path, bytes.NewReader(r.Body))
	if err != nil {
		return err
	}
	resp, err := c.HTTP.Do(req)
	if err != nil {
		return err
	}
	resp.Body.Close()
	if resp.StatusCode > 299 {
		return errors.New(resp.Status)
	}
	return nil
}

// Insist sends it until it succeeds.
func (c *Client) Insist(ctx context.Context, r Request) (err error) {
	for range 4 {
		if err = c.Do(ctx, r); err == nil {
			return nil
		}
	}
	return err
}

// Post sends a POST once.
func (c *Client) Post(ctx context.Context, path string, body []byte) error {
	return c.Do(ctx, Request{Method: http.MethodPost, Path: path, Body: body})
}

// Chosen insists for all but POSTs, which it sends once.
func (c *Client) Chosen(ctx context.Context, r Request) error {
	if r.Method == http.MethodPost {
		return c.Do(ctx, r)
	}
	return c.Insist(ctx, r)
}
