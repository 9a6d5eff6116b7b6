// Package boxed carries the number in errors, options and generic types.
package boxed

import (
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"time"
)

const root = "https://graph.microsoft.com/v1.0"

type Throttled struct {
	Secs  int
	After time.Duration
}

func (t Throttled) Error() string { return fmt.Sprintf("throttled for %ds", t.Secs) }

func check(resp *http.Response) error {
	n, err := strconv.Atoi(resp.Header.Get("Retry-After"))
	if err != nil {
		return err
	}
	return fmt.Errorf("get: %w", Throttled{Secs: n, After: time.Duration(n) * time.Second})
}

func value(err error) time.Duration {
	if t, ok := errors.AsType[Throttled](err); ok {
		return time.Duration(t.Secs) // want `for nanoseconds`
	}
	return 0
}
func okValue(err error) time.Duration {
	if t, ok := errors.AsType[Throttled](err); ok {
		return time.Duration(t.Secs) * time.Second
	}
	return 0
}
func twice(err error) time.Duration {
	if t, ok := errors.AsType[Throttled](err); ok {
		return t.After * time.Second // want `is scaled already`
	}
	return 0
}
func okAfter(err error) time.Duration {
	if t, ok := err.(Throttled); ok {
		return t.After + time.Second
	}
	return 0
}

type Result[T any] struct {
	Val T
	Err error
}

func ok[T any](v T) Result[T] { return Result[T]{Val: v} }

func (r Result[T]) Or(v T) T {
	if r.Err != nil {
		return v
	}
	return r.Val
}

func read(h http.Header) Result[int] {
	n, err := strconv.Atoi(h.Get("Retry-After"))
	if err != nil {
		return Result[int]{Err: err}
	}
	return ok(n)
}

func gen(h http.Header) time.Duration   { return time.Duration(read(h).Or(5)) } // want `for nanoseconds`
func okGen(h http.Header) time.Duration { return time.Duration(read(h).Or(5)) * time.Second }

type option struct {
	set bool
	n   int
}

func (o option) get() (int, bool) { return o.n, o.set }

func optional(h http.Header) (o option) {
	if n, err := strconv.Atoi(h.Get("Retry-After")); err == nil {
		o = option{true, n}
	}
	return o
}
func deferred(h http.Header) {
	if n, ok := optional(h).get(); ok {
		defer time.Sleep(time.Duration(n)) // want `for nanoseconds`
	}
}
func okGo(h http.Header) {
	if n, ok := optional(h).get(); ok {
		go func(d time.Duration) { time.Sleep(d) }(time.Duration(n) * time.Second)
	}
}
func inGoroutine(h http.Header) {
	if n, ok := optional(h).get(); ok {
		go func(d time.Duration) { time.Sleep(d) }(time.Duration(n)) // want `for nanoseconds`
	}
}

type secs int

func (s secs) d() time.Duration { return time.Duration(s) * time.Second }

var table = [...]time.Duration{time.Second, time.Millisecond}

func okIndexed(h http.Header) time.Duration { return time.Duration(read(h).Val) * table[0] }

func array(h http.Header) time.Duration {
	var last [3]int
	last[0] = read(h).Val
	return time.Duration(last[0]) // want `for nanoseconds`
}
func structMap(hs map[string]http.Header) (total time.Duration) {
	type entry struct{ n, tries int }
	m := map[string]entry{}
	for k, h := range hs {
		m[k] = entry{read(h).Val, 1}
	}
	for _, e := range m {
		total += time.Duration(e.n) // want `for nanoseconds`
		total += time.Duration(e.tries)
	}
	return total
}
