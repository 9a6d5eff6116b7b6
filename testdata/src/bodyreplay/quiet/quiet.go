// Package quiet holds look-alikes. Each function is named for the reason.
package quiet

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/hashicorp/go-retryablehttp"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/microsoftgraph/msgraph-sdk-go/users"
)

const base = "https://graph.microsoft.com/v1.0"

func madeInTheLoop(data []byte) error {
	for {
		req, err := http.NewRequest("PATCH", base+"/me", bytes.NewReader(data))
		if err != nil {
			return err
		}
		if resp, err := http.DefaultClient.Do(req); err == nil {
			return resp.Body.Close()
		}
	}
}

func noBody() error {
	req, err := http.NewRequest("GET", base+"/me", nil)
	if err != nil {
		return err
	}
	for {
		if resp, err := http.DefaultClient.Do(req); err == nil {
			return resp.Body.Close()
		}
	}
}

func emptyByName() error {
	req, err := http.NewRequest("POST", base+"/me/revokeSignInSessions", http.NoBody)
	if err != nil {
		return err
	}
	for {
		if resp, err := http.DefaultClient.Do(req); err == nil {
			return resp.Body.Close()
		}
	}
}

func bodyFromGetBody(text string) error {
	req, err := http.NewRequest("PATCH", base+"/me", strings.NewReader(text))
	if err != nil {
		return err
	}
	for attempt := 0; ; attempt++ {
		if attempt > 0 {
			if req.Body, err = req.GetBody(); err != nil {
				return err
			}
		}
		if resp, err := http.DefaultClient.Do(req); err == nil {
			return resp.Body.Close()
		}
	}
}

func seeks(f io.ReadSeeker) error {
	for {
		if _, err := f.Seek(0, io.SeekStart); err != nil {
			return err
		}
		req, err := http.NewRequest("PUT", base+"/me/photo/$value", f)
		if err != nil {
			return err
		}
		if resp, err := http.DefaultClient.Do(req); err == nil {
			return resp.Body.Close()
		}
	}
}

func seeksIfItCan(data []byte) error {
	var body io.Reader = bytes.NewReader(data)
	for {
		if s, ok := body.(io.Seeker); ok {
			s.Seek(0, io.SeekStart)
		}
		req, err := http.NewRequest("PUT", base+"/me/photo/$value", body)
		if err != nil {
			return err
		}
		if resp, err := http.DefaultClient.Do(req); err == nil {
			return resp.Body.Close()
		}
	}
}

func sentOnce(items [][]byte) error {
	for _, item := range items {
		req, err := http.NewRequest("POST", base+"/me/messages", bytes.NewReader(item))
		if err != nil {
			return err
		}
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			return err
		}
		resp.Body.Close()
	}
	return nil
}

func madeAgainAfterAFailure(data []byte) error {
	req, err := http.NewRequest("PATCH", base+"/me", bytes.NewReader(data))
	for err == nil {
		resp, err := http.DefaultClient.Do(req)
		if err == nil {
			return resp.Body.Close()
		}
		req, err = http.NewRequest("PATCH", base+"/me", bytes.NewReader(data))
		if err != nil {
			return err
		}
	}
	return err
}

func refilled(v string) error {
	var buf bytes.Buffer
	for {
		buf.Reset()
		buf.WriteString(v)
		req, err := http.NewRequest("PATCH", base+"/me", &buf)
		if err != nil {
			return err
		}
		if resp, err := http.DefaultClient.Do(req); err == nil {
			return resp.Body.Close()
		}
	}
}

func givenAFunctionThatMakesIt(newBody func() io.Reader) error {
	for {
		req, err := http.NewRequest("PATCH", base+"/me", newBody())
		if err != nil {
			return err
		}
		if resp, err := http.DefaultClient.Do(req); err == nil {
			return resp.Body.Close()
		}
	}
}

func theLibraryRewinds(c *retryablehttp.Client, data []byte) error {
	req, err := retryablehttp.NewRequest("PATCH", base+"/me", data)
	if err != nil {
		return err
	}
	for {
		if resp, err := c.Do(req); err == nil {
			return resp.Body.Close()
		}
	}
}

func theSDKRewinds(ctx context.Context, b *users.ItemMessagesRequestBuilder, m models.Messageable) error {
	for {
		if _, err := b.Post(ctx, m, nil); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
}

// not known: whoever calls it may give a request without a body.
func Patiently(req *http.Request) error {
	for {
		if resp, err := http.DefaultClient.Do(req); err == nil {
			return resp.Body.Close()
		}
	}
}

// another service than Graph is not ours to judge.
func another(text string) error {
	req, err := http.NewRequest("PATCH", "https://tickets.example.net/v2/1", strings.NewReader(text))
	if err != nil {
		return err
	}
	for {
		if resp, err := http.DefaultClient.Do(req); err == nil {
			return resp.Body.Close()
		}
	}
}

// the callee gives each try a body of its own.
func renewedBelow(text string) error {
	req, err := http.NewRequest("PATCH", base+"/me", strings.NewReader(text))
	if err != nil {
		return err
	}
	for {
		if resp, err := renewed(req); err == nil {
			return resp.Body.Close()
		}
	}
}

func renewed(req *http.Request) (*http.Response, error) {
	body, err := req.GetBody()
	if err != nil {
		return nil, err
	}
	req.Body = body
	return http.DefaultClient.Do(req)
}

// refused before the loop: no body gets there.
func bodilessOnly(req *http.Request) (*http.Response, error) {
	if req.Body != nil {
		return http.DefaultClient.Do(req)
	}
	for {
		if resp, err := http.DefaultClient.Do(req); err == nil {
			return resp, nil
		}
	}
}

func caller(text string) {
	if req, err := http.NewRequest("PATCH", base+"/me", strings.NewReader(text)); err == nil {
		bodilessOnly(req)
	}
}

func patch(data []byte) (*http.Request, error) {
	req, err := http.NewRequest("PATCH", base+"/me", bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Content-Type", "application/json")
	return req, nil
}

func madeByAFunctionOfItsOwn(data []byte) error {
	for {
		req, err := patch(data)
		if err != nil {
			return err
		}
		if resp, err := http.DefaultClient.Do(req); err == nil {
			return resp.Body.Close()
		}
	}
}

func wrapped(body io.Reader) (*http.Request, error) {
	return http.NewRequest("PATCH", base+"/me", io.NopCloser(body))
}

func freshForEachTryWhateverOthersDo(data []byte) error {
	for {
		req, err := wrapped(bytes.NewReader(data))
		if err != nil {
			return err
		}
		if resp, err := http.DefaultClient.Do(req); err == nil {
			return resp.Body.Close()
		}
	}
}

func once(r *strings.Reader) {
	body := strings.NewReader("x")
	if req, err := wrapped(body); err == nil {
		http.DefaultClient.Do(req)
	}
}

func download(id string, out *bytes.Buffer) error {
	resp, err := http.Get(base + "/me/messages/" + id)
	if err != nil {
		fmt.Fprintln(out, "failed:", err)
		return err
	}
	return resp.Body.Close()
}

func aBufferForTheAnswer(id string) {
	var out bytes.Buffer
	for {
		if download(id, &out) == nil {
			return
		}
	}
}

func madeByEachCallOfItself(data []byte, left int) error {
	req, err := http.NewRequest("PATCH", base+"/me", bytes.NewReader(data))
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil && left > 0 {
		return madeByEachCallOfItself(data, left-1)
	}
	if err == nil {
		resp.Body.Close()
	}
	return err
}
