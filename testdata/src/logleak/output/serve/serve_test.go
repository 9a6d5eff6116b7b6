package serve

import (
	"log"

	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

func helper(inv models.Invitationable, res models.PasswordCredentialable) {
	log.Println("invited", *inv.GetInviteRedeemUrl())
	log.Println("secret", *res.GetSecretText()) // want "log.Println writes the secret of an application"
}
