// Package doers sends through a doer of its own, which wraps another doer.
package doers

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"time"
)

type HTTPDoer interface {
	Do(*http.Request) (*http.Response, error)
}

type patient struct {
	inner HTTPDoer
	tries int
}

func (p *patient) Do(req *http.Request) (*http.Response, error) {
	for attempt := 0; ; attempt++ {
		resp, err := p.inner.Do(req)
		if err != nil {
			return nil, err
		}
		if resp.StatusCode != http.StatusTooManyRequests && resp.StatusCode != http.StatusServiceUnavailable || attempt >= p.tries {
			return resp, nil
		}
		resp.Body.Close()
		if req.GetBody != nil {
			req.Body, _ = req.GetBody()
		}
		time.Sleep(time.Second << attempt)
	}
}

type Client struct {
	base string
	hc   HTTPDoer
}

type Option func(*Client)

func New(opts ...Option) *Client {
	c := &Client{base: "https://graph.microsoft.com/v1.0", hc: &http.Client{Timeout: time.Minute}}
	for _, o := range opts {
		o(c)
	}
	if _, ok := c.hc.(*patient); !ok {
		c.hc = &patient{inner: c.hc, tries: 3}
	}
	return c
}

func (c *Client) call(ctx context.Context, method, path string, in any) error {
	b, err := json.Marshal(in)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, method, c.base+path, bytes.NewReader(b))
	if err != nil {
		return err
	}
	resp, err := c.hc.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func (c *Client) Send(ctx context.Context, m any) error {
	return c.call(ctx, http.MethodPost, "/me/sendMail", m) // want `the POST /me/sendMail .* is repeated by the retry in Client.call`
}
