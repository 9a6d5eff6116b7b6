// Package methods lets functions decide by the method, here and in another
// package, what is sent again.
package methods

import (
	"context"
	"net/http"
	"strings"

	"unsafewrite/methods/kinds"
)

const root = "https://graph.microsoft.com/v1.0"

func request(ctx context.Context, method, path string) *http.Request {
	req, _ := http.NewRequestWithContext(ctx, method, root+path, strings.NewReader("{}"))
	return req
}

func onlyGet(req *http.Request) bool { return req.Method == http.MethodGet }

func here(ctx context.Context, hc *http.Client, method, path string) (resp *http.Response, err error) {
	req := request(ctx, method, path)
	for range 3 {
		if resp, err = hc.Do(req); err == nil || !onlyGet(req) {
			break
		}
	}
	return resp, err
}

func there(ctx context.Context, hc *http.Client, method, path string) (resp *http.Response, err error) {
	req := request(ctx, method, path)
	for range 3 {
		if resp, err = hc.Do(req); err == nil || !kinds.Repeatable(req) || !kinds.Harmless(method) {
			break
		}
	}
	return resp, err
}

func judged(ctx context.Context, hc *http.Client, method, path string) (resp *http.Response, err error) {
	req := request(ctx, method, path)
	for range 3 {
		if resp, err = hc.Do(req); !kinds.Again(req, resp, err) {
			break
		}
	}
	return resp, err
}

func every(ctx context.Context, hc *http.Client, method, path string) (resp *http.Response, err error) {
	req := request(ctx, method, path)
	for range 3 {
		if resp, err = hc.Do(req); !kinds.AgainAll(req, resp, err) {
			break
		}
	}
	return resp, err
}

func mails(ctx context.Context, hc *http.Client) {
	here(ctx, hc, "POST", "/me/sendMail")
	there(ctx, hc, "POST", "/me/sendMail")
	judged(ctx, hc, "POST", "/me/sendMail")
	every(ctx, hc, "POST", "/me/sendMail") // want `the POST /me/sendMail`
	every(ctx, hc, "PATCH", "/me/messages/1")
}

// kept asks a function that it was made with.
type kept struct {
	hc   *http.Client
	only func(*http.Request) bool
}

func newKept() *kept { return &kept{hc: http.DefaultClient, only: onlyGet} }

func (k *kept) do(req *http.Request) (resp *http.Response, err error) {
	for range 3 {
		if resp, err = k.hc.Do(req); err == nil || !k.only(req) {
			break
		}
	}
	return resp, err
}

func (k *kept) mail(ctx context.Context) { k.do(request(ctx, "POST", "/me/sendMail")) }

type harmlessOnly struct{ next http.RoundTripper }

func (t harmlessOnly) RoundTrip(req *http.Request) (*http.Response, error) {
	resp, err := t.next.RoundTrip(req)
	for i := 0; i < 3 && kinds.Harmless(req.Method) && err != nil; i++ {
		resp, err = t.next.RoundTrip(req)
	}
	return resp, err
}
