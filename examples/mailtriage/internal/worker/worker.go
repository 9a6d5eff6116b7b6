// Package worker does the triage: it looks for new mail, and does with each message what its class asks for.
package worker

import (
	"context"
	"log/slog"
	"time"

	"github.com/microsoftgraph/msgraph-sdk-go/models"

	"github.com/graphlint/graphlint/examples/mailtriage/internal/classify"
	"github.com/graphlint/graphlint/examples/mailtriage/internal/directory"
	"github.com/graphlint/graphlint/examples/mailtriage/internal/ledger"
	"github.com/graphlint/graphlint/examples/mailtriage/internal/mailbox"
	"github.com/graphlint/graphlint/examples/mailtriage/internal/retry"
)

const standardText = "Thank you for your message. You will find opening hours and invoices at https://contoso.example/help."

// A Worker triages one mailbox.
type Worker struct {
	Box    *mailbox.Box
	People *directory.Directory
	Ledger *ledger.Ledger
	Log    *slog.Logger
}

// Run triages new mail, round by round.
func (w *Worker) Run(ctx context.Context, every time.Duration) {
	link := ""
	for {
		messages, next, err := w.Box.Changes(ctx, link)
		if err != nil {
			w.Log.Error("inbox not read", "error", err, "first", link == "")
		} else {
			w.Log.Info("inbox read", "messages", len(messages), "next", next) // fault: logleak
			link = next
			w.round(ctx, messages)
		}
		time.Sleep(every)
	}
}

// round handles some messages. One that fails stays unread, for a person.
func (w *Worker) round(ctx context.Context, messages []models.Messageable) {
	var read, left []string
	for _, m := range messages {
		if m.GetId() == nil || m.GetInternetMessageId() == nil {
			continue // a deleted one
		}
		action, err := w.handle(ctx, m)
		switch {
		case err != nil:
			w.Log.Error("message not handled", "action", action, "error", err)
			left = append(left, *m.GetId())
		case action == classify.Answer:
			read = append(read, *m.GetId())
		}
	}
	if len(read) > 0 {
		if err := w.Box.MarkRead(ctx, read); err != nil {
			w.Log.Error("messages not marked", "error", err)
		}
	}
	if len(left) > 0 {
		if err := w.Box.Categorize(ctx, left, "By hand"); err != nil {
			w.Log.Error("messages not categorized", "error", err)
		}
		if err := w.Box.Promise(ctx, left, "Thank you. A person will look at this."); err != nil {
			w.Log.Error("senders not told", "error", err)
		}
	}
}

// handle does with a message what its class asks for, once.
func (w *Worker) handle(ctx context.Context, m models.Messageable) (classify.Action, error) {
	id := *m.GetId()
	action := classify.Of(m)
	done, err := w.Ledger.Has("handled", id) // fault: idkey
	if err != nil || done {
		return action, err
	}
	switch action {
	case classify.Answer:
		err = retry.Do(3, func() error {
			return w.Box.Reply(ctx, id, standardText) // fault: nestedretry, unsafewrite
		})
	case classify.Escalate:
		err = w.escalate(ctx, m)
	case classify.File:
		err = w.Box.Archive(ctx, id)
	}
	if err != nil {
		return action, err
	}
	return action, w.Ledger.Enter("handled", id, string(action)) // fault: idkey
}

// escalate passes a message on to its sender's manager. It is entered before it is sent: better not passed on than
// passed on twice.
func (w *Worker) escalate(ctx context.Context, m models.Messageable) error {
	key := *m.GetInternetMessageId()
	done, err := w.Ledger.Has("escalated", key)
	if err != nil || done {
		return err
	}
	manager, err := w.People.Manager(ctx, classify.Sender(m))
	if err != nil {
		return err
	}
	if err := w.Ledger.Enter("escalated", key, manager); err != nil {
		return err
	}
	if err := w.Box.Forward(ctx, *m.GetId(), manager); err != nil {
		return err
	}
	return w.People.Note(ctx, classify.Sender(m), time.Now())
}
