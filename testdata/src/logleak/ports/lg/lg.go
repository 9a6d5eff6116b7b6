// Package lg has a logger whose type nobody sees.
package lg

import (
	"log/slog"
	"net/http"
)

// Values are the values of a line.
type Values map[string]any

// A Journal writes lines.
type Journal interface {
	Record(what string, v Values)
	Count(what string, n int)
}

// A Sender sends requests.
type Sender interface {
	Send(*http.Request) (*http.Response, error)
}

type slogged struct{ l *slog.Logger }

// New returns a journal.
func New() Journal { return slogged{slog.Default()} }

func (s slogged) Record(what string, v Values) {
	var args []any
	for k, val := range v {
		args = append(args, slog.Any(k, val))
	}
	s.l.Info(what, args...)
}

func (s slogged) Count(what string, n int) { s.l.Info(what, "n", n) }

type traced struct{ hc *http.Client }

// NewSender returns a sender that says what it sends.
func NewSender(hc *http.Client) Sender { return traced{hc} }

func (t traced) Send(req *http.Request) (*http.Response, error) {
	slog.Debug("send", "headers", req.Header)
	return t.hc.Do(req)
}
