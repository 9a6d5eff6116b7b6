// Package cross has its client, and its retries, from other packages.
package cross

import (
	"context"
	"net/http"

	"unsafewrite/cross/again"
	"unsafewrite/cross/wire"
)

type sender interface {
	Post(ctx context.Context, path string, body []byte) error
}

type mails struct {
	c    *wire.Client
	post sender
}

func newMails(hc *http.Client) *mails {
	c := &wire.Client{HTTP: hc}
	return &mails{c: c, post: c}
}

func (m *mails) send(ctx context.Context, body []byte) error {
	return again.Do(3, func() error {
		return m.c.Post(ctx, "/me/sendMail", body) // want `the POST /me/sendMail \(sent at wire\.go:\d+\) is repeated by again\.Do`
	})
}

func (m *mails) insist(ctx context.Context, body []byte) error {
	return m.c.Insist(ctx, wire.Request{Method: http.MethodPost, Path: "/me/messages", Body: body}) // want `the POST /me/messages`
}

func (m *mails) behindInterface(ctx context.Context, body []byte) error {
	return again.Do(3, func() error {
		return m.post.Post(ctx, "/me/messages", body) // want `the POST /me/messages`
	})
}

func (m *mails) read(ctx context.Context) error {
	return m.c.Insist(ctx, wire.Request{Method: http.MethodGet, Path: "/me/messages"})
}

func (m *mails) once(ctx context.Context, body []byte) error {
	return again.Once(func() error {
		return m.c.Post(ctx, "/me/sendMail", body)
	})
}

func (m *mails) lookup(ctx context.Context, body []byte) error {
	return again.Do(3, func() error {
		return m.c.Post(ctx, "/users/validateProperties", body)
	})
}

// chosen leaves it to a function that looks at the method first.
func (m *mails) chosen(ctx context.Context, body []byte) error {
	return m.c.Chosen(ctx, wire.Request{Method: http.MethodPost, Path: "/me/messages", Body: body})
}
