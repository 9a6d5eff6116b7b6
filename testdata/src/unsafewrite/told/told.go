// Package told asks another package whether to try again, and makes the errors
// that are asked about.
package told

import (
	"context"
	"net/http"
	"strings"
	"time"

	"unsafewrite/told/verdict"
)

func post(ctx context.Context, body string) error {
	req, err := http.NewRequestWithContext(ctx, "POST", "https://graph.microsoft.com/v1.0/groups", strings.NewReader(body))
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	switch {
	case resp.StatusCode == 409:
		return verdict.Plain{Code: resp.StatusCode}
	case resp.StatusCode >= 400:
		return &verdict.Answer{Code: resp.StatusCode}
	}
	return nil
}

func value(ctx context.Context, body string) error {
	resp, err := http.Post("https://graph.microsoft.com/v1.0/groups", "application/json", strings.NewReader(body))
	if err != nil {
		return err
	}
	resp.Body.Close()
	if resp.StatusCode >= 400 {
		return verdict.Plain{Code: resp.StatusCode}
	}
	return nil
}

func tries(ok func(error) bool, f func() error) (err error) {
	for range 4 {
		if err = f(); err == nil || !ok(err) {
			return err
		}
		time.Sleep(time.Second)
	}
	return err
}

func refused(ctx context.Context, body string) error {
	return tries(verdict.Throttled, func() error { return post(ctx, body) })
}

func refusedValue(ctx context.Context, body string) error {
	return tries(verdict.Throttled, func() error { return value(ctx, body) })
}

func refusedLoop(ctx context.Context, body string) (err error) {
	for range 3 {
		if err = value(ctx, body); err == nil || !verdict.Throttled(err) {
			return err
		}
	}
	return err
}

func broken(ctx context.Context, body string) error {
	return tries(verdict.Server, func() error { return post(ctx, body) }) // want `the POST /groups \(sent at line 19\) is repeated by tries at line 73 after 5xx answers`
}

func brokenValue(ctx context.Context, body string) (err error) {
	for range 3 {
		if err = value(ctx, body); err == nil || !verdict.Server(err) { // want `after 5xx answers, when`
			return err
		}
	}
	return err
}

// A step is a function and how often to try it.
type step struct {
	n  int
	do func(context.Context, string) error
}

func insist(ctx context.Context, s step, body string) (err error) {
	for range s.n {
		if err = s.do(ctx, body); err == nil {
			return nil
		}
	}
	return err
}

func perform(ctx context.Context, s step, body string) error { return s.do(ctx, body) }

func stepOnce(ctx context.Context, body string) error {
	return perform(ctx, step{n: 3, do: value}, body)
}

func (s step) often(ctx context.Context, body string) (err error) {
	for range s.n {
		if err = s.do(ctx, body); err == nil {
			return nil
		}
	}
	return err
}

func stepped(ctx context.Context, body string) error {
	s := step{do: post, n: 2}
	return s.often(ctx, body) // want `the POST /groups \(sent at line 19\) is repeated by step.often`
}

// A client repeats POSTs for those only who ask for it.
type client struct {
	posts bool
	tries int
}

// Option sets up a client.
type Option func(*client)

// WithPosts has POSTs repeated too.
func WithPosts() Option { return func(c *client) { c.posts = true } }

// New makes a client.
func New(opts ...Option) *client {
	c := &client{tries: 3}
	for _, o := range opts {
		o(c)
	}
	return c
}

func (c *client) mayRepeat(method string) bool {
	if c.posts {
		return true
	}
	switch method {
	case http.MethodGet, http.MethodHead:
		return true
	default:
		return false
	}
}

func (c *client) send(ctx context.Context, method, path string) error {
	again := c.mayRepeat(method)
	for n := 0; n <= c.tries; n++ {
		req, err := http.NewRequestWithContext(ctx, method, "https://graph.microsoft.com/v1.0"+path, nil)
		if err != nil {
			return err
		}
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			if n == c.tries || !again {
				return err
			}
			continue
		}
		resp.Body.Close()
		if resp.StatusCode < 500 || !again {
			return nil
		}
	}
	return nil
}

// Archive sends once, unless its user wants it otherwise.
func (c *client) Archive(ctx context.Context) error { return c.send(ctx, "POST", "/me/contacts") }

// A doer does so for all, as its constructor says.
type doer struct {
	client
	all bool
}

func newDoer() *doer { return &doer{all: true} }

func (d *doer) send(ctx context.Context, method, path string) error {
	for range 3 {
		req, err := http.NewRequestWithContext(ctx, method, "https://graph.microsoft.com/v1.0"+path, nil)
		if err != nil {
			return err
		}
		resp, err := http.DefaultClient.Do(req)
		if err == nil {
			return resp.Body.Close()
		}
		if !d.all && method != "GET" {
			return err
		}
	}
	return nil
}

func (d *doer) archive(ctx context.Context) error { return d.send(ctx, "POST", "/me/contacts") } // want `the POST /me/contacts`
