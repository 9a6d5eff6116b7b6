// Package cross uses a client of another package.
package cross

import (
	"context"

	"batchenvelope/cross/client"
	"batchenvelope/cross/httpx"
	"batchenvelope/cross/model"
)

type batcher interface {
	Batch(ctx context.Context, in any) (*model.Set, error)
}

type job struct{ b batcher }

func newJob(g *client.Graph) *job { return &job{b: g} }

func faultKeys(ctx context.Context, g *client.Graph, in any) (keys []string, err error) {
	set, err := g.Batch(ctx, in) // want `no status inside set, the answers to the \$batch sent at client.go:22, is looked at`
	if err != nil {
		return nil, err
	}
	for i := range set.Items {
		keys = append(keys, set.Items[i].Key())
	}
	return keys, nil
}

func (j *job) faultInterface(ctx context.Context, in any) (mails []string) {
	set, err := j.b.Batch(ctx, in) // want `no status inside set`
	if err != nil {
		return nil
	}
	return set.Mails()
}

func faultInto(ctx context.Context, g *client.Graph, in any) (mails []string) {
	var set model.Set
	if err := g.Into(ctx, in, &set); err != nil { // want `no status inside set`
		return nil
	}
	return set.Mails()
}

func faultDropped(ctx context.Context, g *client.Graph, in any) error {
	_, err := g.Batch(ctx, in) // want `nothing looks at the answers to the \$batch sent at client.go:22`
	return err
}

func faultGeneric(ctx context.Context, c *httpx.Client, in any) (int, error) {
	set, err := httpx.Post[model.Set](ctx, c, "/$batch", in) // want `no status inside set`
	return len(set.Items), err
}

// Silent: the method of the other package looks.
func failed(ctx context.Context, g *client.Graph, in any) bool {
	set, err := g.Batch(ctx, in)
	if err != nil {
		return true
	}
	for i := range set.Items {
		if set.Items[i].Failed() {
			return true
		}
	}
	return false
}

// Silent: the client has looked.
func throttled(ctx context.Context, g *client.Graph, in any) []string {
	set, ids, err := g.Throttled(ctx, in)
	if err != nil {
		return nil
	}
	return append(ids, set.Mails()...)
}

// Silent: so does the interface's caller.
func (j *job) interfaceJudged(ctx context.Context, in any) []string {
	set, err := j.b.Batch(ctx, in)
	if err != nil {
		return nil
	}
	return set.Throttled()
}

// Silent: the error in the body, by a method.
func bodyJudged(ctx context.Context, g *client.Graph, in any) error {
	var set model.Set
	if err := g.Into(ctx, in, &set); err != nil {
		return err
	}
	for _, r := range set.Items {
		if err := r.Data.Err(); err != nil {
			return err
		}
	}
	return nil
}

// Silent: what the client does with the function is not told.
func each(ctx context.Context, g *client.Graph, in any) error {
	return g.Each(ctx, in, func(r model.Response) error {
		if r.Failed() {
			return context.Canceled
		}
		return nil
	})
}

// Silent: not a batch.
func single(ctx context.Context, c *httpx.Client, in any) error {
	var out struct{ Responses []model.Response }
	return c.PostJSON(ctx, "/me/events", in, &out)
}
