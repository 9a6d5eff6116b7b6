// Package onprem has an attribute of users that is not the header.
package onprem

import "github.com/microsoftgraph/msgraph-sdk-go/models"

var fields = []string{"id", "onPremisesImmutableId"}

var met = map[string]bool{}

func message(m models.Messageable) bool { return met[*m.GetId()] } // want `key of met`
