// Package signing uses clients that sign a copy of each request.
package signing

import (
	"context"
	"log"
	"log/slog"
	"net/http"
	"net/http/httputil"

	"golang.org/x/oauth2"
)

const me = "https://graph.microsoft.com/v1.0/me"

type client struct{ hc *http.Client }

func newClient(ctx context.Context, conf *oauth2.Config, tok *oauth2.Token) *client {
	return &client{conf.Client(ctx, tok)}
}

func (c *client) get() error {
	req, err := http.NewRequest("GET", me, nil)
	if err != nil {
		return err
	}
	resp, err := c.hc.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	slog.Debug("sent", "headers", resp.Request.Header) // want "slog.Debug writes headers with Authorization"
	slog.Debug("sent", "headers", req.Header)
	slog.Debug("sent", "headers", resp.Header)
	d, _ := httputil.DumpRequest(resp.Request, false)
	log.Printf("%s", d) // want "log.Printf writes the text of a request with its Authorization header"
	d, _ = httputil.DumpRequest(req, false)
	log.Printf("%s", d)
	return nil
}

func direct(src oauth2.TokenSource) error {
	hc := &http.Client{Transport: &oauth2.Transport{Source: src}}
	resp, err := hc.Get(me)
	if err != nil {
		return err
	}
	log.Println(resp.Request.Header.Get("Authorization")) // want "log.Println writes an Authorization header"
	return resp.Body.Close()
}

func unsigned() error {
	hc := &http.Client{Transport: &http.Transport{}}
	resp, err := hc.Get(me)
	if err != nil {
		return err
	}
	log.Println(resp.Request.Header)
	return resp.Body.Close()
}
