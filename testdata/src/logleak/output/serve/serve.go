// Package serve is no command: what it writes to the standard error is collected.
package serve

import (
	"fmt"
	"os"

	"github.com/microsoftgraph/msgraph-sdk-go/models"

	"logleak/output/show"
)

func invited(inv models.Invitationable, t *show.Table) {
	fmt.Println("invited", *inv.GetInviteRedeemUrl())
	t.Row(*inv.GetInviteRedeemUrl())
	fmt.Fprintln(os.Stderr, "invited", *inv.GetInviteRedeemUrl()) // want "fmt.Fprintln writes an invitation"
	t.Warn(*inv.GetInviteRedeemUrl())                             // want "t.Warn writes an invitation"
	fmt.Println("invited", *inv.GetInvitedUserEmailAddress())
}
