// Package quiet has loops that look like retries and are none, or not nested.
package quiet

import (
	"bufio"
	"context"
	"errors"
	"log"
	"net/http"
	"strings"
	"time"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
)

// items has other arguments on each turn.
func items(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids map[string]bool) {
	for id := range ids {
		if _, err := c.Users().ByUserId(id).Get(ctx, nil); err != nil {
			log.Print(err)
		}
	}
}

// firstOf takes the first that answers.
func firstOf(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) models.Userable {
	for i := 0; i < len(ids); i++ {
		if u, err := c.Users().ByUserId(ids[i]).Get(ctx, nil); err == nil {
			return u
		}
	}
	return nil
}

// drained takes the next from a channel.
func drained(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids <-chan string) models.Userable {
	for id := range ids {
		u, err := c.Users().ByUserId(id).Get(ctx, nil)
		if err != nil {
			continue
		}
		return u
	}
	return nil
}

// selected does so with a select.
func selected(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids <-chan string) models.Userable {
	for {
		select {
		case <-ctx.Done():
			return nil
		case id := <-ids:
			u, err := c.Users().ByUserId(id).Get(ctx, nil)
			if err != nil {
				log.Print(err)
				continue
			}
			return u
		}
	}
}

// queued cuts the head off a slice.
func queued(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) models.Userable {
	for len(ids) > 0 {
		id := ids[0]
		ids = ids[1:]
		u, err := c.Users().ByUserId(id).Get(ctx, nil)
		if err != nil {
			continue
		}
		return u
	}
	return nil
}

// lines reads the next from a file.
func lines(ctx context.Context, c *msgraphsdk.GraphServiceClient, s *bufio.Scanner) models.Userable {
	for s.Scan() {
		u, err := c.Users().ByUserId(strings.TrimSpace(s.Text())).Get(ctx, nil)
		if err != nil {
			continue
		}
		return u
	}
	return nil
}

// fallback asks another place after a failure.
func fallback(ctx context.Context, c *msgraphsdk.GraphServiceClient, first, other string) (u models.Userable, err error) {
	id := first
	for i := 0; i < 2; i++ {
		u, err = c.Users().ByUserId(id).Get(ctx, nil)
		if err == nil {
			return u, nil
		}
		id = other
	}
	return nil, err
}

// other asks a second place by hand.
func other(ctx context.Context, c *msgraphsdk.GraphServiceClient, first, second string) (models.Userable, error) {
	u, err := c.Users().ByUserId(first).Get(ctx, nil)
	if err != nil {
		u, err = c.Users().ByUserId(second).Get(ctx, nil)
	}
	return u, err
}

// scheduled runs for ever; a failed round waits for the next.
func scheduled(ctx context.Context, c *msgraphsdk.GraphServiceClient) {
	for range time.Tick(time.Hour) {
		if _, err := c.Groups().Get(ctx, nil); err != nil {
			log.Print(err)
			continue
		}
		log.Print("ok")
	}
}

// replicated waits for what was just created.
func replicated(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string) error {
	for {
		_, err := c.Groups().ByGroupId(id).Get(ctx, nil)
		var oe *odataerrors.ODataError
		if errors.As(err, &oe) && oe.ResponseStatusCode == 404 {
			time.Sleep(time.Second)
			continue
		}
		return err
	}
}

// conflicting reads the ETag anew.
func conflicting(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string, g models.Groupable) error {
	for range 3 {
		_, err := c.Groups().ByGroupId(id).Patch(ctx, g, nil)
		if err == nil {
			return nil
		}
		var oe *odataerrors.ODataError
		if !errors.As(err, &oe) {
			return err
		}
		switch oe.ResponseStatusCode {
		case http.StatusConflict, http.StatusPreconditionFailed:
		default:
			return err
		}
	}
	return errors.New("conflict")
}

// offline repeats what got no answer.
func offline(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	for {
		_, err := c.Me().Get(ctx, nil)
		var oe *odataerrors.ODataError
		if err == nil || errors.As(err, &oe) {
			return err
		}
		time.Sleep(time.Second)
	}
}

// pages follows the links.
func pages(ctx context.Context, c *msgraphsdk.GraphServiceClient) (n int, err error) {
	b := c.Users()
	for {
		page, err := b.Get(ctx, nil)
		if err != nil {
			return n, err
		}
		n += len(page.GetValue())
		if page.GetOdataNextLink() == nil {
			return n, nil
		}
		b = b.WithUrl(*page.GetOdataNextLink())
	}
}

// single has a bound of one.
func single(ctx context.Context, c *msgraphsdk.GraphServiceClient) (err error) {
	for i := 0; i < 1; i++ {
		if _, err = c.Me().Get(ctx, nil); err == nil {
			break
		}
	}
	return err
}

