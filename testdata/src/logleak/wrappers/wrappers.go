// Package wrappers logs through helpers, its own and those of another package.
package wrappers

import (
	"context"
	"log"
	"net/http"
	"net/url"

	"logleak/wrappers/obs"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
)

type tracer interface {
	Tracef(format string, args ...any)
}

type myLogger interface {
	Debug(msg string, kv ...any)
}

type agent struct {
	trace func(string, ...any)
	logf  func(string, ...any)
	log   myLogger
	tr    tracer
}

func (a *agent) debug(format string, args ...any) {
	if a.logf == nil {
		return
	}
	log.Printf(format, args...)
}

func find(ctx context.Context, words string) (*http.Request, error) {
	return http.NewRequestWithContext(ctx, http.MethodGet, "https://graph.microsoft.com/v1.0/me/messages?$search="+url.QueryEscape(words), nil)
}

// The helper takes a request and could leave its query out: the fault is in it.
func (a *agent) show(r *http.Request) {
	log.Println(r.Method, r.URL) // want `log.Println writes a full Graph URL to the log \(r.URL, from line 38\).*log r.URL.Path`
}

// The helper takes any text: the fault is at its call.
func show(what, text string) { log.Println(what, text) }

// The helper makes a request of the text, and so knows what it is.
func fetch(ctx context.Context, link string) (*http.Response, error) {
	log.Println("fetching", link) // want "writes a full Graph URL to the log"
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, link, nil)
	if err != nil {
		return nil, err
	}
	return http.DefaultClient.Do(req)
}

func (a *agent) run(ctx context.Context, words string) error {
	req, err := find(ctx, words)
	if err != nil {
		return err
	}
	a.show(req)
	show("search", req.URL.String()) // want `show writes a full Graph URL to the log \(req.URL.String\(\), from line 38, log.Println at line 47\)`
	show("search", req.URL.Path)
	a.debug("%s", req.URL) // want "a.debug writes a full Graph URL to the log"
	a.debug("%T", req.URL)
	a.logf("%s %s", req.Method, req.URL)  // want "logf writes a full Graph URL to the log"
	a.log.Debug("search", "url", req.URL) // want "a.log.Debug writes a full Graph URL to the log"
	a.log.Debug("search", "path", req.URL.Path)
	a.tr.Tracef("%s", req.URL)                   // the name of the interface does not say what it does
	obs.Event("search", "url", req.URL.String()) // want `obs.Event writes a full Graph URL to the log \(req.URL.String\(\), from line 38, slog.Info at obs.go:13\)`
	obs.Event("search", "url", obs.Short(req.URL))
	obs.Debugf("search %s", req.URL) // want "obs.Debugf writes a full Graph URL to the log"
	obs.Debugf("search %T", req.URL)
	obs.Call(req) // want "obs.Call writes a full Graph URL to the log"
	obs.Route(req)
	obs.Count(req.URL.String())
	obs.Quiet("search", req.URL)
	_, err = fetch(ctx, req.URL.String())
	return err
}

func more(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	page, err := c.Me().Messages().Get(ctx, nil)
	if err != nil {
		return err
	}
	obs.Event("page", "next", obs.Deref(page.GetOdataNextLink())) // want "writes the link of the next page to the log"
	obs.Event("page", "more", page.GetOdataNextLink() != nil)
	return nil
}
