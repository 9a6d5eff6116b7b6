// Package serve is no command: what it prints is collected.
package serve

import (
	"fmt"

	"github.com/microsoftgraph/msgraph-sdk-go/models"

	"logleak/output/show"
)

func invited(inv models.Invitationable, t *show.Table) {
	fmt.Println("invited", *inv.GetInviteRedeemUrl()) // want "fmt.Println writes an invitation"
	t.Row(*inv.GetInviteRedeemUrl())                  // want "t.Row writes an invitation"
	fmt.Println("invited", *inv.GetInvitedUserEmailAddress())
}
