// Package cache is a stand-in for github.com/patrickmn/go-cache: some of its
// declarations, with empty bodies, for the analyzers' tests.
package cache

import (
	"io"
	"time"
)

type Item struct {
	Object     interface{}
	Expiration int64
}

func (item Item) Expired() bool { return false }

const (
	NoExpiration      time.Duration = -1
	DefaultExpiration time.Duration = 0
)

type Cache struct {
	*cache
}

type cache struct {
}

func (c *cache) Set(k string, x interface{}, d time.Duration)           {}
func (c *cache) SetDefault(k string, x interface{})                     {}
func (c *cache) Add(k string, x interface{}, d time.Duration) error     { return nil }
func (c *cache) Replace(k string, x interface{}, d time.Duration) error { return nil }
func (c *cache) Get(k string) (interface{}, bool)                       { return nil, false }
func (c *cache) GetWithExpiration(k string) (interface{}, time.Time, bool) {
	return nil, time.Time{}, false
}
func (c *cache) Increment(k string, n int64) error                     { return nil }
func (c *cache) IncrementFloat(k string, n float64) error              { return nil }
func (c *cache) IncrementInt(k string, n int) (int, error)             { return 0, nil }
func (c *cache) IncrementInt8(k string, n int8) (int8, error)          { return 0, nil }
func (c *cache) IncrementInt16(k string, n int16) (int16, error)       { return 0, nil }
func (c *cache) IncrementInt32(k string, n int32) (int32, error)       { return 0, nil }
func (c *cache) IncrementInt64(k string, n int64) (int64, error)       { return 0, nil }
func (c *cache) IncrementUint(k string, n uint) (uint, error)          { return 0, nil }
func (c *cache) IncrementUintptr(k string, n uintptr) (uintptr, error) { return 0, nil }
func (c *cache) IncrementUint8(k string, n uint8) (uint8, error)       { return 0, nil }
func (c *cache) IncrementUint16(k string, n uint16) (uint16, error)    { return 0, nil }
func (c *cache) IncrementUint32(k string, n uint32) (uint32, error)    { return 0, nil }
func (c *cache) IncrementUint64(k string, n uint64) (uint64, error)    { return 0, nil }
func (c *cache) IncrementFloat32(k string, n float32) (float32, error) { return 0, nil }
func (c *cache) IncrementFloat64(k string, n float64) (float64, error) { return 0, nil }
func (c *cache) Decrement(k string, n int64) error                     { return nil }
func (c *cache) DecrementFloat(k string, n float64) error              { return nil }
func (c *cache) DecrementInt(k string, n int) (int, error)             { return 0, nil }
func (c *cache) DecrementInt8(k string, n int8) (int8, error)          { return 0, nil }
func (c *cache) DecrementInt16(k string, n int16) (int16, error)       { return 0, nil }
func (c *cache) DecrementInt32(k string, n int32) (int32, error)       { return 0, nil }
func (c *cache) DecrementInt64(k string, n int64) (int64, error)       { return 0, nil }
func (c *cache) DecrementUint(k string, n uint) (uint, error)          { return 0, nil }
func (c *cache) DecrementUintptr(k string, n uintptr) (uintptr, error) { return 0, nil }
func (c *cache) DecrementUint8(k string, n uint8) (uint8, error)       { return 0, nil }
func (c *cache) DecrementUint16(k string, n uint16) (uint16, error)    { return 0, nil }
func (c *cache) DecrementUint32(k string, n uint32) (uint32, error)    { return 0, nil }
func (c *cache) DecrementUint64(k string, n uint64) (uint64, error)    { return 0, nil }
func (c *cache) DecrementFloat32(k string, n float32) (float32, error) { return 0, nil }
func (c *cache) DecrementFloat64(k string, n float64) (float64, error) { return 0, nil }
func (c *cache) Delete(k string)                                       {}
func (c *cache) DeleteExpired()                                        {}
func (c *cache) OnEvicted(f func(string, interface{}))                 {}
func (c *cache) Save(w io.Writer) (err error)                          { return nil }
func (c *cache) SaveFile(fname string) error                           { return nil }
func (c *cache) Load(r io.Reader) error                                { return nil }
func (c *cache) LoadFile(fname string) error                           { return nil }
func (c *cache) Items() map[string]Item                                { return nil }
func (c *cache) ItemCount() int                                        { return 0 }
func (c *cache) Flush()                                                {}

func New(defaultExpiration, cleanupInterval time.Duration) *Cache { return nil }

func NewFrom(defaultExpiration, cleanupInterval time.Duration, items map[string]Item) *Cache {
	return nil
}
