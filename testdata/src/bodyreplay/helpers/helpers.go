// Package helpers gives function literals to retry helpers.
package helpers

import (
	"context"
	"net/http"
	"os"
	"strings"
	"time"

	"github.com/avast/retry-go/v4"
)

const base = "https://graph.microsoft.com/v1.0"

func Upload(ctx context.Context, path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	req, err := http.NewRequestWithContext(ctx, "PUT", base+"/me/drive/root:/a:/content", f)
	if err != nil {
		return err
	}
	return retry.Do(func() error {
		resp, err := http.DefaultClient.Do(req) // want `req, made at line 22, is sent again by retry.Do at line 26 after its body was read: the next try is sent with an empty body`
		if err != nil {
			return err
		}
		return resp.Body.Close()
	})
}

// Inside makes the request in the literal, from a reader outside.
func Inside(text string) error {
	body := strings.NewReader(text)
	return retry.Do(func() error {
		req, err := http.NewRequest("PATCH", base+"/me", body)
		if err != nil {
			return err
		}
		resp, err := http.DefaultClient.Do(req) // want `the body, made at line 37, is read by the first try: when retry.Do at line 38 sends the request again`
		if err != nil {
			return err
		}
		return resp.Body.Close()
	})
}

// eagerly is a helper of the program's own.
func eagerly(f func() (*http.Response, error)) (*http.Response, error) {
	for {
		if resp, err := f(); err == nil {
			return resp, nil
		}
		time.Sleep(time.Second)
	}
}

func Own(text string) (*http.Response, error) {
	req, err := http.NewRequest("PATCH", base+"/me", strings.NewReader(text))
	if err != nil {
		return nil, err
	}
	return eagerly(func() (*http.Response, error) {
		return http.DefaultClient.Do(req) // want `req, made at line 62, is sent again by eagerly at line 66`
	})
}

// Fresh makes all in the literal.
func Fresh(text string) error {
	return retry.Do(func() error {
		req, err := http.NewRequest("PATCH", base+"/me", strings.NewReader(text))
		if err != nil {
			return err
		}
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			return err
		}
		return resp.Body.Close()
	})
}

// Between rewinds in a function that the helper calls between two tries.
func Between(text string) error {
	body := strings.NewReader(text)
	return retry.Do(func() error {
		req, err := http.NewRequest("PATCH", base+"/me", body)
		if err != nil {
			return err
		}
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			return err
		}
		return resp.Body.Close()
	}, retry.OnRetry(func(uint, error) { body.Seek(0, 0) }))
}
