// Package prefer asks for ids that stay, among other things.
package prefer

import (
	"net/http"

	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

const preferences = `outlook.timezone="UTC", IdType="ImmutableId"`

func headers(req *http.Request) { req.Header.Set("Prefer", preferences) }

var met = map[string]bool{}

func nopeImmutable(m models.Messageable) bool { return met[*m.GetId()] }
