// Package held keeps what decides in variables, fields and what functions return.
package held

import (
	"context"
	"errors"
	"time"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
)

type rule struct {
	times int
	worth func(error) bool
}

func answered(statuses ...int) func(error) bool {
	return func(err error) bool {
		var oe *odataerrors.ODataError
		if errors.As(err, &oe) {
			for _, s := range statuses {
				if oe.ResponseStatusCode == s {
					return true
				}
			}
		}
		return false
	}
}

var (
	throttled = rule{times: 4, worth: answered(429, 504)}
	absent    = rule{times: 9, worth: answered(404, 409)}
)

func (r rule) apply(f func() error) (err error) {
	for i := 0; i < r.times; i++ {
		if err = f(); err == nil || !r.worth(err) {
			break
		}
		time.Sleep(time.Second)
	}
	return err
}

// Throttled repeats what the client repeats.
func Throttled(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string) error {
	return throttled.apply(func() error {
		_, err := c.Users().ByUserId(id).Get(ctx, nil) // want `is sent again by rule.apply at line \d+ after 429 and 504`
		return err
	})
}

// Absent does not.
func Absent(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string) error {
	return absent.apply(func() error {
		_, err := c.Users().ByUserId(id).Get(ctx, nil)
		return err
	})
}

type patient struct {
	c     *msgraphsdk.GraphServiceClient
	tries int
}

func newPatient(c *msgraphsdk.GraphServiceClient) *patient { return &patient{c: c, tries: 3} }

func (p *patient) read(ctx context.Context, id string) (err error) {
	for i := 0; i < p.tries; i++ {
		if _, err = p.c.Users().ByUserId(id).Get(ctx, nil); err == nil { // want `is sent again by the loop`
			return nil
		}
	}
	return err
}

type single struct {
	c     *msgraphsdk.GraphServiceClient
	tries int
}

func newSingle(c *msgraphsdk.GraphServiceClient) *single { return &single{c: c, tries: 1} }

func (s *single) read(ctx context.Context, id string) (err error) {
	for i := 0; i < s.tries; i++ {
		if _, err = s.c.Users().ByUserId(id).Get(ctx, nil); err == nil {
			return nil
		}
	}
	return err
}

type mixed struct {
	c    *msgraphsdk.GraphServiceClient
	once bool
}

func newMixed(c *msgraphsdk.GraphServiceClient) *mixed { return &mixed{c: c} }

func newOnce(c *msgraphsdk.GraphServiceClient) *mixed { return &mixed{c: c, once: true} }

// read repeats for some of them.
func (m *mixed) read(ctx context.Context, id string) (err error) {
	for i := 0; i < 4; i++ {
		_, err = m.c.Users().ByUserId(id).Get(ctx, nil) // want `is sent again by the loop`
		if err == nil || m.once {
			return err
		}
	}
	return err
}
