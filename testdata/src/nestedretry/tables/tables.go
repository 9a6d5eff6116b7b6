// Package tables keeps what is tried in slices, maps and fields.
package tables

import (
	"context"
	"errors"
	"time"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
)

func patiently(ctx context.Context, f func(context.Context) error) (err error) {
	for range 3 {
		var oe *odataerrors.ODataError
		if err = f(ctx); !errors.As(err, &oe) || oe.ResponseStatusCode != 503 {
			return err
		}
		time.Sleep(time.Second)
	}
	return err
}

type step struct {
	name string
	do   func(context.Context) error
	undo func(context.Context) error
}

func structs(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	steps := []step{
		{name: "user", do: func(ctx context.Context) error {
			_, err := c.Me().Get(ctx, nil) // want `is sent again by patiently`
			return err
		}, undo: func(ctx context.Context) error { // another field of the same table
			_, err := c.Me().Get(ctx, nil)
			return err
		}},
	}
	steps = append(steps, step{do: func(ctx context.Context) error {
		_, err := c.Users().Get(ctx, nil) // want `is sent again by patiently`
		return err
	}})
	for _, s := range steps {
		if err := patiently(ctx, s.do); err != nil {
			return s.undo(ctx)
		}
	}
	return nil
}

func mapped(ctx context.Context, c *msgraphsdk.GraphServiceClient, name string) error {
	known := map[string]func(context.Context) error{
		"groups": func(ctx context.Context) error {
			_, err := c.Groups().Get(ctx, nil) // want `is sent again by patiently`
			return err
		},
	}
	known["sites"] = func(ctx context.Context) error {
		_, err := c.Sites().Get(ctx, nil) // want `is sent again by patiently`
		return err
	}
	if f, ok := known[name]; ok {
		return patiently(ctx, f)
	}
	for _, f := range known {
		if err := patiently(ctx, f); err != nil {
			return err
		}
	}
	return nil
}

// once runs another table of the same type, and tries nothing again.
func once(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for _, s := range []step{{name: "drives", do: func(ctx context.Context) error {
		_, err := c.Drives().Get(ctx, nil)
		return err
	}}} {
		if err := s.do(ctx); err != nil {
			return err
		}
	}
	return nil
}

func all(ctx context.Context, fs ...func(context.Context) error) error {
	for _, f := range fs {
		if err := patiently(ctx, f); err != nil {
			return err
		}
	}
	return nil
}

func listed(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	return all(ctx, func(ctx context.Context) error {
		_, err := c.Chats().Get(ctx, nil) // want `is sent again by`
		return err
	})
}

type runner struct {
	c     *msgraphsdk.GraphServiceClient
	steps []step
}

func newRunner(c *msgraphsdk.GraphServiceClient) *runner {
	r := &runner{c: c}
	r.steps = []step{{do: func(ctx context.Context) error {
		_, err := c.Applications().Get(ctx, nil) // want `is sent again by patiently`
		return err
	}}}
	return r
}

func (r *runner) run(ctx context.Context) error {
	for _, s := range append(r.steps, r.more()...) {
		if err := patiently(ctx, s.do); err != nil { // want `Teams\(\).Get .* is sent again by patiently`
			return err
		}
	}
	return nil
}

func (r *runner) more() []step {
	return []step{{name: "domains", do: r.domains}, {name: "me", undo: r.me}}
}

func (r *runner) domains(ctx context.Context) error {
	_, err := r.c.Teams().Get(ctx, nil)
	return err
}

// me is only run when something is undone.
func (r *runner) me(ctx context.Context) error {
	_, err := r.c.Me().Get(ctx, nil)
	return err
}
