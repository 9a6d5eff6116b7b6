// Package app logs with a cleaning logger of another package, and with one that
// is made here and does not clean.
package app

import (
	"log"
	"log/slog"
	"net/http"
	"os"

	"logleak/scrubbed/obs"
)

type service struct {
	log  *slog.Logger
	bare *slog.Logger
}

func newService() *service {
	return &service{
		log:  obs.Logger(os.Stderr),
		bare: slog.New(slog.NewJSONHandler(os.Stderr, nil)),
	}
}

func (s *service) me(tok string) {
	req, _ := http.NewRequest("GET", "https://graph.microsoft.com/v1.0/me", nil)
	req.Header.Set("Authorization", "Bearer "+tok)
	s.log.Debug("sending", "headers", req.Header)
	s.log.With("token", tok).Debug("sending")
	s.bare.Debug("sending", "headers", req.Header)          // want "s.bare.Debug writes headers with Authorization"
	s.bare.With("token", tok).Debug("sending")              // want "s.bare.With writes what is sent as Authorization"
	log.Print(tok)                                          // want "log.Print writes what is sent as Authorization"
	slog.New(slog.NewTextHandler(os.Stderr, nil)).Info(tok) // want "writes what is sent as Authorization"
}
