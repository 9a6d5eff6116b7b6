// Package rounds sends again in the next round what failed in this one.
package rounds

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
)

type failure struct{ status int }

func (f failure) Error() string { return fmt.Sprint(f.status) }

func add(ctx context.Context, name string) error {
	req, err := http.NewRequestWithContext(ctx, "POST", "https://graph.microsoft.com/v1.0/me/contacts", strings.NewReader(name))
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	resp.Body.Close()
	if resp.StatusCode >= 400 {
		return failure{resp.StatusCode}
	}
	return nil
}

func all(ctx context.Context, names []string) {
	for left := names; len(left) > 0; {
		var next []string
		for _, n := range left {
			if err := add(ctx, n); err != nil { // want `the POST /me/contacts \(sent at line 21\) is repeated by the next round, for which it is put back at line 37, after 5xx answers and failures without an answer`
				next = append(next, n)
			}
		}
		left = next
	}
}

// refused keeps those that were refused: nothing was done.
func refused(ctx context.Context, names []string) error {
	for len(names) > 0 {
		var next []string
		for _, n := range names {
			var f failure
			switch err := add(ctx, n); {
			case errors.As(err, &f) && f.status == http.StatusTooManyRequests:
				next = append(next, n)
			case err != nil:
				return err
			}
		}
		names = next
	}
	return nil
}

// unsent keeps what is not sent, since the time is up.
func unsent(ctx context.Context, names []string) (next []string) {
	for _, n := range names {
		if ctx.Err() != nil {
			next = append(next, n)
			continue
		}
		if err := add(ctx, n); err != nil {
			fmt.Println(err)
		}
	}
	return next
}

func rest(ctx context.Context, names []string) {
	for len(names) > 0 {
		names = unsent(ctx, names)
	}
}

func some(ctx context.Context, names []string) (next []string, err error) {
	for _, n := range names {
		if err = add(ctx, n); err != nil {
			next = append(next, n)
		}
	}
	return next, err
}

func thrice(ctx context.Context, names []string) (err error) {
	for range 3 {
		if names, err = some(ctx, names); len(names) == 0 { // want `the POST /me/contacts`
			return nil
		}
	}
	return err
}
