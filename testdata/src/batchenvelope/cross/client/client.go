// Package client sends batches to Graph.
package client

import (
	"context"
	"net/http"

	"batchenvelope/cross/httpx"
	"batchenvelope/cross/model"
)

// Graph is a client.
type Graph struct{ http *httpx.Client }

// New returns a client.
func New(hc *http.Client) *Graph {
	return &Graph{http: &httpx.Client{HTTP: hc, Base: "https://graph.microsoft.com/v1.0"}}
}

// Batch returns the answers for the caller to look at.
func (g *Graph) Batch(ctx context.Context, in any) (*model.Set, error) {
	return httpx.Post[*model.Set](ctx, g.http, "/$batch", in)
}

// Into does so by its argument.
func (g *Graph) Into(ctx context.Context, in any, set *model.Set) error {
	return g.http.PostJSON(ctx, "/$batch", in, set)
}

// Throttled looks itself, so that its caller need not.
func (g *Graph) Throttled(ctx context.Context, in any) (*model.Set, []string, error) {
	set, err := g.Batch(ctx, in)
	if err != nil {
		return nil, nil, err
	}
	return set, set.Throttled(), nil
}

// Each calls f with each answer.
func (g *Graph) Each(ctx context.Context, in any, f func(model.Response) error) error {
	set, err := g.Batch(ctx, in)
	if err != nil {
		return err
	}
	for _, r := range set.Items {
		if err := f(r); err != nil {
			return err
		}
	}
	return nil
}

// faultMails takes the bodies.
func (g *Graph) faultMails(ctx context.Context, in any) ([]string, error) {
	set, err := g.Batch(ctx, in) // want `no status inside set, the answers to the \$batch sent at line 22, is looked at: the body taken at model.go:46 is an error`
	if err != nil {
		return nil, err
	}
	return set.Mails(), nil
}
