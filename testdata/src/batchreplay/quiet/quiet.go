// Package quiet holds look-alikes. Each function is named for the reason.
package quiet

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"time"

	"github.com/avast/retry-go/v4"
	abstractions "github.com/microsoft/kiota-abstractions-go"
	msgraphsdkgo "github.com/microsoftgraph/msgraph-sdk-go"
	msgraphgocore "github.com/microsoftgraph/msgraph-sdk-go-core"
	"github.com/microsoftgraph/msgraph-sdk-go/users"
)

type desk struct {
	client *msgraphsdkgo.GraphServiceClient
	ad     abstractions.RequestAdapter
}

func (d *desk) infos(ctx context.Context, mails map[string]users.ItemSendMailPostRequestBodyable) map[string]*abstractions.RequestInformation {
	out := make(map[string]*abstractions.RequestInformation)
	for id, m := range mails {
		info, err := d.client.Me().SendMail().ToPostRequestInformation(ctx, m, nil)
		if err == nil {
			out[id] = info
		}
	}
	return out
}

func (d *desk) one(ctx context.Context, m users.ItemSendMailPostRequestBodyable) msgraphgocore.BatchRequest {
	b := msgraphgocore.NewBatchRequest(d.ad)
	if info, err := d.client.Me().SendMail().ToPostRequestInformation(ctx, m, nil); err == nil {
		b.AddBatchRequestStep(*info)
	}
	return b
}

func (d *desk) onlyThoseThatFailed(ctx context.Context, mails map[string]users.ItemSendMailPostRequestBodyable) error {
	todo := d.infos(ctx, mails)
	for len(todo) > 0 {
		b := msgraphgocore.NewBatchRequest(d.ad)
		ids := make(map[string]string)
		for id, info := range todo {
			item, err := b.AddBatchRequestStep(*info)
			if err != nil {
				return err
			}
			ids[*item.GetId()] = id
		}
		resp, err := b.Send(ctx, d.ad)
		if err != nil {
			return err
		}
		for id, status := range resp.GetStatusCodes() {
			if status != http.StatusTooManyRequests {
				delete(todo, ids[id])
			}
		}
	}
	return nil
}

func (d *desk) reads(ctx context.Context) error {
	b := msgraphgocore.NewBatchRequest(d.ad)
	info, err := d.client.Me().ToGetRequestInformation(ctx, nil)
	if err != nil {
		return err
	}
	b.AddBatchRequestStep(*info)
	for {
		resp, err := b.Send(ctx, d.ad)
		if err != nil {
			return err
		}
		if len(resp.GetFailedResponses()) == 0 {
			return nil
		}
	}
}

func (d *desk) failsAtOnce(ctx context.Context, m users.ItemSendMailPostRequestBodyable) error {
	b := d.one(ctx, m)
	for {
		resp, err := b.Send(ctx, d.ad)
		if err != nil {
			time.Sleep(time.Second)
			continue
		}
		if n := len(resp.GetFailedResponses()); n > 0 {
			return fmt.Errorf("%d failed", n)
		}
		return nil
	}
}

func (d *desk) aSchedule(ctx context.Context, m users.ItemSendMailPostRequestBodyable) error {
	b := d.one(ctx, m)
	for range time.Tick(time.Hour) {
		resp, err := b.Send(ctx, d.ad)
		if err != nil {
			return err
		}
		for id, status := range resp.GetFailedResponses() {
			log.Println(id, status)
		}
	}
	return nil
}

func (d *desk) stepsOfTheNextPerson(ctx context.Context, mails []users.ItemSendMailPostRequestBodyable) error {
	for _, m := range mails {
		b := d.one(ctx, m)
		resp, err := b.Send(ctx, d.ad)
		if err != nil {
			return err
		}
		if len(resp.GetFailedResponses()) > 0 {
			log.Println("failed")
			continue
		}
		return nil
	}
	return nil
}

func (d *desk) notKnownSteps(ctx context.Context, b msgraphgocore.BatchRequest) error {
	for {
		resp, err := b.Send(ctx, d.ad)
		if err != nil {
			return err
		}
		if len(resp.GetFailedResponses()) == 0 {
			return nil
		}
	}
}

func (d *desk) setAnew(ctx context.Context, m users.ItemSendMailPostRequestBodyable) error {
	b := d.one(ctx, m)
	for {
		resp, err := b.Send(ctx, d.ad)
		if err != nil {
			return err
		}
		failed := resp.GetFailedResponses()
		if len(failed) == 0 {
			return nil
		}
		var left []msgraphgocore.BatchItem
		for _, item := range b.GetRequests() {
			if _, bad := failed[*item.GetId()]; bad {
				left = append(left, item)
			}
		}
		b.SetRequests(left)
	}
}

func (d *desk) permanentForTheHelper(ctx context.Context, m users.ItemSendMailPostRequestBodyable) error {
	b := d.one(ctx, m)
	return retry.Do(func() error {
		resp, err := b.Send(ctx, d.ad)
		if err != nil {
			return err
		}
		if n := len(resp.GetFailedResponses()); n > 0 {
			return retry.Unrecoverable(fmt.Errorf("%d failed", n))
		}
		return nil
	})
}
