// Package gates turns the retries of a client off, or does not.
package gates

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net/http"

	"unsafewrite/gates/wire"
)

// Plain has the three tries that no number stands for.
func Plain(ctx context.Context, body string) error {
	return wire.Send(ctx, wire.Order{Verb: "POST", Path: "/groups", Body: body}) // want `the POST /groups`
}

// Single is for one try.
func Single(ctx context.Context, body string) error {
	return wire.Send(ctx, wire.Order{Verb: "POST", Path: "/groups", Body: body, Single: true})
}

// One counts.
func One(ctx context.Context, body string) error {
	return wire.Send(ctx, wire.Order{Verb: "POST", Path: "/groups", Body: body, Tries: 1})
}

// Two counts too.
func Two(ctx context.Context, body string) error {
	return wire.Send(ctx, wire.Order{Verb: "POST", Path: "/groups", Body: body, Tries: 2}) // want `the POST /groups`
}

// Persistent repeats.
func Persistent(ctx context.Context, body string) error {
	return wire.Put(ctx, "POST", "/groups", body, true) // want `the POST /groups`
}

// Shy does not.
func Shy(ctx context.Context, body string) error {
	return wire.Put(ctx, "POST", "/groups", body, false)
}

// push is given bodies, not all of which are safe: those are reported that are not.
func push(url string, body any) error {
	raw, err := json.Marshal(body)
	if err != nil {
		return err
	}
	for i := 0; i < 3; i++ {
		resp, err := http.Post(url, "application/json", bytes.NewReader(raw))
		if err == nil && resp.StatusCode < 500 {
			return resp.Body.Close()
		}
	}
	return errors.New("not pushed")
}

// Folder refuses a second one.
func Folder(name string) error {
	return push("https://graph.microsoft.com/v1.0/me/drive/root/children", map[string]any{"name": name, "@microsoft.graph.conflictBehavior": "fail"})
}

// Contact does not.
func Contact(name string) error {
	return push("https://graph.microsoft.com/v1.0/me/contacts", map[string]any{"givenName": name}) // want `the POST /me/contacts`
}
