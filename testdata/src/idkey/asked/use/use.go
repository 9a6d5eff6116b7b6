// Package use gets its messages by way of a package that asks for ids that stay.
package use

import (
	"github.com/microsoftgraph/msgraph-sdk-go/models"

	"idkey/asked/fetch"
)

var met = map[string]bool{}

var _ = fetch.Headers

func nopeImmutable(m models.Messageable) bool { return met[*m.GetId()] }
