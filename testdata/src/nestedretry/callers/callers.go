// Package callers holds the loop in a function that is told what to send.
package callers

import (
	"context"
	"net/http"
	"time"

	"github.com/hashicorp/go-retryablehttp"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

type getter interface {
	user(ctx context.Context, id string) (models.Userable, error)
}

type remote struct {
	c *msgraphsdk.GraphServiceClient
}

func (r remote) user(ctx context.Context, id string) (models.Userable, error) {
	return r.c.Users().ByUserId(id).Get(ctx, nil)
}

func insist(ctx context.Context, g getter, id string) (u models.Userable, err error) {
	for range 3 {
		if u, err = g.user(ctx, id); err == nil { // want "sent again"
			break
		}
	}
	return u, err
}

func use(ctx context.Context, c *msgraphsdk.GraphServiceClient) (models.Userable, error) {
	return insist(ctx, remote{c}, "me")
}

// plain has no retries of its own.
func plain(hc *http.Client, req *http.Request) (resp *http.Response, err error) {
	for i := 0; i < 3; i++ {
		resp, err = hc.Do(req)
		if err == nil && resp.StatusCode < 500 {
			return resp, nil
		}
		time.Sleep(time.Second)
	}
	return resp, err
}

func retrying(req *retryablehttp.Request) (resp *http.Response, err error) {
	rc := retryablehttp.NewClient()
	for i := 0; i < 3; i++ {
		resp, err = rc.Do(req) // want "sent again by the loop at line .* after 500, 502, 503, 504"
		if err == nil && resp.StatusCode < 500 {
			return resp, nil
		}
		time.Sleep(time.Second)
	}
	return resp, err
}
