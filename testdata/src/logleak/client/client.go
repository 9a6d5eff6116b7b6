// Package client: REST client with options, generics, interface wrappers.
package client

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"time"

	"logleak/helpers"

	"github.com/sirupsen/logrus"
)

const defaultEndpoint = "https://graph.microsoft.com"

type Option func(*Client)

func WithLogger(l *logrus.Entry) Option { return func(c *Client) { c.log = l } }

type Client struct {
	endpoint string
	version  string
	token    func(context.Context) (string, error)
	log      *logrus.Entry
	http     interface {
		Do(*http.Request) (*http.Response, error)
	}
}

func NewClient(token func(context.Context) (string, error), opts ...Option) *Client {
	c := &Client{endpoint: defaultEndpoint, version: "v1.0", token: token, http: http.DefaultClient}
	for _, o := range opts {
		o(c)
	}
	c.log.WithField("endpoint", c.endpoint).Info("client ready")
	c.log.Infof("client for %s/%s", c.endpoint, c.version)
	return c
}

type call struct {
	method string
	path   string
	query  url.Values
	body   any
}

func (c *Client) url(k call) string {
	u := fmt.Sprintf("%s/%s/%s", c.endpoint, c.version, strings.TrimPrefix(k.path, "/"))
	if len(k.query) > 0 {
		u += "?" + k.query.Encode()
	}
	return u
}

func do[T any](ctx context.Context, c *Client, k call) (T, error) {
	var out T
	u := c.url(k)
	entry := c.log.WithFields(logrus.Fields{"method": k.method, "path": k.path})
	entry.Debug("start")
	entry.WithField("url", u).Debug("start") // want "writes a full Graph URL to the log"
	req, err := http.NewRequestWithContext(ctx, k.method, u, nil)
	if err != nil {
		return out, err
	}
	tok, err := c.token(ctx)
	if err != nil {
		return out, err
	}
	req.Header.Set("Authorization", "Bearer "+tok)
	helpers.LogRequest(req) // want "writes a full Graph URL to the log"
	resp, err := c.http.Do(req)
	if err != nil {
		entry.WithError(err).Warn("failed")
		return out, err
	}
	defer resp.Body.Close()
	entry.WithField("status", resp.StatusCode).Debug("done")
	return out, json.NewDecoder(resp.Body).Decode(&out)
}

type user struct {
	ID   string `json:"id"`
	Name string `json:"displayName"`
}

type list[T any] struct {
	Value []T    `json:"value"`
	Next  string `json:"@odata.nextLink"`
}

func (c *Client) Users(ctx context.Context, filter string) ([]user, error) {
	l, err := do[list[user]](ctx, c, call{method: "GET", path: "users", query: url.Values{"$filter": {filter}}})
	if err != nil {
		return nil, err
	}
	for l.Next != "" {
		slog.Debug("following", "link", l.Next) // want "writes the link of the next page to the log"
		slog.Debug("following", "page", len(l.Value))
		break
	}
	slog.Debug("users", "list", l) // want "writes a whole struct with a full Graph URL in it to the log"
	slog.Debug("users", "list", l.Value)
	return l.Value, nil
}

// requestLog is logged as a struct.
type requestLog struct {
	Method string
	URL    string
	Took   time.Duration
}

func (c *Client) Trace(ctx context.Context, k call) {
	r := requestLog{Method: k.method, URL: c.url(k)}
	log.Printf("%+v", r) // want "writes a whole struct with a full Graph URL in it to the log"
	log.Printf("%s %s", r.Method, r.Took)
	s := requestLog{Method: k.method, URL: k.path}
	log.Printf("%+v", s)
}

// Weather is another service.
func Weather(ctx context.Context, town string) error {
	u := "https://api.weather.example/v1?town=" + url.QueryEscape(town)
	log.Println("weather from", u)
	req, err := http.NewRequestWithContext(ctx, "GET", u, nil)
	if err != nil {
		return err
	}
	log.Println(req.URL, req.Header)
	helpers.LogRequest(req)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	log.Println(resp.Request.URL)
	return resp.Body.Close()
}

type redactedURL struct{ *url.URL }

func (r redactedURL) String() string { return r.URL.Path }

func Show(u string) {
	full := defaultEndpoint + "/v1.0/users/" + u
	p, err := url.Parse(full)
	if err != nil {
		return
	}
	log.Println(redactedURL{p})
	log.Println(&redactedURL{p})
	log.Println(p) // want "writes a full Graph URL to the log"
	log.Println(defaultEndpoint)
	log.Println("endpoint " + defaultEndpoint + "/v1.0")
	log.Println("user " + u)
	for _, part := range strings.Split(full, "/") {
		_ = part
	}
	status := fmt.Sprintf("%s is up, %d users", defaultEndpoint, len(u))
	log.Println(status)
}
