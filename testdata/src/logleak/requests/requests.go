// Package requests: clients, closures, defers.
package requests

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"log/slog"
	"net/http"
	"net/http/httputil"
	"net/url"
	"os"
	"strings"
	"time"
)

const graphRoot = "https://graph.microsoft.com/v1.0"

type Logger interface {
	Debugf(format string, args ...any)
	Errorf(format string, args ...any)
}

type TokenSource interface {
	Token(ctx context.Context) (string, error)
}

type Client struct {
	base   string
	hc     *http.Client
	tokens TokenSource
	log    Logger
	logf   func(string, ...any)
	secret string
	last   *url.URL
}

func New(hc *http.Client, ts TokenSource, l Logger) *Client {
	return &Client{base: graphRoot, hc: hc, tokens: ts, log: l}
}

func (c *Client) newRequest(ctx context.Context, method, path string, q url.Values, body any) (*http.Request, error) {
	u, err := url.Parse(c.base + path)
	if err != nil {
		return nil, err
	}
	u.RawQuery = q.Encode()
	var rd io.Reader
	if body != nil {
		b, err := json.Marshal(body)
		if err != nil {
			return nil, err
		}
		rd = bytes.NewReader(b)
	}
	req, err := http.NewRequestWithContext(ctx, method, u.String(), rd)
	if err != nil {
		return nil, err
	}
	tok, err := c.tokens.Token(ctx)
	if err != nil {
		return nil, fmt.Errorf("token: %w", err)
	}
	req.Header.Set("Authorization", fmt.Sprintf("Bearer %s", tok))
	req.Header.Set("Accept", "application/json")
	return req, nil
}

func (c *Client) do(req *http.Request) (*http.Response, error) {
	start := time.Now()
	defer func() {
		c.log.Debugf("%s %s took %s", req.Method, req.URL, time.Since(start)) // want "writes a full Graph URL to the log"
	}()
	return c.hc.Do(req)
}

func (c *Client) doQuiet(req *http.Request) (*http.Response, error) {
	start := time.Now()
	defer func() {
		c.log.Debugf("%s %s took %s", req.Method, req.URL.Path, time.Since(start))
	}()
	return c.hc.Do(req)
}

