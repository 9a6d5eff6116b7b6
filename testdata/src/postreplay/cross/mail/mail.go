// Package mail sends mails through a client that it is given.
package mail

import (
	"context"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore"
	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/users"
)

// Send sends through the client of its caller.
func Send(ctx context.Context, c *msgraphsdk.GraphServiceClient, body users.ItemSendMailPostRequestBodyable) error {
	return c.Me().SendMail().Post(ctx, body, nil)
}

// SendAs makes its own client.
func SendAs(ctx context.Context, cred azcore.TokenCredential, body users.ItemSendMailPostRequestBodyable) error {
	c, err := msgraphsdk.NewGraphServiceClientWithCredentials(cred, nil)
	if err != nil {
		return err
	}
	return c.Me().SendMail().Post(ctx, body, nil) // want `sends the mail again`
}
