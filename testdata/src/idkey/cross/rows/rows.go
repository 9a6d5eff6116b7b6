// Package rows stores rows, and knows nothing of Graph.
package rows

import (
	"context"
	"database/sql"
)

// Line is a row; Mail is its key.
type Line struct {
	Mail  string
	Title string
}

// Insert stores a row once.
func Insert(ctx context.Context, db *sql.DB, l Line) error {
	_, err := db.ExecContext(ctx, "INSERT INTO line (mail, title) VALUES (?, ?) ON CONFLICT (mail) DO NOTHING", l.Mail, l.Title)
	return err
}

// Shown is not stored.
type Shown struct{ Mail string }

// Text shows it.
func (s Shown) Text() string { return "<" + s.Mail + ">" }

// First is a map of its own.
func First(ls []Shown) map[string]Shown {
	out := make(map[string]Shown)
	for _, l := range ls {
		out[l.Mail] = l
	}
	return out
}
