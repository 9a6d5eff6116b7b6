// Package itself has functions that are called again by what they call, start
// or set a timer for.
package itself

import (
	"context"
	"errors"
	"log"
	"time"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
)

type svc struct {
	c *msgraphsdk.GraphServiceClient
}

func (s *svc) ask(ctx context.Context, id string) error {
	_, err := s.c.Sites().BySiteId(id).Get(ctx, nil) // want `is sent again by ask, which calls itself`
	if err != nil {
		return s.failed(ctx, id, err)
	}
	return nil
}

func (s *svc) failed(ctx context.Context, id string, err error) error {
	var oe *odataerrors.ODataError
	if errors.As(err, &oe) && oe.ResponseStatusCode == 403 {
		return err
	}
	return s.ask(ctx, id)
}

// missing goes on for what is not there only.
func (s *svc) missing(ctx context.Context, id string) error {
	_, err := s.c.Sites().BySiteId(id).Get(ctx, nil)
	if err != nil {
		return s.notYet(ctx, id, err)
	}
	return nil
}

func (s *svc) notYet(ctx context.Context, id string, err error) error {
	var oe *odataerrors.ODataError
	if errors.As(err, &oe) && oe.ResponseStatusCode == 404 {
		time.Sleep(time.Second)
		return s.missing(ctx, id)
	}
	return err
}

// parent goes on with another.
func (s *svc) parent(ctx context.Context, id string) error {
	if _, err := s.c.Sites().BySiteId(id).Get(ctx, nil); err != nil {
		return s.up(ctx, id)
	}
	return nil
}

func (s *svc) up(ctx context.Context, id string) error { return s.parent(ctx, id[1:]) }

func (s *svc) inAMinute(ctx context.Context, id string) {
	if _, err := s.c.Sites().BySiteId(id).Get(ctx, nil); err != nil { // want `is sent again`
		time.AfterFunc(time.Minute, func() { s.inAMinute(ctx, id) })
	}
}

func (s *svc) aside(ctx context.Context, id string, left int) {
	if _, err := s.c.Sites().BySiteId(id).Get(ctx, nil); err != nil && left > 0 { // want `is sent again`
		go s.aside(ctx, id, left-1)
	}
}

func (s *svc) slept(ctx context.Context, id string) {
	if _, err := s.c.Sites().BySiteId(id).Get(ctx, nil); err != nil { // want `is sent again`
		go func() {
			time.Sleep(time.Minute)
			s.slept(ctx, id)
		}()
	}
}

// hourly asks each hour, whatever came of it.
func (s *svc) hourly(ctx context.Context, id string) {
	if _, err := s.c.Sites().BySiteId(id).Get(ctx, nil); err != nil {
		log.Print(err)
	}
	time.AfterFunc(time.Hour, func() { s.hourly(ctx, id) })
}

// another asks for another later.
func (s *svc) another(ctx context.Context, id string) {
	if _, err := s.c.Sites().BySiteId(id).Get(ctx, nil); err != nil {
		time.AfterFunc(time.Hour, func() { s.another(ctx, "root") })
	}
}
