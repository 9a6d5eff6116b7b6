// Package api is a client.
package api

import (
	"context"
	"net/http"
	"net/url"
)

type Client struct {
	Token string
	Last  string
	hc    *http.Client
}

type Trace struct {
	Method string
	URL    string
}

func (c *Client) NewRequest(ctx context.Context, path string, q url.Values) (*http.Request, error) {
	u := "https://graph.microsoft.com/v1.0" + path + "?" + q.Encode()
	req, err := http.NewRequestWithContext(ctx, "GET", u, nil)
	if err != nil {
		return nil, err
	}
	c.Last = u
	req.Header.Set("Authorization", "Bearer "+c.Token)
	return req, nil
}

func (c *Client) Do(req *http.Request, hook func(*http.Request)) (*http.Response, error) {
	if hook != nil {
		hook(req)
	}
	return c.hc.Do(req)
}

func (c *Client) Each(ctx context.Context, fn func(next string) error) error {
	req, err := c.NewRequest(ctx, "/me", nil)
	if err != nil {
		return err
	}
	return fn(req.URL.String())
}

func Describe(req *http.Request) Trace { return Trace{req.Method, req.URL.String()} }
