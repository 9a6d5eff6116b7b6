// Package cells keeps the number in what goroutines share, and in what is called later.
package cells

import (
	"container/list"
	"context"
	"net/http"
	"strconv"
	"sync"
	"sync/atomic"
	"time"
)

const root = "https://graph.microsoft.com/v1.0"

func secs(h http.Header) int64 {
	n, _ := strconv.ParseInt(h.Get("Retry-After"), 10, 64)
	return n
}

type gate struct {
	after  atomic.Int64
	until  atomic.Int64
	plain  int64
	tenant sync.Map
	any    atomic.Value
	ptr    atomic.Pointer[int64]
	lists  *list.List
	once   func() int64
}

func (g *gate) note(h http.Header) {
	n := secs(h)
	g.after.CompareAndSwap(0, n)
	atomic.StoreInt64(&g.plain, n)
	g.tenant.Store("t", n)
	g.any.Store(n)
	g.ptr.Store(&n)
	g.until.Store(int64(time.Duration(n) * time.Second))
}

func (g *gate) compared() { time.Sleep(time.Duration(g.after.Load())) }                // want `for nanoseconds`
func (g *gate) swapped()  { time.Sleep(time.Duration(atomic.SwapInt64(&g.plain, 0))) } // want `for nanoseconds`
func (g *gate) inSyncMap() {
	if v, ok := g.tenant.Load("t"); ok {
		time.Sleep(time.Duration(v.(int64))) // want `for nanoseconds`
	}
}
func (g *gate) inAtomicValue()   { time.Sleep(time.Duration(g.any.Load().(int64)) * time.Millisecond) } // want `multiplies by time.Millisecond`
func (g *gate) inAtomicPointer() { time.Sleep(time.Duration(*g.ptr.Load())) }                           // want `for nanoseconds`
func (g *gate) ranged() {
	g.tenant.Range(func(k, v any) bool {
		time.Sleep(time.Duration(v.(int64))) // want `for nanoseconds`
		return true
	})
}
func (g *gate) okRanged() {
	g.tenant.Range(func(k, v any) bool {
		time.Sleep(time.Duration(v.(int64)) * time.Second)
		return true
	})
}
func (g *gate) okFinished()    { time.Sleep(time.Duration(g.until.Load())) }
func (g *gate) finishedTwice() { time.Sleep(time.Duration(g.until.Load()) * time.Second) } // want `is scaled already`

type key struct{}

func putInContext(ctx context.Context, h http.Header) context.Context {
	return context.WithValue(ctx, key{}, secs(h))
}

func okScaled(ctx context.Context) { time.Sleep(time.Duration(secs(http.Header{})) * time.Second) }

type Held[T any] struct{ v T }

func (h *Held[T]) Set(v T) { h.v = v }
func (h *Held[T]) Get() T  { return h.v }

var held Held[int64]

func inGenericBox(h http.Header) {
	held.Set(secs(h))
	time.Sleep(time.Duration(held.Get())) // want `for nanoseconds`
}

func calledOnce(h http.Header) {
	get := sync.OnceValue(func() int64 { return secs(h) })
	time.Sleep(time.Duration(get())) // want `for nanoseconds`
}

func okCalledOnce(h http.Header) {
	get := sync.OnceValue(func() int64 { return secs(h) })
	time.Sleep(time.Duration(get()) * time.Second)
}

func try[T any](f func() (T, error)) (T, error) {
	var zero T
	for range 3 {
		if v, err := f(); err == nil {
			return v, nil
		}
	}
	return zero, nil
}

func tried(h http.Header) {
	n, _ := try(func() (int, error) { return strconv.Atoi(h.Get("Retry-After")) })
	time.Sleep(time.Duration(n)) // want `for nanoseconds`
}

func okTried(h http.Header) {
	n, _ := try(func() (int, error) { return strconv.Atoi(h.Get("Retry-After")) })
	time.Sleep(time.Duration(n) * time.Second)
}

func okTriedOtherHeader(h http.Header) {
	n, _ := try(func() (int, error) { return strconv.Atoi(h.Get("X-Nanos")) })
	time.Sleep(time.Duration(n))
}
