// Package funcs gets numbers from functions that are values: in fields, lists
// and tables, and given to helpers.
package funcs

import (
	"iter"
	"math"
	"net/http"
	"strconv"
	"time"

	"unitmismatch/funcs/kept"
)

const root = "https://graph.microsoft.com/v1.0"

func secs(h http.Header) int {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return n
}

func size(h http.Header) int {
	n, _ := strconv.Atoi(h.Get("Content-Length"))
	return n
}

// A field of another package's struct, set here.
func fieldSetHere(h http.Header) {
	k := kept.Hooks{Delay: secs}
	time.Sleep(time.Duration(k.Delay(h))) // want `takes k.Delay\(h\) for nanoseconds`
}

// Silent: this value of the same type has another function.
func okOtherValue(h http.Header) {
	k := kept.Hooks{Delay: size}
	time.Sleep(time.Duration(k.Delay(h)))
}

// A field that the other package sets and calls.
func fieldSetThere(h http.Header) {
	p := kept.NewPauser()
	time.Sleep(time.Duration(p.Ask(h))) // want `for nanoseconds`
}

// Silent: bytes.
func okBytes(h http.Header) {
	p := kept.NewPauser()
	time.Sleep(time.Duration(p.Bytes(h)))
}

type waiter struct {
	ask  func(http.Header) int
	size func(http.Header) int
}

// The constructor gets the function as a parameter.
func newWaiter(ask, size func(http.Header) int) *waiter { return &waiter{ask: ask, size: size} }

func (w *waiter) wait(h http.Header) {
	time.Sleep(time.Duration(w.ask(h))) // want `takes w.ask\(h\) for nanoseconds`
	time.Sleep(time.Duration(w.ask(h)) * time.Second)
	time.Sleep(time.Duration(w.size(h)))
}

func run(h http.Header) { newWaiter(secs, size).wait(h) }

// Functions in a table.
func table(h http.Header, key string) {
	readers := map[string]func(http.Header) int{"wait": secs}
	if f := readers[key]; f != nil {
		time.Sleep(time.Duration(f(h))) // want `for nanoseconds`
	}
}

// Functions in a list.
func list(h http.Header) {
	for _, f := range []func(http.Header) int{secs} {
		time.Sleep(time.Duration(f(h)) * time.Millisecond) // want `multiplies by time.Millisecond`
	}
}

// Silent: other functions.
func okTable(h http.Header, key string) {
	readers := map[string]func(http.Header) int{"size": size}
	time.Sleep(time.Duration(readers[key](h)))
}

// try is what a program writes once for all settings and headers.
func try[T any](text string, parse func(string) (T, error), otherwise T) T {
	v, err := parse(text)
	if err != nil {
		return otherwise
	}
	return v
}

func whole(s string) (float64, error) {
	f, err := strconv.ParseFloat(s, 64)
	return math.Ceil(f), err
}

// A function of the library, handed to a helper.
func handed(h http.Header) {
	n := try(h.Get("Retry-After"), strconv.Atoi, 1)
	time.Sleep(time.Duration(n)) // want `takes n for nanoseconds`
	time.Sleep(time.Duration(n) * time.Second)
}

// One of its own, handed to the same.
func handedOwn(h http.Header) {
	f := try(h.Get("Retry-After"), whole, 1)
	time.Sleep(time.Duration(f)) // want `takes f for nanoseconds`
	time.Sleep(time.Duration(f * float64(time.Second)))
}

// Silent: another header by the same helper.
func okHandedOther(h http.Header) {
	time.Sleep(time.Duration(try(h.Get("X-Nanos"), strconv.Atoi, 1)))
}

// A text without a unit.
func handedText(h http.Header) {
	time.Sleep(try(h.Get("Retry-After"), time.ParseDuration, time.Second)) // want `fails for every number, since time.ParseDuration is given h.Get\("Retry-After"\) without a unit`
}

// Silent: with a unit.
func okHandedText(h http.Header) {
	time.Sleep(try(h.Get("Retry-After")+"s", time.ParseDuration, time.Second))
}

type number interface{ ~int | ~int64 | ~float64 }

func nanos[N number](n N) time.Duration { return time.Duration(n) } // want `takes n for nanoseconds`

func seconds[N number](n N) time.Duration { return time.Duration(n) * time.Second }

func generic(h http.Header) {
	time.Sleep(nanos(secs(h)))
	time.Sleep(seconds(secs(h)))
}

// Silent: whoever gives it nanoseconds.
func steps[N number](n N) time.Duration { return time.Duration(n) }

func okGeneric() { time.Sleep(steps(500_000)) }

// Twice as long with each attempt.
func growing(h http.Header, attempt int) {
	n := float64(secs(h)) * math.Pow(2, float64(attempt))
	time.Sleep(time.Duration(n)) // want `for nanoseconds`
	time.Sleep(time.Duration(n * float64(time.Second)))
}

// Silent: a power of ten may be a unit.
func okPower(h http.Header, digits int) {
	n := float64(secs(h)) * math.Pow(10, float64(digits))
	time.Sleep(time.Duration(n))
}

// An iterator over what was asked for.
func all(hs []http.Header) iter.Seq2[int, int] {
	return func(yield func(int, int) bool) {
		for i, h := range hs {
			if !yield(i, secs(h)) {
				return
			}
		}
	}
}

func ranged(hs []http.Header) {
	for i, n := range all(hs) {
		time.Sleep(time.Duration(n)) // want `takes n for nanoseconds`
		time.Sleep(time.Duration(n) * time.Second)
		time.Sleep(time.Duration(i)) // silent: an index
	}
}
