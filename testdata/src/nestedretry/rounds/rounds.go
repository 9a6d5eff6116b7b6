// Package rounds asks again in the next round for what failed in this one.
package rounds

import (
	"context"
	"errors"
	"log"
	"time"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
)

func kept(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) {
	for len(ids) > 0 {
		var bad []string
		for _, id := range ids {
			if _, err := c.Sites().BySiteId(id).Get(ctx, nil); err != nil { // want `Get is sent again by the next round, for which it is put back at line 20, after 429, 503 and 504, which the Graph client`
				bad = append(bad, id)
			}
		}
		ids = bad
	}
}

func cutOff(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) error {
	for n := 0; n < 4; n++ {
		again := ids[:0:0]
		for i := range ids {
			_, err := c.Sites().BySiteId(ids[i]).Get(ctx, nil) // want "by the next round, for which it is put back"
			if err == nil {
				continue
			}
			again = append(again, ids[i])
		}
		if ids = again; len(ids) == 0 {
			return nil
		}
		time.Sleep(time.Second)
	}
	return errors.New("some are left")
}

// notThere keeps those only that are not there yet.
func notThere(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) {
	for len(ids) > 0 {
		var later []string
		for _, id := range ids {
			_, err := c.Sites().BySiteId(id).Get(ctx, nil)
			var oe *odataerrors.ODataError
			if errors.As(err, &oe) && oe.ResponseStatusCode == 404 {
				later = append(later, id)
			}
		}
		ids = later
	}
}

// neverAsked keeps what was not asked for.
func neverAsked(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) {
	for len(ids) > 0 {
		var rest []string
		for _, id := range ids {
			if ctx.Err() != nil {
				rest = append(rest, id)
				continue
			}
			if _, err := c.Sites().BySiteId(id).Get(ctx, nil); err != nil {
				log.Print(err)
			}
		}
		ids = rest
	}
}

// told collects what failed, for somebody to read.
func told(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) (bad []string) {
	for _, id := range ids {
		if _, err := c.Sites().BySiteId(id).Get(ctx, nil); err != nil {
			bad = append(bad, id)
		}
	}
	return bad
}

// halves splits what failed: other requests.
func halves(ctx context.Context, c *msgraphsdk.GraphServiceClient, todo [][]string) {
	for len(todo) > 0 {
		one := todo[0]
		todo = todo[1:]
		if err := both(ctx, c, one); err != nil && len(one) > 1 {
			todo = append(todo, one[:1], one[1:])
		}
	}
}

func both(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) error {
	_, err := c.Sites().BySiteId(ids[0]+ids[1]).Get(ctx, nil)
	return err
}

// tree goes down: what is put in are children.
func tree(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) error {
	for len(ids) > 0 {
		var down []string
		for _, id := range ids {
			g, err := c.Groups().ByGroupId(id).Get(ctx, nil)
			if err != nil {
				return err
			}
			down = append(down, *g.GetId())
		}
		ids = down
	}
	return nil
}

// twice goes through what told has left.
func twice(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) []string {
	bad := told(ctx, c, ids)
	if len(bad) > 0 {
		time.Sleep(time.Minute)
		bad = told(ctx, c, bad) // want `Get in told is sent again by the next round`
	}
	return bad
}

func untilNone(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) {
	for len(ids) > 0 {
		ids = told(ctx, c, ids) // want `Get in told is sent again`
	}
}

// afresh asks for others.
func afresh(ctx context.Context, c *msgraphsdk.GraphServiceClient, a, b []string) {
	log.Print(told(ctx, c, a))
	log.Print(told(ctx, c, b))
}

type work struct {
	id string
	n  int
}

type pool struct {
	c      *msgraphsdk.GraphServiceClient
	todo   chan work
	failed chan work
	list   []work
	seen   map[string]bool
}

