// Package book keeps rows whose values are bound by name.
package book

import "github.com/jmoiron/sqlx"

// Line is a row.
type Line struct {
	Ref   string `db:"ref"`
	Title string `db:"title"`
	Graph string `db:"graph"`
}

// Save stores lines.
func Save(db *sqlx.DB, lines []Line) error {
	_, err := db.NamedExec(`INSERT INTO lines (ref, title, graph) VALUES (:ref, :title, :graph) ON CONFLICT (ref) DO NOTHING`, lines)
	return err
}
