// Package bbolt is a stand-in for go.etcd.io/bbolt: some of its
// declarations, with empty bodies, for the analyzers' tests.
package bbolt

import (
	"os"
	"time"
)

type Bucket struct {
	FillPercent float64
}

func (b *Bucket) Cursor() *Cursor                                            { return nil }
func (b *Bucket) Bucket(name []byte) *Bucket                                 { return nil }
func (b *Bucket) CreateBucket(key []byte) (rb *Bucket, err error)            { return nil, nil }
func (b *Bucket) CreateBucketIfNotExists(key []byte) (rb *Bucket, err error) { return nil, nil }
func (b *Bucket) DeleteBucket(key []byte) (err error)                        { return nil }
func (b *Bucket) Get(key []byte) []byte                                      { return nil }
func (b *Bucket) Put(key []byte, value []byte) (err error)                   { return nil }
func (b *Bucket) Delete(key []byte) (err error)                              { return nil }
func (b *Bucket) Sequence() uint64                                           { return 0 }
func (b *Bucket) NextSequence() (uint64, error)                              { return 0, nil }
func (b *Bucket) ForEach(fn func(k, v []byte) error) error                   { return nil }

type Cursor struct {
}

func (c *Cursor) Bucket() *Bucket                             { return nil }
func (c *Cursor) First() (key []byte, value []byte)           { return nil, nil }
func (c *Cursor) Last() (key []byte, value []byte)            { return nil, nil }
func (c *Cursor) Next() (key []byte, value []byte)            { return nil, nil }
func (c *Cursor) Prev() (key []byte, value []byte)            { return nil, nil }
func (c *Cursor) Seek(seek []byte) (key []byte, value []byte) { return nil, nil }
func (c *Cursor) Delete() error                               { return nil }

type DB struct {
	StrictMode      bool
	NoSync          bool
	NoFreelistSync  bool
	NoGrowSync      bool
	PreLoadFreelist bool
	MmapFlags       int
	MaxBatchSize    int
	MaxBatchDelay   time.Duration
	AllocSize       int
	Mlock           bool
}

func (db *DB) Close() error                           { return nil }
func (db *DB) Begin(writable bool) (t *Tx, err error) { return nil, nil }
func (db *DB) Update(fn func(*Tx) error) error        { return nil }
func (db *DB) View(fn func(*Tx) error) error          { return nil }
func (db *DB) Batch(fn func(*Tx) error) error         { return nil }

func Open(path string, mode os.FileMode, options *Options) (db *DB, err error) { return nil, nil }

type Options struct {
	Timeout         time.Duration
	NoGrowSync      bool
	NoFreelistSync  bool
	PreLoadFreelist bool
	ReadOnly        bool
	MmapFlags       int
	InitialMmapSize int
	PageSize        int
	NoSync          bool
	OpenFile        func(string, int, os.FileMode) (*os.File, error)
	Mlock           bool
}

func (o *Options) String() string { return "" }

type Tx struct {
	WriteFlag int
}

func (tx *Tx) Bucket(name []byte) *Bucket                           { return nil }
func (tx *Tx) CreateBucket(name []byte) (*Bucket, error)            { return nil, nil }
func (tx *Tx) CreateBucketIfNotExists(name []byte) (*Bucket, error) { return nil, nil }
func (tx *Tx) DeleteBucket(name []byte) error                       { return nil }
func (tx *Tx) ForEach(fn func(name []byte, b *Bucket) error) error  { return nil }
func (tx *Tx) Commit() (err error)                                  { return nil }
func (tx *Tx) Rollback() error                                      { return nil }
