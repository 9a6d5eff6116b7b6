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

// A Sender sends mails.
type Sender interface {
	Send(ctx context.Context, body users.ItemSendMailPostRequestBodyable) error
}

type box struct {
	client *msgraphsdk.GraphServiceClient
}

// New makes a Sender with a client of its own.
func New(cred azcore.TokenCredential) (Sender, error) {
	c, err := msgraphsdk.NewGraphServiceClientWithCredentials(cred, nil)
	if err != nil {
		return nil, err
	}
	return &box{client: c}, nil
}

// Send implements Sender.
func (b *box) Send(ctx context.Context, body users.ItemSendMailPostRequestBodyable) error {
	return b.client.Me().SendMail().Post(ctx, body, nil) // want `sends the mail again`
}
