// Package rest repeats POSTs of net/http.
package rest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"path"
	"strings"
	"time"
)

var base = "https://graph.microsoft.com/beta"

var errFailed = errors.New("failed")

type doer interface {
	Do(*http.Request) (*http.Response, error)
}

func ok(resp *http.Response, err error) error {
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 300 {
		return fmt.Errorf("status %d", resp.StatusCode)
	}
	return nil
}

func times(n int, fn func() error) (err error) {
	for range n {
		if err = fn(); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func global(hc *http.Client, body []byte) error {
	return times(3, func() error {
		resp, err := hc.Post(base+"/me/sendMail", "application/json", bytes.NewReader(body)) // want `the POST /me/sendMail is repeated by times`
		return ok(resp, err)
	})
}

func formatted(ctx context.Context, d doer, user string, body []byte) error {
	u := fmt.Sprintf("%s/users/%s/messages", base, url.PathEscape(user))
	return times(3, func() error {
		req, err := http.NewRequestWithContext(ctx, "post", u, bytes.NewReader(body))
		if err != nil {
			return err
		}
		return ok(d.Do(req)) // want `/users/…/messages`
	})
}

func joined(ctx context.Context, hc *http.Client, team string, body []byte) error {
	u, err := url.JoinPath(base, "teams", team, "channels")
	if err != nil {
		return err
	}
	return times(3, func() error {
		req, err := http.NewRequestWithContext(ctx, http.MethodPost, u, bytes.NewReader(body))
		if err != nil {
			return err
		}
		return ok(hc.Do(req)) // want `/teams/…/channels`
	})
}

func parsed(hc *http.Client, body []byte) error {
	u, err := url.Parse("https://graph.microsoft.com")
	if err != nil {
		return err
	}
	u.Path = path.Join("v1.0", "me", "messages")
	for range 3 {
		req := &http.Request{Method: http.MethodPost, URL: u}
		resp, err := hc.Do(req) // want `/me/messages`
		if err == nil && resp.StatusCode < 500 {
			return nil
		}
	}
	return errFailed
}

func methodSetLater(ctx context.Context, hc *http.Client, body []byte) error {
	return times(3, func() error {
		req, err := http.NewRequestWithContext(ctx, "", base+"/groups", bytes.NewReader(body))
		if err != nil {
			return err
		}
		req.Method = http.MethodPost
		return ok(hc.Do(req)) // want `creates another group`
	})
}

func gateway(hc *http.Client, body []byte) error {
	for range 3 {
		resp, err := hc.Post(base+"/me/events", "application/json", bytes.NewReader(body)) // want `after 502, when`
		if err != nil {
			return err
		}
		if resp.StatusCode != http.StatusBadGateway {
			return nil
		}
	}
	return errFailed
}

type service struct {
	root string
	hc   *http.Client
}

func newService(hc *http.Client) *service { return &service{root: base, hc: hc} }

func (s *service) call(ctx context.Context, method, path string, in any) error {
	raw, err := json.Marshal(in)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, method, strings.TrimRight(s.root, "/")+path, bytes.NewReader(raw))
	if err != nil {
		return err
	}
	return ok(s.hc.Do(req))
}

func (s *service) repeated(ctx context.Context, in any) error {
	return times(3, func() error {
		return s.call(ctx, http.MethodPost, "/subscriptions", in) // want `the POST /subscriptions \(sent at line \d+\)`
	})
}

func (s *service) insist(ctx context.Context, method, path string, in any) (err error) {
	for range 3 {
		if err = s.call(ctx, method, path, in); err == nil {
			return nil
		}
	}
	return err
}

func (s *service) throughInsist(ctx context.Context, in any) error {
	return s.insist(ctx, http.MethodPost, "/chats", in) // want `the POST /chats`
}

func (s *service) get(ctx context.Context) error {
	return s.insist(ctx, http.MethodGet, "/chats", nil)
}

func (s *service) renamed(ctx context.Context, item string) error {
	body := map[string]any{"@microsoft.graph.conflictBehavior": "rename", "name": "n"}
	return times(3, func() error {
		return s.call(ctx, http.MethodPost, "/drives/1/items/"+item+"/children", body) // want `the POST /drives/1/items/…/children`
	})
}

type part struct {
	Method string `json:"method"`
	URL    string `json:"url"`
}

func (s *service) batch(ctx context.Context) error {
	parts := []part{{"GET", "/me"}, {"POST", "/me/messages"}}
	return times(3, func() error {
		return s.call(ctx, http.MethodPost, "/$batch", map[string]any{"requests": parts}) // want `carries out the steps again`
	})
}

func webhookFromOutside(hc *http.Client, hook string, body []byte) error {
	return times(3, func() error {
		resp, err := hc.Post(hook, "application/json", bytes.NewReader(body))
		return ok(resp, err)
	})
}

type rooted struct{ root string }

func (r rooted) message(hc *http.Client, body []byte) error {
	return times(3, func() error {
		resp, err := hc.Post(r.root+"/me/messages", "application/json", bytes.NewReader(body)) // want `leaves another message`
		return ok(resp, err)
	})
}

type statusError struct{ code int }

func (e statusError) Error() string { return fmt.Sprint("status ", e.code) }

func status(resp *http.Response, err error) error {
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 300 {
		return statusError{resp.StatusCode}
	}
	return nil
}

func folderThatMayBeThere(hc *http.Client, body []byte) error {
	err := times(3, func() error {
		return status(hc.Post(base+"/me/drive/root/children", "application/json", bytes.NewReader(body)))
	})
	if e, ok := err.(statusError); ok && e.code == http.StatusConflict {
		return nil
	}
	return err
}

func folderInUse(hc *http.Client, body []byte) error {
	err := times(3, func() error {
		return status(hc.Post(base+"/me/drive/root/children", "application/json", bytes.NewReader(body))) // want `the POST /me/drive/root/children is repeated by .* and then leaves another one, or fails because of the first`
	})
	if e, ok := err.(statusError); ok && e.code == http.StatusConflict {
		return fmt.Errorf("the folder is there: %w", err)
	}
	return err
}

func mailInConflict(hc *http.Client, body []byte) error {
	err := times(3, func() error {
		return status(hc.Post(base+"/me/sendMail", "application/json", bytes.NewReader(body))) // want `the POST /me/sendMail is repeated by .* and then sends the mail again`
	})
	if e, ok := err.(statusError); ok && e.code == http.StatusConflict {
		return nil
	}
	return err
}
