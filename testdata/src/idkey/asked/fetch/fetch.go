// Package fetch asks for ids that stay.
package fetch

import (
	abstractions "github.com/microsoft/kiota-abstractions-go"
)

// Headers asks for them.
func Headers() *abstractions.RequestHeaders {
	h := abstractions.NewRequestHeaders()
	h.Add("Prefer", `IdType="immutableId"`)
	return h
}
