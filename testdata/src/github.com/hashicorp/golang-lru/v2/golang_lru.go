// Package lru is a stand-in for github.com/hashicorp/golang-lru/v2: some of its
// declarations, with empty bodies, for the analyzers' tests.
package lru

const (
	Default2QRecentRatio  = 0.25
	Default2QGhostEntries = 0.50
)

type TwoQueueCache[K comparable, V any] struct {
}

func (c *TwoQueueCache[K, V]) Get(key K) (value V, ok bool)  { return *new(V), false }
func (c *TwoQueueCache[K, V]) Add(key K, value V)            {}
func (c *TwoQueueCache[K, V]) Len() int                      { return 0 }
func (c *TwoQueueCache[K, V]) Resize(size int) (evicted int) { return 0 }
func (c *TwoQueueCache[K, V]) Keys() []K                     { return nil }
func (c *TwoQueueCache[K, V]) Values() []V                   { return nil }
func (c *TwoQueueCache[K, V]) Remove(key K)                  {}
func (c *TwoQueueCache[K, V]) Purge()                        {}
func (c *TwoQueueCache[K, V]) Contains(key K) bool           { return false }
func (c *TwoQueueCache[K, V]) Peek(key K) (value V, ok bool) { return *new(V), false }

func New2Q[K comparable, V any](size int) (*TwoQueueCache[K, V], error) { return nil, nil }

func New2QParams[K comparable, V any](size int, recentRatio, ghostRatio float64) (*TwoQueueCache[K, V], error) {
	return nil, nil
}

const (
	DefaultEvictedBufferSize = 16
)

type Cache[K comparable, V any] struct {
}

func (c *Cache[K, V]) Purge()                                          {}
func (c *Cache[K, V]) Add(key K, value V) (evicted bool)               { return false }
func (c *Cache[K, V]) Get(key K) (value V, ok bool)                    { return *new(V), false }
func (c *Cache[K, V]) Contains(key K) bool                             { return false }
func (c *Cache[K, V]) Peek(key K) (value V, ok bool)                   { return *new(V), false }
func (c *Cache[K, V]) ContainsOrAdd(key K, value V) (ok, evicted bool) { return false, false }
func (c *Cache[K, V]) PeekOrAdd(key K, value V) (previous V, ok, evicted bool) {
	return *new(V), false, false
}
func (c *Cache[K, V]) Remove(key K) (present bool)             { return false }
func (c *Cache[K, V]) Resize(size int) (evicted int)           { return 0 }
func (c *Cache[K, V]) RemoveOldest() (key K, value V, ok bool) { return *new(K), *new(V), false }
func (c *Cache[K, V]) GetOldest() (key K, value V, ok bool)    { return *new(K), *new(V), false }
func (c *Cache[K, V]) Keys() []K                               { return nil }
func (c *Cache[K, V]) Values() []V                             { return nil }
func (c *Cache[K, V]) Len() int                                { return 0 }

func New[K comparable, V any](size int) (*Cache[K, V], error) { return nil, nil }

func NewWithEvict[K comparable, V any](size int, onEvicted func(key K, value V)) (c *Cache[K, V], err error) {
	return nil, nil
}
