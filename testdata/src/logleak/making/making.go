// Package making logs with lines in the making of another package.
package making

import (
	"github.com/microsoftgraph/msgraph-sdk-go/models"

	"logleak/making/line"
)

func rotated(p models.PasswordCredentialable, id string) {
	line.Start().Str("id", id).Str("secret", *p.GetSecretText()).Out("rotated") // want "writes the secret of an application"
	line.Start().Str("id", id).Size("secret", *p.GetSecretText()).Out("rotated")
	l := line.Start()
	l.Str("secret", *p.GetSecretText())
	l.Out("rotated")                                                              // want "l.Out writes the secret of an application"
	line.Pairs{}.With("id", id).With("secret", *p.GetSecretText()).Log("rotated") // want "writes the secret of an application"
	line.Pairs{}.With("id", id).With("has secret", p.GetSecretText() != nil).Log("rotated")
	new(line.Call).Query("id", id).As("Bearer ", *p.GetSecretText()).Trace()
}
