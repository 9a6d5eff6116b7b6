// Package intest has a test that makes a short-lived poller.
package intest

import "github.com/microsoftgraph/msgraph-sdk-go/models"

type poller struct{ met map[string]bool }

func (p *poller) handle(m models.Messageable) {
	p.met[*m.GetId()] = true // want `key of p\.met`
}
