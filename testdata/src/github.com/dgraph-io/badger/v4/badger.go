// Package badger is a stand-in for github.com/dgraph-io/badger/v4: some of its
// declarations, with empty bodies, for the analyzers' tests.
package badger

import (
	"sync"
	"time"
)

type WriteBatch struct {
	sync.Mutex
}

func (wb *WriteBatch) Cancel()                 {}
func (wb *WriteBatch) SetEntry(e *Entry) error { return nil }
func (wb *WriteBatch) Set(k, v []byte) error   { return nil }
func (wb *WriteBatch) Delete(k []byte) error   { return nil }
func (wb *WriteBatch) Flush() error            { return nil }

type DB struct {
}

func (db *DB) NewWriteBatch() *WriteBatch           { return nil }
func (db *DB) Close() error                         { return nil }
func (db *DB) NewTransaction(update bool) *Txn      { return nil }
func (db *DB) View(fn func(txn *Txn) error) error   { return nil }
func (db *DB) Update(fn func(txn *Txn) error) error { return nil }

func Open(opt Options) (*DB, error) { return nil, nil }

type Item struct {
}

func (item *Item) Key() []byte                           { return nil }
func (item *Item) KeyCopy(dst []byte) []byte             { return nil }
func (item *Item) Value(fn func(val []byte) error) error { return nil }
func (item *Item) ValueCopy(dst []byte) ([]byte, error)  { return nil, nil }
func (item *Item) ExpiresAt() uint64                     { return 0 }

type Options struct {
	Dir                           string
	ValueDir                      string
	SyncWrites                    bool
	NumVersionsToKeep             int
	ReadOnly                      bool
	InMemory                      bool
	MetricsEnabled                bool
	NumGoroutines                 int
	MemTableSize                  int64
	BaseTableSize                 int64
	BaseLevelSize                 int64
	LevelSizeMultiplier           int
	TableSizeMultiplier           int
	MaxLevels                     int
	VLogPercentile                float64
	ValueThreshold                int64
	NumMemtables                  int
	BlockSize                     int
	BloomFalsePositive            float64
	BlockCacheSize                int64
	IndexCacheSize                int64
	NumLevelZeroTables            int
	NumLevelZeroTablesStall       int
	ValueLogFileSize              int64
	ValueLogMaxEntries            uint32
	NumCompactors                 int
	CompactL0OnClose              bool
	LmaxCompaction                bool
	ZSTDCompressionLevel          int
	VerifyValueChecksum           bool
	EncryptionKey                 []byte
	EncryptionKeyRotationDuration time.Duration
	BypassLockGuard               bool
	DetectConflicts               bool
	NamespaceOffset               int
	ExternalMagicVersion          uint16
}

func DefaultOptions(path string) Options { return Options{} }

type Entry struct {
	Key       []byte
	Value     []byte
	ExpiresAt uint64
	UserMeta  byte
}

func (e *Entry) WithMeta(meta byte) *Entry        { return nil }
func (e *Entry) WithDiscard() *Entry              { return nil }
func (e *Entry) WithTTL(dur time.Duration) *Entry { return nil }

func NewEntry(key, value []byte) *Entry { return nil }

type Txn struct {
}

func (txn *Txn) Set(key, val []byte) error               { return nil }
func (txn *Txn) SetEntry(e *Entry) error                 { return nil }
func (txn *Txn) Delete(key []byte) error                 { return nil }
func (txn *Txn) Get(key []byte) (item *Item, rerr error) { return nil, nil }
func (txn *Txn) Discard()                                {}
func (txn *Txn) Commit() error                           { return nil }
