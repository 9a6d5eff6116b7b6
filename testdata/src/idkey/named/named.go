// Package named knows its stores by their names only.
package named

import (
	"context"

	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type ledger interface {
	Seen(ctx context.Context, id string) (bool, error)
	Mark(ctx context.Context, id string) error
}

type kvStore interface {
	Put(ctx context.Context, bucket, key string, value []byte) error
	Get(ctx context.Context, key string) ([]byte, error)
}

type mailAPI interface {
	Get(ctx context.Context, id string) (models.Messageable, error)
	Mark(ctx context.Context, id string) error
	Delete(ctx context.Context, id string) error
}

type worker struct {
	ledger ledger
	kv     kvStore
	mail   mailAPI
	seen   func(id string) bool
	send   func(id string) error
}

func (w *worker) run(ctx context.Context, m models.Messageable) error {
	if dup, err := w.ledger.Seen(ctx, *m.GetId()); dup || err != nil { // want `the id of message m is a key of a store`
		return err
	}
	return w.ledger.Mark(ctx, *m.GetId()) // want `a store`
}

func (w *worker) value(m models.Messageable) bool {
	return w.seen(*m.GetId()) // want `a store`
}

func (w *worker) bucket(ctx context.Context, m models.Messageable) error {
	if _, err := w.kv.Get(ctx, *m.GetId()); err == nil { // want `a store`
		return nil
	}
	return w.kv.Put(ctx, "mail", *m.GetId(), []byte("1")) // want `a store`
}

func (w *worker) once(ctx context.Context, key string) bool {
	dup, _ := w.ledger.Seen(ctx, key)
	return !dup
}

func (w *worker) throughHelper(ctx context.Context, m models.Messageable) bool {
	return w.once(ctx, *m.GetId()) // want `the id of message m is passed to once, where it is a key of a store at line 53`
}

// nopeAPI addresses the message.
func (w *worker) nopeAPI(ctx context.Context, m models.Messageable) error {
	if _, err := w.mail.Get(ctx, *m.GetId()); err != nil {
		return err
	}
	if err := w.mail.Mark(ctx, *m.GetId()); err != nil {
		return err
	}
	return w.mail.Delete(ctx, *m.GetId())
}

// nopeValue stores the id under another key.
func (w *worker) nopeValue(ctx context.Context, box string, m models.Messageable) error {
	return w.kv.Put(ctx, "last", box, []byte(*m.GetId()))
}

// nopeSend is no store.
func (w *worker) nopeSend(m models.Messageable) error {
	return w.send(*m.GetId())
}
