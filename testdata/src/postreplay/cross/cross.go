// Package cross makes the client that another package sends through.
package cross

import (
	"context"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore"
	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/users"

	"postreplay/cross/mail"
)

func send(ctx context.Context, cred azcore.TokenCredential, body users.ItemSendMailPostRequestBodyable) error {
	c, err := msgraphsdk.NewGraphServiceClientWithCredentials(cred, nil)
	if err != nil {
		return err
	}
	return mail.Send(ctx, c, body) // want `the POST SendMail\(\).Post \(sent at mail.go:14\) is sent up to four times`
}

func sendAs(ctx context.Context, cred azcore.TokenCredential, body users.ItemSendMailPostRequestBodyable) error {
	return mail.SendAs(ctx, cred, body) // said there
}

func sendThrough(ctx context.Context, cred azcore.TokenCredential, body users.ItemSendMailPostRequestBodyable) error {
	s, err := mail.New(cred)
	if err != nil {
		return err
	}
	return s.Send(ctx, body) // said there
}

func sendPatiently(ctx context.Context, cred azcore.TokenCredential, body users.ItemSendMailPostRequestBodyable) error {
	s, err := mail.New(cred)
	if err != nil {
		return err
	}
	return patiently(func() error { return s.Send(ctx, body) }) // said there
}

func patiently(f func() error) error {
	if err := f(); err != nil {
		return err
	}
	return nil
}
