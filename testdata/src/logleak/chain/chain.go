// Package chain has steps around a client of Graph, which are kept in a list.
package chain

import (
	"log/slog"
	"net/http"
)

type next func(*http.Request) (*http.Response, error)

type step interface {
	around(*http.Request, next) (*http.Response, error)
}

type pipeline struct {
	steps []step
	hc    *http.Client
}

func (p *pipeline) add(s step) { p.steps = append(p.steps, s) }

func (p *pipeline) run(i int, req *http.Request) (*http.Response, error) {
	if i < len(p.steps) {
		return p.steps[i].around(req, func(r *http.Request) (*http.Response, error) { return p.run(i+1, r) })
	}
	return p.hc.Do(req)
}

func (p *pipeline) me(tok string) (*http.Response, error) {
	req, _ := http.NewRequest("GET", "https://graph.microsoft.com/v1.0/me", nil)
	req.Header.Set("Authorization", "Bearer "+tok)
	return p.run(0, req)
}

// Loud says too much.
type Loud struct{}

func (Loud) around(req *http.Request, n next) (*http.Response, error) {
	slog.Debug("out", "headers", req.Header) // want "slog.Debug writes headers with Authorization"
	return n(req)
}

// Calm does not.
type Calm struct{}

func (Calm) around(req *http.Request, n next) (*http.Response, error) {
	slog.Debug("out", "method", req.Method, "accept", req.Header.Get("Accept"))
	return n(req)
}

// Served is a handler, whose request is its caller's.
type Served struct{}

func (Served) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	slog.Debug("in", "headers", r.Header)
}
