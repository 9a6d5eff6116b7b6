// Package shared has functions that repeat whatever POST they are given.
package shared

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"time"
)

const root = "https://graph.microsoft.com/v1.0"

type client struct{ hc *http.Client }

// post is called for posts that may be repeated and for others: the others are
// to blame.
func (c *client) post(ctx context.Context, path string, in any) error {
	raw, err := json.Marshal(in)
	if err != nil {
		return err
	}
	for range 3 {
		req, err := http.NewRequestWithContext(ctx, http.MethodPost, root+path, bytes.NewReader(raw))
		if err != nil {
			return err
		}
		resp, err := c.hc.Do(req)
		if err == nil {
			resp.Body.Close()
			if resp.StatusCode < 500 {
				return nil
			}
		}
		time.Sleep(time.Second)
	}
	return errors.New("no luck")
}

func (c *client) schedules(ctx context.Context, who []string) error {
	return c.post(ctx, "/me/calendar/getSchedule", map[string]any{"schedules": who})
}

func (c *client) mail(ctx context.Context, text string) error {
	return c.post(ctx, "/me/sendMail", map[string]any{"message": text}) // want `the POST /me/sendMail .* is repeated by the retry in client.post`
}

func (c *client) folder(ctx context.Context, name, clash string) error {
	return c.post(ctx, "/me/drive/root/children", map[string]any{"name": name, "@microsoft.graph.conflictBehavior": "fail"})
}

func (c *client) copyOf(ctx context.Context, name string) error {
	return c.post(ctx, "/me/drive/root/children", map[string]any{"name": name, "@microsoft.graph.conflictBehavior": "rename"}) // want `the POST`
}

// through hands on what it is given.
func (c *client) through(ctx context.Context, path string, in any) error {
	return c.post(ctx, path, in)
}

func (c *client) groups(ctx context.Context) error {
	return c.through(ctx, "/me/getMemberGroups", map[string]bool{"securityEnabledOnly": true})
}

func (c *client) contact(ctx context.Context, name string) error {
	return c.through(ctx, "/me/contacts", map[string]string{"givenName": name}) // want `the POST /me/contacts`
}

// ask is only called for posts that read.
func ask(ctx context.Context, hc *http.Client, url string, in []byte) (*http.Response, error) {
	var last error
	for range 3 {
		req, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(in))
		if err != nil {
			return nil, err
		}
		resp, err := hc.Do(req)
		if err == nil {
			return resp, nil
		}
		last = err
	}
	return nil, last
}

func search(ctx context.Context, hc *http.Client, q []byte) (*http.Response, error) {
	return ask(ctx, hc, root+"/search/query", q)
}

func tips(ctx context.Context, hc *http.Client, q []byte) (*http.Response, error) {
	return ask(ctx, hc, root+"/me/getMailTips", q)
}

// create is only called for posts that make something.
func create(ctx context.Context, hc *http.Client, url string, in []byte) (*http.Response, error) {
	var last error
	for range 3 {
		req, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(in))
		if err != nil {
			return nil, err
		}
		resp, err := hc.Do(req) // want `the POST`
		if err == nil {
			return resp, nil
		}
		last = err
	}
	return nil, last
}

func user(ctx context.Context, hc *http.Client, in []byte) (*http.Response, error) {
	return create(ctx, hc, root+"/users", in)
}
