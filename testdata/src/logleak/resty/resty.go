// Package resty calls Graph with resty, which makes the requests itself.
package resty

import (
	"log"
	"log/slog"
	"net/http"

	"github.com/go-resty/resty/v2"
)

type client struct{ rc *resty.Client }

func open(token string) *client {
	rc := resty.New().SetBaseURL("https://graph.microsoft.com/beta").SetAuthToken(token)
	log.Println("opened with", token)    // want "writes what is used as the token"
	log.Println("opened with", rc.Token) // want "writes an access token"
	log.Println("opened with", rc.BaseURL, len(token))
	rc.SetPreRequestHook(out)
	rc.SetDebug(len(token) == 0)
	rc.OnBeforeRequest(func(_ *resty.Client, r *resty.Request) error {
		slog.Debug("before", "method", r.Method, "url", r.URL, "headers", r.Header) // as they were given
		return nil
	})
	rc.OnAfterResponse(func(_ *resty.Client, r *resty.Response) error {
		slog.Debug("after", "url", r.Request.URL)               // want "writes the URL of a request to Graph"
		slog.Debug("after", "headers", r.Request.Header)        // want "writes headers with Authorization"
		slog.Debug("after", "raw", r.Request.RawRequest.Header) // want "writes headers with Authorization"
		slog.Debug("after", "raw", r.RawResponse.Request.URL)   // want "writes a full Graph URL"
		slog.Debug("after", "method", r.Request.Method, "answer", r.Header())
		return nil
	})
	return &client{rc}
}

func out(_ *resty.Client, r *http.Request) error {
	slog.Debug("out", "headers", r.Header) // want "writes headers with Authorization"
	slog.Debug("out", "path", r.URL.Path)
	return nil
}

func (c *client) user(id, tok string) error {
	r := c.rc.R().SetHeader("Authorization", "Bearer "+tok).SetQueryParam("$filter", id)
	log.Println(r.Header) // want "writes headers with Authorization"
	resp, err := r.Get("/users")
	if err != nil {
		return err
	}
	log.Println(resp.Request.URL) // want "writes the URL of a request to Graph"
	log.Println(resp.Status(), len(resp.Body()))
	plain := c.rc.R().SetHeader("Accept", "application/json")
	log.Println(plain.Header)
	return nil
}
