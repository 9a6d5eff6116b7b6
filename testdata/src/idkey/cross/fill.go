package cross

import (
	"context"
	"database/sql"

	"github.com/microsoftgraph/msgraph-sdk-go/models"

	"idkey/cross/rows"
)

func fill(ctx context.Context, db *sql.DB, m models.Messageable) error {
	return rows.Insert(ctx, db, rows.Line{
		Title: *m.GetSubject(),
		Mail:  *m.GetId(), // want `the id of message m becomes the key Line\.Mail \(used as one at rows\.go:17\)`
	})
}

// nopeFillStable fills the same field with the header, nopeTitle another.
func nopeFillStable(ctx context.Context, db *sql.DB, m models.Messageable) error {
	return rows.Insert(ctx, db, rows.Line{Mail: *m.GetInternetMessageId(), Title: *m.GetId()})
}

// nopeShown fills a row that is only shown.
func nopeShown(m models.Messageable) string {
	return rows.Shown{Mail: *m.GetId()}.Text()
}
