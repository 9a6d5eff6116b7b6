// Package elsewhere does not reach Graph: what it logs is no affair of ours.
package elsewhere

import (
	"context"
	"log"
	"net/http"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore"
	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
)

func token(ctx context.Context, c azcore.TokenCredential) error {
	t, err := c.GetToken(ctx, policy.TokenRequestOptions{Scopes: []string{"https://vault.azure.net/.default"}})
	log.Println(t.Token)
	return err
}

func call(token, user string) {
	req, err := http.NewRequest(http.MethodGet, "https://api.example.com/users/"+user, nil)
	if err != nil {
		return
	}
	req.Header.Set("Authorization", "Bearer "+token)
	log.Println(req.URL, req.Header, token)
}
