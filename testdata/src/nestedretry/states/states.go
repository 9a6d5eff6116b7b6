// Package states has loops that wait for a state, and work that is started again.
package states

import (
	"context"
	"errors"
	"log"
	"time"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

// Strict ends with a failure.
func Strict(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string) (models.Userable, error) {
	for i := 0; i < 20; i++ {
		u, err := c.Users().ByUserId(id).Get(ctx, nil)
		if err != nil {
			return nil, err
		}
		if u.GetMail() != nil {
			return u, nil
		}
		time.Sleep(time.Second)
	}
	return nil, errors.New("no mailbox")
}

// Rounds is a schedule with an end: it waits before it can leave.
func Rounds(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string, n int) {
	for i := 0; i < n; i++ {
		if _, err := c.Users().ByUserId(id).Get(ctx, nil); err != nil {
			log.Print(err)
		}
		time.Sleep(time.Minute)
	}
}

type feed struct {
	c     *msgraphsdk.GraphServiceClient
	every *time.Ticker
}

// serve goes on until something breaks.
func (f *feed) serve(ctx context.Context) error {
	for {
		if _, err := f.c.Users().ByUserId("a").Get(ctx, nil); err != nil {
			return err
		}
		select {
		case <-f.every.C:
		case <-ctx.Done():
			return nil
		}
	}
}

// Keep starts serve again: each time it may have run for days.
func (f *feed) Keep(ctx context.Context) error {
	for {
		err := f.serve(ctx)
		if err == nil {
			return nil
		}
		log.Print(err)
		time.Sleep(time.Minute)
	}
}

// all is done when all goes well.
func (f *feed) all(ctx context.Context, ids []string) error {
	for _, id := range ids {
		if _, err := f.c.Users().ByUserId(id).Get(ctx, nil); err != nil {
			return err
		}
	}
	return nil
}

// Again is a retry of it.
func (f *feed) Again(ctx context.Context, ids []string) error {
	for {
		err := f.all(ctx, ids) // want `in feed.all is sent again by the loop`
		if err == nil {
			return nil
		}
		time.Sleep(time.Minute)
	}
}

type ticket struct{ user string }

type counter interface {
	ClaimTicket(ctx context.Context) (*ticket, error)
	Waiting() (ticket, bool)
}

// Tickets takes the next one each time.
func (f *feed) Tickets(ctx context.Context, c counter) error {
	for {
		t, err := c.ClaimTicket(ctx)
		if err != nil {
			return err
		}
		if err := f.c.Users().ByUserId(t.user).Delete(ctx, nil); err == nil {
			return nil
		}
	}
}

// Each does not let go of one.
func (f *feed) Each(ctx context.Context, c counter) {
	for {
		t, ok := c.Waiting()
		if !ok {
			return
		}
		for {
			if f.c.Users().ByUserId(t.user).Delete(ctx, nil) == nil { // want `is sent again by the loop`
				break
			}
			time.Sleep(time.Second)
		}
	}
}
