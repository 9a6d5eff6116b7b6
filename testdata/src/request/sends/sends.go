// Package sends sends requests in several ways.
package sends

import (
	"context"
	"net/http"
	"net/url"
	"strings"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
)

type doer interface {
	Do(*http.Request) (*http.Response, error)
}

func byDoer(ctx context.Context, d doer) {
	req, _ := http.NewRequestWithContext(ctx, "PATCH", "https://dod-graph.microsoft.us/v1.0/me", nil)
	d.Do(req) // want `PATCH /me, PATCH, to Graph`
}

func elsewhere(hc *http.Client, u string) {
	hc.Get("https://api.example.org/graph.microsoft.com") // want `to another`
	hc.Get(u)                                             // want `to unknown`
}

func open(ctx context.Context, hc *http.Client, method, path string) {
	req, _ := http.NewRequestWithContext(ctx, strings.ToUpper(method), "https://graph.microsoft.com/v1.0"+path, nil)
	hc.Do(req) // want `Do, open, to Graph`
}

func filledIn(ctx context.Context, hc *http.Client) {
	open(ctx, hc, "post", "/me/messages/"+url.PathEscape("a b")+"/copy") // want `POST /me/messages/…/copy, POST, to Graph`
	open(ctx, hc, "POST", "/me/getMailTips")                             // want `POST /me/getMailTips, POST, to Graph, client repeats nothing, safe: it only reads`
}

func choice(ctx context.Context, hc *http.Client, body string) {
	method := http.MethodGet
	if body != "" {
		method = http.MethodPost
	}
	open(ctx, hc, method, "/me/todo/lists") // want `POST /me/todo/lists, POST`
}

func called(fn func()) { fn() }

func inClosure(ctx context.Context, c *msgraphsdk.GraphServiceClient) {
	called(func() { // want `Users\(\)\.Get, GET, to Graph`
		c.Users().Get(ctx, nil) // want `Users\(\)\.Get, GET, to Graph`
	})
	go called(func() { // want `Users\(\)\.Get`
		c.Users().Get(ctx, nil) // want `Users\(\)\.Get`
	})
}

func recursive(ctx context.Context, hc *http.Client, n int) {
	if n > 0 {
		open(ctx, hc, "DELETE", "/me") // want `DELETE /me, DELETE`
		recursive(ctx, hc, n-1)        // want `DELETE /me, DELETE`
	}
}

type maker func() (*http.Request, error)

func (m maker) send(hc *http.Client) {
	req, _ := m()
	hc.Do(req) // want `Do, open, to unknown`
}

func made(hc *http.Client) {
	maker(func() (*http.Request, error) {
		return http.NewRequest("PUT", "https://graph.microsoft.com/beta/me", nil)
	}).send(hc) // want `PUT /me, PUT, to Graph`
}

func at(parts ...string) string {
	u, _ := url.JoinPath("https://graph.microsoft.com/v1.0", parts...)
	return u
}

func joinedParts(ctx context.Context, hc *http.Client) {
	req, _ := http.NewRequestWithContext(ctx, http.MethodPost, at("directoryObjects", "getByIds"), nil)
	hc.Do(req) // want `POST /directoryObjects/getByIds, POST, to Graph, .*, safe: it only reads`
	req, _ = http.NewRequestWithContext(ctx, http.MethodPost, at("me", "sendMail"), nil)
	hc.Do(req) // want `POST /me/sendMail, POST, to Graph, client repeats nothing$`
}

func either(hc *http.Client, put, post bool) {
	method := "GET"
	if put {
		method = "PUT"
	}
	req, _ := http.NewRequest(method, "https://graph.microsoft.com/v1.0/me/photo", nil)
	hc.Do(req) // want `Do, , to Graph`
	if post {
		method = "POST"
	}
	req, _ = http.NewRequest(method, "https://graph.microsoft.com/v1.0/me/sendMail", nil)
	hc.Do(req) // want `POST /me/sendMail, POST, to Graph`
}
