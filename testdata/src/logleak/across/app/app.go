// Package app uses it.
package app

import (
	"context"
	"fmt"
	"log"
	"log/slog"
	"net/http"
	"os"

	"logleak/across/api"
)

type source interface {
	NewRequest(ctx context.Context, path string, q map[string][]string) (*http.Request, error)
}

func Run(ctx context.Context, c *api.Client) error {
	req, err := c.NewRequest(ctx, "/me", nil)
	if err != nil {
		return err
	}
	log.Println(req.URL)    // want "writes a full Graph URL to the log"
	log.Println(req.Header) // want "writes headers with Authorization among them to the log"
	log.Println(req.URL.Path)
	slog.Debug("client", "token", c.Token) // want "writes what is sent as Authorization to the log"
	slog.Debug("client", "last", c.Last)   // want "writes a full Graph URL to the log"
	slog.Debug("client", "has", c.Token != "")
	fmt.Fprintf(os.Stderr, "client %+v\n", *c) // want "writes a whole struct with a full Graph URL in it to the log"
	log.Printf("%+v", api.Describe(req))       // want "writes a whole struct with a full Graph URL in it to the log"
	log.Println(api.Describe(req).URL)         // want "writes a full Graph URL to the log"
	log.Println(api.Describe(req).Method)
	_, err = c.Do(req, func(r *http.Request) {
		log.Println("hook", r.URL) // want "writes a full Graph URL to the log"
	})
	if err != nil {
		log.Println(err)
	}
	return c.Each(ctx, func(next string) error {
		log.Println("next", next) // want "writes a full Graph URL to the log"
		log.Println("next", len(next))
		return nil
	})
}

func other(u string) {
	req, err := http.NewRequest("GET", u, nil)
	if err != nil {
		return
	}
	log.Println(req.URL, req.Header)
}
