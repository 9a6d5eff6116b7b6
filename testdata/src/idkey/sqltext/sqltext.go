// Package sqltext writes ids of messages into tables.
package sqltext

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"github.com/jmoiron/sqlx"
	"github.com/microsoftgraph/msgraph-sdk-go/models"
	"gorm.io/gorm"
)

const insertMail = `
	INSERT INTO mail_done (mailbox, message_id, done_at)
	VALUES (?, ?, CURRENT_TIMESTAMP)
	ON CONFLICT (mailbox, message_id) DO NOTHING`

var selectMail = "SELECT 1 FROM mail_done WHERE mailbox = ? AND message_id = ?"

type db struct {
	*sql.DB
	known *sql.Stmt
	table string
}

func (d *db) prepare() (err error) {
	d.known, err = d.Prepare("SELECT count(*) FROM done WHERE item = ?")
	return err
}

func (d *db) insert(ctx context.Context, box string, m models.Messageable) error {
	_, err := d.ExecContext(ctx, insertMail, box, *m.GetId()) // want `the id of message m is a key of an SQL statement`
	return err
}

func (d *db) find(box string, m models.Messageable) (found bool, err error) {
	err = d.QueryRow(selectMail, box, m.GetId()).Scan(&found) // want `an SQL statement`
	return found, err
}

func (d *db) prepared(ctx context.Context, m models.Messageable) (n int, err error) {
	err = d.known.QueryRowContext(ctx, *m.GetId()).Scan(&n) // want `an SQL statement`
	return n, err
}

func (d *db) formatted(m models.Messageable) error {
	q := fmt.Sprintf("DELETE FROM %s WHERE message = $1", d.table)
	_, err := d.Exec(q, *m.GetId()) // want `an SQL statement`
	return err
}

func (d *db) ignored(m models.Messageable) error {
	_, err := d.Exec("INSERT OR IGNORE INTO seen VALUES (?)", *m.GetId()) // want `an SQL statement`
	return err
}

func (d *db) updated(m models.Messageable, state string) error {
	_, err := d.Exec("UPDATE work SET state = $2 WHERE id = $1", *m.GetId(), state) // want `an SQL statement`
	return err
}

func withSqlx(x *sqlx.DB, m models.Messageable) (n int, err error) {
	err = x.Get(&n, "SELECT count(*) FROM done WHERE mail = ?", *m.GetId()) // want `an SQL statement`
	return n, err
}

type querier interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}

func behindInterface(ctx context.Context, q querier, m models.Messageable) error {
	_, err := q.ExecContext(ctx, "REPLACE INTO done (id, subject) VALUES (?, ?)", *m.GetId(), *m.GetSubject()) // want `an SQL statement`
	return err
}

type done struct {
	MailID string `gorm:"primaryKey"`
	Box    string
}

func withGorm(g *gorm.DB, m models.Messageable) error {
	var row done
	if err := g.
		Where("mail_id = ?", *m.GetId()). // want `an SQL statement`
		First(&row).Error; err == nil {
		return nil
	}
	return g.Create(&done{MailID: *m.GetId(), Box: "inbox"}).Error // want `the id of message m becomes the key done\.MailID`
}

// nopeBeside keeps the id beside the header, which is the key.
func (d *db) nopeBeside(m models.Messageable) error {
	_, err := d.Exec(`INSERT INTO mail (internet_message_id, item_id) VALUES ($1, $2)
		ON CONFLICT (internet_message_id) DO UPDATE SET item_id = $2`, *m.GetInternetMessageId(), *m.GetId())
	return err
}

// nopeOtherName has the header under a name that does not say so.
func (d *db) nopeOtherName(m models.Messageable) error {
	_, err := d.Exec("INSERT INTO mail (message_id, graph) VALUES ($2, $1) ON CONFLICT DO NOTHING", *m.GetId(), *m.GetInternetMessageId())
	return err
}

// nopeSet writes the id into the row of something else.
func (d *db) nopeSet(box string, m models.Messageable) error {
	_, err := d.Exec("UPDATE mailbox SET last_message_id = ? WHERE name = ?", *m.GetId(), box)
	return err
}

// nopeLog may have the same id many times.
func (d *db) nopeLog(m models.Messageable) error {
	_, err := d.Exec("INSERT INTO audit_log (message_id, what) VALUES (?, ?)", *m.GetId(), "read")
	return err
}

// nopeValue is a value in a table with a key of its own.
func (d *db) nopeValue(ticket int, m models.Messageable) error {
	_, err := d.Exec("INSERT INTO ticket (number, graph_id) VALUES (?, ?) ON CONFLICT (number) DO NOTHING", ticket, *m.GetId())
	return err
}

// nopeUnknownText could be any statement.
func (d *db) nopeUnknownText(q string, m models.Messageable) error {
	_, err := d.Exec(q, *m.GetId())
	return err
}

// nopeOther is a row of a user.
func (d *db) nopeOther(u models.Userable) error {
	_, err := d.Exec("INSERT OR IGNORE INTO seen VALUES (?)", *u.GetId())
	return err
}

func gormMap(g *gorm.DB, m models.Messageable) error {
	var row done
	return g.Where(map[string]any{"mail_id": *m.GetId(), "box": "inbox"}).First(&row).Error // want `an SQL statement`
}

// nopeGormMap asks by the header as well.
func nopeGormMap(g *gorm.DB, m models.Messageable) error {
	var row done
	return g.Where(map[string]any{"internet_message_id": *m.GetInternetMessageId(), "mail_id": *m.GetId()}).First(&row).Error
}

// nopeUpdates writes the id beside whatever the row's key is.
func nopeUpdates(g *gorm.DB, m models.Messageable) map[string]any {
	return map[string]any{"mail_id": *m.GetId()}
}

func (d *db) run(ctx context.Context, text string, values ...any) error {
	_, err := d.ExecContext(ctx, text, values...)
	return err
}

func (d *db) ownNames(ctx context.Context, m models.Messageable) error {
	if err := d.run(ctx, "INSERT INTO done (id) VALUES (?) ON CONFLICT DO NOTHING", *m.GetId()); err != nil { // want `an SQL statement`
		return err
	}
	_, err := d.ExecContext(ctx, "INSERT OR IGNORE INTO done (id) VALUES (:mail)", sql.Named("mail", *m.GetId())) // want `an SQL statement`
	return err
}

func (d *db) ownList(ctx context.Context, msgs []models.Messageable) error {
	var values []any
	for _, m := range msgs {
		values = append(values, *m.GetId())
	}
	_, err := d.ExecContext(ctx, "UPDATE done SET seen = 1 WHERE id IN (?"+strings.Repeat(", ?", len(values)-1)+")", values...) // want `an SQL statement`
	return err
}

// nopeOwnNames has the header for the key, and text that is no SQL.
func (d *db) nopeOwnNames(ctx context.Context, m models.Messageable) error {
	if err := d.run(ctx, "INSERT INTO done (id) VALUES (?) ON CONFLICT DO NOTHING", *m.GetInternetMessageId()); err != nil {
		return err
	}
	if err := d.run(ctx, "UPDATE box SET last = ? WHERE name = ?", *m.GetId(), "inbox"); err != nil {
		return err
	}
	_, err := d.ExecContext(ctx, "UPDATE box SET last = :mail WHERE name = :box", sql.Named("mail", *m.GetId()), sql.Named("box", "inbox"))
	note("where is %s?", *m.GetId())
	return err
}

func note(format string, values ...any) {}
