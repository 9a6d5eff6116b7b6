// Package server: a server with both sides.
package server

import (
	"context"
	"fmt"
	"log"
	"log/slog"
	"net/http"
	"net/url"
	"time"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type Server struct {
	client *msgraphsdk.GraphServiceClient
	mux    *http.ServeMux
	log    *slog.Logger
	state  string
}

func (s *Server) routes() {
	s.mux.HandleFunc("/hook", s.hook)
	s.mux.HandleFunc("/x", func(w http.ResponseWriter, r *http.Request) {
		s.log.Info("x", "url", r.URL.String(), "hdr", r.Header)
	})
}

func (s *Server) hook(w http.ResponseWriter, r *http.Request) {
	s.log.Info("hook", "url", r.URL, "auth", r.Header.Get("Authorization"))
	s.logRequest(r)
	token := r.URL.Query().Get("validationToken")
	if token != "" {
		s.log.Info("validation", "token", token)
		fmt.Fprint(w, token)
		return
	}
}

func (s *Server) logRequest(r *http.Request) {
	s.log.Info("in", "method", r.Method, "url", r.URL.String(), "headers", r.Header)
}

type middleware func(http.Handler) http.Handler

func Log() middleware {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			start := time.Now()
			next.ServeHTTP(w, r)
			log.Println(r.URL, time.Since(start), r)
		})
	}
}

func (s *Server) notification(n models.ChangeNotificationable) {
	if st := n.GetClientState(); st != nil && *st != s.state {
		s.log.Warn("forged", "got", *st) // want "writes the client state by which notifications are told from forgeries to the log"
		s.log.Warn("forged", "id", *n.GetId())
	}
}

func (s *Server) proxy(ctx context.Context, id string) error {
	res, err := s.client.Users().ByUserId(id).Get(ctx, nil)
	if err != nil {
		s.log.Error("graph", "err", err, "user", id)
		return err
	}
	s.log.Info("user", "name", *res.GetDisplayName())
	u := url.URL{Scheme: "https", Host: "portal.example.com", Path: "/u/" + id}
	s.log.Info("see", "url", u.String())
	return nil
}

func signer(r *http.Request, tok string) {
	r.Header.Set("Authorization", "Bearer "+tok)
	log.Println("signed", r.Header) // want "writes headers with Authorization among them to the log"
	log.Println("signed", r.Header.Get("Accept"))
	log.Println("signed", r.URL.Path)
}

var _ = signer
