// Package ledger remembers what was handled, so that a restart does not answer yesterday's mail again.
package ledger

import (
	"time"

	"go.etcd.io/bbolt"
)

// A Ledger is a file of books.
type Ledger struct{ *bbolt.DB }

// Open opens a ledger, or makes a new one.
func Open(path string) (*Ledger, error) {
	db, err := bbolt.Open(path, 0o600, &bbolt.Options{Timeout: time.Second})
	return &Ledger{db}, err
}

// Has says whether the book has an entry under the key.
func (l *Ledger) Has(book, key string) (found bool, err error) {
	err = l.View(func(tx *bbolt.Tx) error {
		b := tx.Bucket([]byte(book))
		found = b != nil && b.Get([]byte(key)) != nil
		return nil
	})
	return found, err
}

// Enter writes an entry under the key.
func (l *Ledger) Enter(book, key, what string) error {
	return l.Update(func(tx *bbolt.Tx) error {
		b, err := tx.CreateBucketIfNotExists([]byte(book))
		if err != nil {
			return err
		}
		return b.Put([]byte(key), []byte(what))
	})
}
