// Package mailbox is one user's mail, through the Graph SDK.
package mailbox

import (
	"context"
	"log/slog"
	"net/http"
	"time"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	khttp "github.com/microsoft/kiota-http-go"
	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/microsoftgraph/msgraph-sdk-go/users"

	"github.com/graphlint/graphlint/examples/mailtriage/internal/retry"
)

// A Box is one user's mailbox.
type Box struct {
	Client *msgraphsdk.GraphServiceClient
	User   string
	Log    *slog.Logger
}

// Changes returns what is new in the inbox since it gave out a link, or all of it for "", and the next link.
func (b *Box) Changes(ctx context.Context, link string) ([]models.Messageable, string, error) {
	request := b.Client.Users().ByUserId(b.User).MailFolders().ByMailFolderId("inbox").Messages().Delta()
	config := &users.ItemMailFoldersItemMessagesDeltaRequestBuilderGetRequestConfiguration{
		QueryParameters: &users.ItemMailFoldersItemMessagesDeltaRequestBuilderGetQueryParameters{
			Select: []string{"id", "internetMessageId", "from", "subject", "importance"},
		},
		Options: []abstractions.RequestOption{&khttp.RetryHandlerOptions{MaxRetries: 5}}, // fault: retryoptions
	}
	if link != "" {
		request, config = request.WithUrl(link), nil
	}
	var all []models.Messageable
	for {
		var page users.ItemMailFoldersItemMessagesDeltaGetResponseable
		err := retry.Do(4, func() (err error) {
			page, err = request.GetAsDeltaGetResponse(ctx, config) // fault: nestedretry
			return err
		})
		if err != nil {
			return nil, "", err
		}
		all = append(all, page.GetValue()...)
		if delta := page.GetOdataDeltaLink(); delta != nil {
			return all, *delta, nil
		}
		b.Log.Debug("inbox has another page", "messages", len(all), "more", page.GetOdataNextLink() != nil)
		request, config = request.WithUrl(*page.GetOdataNextLink()), nil
	}
}

// Reply answers a message.
func (b *Box) Reply(ctx context.Context, id, text string) error {
	body := users.NewItemMessagesItemReplyPostRequestBody()
	body.SetComment(&text)
	return b.message(id).Reply().Post(ctx, body, nil)
}

// Forward passes a message on.
func (b *Box) Forward(ctx context.Context, id, to string) error {
	address := models.NewEmailAddress()
	address.SetAddress(&to)
	recipient := models.NewRecipient()
	recipient.SetEmailAddress(address)
	body := users.NewItemMessagesItemForwardPostRequestBody()
	body.SetToRecipients([]models.Recipientable{recipient})
	return b.message(id).Forward().Post(ctx, body, &users.ItemMessagesItemForwardRequestBuilderPostRequestConfiguration{
		Options: []abstractions.RequestOption{&khttp.RetryHandlerOptions{ShouldRetry: refused}},
	})
}

// refused lets the client repeat what Graph did not carry out, and nothing else.
func refused(_ time.Duration, _ int, _ *http.Request, resp *http.Response) bool {
	return resp.StatusCode == http.StatusTooManyRequests
}

// Archive moves a message, and returns when it can be found in its new place.
func (b *Box) Archive(ctx context.Context, id string) error {
	folder := "archive"
	body := users.NewItemMessagesItemMovePostRequestBody()
	body.SetDestinationId(&folder)
	moved, err := b.message(id).Move().Post(ctx, body, nil)
	if err != nil {
		return err
	}
	return retry.WhileMissing(func() error {
		_, err := b.message(*moved.GetId()).Get(ctx, nil)
		return err
	})
}

func (b *Box) message(id string) *users.ItemMessagesMessageItemRequestBuilder {
	return b.Client.Users().ByUserId(b.User).Messages().ByMessageId(id)
}
