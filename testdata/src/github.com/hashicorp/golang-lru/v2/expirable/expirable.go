// Package expirable is a stand-in for github.com/hashicorp/golang-lru/v2/expirable: some of its
// declarations, with empty bodies, for the analyzers' tests.
package expirable

import (
	"time"
)

type EvictCallback[K comparable, V any] func(key K, value V)

type LRU[K comparable, V any] struct {
}

func (c *LRU[K, V]) Purge()                                  {}
func (c *LRU[K, V]) Add(key K, value V) (evicted bool)       { return false }
func (c *LRU[K, V]) Get(key K) (value V, ok bool)            { return *new(V), false }
func (c *LRU[K, V]) Contains(key K) (ok bool)                { return false }
func (c *LRU[K, V]) Peek(key K) (value V, ok bool)           { return *new(V), false }
func (c *LRU[K, V]) Remove(key K) bool                       { return false }
func (c *LRU[K, V]) RemoveOldest() (key K, value V, ok bool) { return *new(K), *new(V), false }
func (c *LRU[K, V]) GetOldest() (key K, value V, ok bool)    { return *new(K), *new(V), false }
func (c *LRU[K, V]) Keys() []K                               { return nil }
func (c *LRU[K, V]) Values() []V                             { return nil }
func (c *LRU[K, V]) Len() int                                { return 0 }
func (c *LRU[K, V]) Resize(size int) (evicted int)           { return 0 }

func NewLRU[K comparable, V any](size int, onEvict EvictCallback[K, V], ttl time.Duration) *LRU[K, V] {
	return nil
}
