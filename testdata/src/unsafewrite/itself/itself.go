// Package itself has a request function that calls itself, and callers of
// which each gives another body.
package itself

import (
	"context"
	"net/http"
	"strings"
)

// send goes on by a call of itself while tries are left.
func send(ctx context.Context, method, path, body string, left int) error {
	req, err := http.NewRequestWithContext(ctx, method, "https://graph.microsoft.com/v1.0"+path, strings.NewReader(body))
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	resp.Body.Close()
	if resp.StatusCode >= 500 && left > 0 {
		return send(ctx, method, path, body, left-1)
	}
	return nil
}

func folder(ctx context.Context, in string) error {
	return send(ctx, "POST", "/me/mailFolders/"+in+"/childFolders", `{"displayName": "old"}`, 2) // want `the POST /me/mailFolders/…/childFolders`
}

func contact(ctx context.Context, body string) error {
	return send(ctx, "POST", "/me/contacts", body, 2) // want `the POST /me/contacts`
}

// one has no try left.
func one(ctx context.Context, body string) error {
	return send(ctx, "POST", "/me/contacts", body, 0)
}

// read reads.
func read(ctx context.Context) error { return send(ctx, "GET", "/me/contacts", "", 2) }

// call leaves the method and the number to its callers.
func call(ctx context.Context, method, path string, tries int) error {
	return send(ctx, method, path, "{}", tries)
}

func team(ctx context.Context) error { return call(ctx, "POST", "/teams", 4) } // want `the POST /teams`

func teamOnce(ctx context.Context) error { return call(ctx, "POST", "/teams", 0) }