func (c *Client) List(ctx context.Context, user string) error {
	req, err := c.newRequest(ctx, http.MethodGet, "/users/"+user+"/messages", url.Values{"$top": {"10"}}, nil)
	if err != nil {
		return err
	}
	resp, err := c.do(req)
	if err != nil {
		c.log.Errorf("list failed: %v", err)
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 400 {
		b, _ := io.ReadAll(resp.Body)
		return fmt.Errorf("GET %s: %s: %s", req.URL, resp.Status, b)
	}
	c.logf("got %v from %s", resp.Status, resp.Request.URL.Host)
	c.logf("got %v from %s", resp.Status, resp.Request.URL) // want "writes a full Graph URL to the log"
	return nil
}

func (c *Client) Quiet(ctx context.Context, user string) error {
	req, err := c.newRequest(ctx, http.MethodGet, "/users/"+user+"/messages", url.Values{"$top": {"10"}}, nil)
	if err != nil {
		return err
	}
	resp, err := c.doQuiet(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func (c *Client) Whoami(ctx context.Context) {
	tok, err := c.tokens.Token(ctx)
	if err != nil {
		return
	}
	fmt.Fprintf(os.Stderr, "token=%s\n", tok) // want "writes what is sent as Authorization to the log"
	fmt.Fprintf(os.Stderr, "token=%d bytes\n", len(tok))
	parts := strings.Split(tok, ".")
	if len(parts) == 3 {
		log.Println("claims", len(parts[1]))
	}
}

func (c *Client) Dump(ctx context.Context) error {
	req, err := c.newRequest(ctx, http.MethodGet, "/me", nil, nil)
	if err != nil {
		return err
	}
	if os.Getenv("DEBUG") != "" {
		b, err := httputil.DumpRequestOut(req, true)
		if err != nil {
			return err
		}
		os.Stderr.Write(b) // want "writes the text of a request with its Authorization header to the log"
	}
	for k, v := range req.Header {
		slog.Debug("header", "key", k, "values", v) // want "writes headers with Authorization among them to the log"
	}
	for k, v := range req.Header {
		if strings.EqualFold(k, "authorization") {
			continue
		}
		slog.Debug("header", "key", k, "values", v)
	}
	for k := range req.Header {
		slog.Debug("header", "key", k, "value", req.Header.Get(k)) // want "writes headers with Authorization among them to the log"
	}
	for k, v := range req.Header {
		if k == "Authorization" {
			v = []string{"***"}
		}
		slog.Debug("header", "key", k, "values", v)
	}
	var sb strings.Builder
	for k, vs := range req.Header {
		for _, v := range vs {
			fmt.Fprintf(&sb, "%s: %s\n", k, v)
		}
	}
	log.Print(sb.String()) // want "writes the text of a request with its Authorization header to the log"
	return nil
}

func (c *Client) Curl(ctx context.Context) error {
	req, err := c.newRequest(ctx, http.MethodGet, "/me", nil, nil)
	if err != nil {
		return err
	}
	curl := "curl -H 'Authorization: " + req.Header.Get("Authorization") + "' '" + req.URL.String() + "'"
	log.Println(curl) // want "writes what is sent as Authorization to the log"
	msg := fmt.Sprintf("%s %s", req.Method, req.URL.EscapedPath())
	log.Println(msg)
	log.Println(req.Method, req.URL.RequestURI()) // want "writes a full Graph URL to the log"
	log.Printf("%T", req)
	log.Printf("%p", req)
	return nil
}

func (c *Client) Keep(ctx context.Context) error {
	req, err := c.newRequest(ctx, http.MethodGet, "/me", nil, nil)
	if err != nil {
		return err
	}
	c.last = req.URL
	return nil
}

func (c *Client) Last() {
	slog.Info("last call", "url", c.last) // want "writes a full Graph URL to the log"
	slog.Info("last call", "path", c.last.Path)
}

func logURL(u string) {
	log.Printf("calling %s", u)
}

func (c *Client) Via(ctx context.Context) error {
	req, err := c.newRequest(ctx, http.MethodGet, "/me", nil, nil)
	if err != nil {
		return err
	}
	logURL(req.URL.String()) // want "writes a full Graph URL to the log"
	logURL(req.URL.Path)
	logURL("https://graph.microsoft.com/v1.0/me")
	dbg := func(format string, args ...any) {
		if os.Getenv("DEBUG") != "" {
			log.Printf("[dbg] "+format, args...)
		}
	}
	dbg("url %s", req.URL) // want "writes a full Graph URL to the log"
	dbg("url type %T", req.URL)
	dbg("path %s", req.URL.Path)
	go func() {
		log.Println("async", req.URL) // want "writes a full Graph URL to the log"
	}()
	return nil
}

type page struct {
	Value []json.RawMessage `json:"value"`
	Next  string            `json:"@odata.nextLink,omitempty"`
}

func (c *Client) Pages(ctx context.Context) error {
	next := c.base + "/me/messages?$top=50"
	for n := 0; next != ""; n++ {
		log.Printf("page %d: %s", n, next) // want "writes the link of the next page to the log"
		p, err := c.fetch(ctx, next)
		if err != nil {
			return err
		}
		log.Printf("page %d: %d items, more %t", n, len(p.Value), p.Next != "")
		next = p.Next
	}
	return nil
}

func (c *Client) fetch(ctx context.Context, u string) (*page, error) {
	req, err := http.NewRequestWithContext(ctx, "GET", u, nil)
	if err != nil {
		return nil, err
	}
	resp, err := c.hc.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != 200 {
		return nil, errors.New(resp.Status)
	}
	var p page
	if err := json.NewDecoder(resp.Body).Decode(&p); err != nil {
		return nil, err
	}
	slog.Debug("decoded", "page", p) // want "writes a whole struct with a full Graph URL in it to the log"
	slog.Debug("decoded", "n", len(p.Value))
	return &p, nil
}

func (c *Client) Strip(ctx context.Context, next string) {
	var p page
	if i := strings.IndexByte(p.Next, '?'); i >= 0 {
		p.Next = p.Next[:i]
	}
	u, err := url.Parse(p.Next)
	if err != nil {
		return
	}
	u.RawQuery = ""
	log.Println("next page of", u)
	log.Println("next page of", u.Host, u.Path)
	short, _, _ := strings.Cut(next, "?")
	log.Println("next page of", short)
}

type conf struct {
	GraphURL string
	HookURL  string
}

var graphEndpoint = os.Getenv("GRAPH")

func (c conf) calls(ctx context.Context, id, graphBase string) {
	log.Println("graph at", c.GraphURL, graphEndpoint)
	log.Println("hook at", c.HookURL+"/"+id)
	log.Println("calling", c.GraphURL+"/users/"+id)                   // want "writes a full Graph URL to the log"
	log.Println("calling", graphBase+"/users/"+id)                    // want "writes a full Graph URL to the log"
	log.Println("calling", fmt.Sprintf("%s/users/%s", graphBase, id)) // want "writes a full Graph URL to the log"
	log.Println("calling", graphEndpoint+"/users/"+id)                // want "writes a full Graph URL to the log"
}
