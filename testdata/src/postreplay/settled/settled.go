// Package settled says what the client may repeat, or has a client that repeats
// nothing, or one of which nothing is known.
package settled

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore"
	abstractions "github.com/microsoft/kiota-abstractions-go"
	"github.com/microsoft/kiota-abstractions-go/authentication"
	khttp "github.com/microsoft/kiota-http-go"
	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/users"
)

func refused(_ time.Duration, _ int, _ *http.Request, resp *http.Response) bool {
	return resp.StatusCode == http.StatusTooManyRequests
}

func perRequest(ctx context.Context, cred azcore.TokenCredential, body users.ItemSendMailPostRequestBodyable) error {
	c, err := msgraphsdk.NewGraphServiceClientWithCredentials(cred, nil)
	if err != nil {
		return err
	}
	return c.Me().SendMail().Post(ctx, body, &users.ItemSendMailRequestBuilderPostRequestConfiguration{
		Options: []abstractions.RequestOption{&khttp.RetryHandlerOptions{ShouldRetry: refused}},
	})
}

func byMethod(_ time.Duration, _ int, req *http.Request, _ *http.Response) bool {
	switch req.Method {
	case http.MethodGet, http.MethodHead:
		return true
	}
	return false
}

func perClient(auth authentication.AuthenticationProvider) (*msgraphsdk.GraphServiceClient, error) {
	mw, err := khttp.GetDefaultMiddlewaresWithOptions(&khttp.RetryHandlerOptions{ShouldRetry: byMethod})
	if err != nil {
		return nil, err
	}
	adapter, err := msgraphsdk.NewGraphRequestAdapterWithParseNodeFactoryAndSerializationWriterFactoryAndHttpClient(
		auth, nil, nil, khttp.GetDefaultClient(mw...))
	if err != nil {
		return nil, err
	}
	return msgraphsdk.NewGraphServiceClient(adapter), nil
}

func sendPerClient(ctx context.Context, auth authentication.AuthenticationProvider, body users.ItemSendMailPostRequestBodyable) error {
	c, err := perClient(auth)
	if err != nil {
		return err
	}
	return c.Me().SendMail().Post(ctx, body, nil)
}

func never(ctx context.Context, cred azcore.TokenCredential, body users.ItemSendMailPostRequestBodyable) error {
	c, err := msgraphsdk.NewGraphServiceClientWithCredentials(cred, nil)
	if err != nil {
		return err
	}
	opts := &khttp.RetryHandlerOptions{}
	opts.ShouldRetry = func(time.Duration, int, *http.Request, *http.Response) bool { return false }
	config := &users.ItemSendMailRequestBuilderPostRequestConfiguration{}
	config.Options = append(config.Options, opts)
	return c.Me().SendMail().Post(ctx, body, config)
}

func handedOn(_ time.Duration, n int, req *http.Request, resp *http.Response) bool {
	return n < 3 && fine(req, resp)
}

func fine(req *http.Request, resp *http.Response) bool {
	return req.Method != http.MethodPost || resp.StatusCode == 429
}

func byHelper(ctx context.Context, cred azcore.TokenCredential, body users.ItemSendMailPostRequestBodyable) error {
	c, err := msgraphsdk.NewGraphServiceClientWithCredentials(cred, nil)
	if err != nil {
		return err
	}
	return c.Me().SendMail().Post(ctx, body, &users.ItemSendMailRequestBuilderPostRequestConfiguration{
		Options: []abstractions.RequestOption{&khttp.RetryHandlerOptions{ShouldRetry: handedOn}},
	})
}

func unknownConfig(ctx context.Context, cred azcore.TokenCredential, body users.ItemSendMailPostRequestBodyable, config *users.ItemSendMailRequestBuilderPostRequestConfiguration) error {
	c, err := msgraphsdk.NewGraphServiceClientWithCredentials(cred, nil)
	if err != nil {
		return err
	}
	return c.Me().SendMail().Post(ctx, body, config)
}

func unknownOption(ctx context.Context, cred azcore.TokenCredential, body users.ItemSendMailPostRequestBodyable, opt abstractions.RequestOption) error {
	c, err := msgraphsdk.NewGraphServiceClientWithCredentials(cred, nil)
	if err != nil {
		return err
	}
	return c.Me().SendMail().Post(ctx, body, &users.ItemSendMailRequestBuilderPostRequestConfiguration{
		Options: []abstractions.RequestOption{opt},
	})
}

func unknownPredicate(ctx context.Context, cred azcore.TokenCredential, body users.ItemSendMailPostRequestBodyable, may func(time.Duration, int, *http.Request, *http.Response) bool) error {
	c, err := msgraphsdk.NewGraphServiceClientWithCredentials(cred, nil)
	if err != nil {
		return err
	}
	return c.Me().SendMail().Post(ctx, body, &users.ItemSendMailRequestBuilderPostRequestConfiguration{
		Options: []abstractions.RequestOption{&khttp.RetryHandlerOptions{ShouldRetry: may}},
	})
}

// Mailer has a client that somebody else makes.
type Mailer struct {
	Client *msgraphsdk.GraphServiceClient
}

// Send sends a mail.
func (m *Mailer) Send(ctx context.Context, body users.ItemSendMailPostRequestBodyable) error {
	return m.Client.Me().SendMail().Post(ctx, body, nil)
}

func ownList(ctx context.Context, auth authentication.AuthenticationProvider, body users.ItemSendMailPostRequestBodyable) error {
	adapter, err := msgraphsdk.NewGraphRequestAdapterWithParseNodeFactoryAndSerializationWriterFactoryAndHttpClient(
		auth, nil, nil, khttp.GetDefaultClient(khttp.NewRedirectHandler(), khttp.NewCompressionHandler()))
	if err != nil {
		return err
	}
	return msgraphsdk.NewGraphServiceClient(adapter).Me().SendMail().Post(ctx, body, nil)
}

func plain(body string) error {
	resp, err := http.Post("https://graph.microsoft.com/v1.0/me/sendMail", "application/json", strings.NewReader(body))
	if err != nil {
		return err
	}
	return resp.Body.Close()
}
