// Package sdk sends batches of the SDK again, as they were.
package sdk

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"github.com/avast/retry-go/v4"
	abstractions "github.com/microsoft/kiota-abstractions-go"
	msgraphsdkgo "github.com/microsoftgraph/msgraph-sdk-go"
	msgraphgocore "github.com/microsoftgraph/msgraph-sdk-go-core"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/microsoftgraph/msgraph-sdk-go/users"
)

type Clerk struct {
	client *msgraphsdkgo.GraphServiceClient
}

func (c *Clerk) batch(ctx context.Context, mails []users.ItemSendMailPostRequestBodyable) (msgraphgocore.BatchRequest, error) {
	b := msgraphgocore.NewBatchRequest(c.client.GetAdapter())
	for _, m := range mails {
		info, err := c.client.Me().SendMail().ToPostRequestInformation(ctx, m, nil)
		if err != nil {
			return nil, err
		}
		if _, err := b.AddBatchRequestStep(*info); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// All is sent until nothing fails.
func (c *Clerk) All(ctx context.Context, mails []users.ItemSendMailPostRequestBodyable) error {
	b, err := c.batch(ctx, mails)
	if err != nil {
		return err
	}
	for {
		resp, err := b.Send(ctx, c.client.GetAdapter()) // want `^the loop at line 43 sends the whole batch again when a step of it was answered with 429: the POSTs among the steps that went through are carried out a second time; put only those steps into the next batch`
		if err != nil {
			return err
		}
		if len(resp.GetFailedResponses()) == 0 {
			return nil
		}
		time.Sleep(5 * time.Second)
	}
}

// Flag looks at each status.
func (c *Clerk) Flag(ctx context.Context, mails []users.ItemSendMailPostRequestBodyable) error {
	b, err := c.batch(ctx, mails)
	if err != nil {
		return err
	}
	for attempt := 0; attempt < 4; attempt++ {
		resp, err := b.Send(ctx, c.client.GetAdapter()) // want `the loop at line 61 sends the whole batch again when a step of it was answered with 429`
		if err != nil {
			return err
		}
		again := false
		for _, status := range resp.GetStatusCodes() {
			if status == http.StatusTooManyRequests {
				again = true
			}
		}
		if !again {
			return nil
		}
	}
	return errors.New("throttled")
}

// Server goes round on 5xx only.
func (c *Clerk) Server(ctx context.Context, ad abstractions.RequestAdapter, mail users.ItemSendMailPostRequestBodyable) error {
	b := msgraphgocore.NewBatchRequest(ad)
	info, err := c.client.Me().SendMail().ToPostRequestInformation(ctx, mail, nil)
	if err != nil {
		return err
	}
	if _, err := b.AddBatchRequestStep(*info); err != nil {
		return err
	}
	for range 3 {
		resp, err := b.Send(ctx, ad) // want `when a step of it was answered with 503`
		if err != nil {
			return err
		}
		if !broken(resp) {
			break
		}
	}
	return nil
}

func broken(resp msgraphgocore.BatchResponse) bool {
	for _, item := range resp.GetResponses() {
		if *item.GetStatus() >= 500 {
			return true
		}
	}
	return false
}

// Helper returns the failure of a step to a helper.
func (c *Clerk) Helper(ctx context.Context, mails []users.ItemSendMailPostRequestBodyable) error {
	b, err := c.batch(ctx, mails)
	if err != nil {
		return err
	}
	return retry.Do(func() error {
		resp, err := b.Send(ctx, c.client.GetAdapter()) // want `retry.Do at line 116 sends the whole batch again when a step of it was answered with 429`
		if err != nil {
			return err
		}
		if n := len(resp.GetFailedResponses()); n > 0 {
			return fmt.Errorf("%d steps failed", n)
		}
		return nil
	})
}

// Typed looks at the error of the typed getter.
func (c *Clerk) Typed(ctx context.Context, ad abstractions.RequestAdapter, ev models.Messageable) error {
	b := msgraphgocore.NewBatchRequest(ad)
	info, err := c.client.Me().Messages().ToPostRequestInformation(ctx, ev, nil)
	if err != nil {
		return err
	}
	item, err := b.AddBatchRequestStep(*info)
	if err != nil {
		return err
	}
	for range 3 {
		resp, err := b.Send(ctx, ad) // want `sends the whole batch again when a step`
		if err != nil {
			return err
		}
		if _, err := msgraphgocore.GetBatchResponseById[models.Messageable](resp, *item.GetId(), models.CreateMessageFromDiscriminatorValue); err == nil {
			return nil
		}
	}
	return errors.New("not created")
}

// Count counts them.
func (c *Clerk) Count(ctx context.Context, mails []users.ItemSendMailPostRequestBodyable) error {
	b, err := c.batch(ctx, mails)
	if err != nil {
		return err
	}
	for {
		resp, err := b.Send(ctx, c.client.GetAdapter()) // want `sends the whole batch again`
		if err != nil {
			return err
		}
		var failed []string
		for id, status := range resp.GetStatusCodes() {
			if status >= 400 {
				failed = append(failed, id)
			}
		}
		if len(failed) > 0 {
			time.Sleep(time.Second)
			continue
		}
		return nil
	}
}
