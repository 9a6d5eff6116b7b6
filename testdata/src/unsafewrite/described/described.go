// Package described describes requests and sends them elsewhere.
package described

import (
	"bytes"
	"context"
	"errors"
	"net/http"
	"time"
)

const root = "https://graph.microsoft.us/v1.0"

var errStatus = errors.New("status")

// options describes a request.
type options struct {
	verb, path string
	body       []byte
}

type client struct{ hc *http.Client }

func (c *client) once(ctx context.Context, o *options) error {
	if o.verb == "" {
		o.verb = http.MethodGet
	}
	req, err := http.NewRequestWithContext(ctx, o.verb, root+o.path, bytes.NewReader(o.body))
	if err != nil {
		return err
	}
	resp, err := c.hc.Do(req)
	if err != nil {
		return err
	}
	resp.Body.Close()
	if resp.StatusCode > 299 {
		return errStatus
	}
	return nil
}

func (c *client) stubborn(ctx context.Context, o *options) (err error) {
	for range 5 {
		if err = c.once(ctx, o); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func (c *client) invite(ctx context.Context, body []byte) error {
	return c.stubborn(ctx, &options{verb: http.MethodPost, path: "/invitations", body: body}) // want `the POST /invitations`
}

func (c *client) users(ctx context.Context) error {
	return c.stubborn(ctx, &options{path: "/users"})
}

// A factory makes the request for every try.
func (c *client) with(ctx context.Context, make func() (*http.Request, error)) error {
	for range 5 {
		req, err := make()
		if err != nil {
			return err
		}
		resp, err := c.hc.Do(req)
		if err == nil && resp.StatusCode < 500 {
			return nil
		}
	}
	return errStatus
}

func (c *client) factory(ctx context.Context, body []byte) error {
	return c.with(ctx, func() (*http.Request, error) { // want `the POST /me/sendMail`
		return http.NewRequestWithContext(ctx, http.MethodPost, root+"/me/sendMail", bytes.NewReader(body))
	})
}

func (c *client) factoryOfGet(ctx context.Context) error {
	return c.with(ctx, func() (*http.Request, error) {
		return http.NewRequestWithContext(ctx, http.MethodGet, root+"/me", nil)
	})
}

// call is filled in by its methods.
type call struct {
	c    *client
	opts options
}

func (c *client) new() *call                   { return &call{c: c} }
func (k *call) post(path string) *call         { k.opts.verb, k.opts.path = http.MethodPost, path; return k }
func (k *call) put(path string) *call          { k.opts.verb, k.opts.path = http.MethodPut, path; return k }
func (k *call) with(body []byte) *call         { k.opts.body = body; return k }
func (k *call) send(ctx context.Context) error { return k.c.once(ctx, &k.opts) }

func (c *client) fluent(ctx context.Context, body []byte) (err error) {
	for range 3 {
		if err = c.new().post("/teams").with(body).send(ctx); err == nil { // want `the POST /teams`
			return nil
		}
	}
	return err
}

func (c *client) fluentPut(ctx context.Context, body []byte) (err error) {
	for range 3 {
		if err = c.new().put("/teams/1").with(body).send(ctx); err == nil {
			return nil
		}
	}
	return err
}

// verbs that may be repeated.
var repeatable = map[string]bool{http.MethodGet: true, http.MethodPut: true, http.MethodDelete: true}

func (c *client) listed(ctx context.Context, o options) (err error) {
	for range 3 {
		if err = c.once(ctx, &o); err == nil || !repeatable[o.verb] {
			return err
		}
	}
	return err
}

func (c *client) listedPost(ctx context.Context) error {
	return c.listed(ctx, options{verb: http.MethodPost, path: "/groups"})
}

func (c *client) idempotent(ctx context.Context, o options) (err error) {
	for range 3 {
		err = c.once(ctx, &o)
		if err == nil || o.verb == http.MethodPost {
			return err
		}
	}
	return err
}

func (c *client) idempotentPost(ctx context.Context) error {
	return c.idempotent(ctx, options{verb: http.MethodPost, path: "/groups"})
}
