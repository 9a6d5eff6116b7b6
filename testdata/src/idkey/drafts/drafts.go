// Package drafts has fields that are called after a source: some say what a
// request is about, others are keys.
package drafts

import (
	"context"
	"strings"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
)

// answer is sent and forgotten.
type answer struct {
	SourceID string
	text     string
}

func start(m models.Messageable) *answer {
	a := &answer{text: *m.GetSubject()}
	a.SourceID = *m.GetId()
	return a
}

func (a *answer) original(ctx context.Context, c *msgraphsdk.GraphServiceClient) (models.Messageable, error) {
	return c.Me().Messages().ByMessageId(strings.TrimSpace(a.SourceID)).Get(ctx, nil)
}

// copied hands its own on to one that is read.
type copied struct{ OriginID string }

func restart(m models.Messageable) copied { return copied{OriginID: *m.GetId()} }

func (c copied) answer() *answer { return &answer{SourceID: c.OriginID} }

// issue is stored by somebody else, who is not seen.
type issue struct {
	SourceID string `json:"source"`
	Title    string `json:"title"`
}

func file(m models.Messageable) issue {
	return issue{SourceID: *m.GetId(), Title: *m.GetSubject()} // want `becomes the key issue\.SourceID`
}

// row has a tag that says that it is stored.
type row struct {
	RemoteID string `db:"remote_id"`
}

func (r row) fetch(ctx context.Context, c *msgraphsdk.GraphServiceClient) (models.Messageable, error) {
	return c.Me().Messages().ByMessageId(r.RemoteID).Get(ctx, nil)
}

func rowOf(m models.Messageable) row {
	return row{RemoteID: *m.GetId()} // want `becomes the key row\.RemoteID`
}

// ticket is found by it, and asks with it.
type ticket struct{ OriginalID string }

type board struct{ open map[string]*ticket }

func (b *board) add(ctx context.Context, c *msgraphsdk.GraphServiceClient, m models.Messageable) error {
	t := &ticket{OriginalID: *m.GetId()} // want `becomes the key ticket\.OriginalID`
	b.open[t.OriginalID] = t
	_, err := c.Me().Messages().ByMessageId(t.OriginalID).Get(ctx, nil)
	return err
}