func (p *pool) worker(ctx context.Context) {
	for w := range p.todo {
		if _, err := p.c.Sites().BySiteId(w.id).Get(ctx, nil); err != nil { // want `for which it is put back at line 158`
			if w.n++; w.n < 5 {
				p.todo <- w
			}
		}
	}
}

func (p *pool) later(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case w := <-p.todo:
			if _, err := p.c.Sites().BySiteId(w.id).Get(ctx, nil); err != nil { // want `for which it is put back`
				time.AfterFunc(time.Minute, func() { p.todo <- w })
			}
		}
	}
}

// aside gives it to somebody else.
func (p *pool) aside(ctx context.Context) {
	for w := range p.todo {
		if _, err := p.c.Sites().BySiteId(w.id).Get(ctx, nil); err != nil {
			p.failed <- w
		}
	}
}

// more puts the next one in.
func (p *pool) more(ctx context.Context) {
	for w := range p.todo {
		if _, err := p.c.Sites().BySiteId(w.id).Get(ctx, nil); err != nil {
			p.todo <- work{id: "root"}
		}
	}
}

// always puts it back, whatever comes: a schedule.
func (p *pool) always(ctx context.Context) {
	for w := range p.todo {
		if _, err := p.c.Sites().BySiteId(w.id).Get(ctx, nil); err != nil {
			log.Print(err)
		}
		p.todo <- w
	}
}

func (p *pool) round(ctx context.Context) {
	var left []work
	for _, w := range p.list {
		if _, err := p.c.Sites().BySiteId(w.id).Get(ctx, nil); err != nil {
			left = append(left, w)
		}
	}
	p.list = left
}

func (p *pool) rounds(ctx context.Context) {
	for len(p.list) > 0 {
		p.round(ctx) // want `Get in pool.round is sent again by the next round`
	}
}

func (p *pool) first(ctx context.Context) {
	for len(p.list) > 0 {
		w := p.list[0]
		p.list = p.list[1:]
		if _, err := p.c.Sites().BySiteId(w.id).Get(ctx, nil); err != nil { // want `for which it is put back`
			p.list = append(p.list, work{w.id, w.n + 1})
		}
	}
}

func deleted(ctx context.Context, c *msgraphsdk.GraphServiceClient, todo map[string]models.Userable) {
	for len(todo) > 0 {
		for id, u := range todo {
			if _, err := c.Users().ByUserId(id).Patch(ctx, u, nil); err == nil { // want `by the next round, as nothing takes it off the list`
				delete(todo, id)
			}
		}
	}
}

// taken takes it off first.
func taken(ctx context.Context, c *msgraphsdk.GraphServiceClient, todo map[string]models.Userable) {
	for len(todo) > 0 {
		for id, u := range todo {
			delete(todo, id)
			if _, err := c.Users().ByUserId(id).Patch(ctx, u, nil); err != nil {
				log.Print(err)
			}
		}
	}
}

func ticked(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) {
	ok := make(map[string]bool)
	for n := 0; n < 3; n++ {
		for _, id := range ids {
			if ok[id] {
				continue
			}
			if _, err := c.Sites().BySiteId(id).Get(ctx, nil); err == nil { // want `by the next round`
				ok[id] = true
			}
		}
	}
}

// seen marks what was tried.
func (p *pool) once(ctx context.Context, ids []string) {
	for n := 0; n < 3; n++ {
		for _, id := range ids {
			if p.seen[id] {
				continue
			}
			p.seen[id] = true
			if _, err := p.c.Sites().BySiteId(id).Get(ctx, nil); err != nil {
				log.Print(err)
			}
		}
	}
}

func countedBack(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) {
	for i := 0; i < len(ids); i++ {
		if _, err := c.Sites().BySiteId(ids[i]).Get(ctx, nil); err != nil { // want `by the loop at line 283`
			i--
		}
	}
}

// countedOn leaves one out.
func countedOn(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) {
	for i := 0; i < len(ids); i++ {
		if _, err := c.Sites().BySiteId(ids[i]).Get(ctx, nil); err != nil {
			i++
		}
	}
}