// started leaves the failures to goroutines.
func started(ctx context.Context, c *msgraphsdk.GraphServiceClient, n int) {
	for range n {
		go func() {
			if _, err := c.Me().Get(ctx, nil); err != nil {
				log.Print(err)
			}
		}()
	}
}

// tree calls itself for the parts.
func tree(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string) error {
	g, err := c.Groups().ByGroupId(id).Get(ctx, nil)
	if err != nil {
		return tree(ctx, c, "parent-of-"+id)
	}
	_ = g
	return nil
}

// codes repeats after one code of the service.
func codes(ctx context.Context, c *msgraphsdk.GraphServiceClient, id string) error {
	for {
		_, err := c.Groups().ByGroupId(id).Get(ctx, nil)
		var oe *odataerrors.ODataError
		if !errors.As(err, &oe) || oe.GetErrorEscaped() == nil || *oe.GetErrorEscaped().GetCode() != "Request_ResourceNotFound" {
			return err
		}
		time.Sleep(time.Second)
	}
}

// skipping goes on with the next page number.
func skipping(ctx context.Context, c *msgraphsdk.GraphServiceClient, link func(int) string) error {
	for n := 0; n < 100; n++ {
		_, err := c.Users().WithUrl(link(n)).Get(ctx, nil)
		if err != nil {
			log.Print(err)
			continue
		}
		return nil
	}
	return nil
}

func each(ids []string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for _, id := range ids {
			if !yield(id) {
				return
			}
		}
	}
}

// overItems is told the next item by a function.
func overItems(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) error {
	for id := range each(ids) {
		if _, err := c.Users().ByUserId(id).Get(ctx, nil); err == nil {
			break
		}
	}
	return nil
}

// literal runs a function literal for each item.
func literal(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) {
	for _, id := range ids {
		err := func() error {
			_, err := c.Users().ByUserId(id).Get(ctx, nil)
			return err
		}()
		if err == nil {
			return
		}
	}
}

// feed reads the changes every minute; the link moves on when that worked.
func feed(ctx context.Context, c *msgraphsdk.GraphServiceClient, link string) {
	for {
		page, err := c.Users().WithUrl(link).Get(ctx, nil)
		if err != nil {
			log.Print(err)
		} else if next := page.GetOdataNextLink(); next != nil {
			link = *next
		}
		time.Sleep(time.Minute)
	}
}

// unreachable repeats failures without an answer, which it knows by their texts.
func unreachable(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	var err error
	for range 3 {
		if _, err = c.Me().Get(ctx, nil); err == nil || !isLost(err) {
			return err
		}
		time.Sleep(time.Second)
	}
	return err
}

func isLost(err error) bool {
	text := strings.ToLower(err.Error())
	for _, part := range []string{"i/o timeout", "connection refused", "no such host", "try another day"} {
		if strings.Contains(text, part) {
			return true
		}
	}
	return false
}

// directory has an implementation that sends nothing, as tests do.
type directory interface {
	rename(ctx context.Context, id string) error
}

type inUse struct {
	c *msgraphsdk.GraphServiceClient
}

func (o inUse) rename(ctx context.Context, id string) error {
	_, err := o.c.Groups().ByGroupId(id).Get(ctx, nil)
	return err
}

type standIn struct{}

func (standIn) rename(context.Context, string) error { return nil }

// knownByCode waits for a new group to be everywhere, by the code of the error.
func knownByCode(ctx context.Context, d directory, id string) error {
	return untilDone(func() (bool, error) {
		err := d.rename(ctx, id)
		if err != nil && strings.Contains(err.Error(), "Request_ResourceNotFound") {
			return false, nil
		}
		return true, err
	})
}

func untilDone(try func() (bool, error)) error {
	for {
		if done, err := try(); done {
			return err
		}
		time.Sleep(time.Second)
	}
}

// asksTwice asks twice in each turn; a failure of the first ends the program.
func asksTwice(ctx context.Context, c *msgraphsdk.GraphServiceClient, ids []string) {
	var id string
	for _, next := range ids {
		put(&id, next)
		if _, err := c.Groups().ByGroupId(id).Get(ctx, nil); err != nil {
			log.Fatalf("no group %s", id)
		}
		if _, err := c.Groups().ByGroupId(id).Get(ctx, nil); err == nil {
			log.Fatalf("group %s is still there", id)
		}
	}
}

func put(to *string, s string) { *to = s }

type decoder struct{ into any }

func (d *decoder) run(string) error { return nil }

// decoded asks for what it reads from each record.
func decoded(ctx context.Context, c *msgraphsdk.GraphServiceClient, records []string) {
	for _, r := range records {
		var rec struct{ Group string }
		d := &decoder{into: &rec}
		if d.run(r) != nil {
			return
		}
		if _, err := c.Groups().ByGroupId(rec.Group).Get(ctx, nil); err != nil {
			log.Printf("group %s: %v", rec.Group, err)
			continue
		}
		return
	}
}
