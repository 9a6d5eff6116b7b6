// Package sdk repeats POSTs of the SDK.
package sdk

import (
	"context"
	"time"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	msgraphcore "github.com/microsoftgraph/msgraph-sdk-go-core"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/microsoftgraph/msgraph-sdk-go/users"
)

type app struct {
	graph  *msgraphsdk.GraphServiceClient
	outbox *users.ItemSendMailRequestBuilder
	post   func(context.Context, users.ItemSendMailPostRequestBodyable, *users.ItemSendMailRequestBuilderPostRequestConfiguration) error
}

func times(n int, fn func() error) (err error) {
	for range n {
		if err = fn(); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func (a *app) direct(ctx context.Context, body users.ItemSendMailPostRequestBodyable) (err error) {
	for range 3 {
		if err = a.graph.Me().SendMail().Post(ctx, body, nil); err == nil { // want `the POST SendMail\(\)\.Post is repeated by the loop at line \d+ after .* sends the mail again; repeat it after 429 only`
			return nil
		}
	}
	return err
}

func (a *app) builderInField(ctx context.Context, body users.ItemSendMailPostRequestBodyable) error {
	return times(3, func() error {
		return a.outbox.Post(ctx, body, nil) // want `ItemSendMailRequestBuilder\.Post is repeated by times at line \d+`
	})
}

func builderAsArgument(ctx context.Context, b *users.ItemMessagesRequestBuilder, m models.Messageable) error {
	return times(2, func() error {
		_, err := b.Post(ctx, m, nil) // want `leaves another message`
		return err
	})
}

func builderInVariable(ctx context.Context, c *msgraphsdk.GraphServiceClient, user string, m models.Messageable) (err error) {
	b := c.Users().ByUserId(user).Messages()
	for i := 0; i < 4; i++ {
		if _, err = b.Post(ctx, m, nil); err == nil { // want `Messages\(\)\.Post`
			break
		}
	}
	return err
}

func methodValue(ctx context.Context, c *msgraphsdk.GraphServiceClient, body users.ItemSendMailPostRequestBodyable) error {
	post := c.Me().SendMail().Post
	return times(2, func() error {
		return post(ctx, body, nil) // want `SendMail\(\)\.Post`
	})
}

type poster interface {
	Post(context.Context, users.ItemSendMailPostRequestBodyable, *users.ItemSendMailRequestBuilderPostRequestConfiguration) error
}

func newPoster(c *msgraphsdk.GraphServiceClient) poster { return c.Me().SendMail() }

func behindInterface(ctx context.Context, p poster, body users.ItemSendMailPostRequestBodyable) error {
	return times(2, func() error {
		return p.Post(ctx, body, nil) // want `sends the mail again`
	})
}

func otherExecutor(ctx context.Context, c *msgraphsdk.GraphServiceClient, body users.ItemMessagesItemMovePostRequestBodyable, id string) (err error) {
	for range 2 {
		if _, err = c.Me().Messages().ByMessageId(id).Move().Post(ctx, body, nil); err == nil { // want `fails, because the first changed the id`
			return nil
		}
	}
	return err
}

func event(ctx context.Context, c *msgraphsdk.GraphServiceClient, user, subject string) error {
	ev := models.NewEvent()
	ev.SetSubject(&subject)
	return times(3, func() error {
		_, err := c.Users().ByUserId(user).Events().Post(ctx, ev, nil) // want `books another event; set the event's transactionId`
		return err
	})
}

func prepared(ctx context.Context, c *msgraphsdk.GraphServiceClient, body users.ItemSendMailPostRequestBodyable) error {
	info, err := c.Me().SendMail().ToPostRequestInformation(ctx, body, nil)
	if err != nil {
		return err
	}
	return times(3, func() error {
		return c.GetAdapter().SendNoContent(ctx, info, nil) // want `SendMail\(\)\.Post`
	})
}

func byHand(ctx context.Context, ra abstractions.RequestAdapter) error {
	info := abstractions.NewRequestInformation()
	info.Method = abstractions.POST
	info.UrlTemplate = "{+baseurl}/chats"
	return times(3, func() error {
		return ra.SendNoContent(ctx, info, nil) // want `the POST \{\+baseurl\}/chats`
	})
}

func batch(ctx context.Context, c *msgraphsdk.GraphServiceClient, m models.Messageable) error {
	b := msgraphcore.NewBatchRequestCollection(c.GetAdapter())
	info, err := c.Me().Messages().ToPostRequestInformation(ctx, m, nil)
	if err != nil {
		return err
	}
	if _, err := b.AddBatchRequestStep(*info); err != nil {
		return err
	}
	return times(3, func() error {
		_, err := b.Send(ctx, c.GetAdapter()) // want `carries out the steps again`
		return err
	})
}

func (a *app) send(ctx context.Context, body users.ItemSendMailPostRequestBodyable) error {
	return a.graph.Me().SendMail().Post(ctx, body, nil)
}

func (a *app) calledInLoop(ctx context.Context, body users.ItemSendMailPostRequestBodyable) (err error) {
	for range 3 {
		if err = a.send(ctx, body); err == nil { // want `SendMail\(\)\.Post \(sent at line \d+\)`
			return nil
		}
	}
	return err
}
