// Package ports logs by an interface of another package, of whose types it knows
// nothing.
package ports

import (
	"net/http"

	"github.com/microsoftgraph/msgraph-sdk-go/models"

	"logleak/ports/lg"
)

type service struct {
	j lg.Journal
	s lg.Sender
}

func start(hc *http.Client) *service { return &service{lg.New(), lg.NewSender(hc)} }

func (s *service) page(p models.UserCollectionResponseable) {
	v := lg.Values{"count": len(p.GetValue())}
	s.j.Record("page", v)
	s.j.Record("page", lg.Values{"next": *p.GetOdataNextLink()}) // want "s.j.Record writes the link of the next page to the log"
	s.j.Record("page", lg.Values{"more": p.GetOdataNextLink() != nil})
	s.j.Count("page", len(*p.GetOdataNextLink()))
}

// send may send by another sender than the one that says too much.
func (s *service) send(tok string) (*http.Response, error) {
	req, _ := http.NewRequest("GET", "https://graph.microsoft.com/v1.0/me", nil)
	req.Header.Set("Authorization", "Bearer "+tok)
	return s.s.Send(req)
}
