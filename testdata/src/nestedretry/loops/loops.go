// Package loops writes the same retry in the ways that Go has for it.
package loops

import (
	"context"
	"errors"
	"log"
	"net/http"
	"time"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
)

func classic(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string) (u models.Userable, err error) {
	for n := 0; n < 5; n++ {
		u, err = c.Users().ByUserId(id).Get(ctx, nil) // want `Get is sent again by the loop at line 17 after 429, 503 and 504, which the Graph client`
		if err == nil {
			return u, nil
		}
		time.Sleep(time.Second)
	}
	return nil, err
}

func whileFails(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	_, err := c.Groups().Get(ctx, nil)
	for tries := 0; err != nil && tries < 3; tries++ {
		time.Sleep(time.Second)
		_, err = c.Groups().Get(ctx, nil) // want "sent again by the loop at line 29"
	}
	return err
}

func flag(ctx context.Context, c *msgraphsdk.GraphServiceClient) {
	ok := false
	for !ok {
		if _, err := c.Me().Get(ctx, nil); err != nil { // want "sent again"
			log.Print(err)
			time.Sleep(time.Minute)
			continue
		}
		ok = true
	}
}

func labelled(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) error {
	for _, id := range ids {
	again:
		_, err := c.Sites().BySiteId(id).Get(ctx, nil) // want "sent again"
		if err != nil && ctx.Err() == nil {
			time.Sleep(time.Second)
			goto again
		}
	}
	return nil
}

func innerOfList(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) (out []models.Userable) {
next:
	for _, id := range ids {
		for try := range 3 {
			u, err := c.Users().ByUserId(id).Get(ctx, nil) // want "sent again by the loop at line 63"
			if err != nil {
				time.Sleep(time.Duration(try) * time.Second)
				continue
			}
			out = append(out, u)
			continue next
		}
	}
	return out
}

func timer(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	t := time.NewTimer(0)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-t.C:
		}
		_, err := c.Me().Get(ctx, nil) // want "sent again"
		if err == nil {
			return nil
		}
		var oe *odataerrors.ODataError
		if errors.As(err, &oe) && oe.ResponseStatusCode < 500 && oe.ResponseStatusCode != http.StatusTooManyRequests {
			return err
		}
		t.Reset(time.Second)
	}
}

func second(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string) (models.Groupable, error) {
	g, err := c.Groups().ByGroupId(id).Get(ctx, nil)
	if err != nil {
		time.Sleep(3 * time.Second)
		g, err = c.Groups().ByGroupId(id).Get(ctx, nil) // want "sent again"
	}
	return g, err
}

func switched(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for {
		_, err := c.Me().Get(ctx, nil) // want "after 429 and 503, which"
		var oe *odataerrors.ODataError
		switch {
		case err == nil:
			return nil
		case !errors.As(err, &oe):
			return err
		}
		switch oe.GetStatusCode() {
		case 429, 503:
			time.Sleep(time.Second)
		case 500:
			time.Sleep(time.Minute)
		default:
			return err
		}
	}
}

func deferred(ctx context.Context, c *msgraphsdk.GraphServiceClient) (err error) {
	defer func() { log.Print(err) }()
	for i := 0; i < 3; i++ {
		if err = once(ctx, c); err == nil { // want "sent again"
			return
		}
	}
	return
}

func once(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	_, err := c.Me().Get(ctx, nil)
	return err
}

type reader struct {
	c    *msgraphsdk.GraphServiceClient
	left int
}

func (r *reader) recursive(ctx context.Context, id string, tries int) (models.Userable, error) {
	u, err := r.c.Users().ByUserId(id).Get(ctx, nil) // want "calls itself"
	if err != nil && tries > 0 {
		time.Sleep(time.Second)
		return r.recursive(ctx, id, tries-1)
	}
	return u, err
}

func local(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	var try func(n int) error
	try = func(n int) error {
		_, err := c.Me().Get(ctx, nil) // want "calls itself"
		if err == nil || n == 3 {
			return err
		}
		time.Sleep(time.Second)
		return try(n + 1)
	}
	return try(0)
}

func attempts(n int) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
			time.Sleep(time.Second)
		}
	}
}

func overFunc(ctx context.Context, c *msgraphsdk.GraphServiceClient) (err error) {
	for range attempts(3) {
		if _, err = c.Me().Get(ctx, nil); err == nil { // want "sent again by the loop at line"
			break
		}
	}
	return err
}

func bounded(ctx context.Context, c *msgraphsdk.GraphServiceClient) (err error) {
	for range 3 {
		err = func() error {
			ctx, cancel := context.WithTimeout(ctx, time.Minute)
			defer cancel()
			_, err := c.Me().Get(ctx, nil) // want `Me\(\).Get is sent again by the loop at line`
			return err
		}()
		if err == nil {
			return nil
		}
	}
	return err
}

type kind int

const (
	fine kind = iota
	passing
	hopeless
)

func kindOf(err error) kind {
	var oe *odataerrors.ODataError
	switch {
	case err == nil:
		return fine
	case errors.As(err, &oe) && oe.ResponseStatusCode == 504:
		return passing
	}
	return hopeless
}

func byKind(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for {
		_, err := c.Me().Get(ctx, nil) // want "after 504, which"
		switch kindOf(err) {
		case passing:
			time.Sleep(time.Second)
		case hopeless, fine:
			return err
		}
	}
}

func pause(err error, n int) (time.Duration, bool) {
	var oe *odataerrors.ODataError
	if !errors.As(err, &oe) || oe.ResponseStatusCode != 429 {
		return 0, false
	}
	return time.Second << n, n < 5
}

func byPause(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for n := 0; ; n++ {
		_, err := c.Me().Get(ctx, nil) // want "after 429, which"
		d, ok := pause(err, n)
		if !ok {
			return err
		}
		time.Sleep(d)
	}
}

func fields(ctx context.Context, s *state) error {
	for s.err = errors.New("first"); s.err != nil; {
		_, s.err = s.c.Me().Get(ctx, nil) // want "sent again"
	}
	return nil
}

type state struct {
	c   *msgraphsdk.GraphServiceClient
	err error
}

// paged asks for a page again, and for the next once it is there.
func paged(ctx context.Context, c *msgraphsdk.GraphServiceClient, link string) error {
	for {
		page, err := c.Users().WithUrl(link).Get(ctx, nil) // want "sent again"
		if err != nil {
			time.Sleep(time.Second)
			continue
		}
		if page.GetOdataNextLink() == nil {
			return nil
		}
		link = *page.GetOdataNextLink()
	}
}
