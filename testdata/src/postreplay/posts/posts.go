// Package posts sends POSTs through a client that repeats them by itself.
package posts

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore"
	abstractions "github.com/microsoft/kiota-abstractions-go"
	khttp "github.com/microsoft/kiota-http-go"
	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/microsoftgraph/msgraph-sdk-go/users"
)

// Bad.

func mail(ctx context.Context, cred azcore.TokenCredential, body users.ItemSendMailPostRequestBodyable) error {
	client, err := msgraphsdk.NewGraphServiceClientWithCredentials(cred, nil)
	if err != nil {
		return err
	}
	return client.Me().SendMail().Post(ctx, body, nil) // want `the POST SendMail\(\).Post is sent up to four times by the Graph client itself if it is answered with 503 or 504, when the first may have been carried out, and each further one sends the mail again; let the client repeat it after 429 only: Options: `
}

type desk struct {
	graph *msgraphsdk.GraphServiceClient
}

func newDesk(cred azcore.TokenCredential) (*desk, error) {
	c, err := msgraphsdk.NewGraphServiceClientWithCredentials(cred, []string{"https://graph.microsoft.com/.default"})
	if err != nil {
		return nil, err
	}
	return &desk{graph: c}, nil
}

func (d *desk) answer(ctx context.Context, id string, body users.ItemMessagesItemReplyPostRequestBodyable) error {
	return d.graph.Me().Messages().ByMessageId(id).Reply().Post(ctx, body, nil) // want `the POST Reply\(\).Post is sent up to four times`
}

func (d *desk) pass(ctx context.Context, id string, body users.ItemMessagesItemForwardPostRequestBodyable) error {
	h := abstractions.NewRequestHeaders()
	h.Add("Prefer", `IdType="ImmutableId"`)
	return d.graph.Me().Messages().ByMessageId(id).Forward().Post(ctx, body, &users.ItemMessagesItemForwardRequestBuilderPostRequestConfiguration{Headers: h}) // want `forwards the mail again`
}

func (d *desk) invite(ctx context.Context, guest models.Invitationable) error {
	_, err := d.graph.Invitations().Post(ctx, guest, nil) // want `sends the invitation again`
	return err
}

func (d *desk) say(ctx context.Context, chat string, msg models.ChatMessageable) error {
	_, err := d.graph.Chats().ByChatId(chat).Messages().Post(ctx, msg, nil) // want `leaves another message`
	return err
}

func (d *desk) announce(ctx context.Context, team, channel string, msg models.ChatMessageable) error {
	_, err := d.graph.Teams().ByTeamId(team).Channels().ByChannelId(channel).Messages().Post(ctx, msg, nil) // want `the POST Messages\(\).Post`
	return err
}

func (d *desk) meet(ctx context.Context, subject string) error {
	e := models.NewEvent()
	e.SetSubject(&subject)
	_, err := d.graph.Me().Events().Post(ctx, e, nil) // want `books another event; set the event's transactionId, by which the service drops the second, or let the client`
	return err
}

func allow(time.Duration, int, *http.Request, *http.Response) bool { return true }

func (d *desk) patient(ctx context.Context, body users.ItemSendMailPostRequestBodyable) error {
	return d.graph.Me().SendMail().Post(ctx, body, &users.ItemSendMailRequestBuilderPostRequestConfiguration{ // want `sends the mail again`
		Options: []abstractions.RequestOption{&khttp.RetryHandlerOptions{ShouldRetry: allow, MaxRetries: 6}},
	})
}

func raw(body string) error {
	client := khttp.GetDefaultClient()
	req, err := http.NewRequest(http.MethodPost, "https://graph.microsoft.com/v1.0/me/sendMail", strings.NewReader(body))
	if err != nil {
		return err
	}
	resp, err := client.Do(req) // want `the POST /me/sendMail is sent up to four times by kiota's HTTP client itself .* make its middlewares with nethttplibrary.GetDefaultMiddlewaresWithOptions`
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func send(ctx context.Context, c *msgraphsdk.GraphServiceClient, body users.ItemSendMailPostRequestBodyable) error {
	return c.Me().SendMail().Post(ctx, body, nil) // known to callers only
}

func sendNow(ctx context.Context, cred azcore.TokenCredential, body users.ItemSendMailPostRequestBodyable) error {
	c, err := msgraphsdk.NewGraphServiceClientWithCredentials(cred, nil)
	if err != nil {
		return err
	}
	return send(ctx, c, body) // want `the POST SendMail\(\).Post \(sent at line 94\) is sent up to four times`
}

func above(ctx context.Context, cred azcore.TokenCredential, body users.ItemSendMailPostRequestBodyable) error {
	return sendNow(ctx, cred, body) // said at the call above
}

// Good: POSTs that are not in the list, and other verbs.

func (d *desk) list(ctx context.Context) error {
	_, err := d.graph.Me().Messages().Get(ctx, nil)
	return err
}

func (d *desk) draft(ctx context.Context, m models.Messageable) error {
	_, err := d.graph.Me().Messages().Post(ctx, m, nil)
	return err
}

func (d *desk) free(ctx context.Context, body users.ItemCalendarGetSchedulePostRequestBodyable) error {
	_, err := d.graph.Me().Calendar().GetSchedule().PostAsGetSchedulePostResponse(ctx, body, nil)
	return err
}

func (d *desk) meetOnce(ctx context.Context, id string) error {
	e := models.NewEvent()
	e.SetTransactionId(&id)
	_, err := d.graph.Me().Events().Post(ctx, e, nil)
	return err
}

func (d *desk) file(ctx context.Context, id string, body users.ItemMessagesItemMovePostRequestBodyable) error {
	_, err := d.graph.Me().Messages().ByMessageId(id).Move().Post(ctx, body, nil)
	return err
}

func (d *desk) prepared(ctx context.Context, body users.ItemSendMailPostRequestBodyable) (*abstractions.RequestInformation, error) {
	return d.graph.Me().SendMail().ToPostRequestInformation(ctx, body, nil)
}

func elsewhere(body string) error {
	resp, err := khttp.GetDefaultClient().Post("https://mail.example.com/sendMail", "application/json", strings.NewReader(body))
	if err != nil {
		return err
	}
	return resp.Body.Close()
}
