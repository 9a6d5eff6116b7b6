// Package standin asks for its token through an interface that only its tests
// implement here, by one that always fails.
package standin

import (
	"bytes"
	"context"
	"net/http"
	"time"
)

type tokens interface {
	token(ctx context.Context) (string, error)
}

type doer interface {
	Do(*http.Request) (*http.Response, error)
}

type patient struct{ inner doer }

func (p *patient) Do(req *http.Request) (*http.Response, error) {
	for attempt := 0; ; attempt++ {
		resp, err := p.inner.Do(req)
		if err != nil || resp.StatusCode != http.StatusServiceUnavailable || attempt == 3 {
			return resp, err
		}
		if req.GetBody != nil {
			req.Body, _ = req.GetBody()
		}
		time.Sleep(time.Second)
	}
}

// Client calls Graph.
type Client struct {
	tokens tokens
	doer   doer
}

// New makes a Client.
func New(t tokens) *Client {
	return &Client{tokens: t, doer: &patient{inner: http.DefaultClient}}
}

func (c *Client) call(ctx context.Context, method, path string, body []byte) error {
	req, err := http.NewRequestWithContext(ctx, method, "https://graph.microsoft.com/v1.0"+path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	token, err := c.tokens.token(ctx)
	if err != nil {
		return err
	}
	req.Header.Set("Authorization", "Bearer "+token)
	resp, err := c.doer.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

// Send sends a mail.
func (c *Client) Send(ctx context.Context, mail []byte) error {
	return c.call(ctx, http.MethodPost, "/me/sendMail", mail) // want `the POST /me/sendMail .* is repeated by the retry in Client.call`
}
