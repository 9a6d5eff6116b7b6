package mailbox

import (
	"context"
	"fmt"
	"time"

	msgraphcore "github.com/microsoftgraph/msgraph-sdk-go-core"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/microsoftgraph/msgraph-sdk-go/users"
)

// MarkRead marks messages as read.
func (b *Box) MarkRead(ctx context.Context, ids []string) error {
	read := true
	change := models.NewMessage()
	change.SetIsRead(&read)
	_, err := b.patch(ctx, ids, change) // fault: batchenvelope
	return err
}

// Categorize gives messages a category.
func (b *Box) Categorize(ctx context.Context, ids []string, category string) error {
	change := models.NewMessage()
	change.SetCategories([]string{category})
	answer, err := b.patch(ctx, ids, change)
	if err != nil {
		return err
	}
	if failed := answer.GetFailedResponses(); len(failed) > 0 {
		return fmt.Errorf("%d of %d messages did not take the category: %v", len(failed), len(ids), failed)
	}
	return nil
}

// Promise tells the senders of messages that a person will answer.
func (b *Box) Promise(ctx context.Context, ids []string, text string) error {
	body := users.NewItemMessagesItemReplyPostRequestBody()
	body.SetComment(&text)
	batch := msgraphcore.NewBatchRequest(b.Client.GetAdapter())
	for _, id := range ids {
		request, err := b.message(id).Reply().ToPostRequestInformation(ctx, body, nil)
		if err != nil {
			return err
		}
		if _, err := batch.AddBatchRequestStep(*request); err != nil {
			return err
		}
	}
	for {
		answer, err := batch.Send(ctx, b.Client.GetAdapter()) // fault: batchreplay
		if err != nil {
			return err
		}
		if len(answer.GetFailedResponses()) == 0 {
			return nil
		}
		time.Sleep(10 * time.Second)
	}
}

// patch changes messages in one batch, and returns the answers.
func (b *Box) patch(ctx context.Context, ids []string, change models.Messageable) (msgraphcore.BatchResponse, error) {
	batch := msgraphcore.NewBatchRequestCollection(b.Client.GetAdapter())
	for _, id := range ids {
		request, err := b.message(id).ToPatchRequestInformation(ctx, change, nil)
		if err != nil {
			return nil, err
		}
		if _, err := batch.AddBatchRequestStep(*request); err != nil {
			return nil, err
		}
	}
	return batch.Send(ctx, b.Client.GetAdapter())
}
