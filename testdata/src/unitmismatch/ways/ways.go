// Package ways writes to one place from several, and has numbers with their unit
// beside them.
package ways

import (
	"net/http"
	"strconv"
	"time"
)

const root = "https://graph.microsoft.com/v1.0"

func secs(h http.Header) int {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return n
}

type pacer struct {
	gap   time.Duration
	floor time.Duration
	byKey map[string]time.Duration
}

// Each of them is wrong, and the same number gets there.
func (p *pacer) first(h http.Header) { p.gap = time.Duration(secs(h)) } // want `for nanoseconds`

func (p *pacer) second(h http.Header) { p.gap = time.Duration(secs(h)) } // want `for nanoseconds`

// Silent: this one is right.
func (p *pacer) third(h http.Header) { p.gap = time.Duration(secs(h)) * time.Second }

func (p *pacer) hold() { time.Sleep(p.gap) }

type option func(*pacer)

// The conversion is in the option.
func withCount(n int) option { return func(p *pacer) { p.floor = time.Duration(n) } } // want `takes n for nanoseconds`

func withFloor(d time.Duration) option { return func(p *pacer) { p.floor = d } }

func make2(h http.Header) *pacer {
	p := new(pacer)
	for _, o := range []option{
		withCount(secs(h)),
		withFloor(time.Duration(secs(h))), // want `for nanoseconds`
		withFloor(time.Duration(secs(h)) * time.Second),
	} {
		o(p)
	}
	time.Sleep(p.floor)
	return p
}

func (p *pacer) keyed(h http.Header) {
	p.byKey["a"] = time.Duration(secs(h)) // want `for nanoseconds`
	p.byKey["b"] = time.Duration(secs(h)) // want `for nanoseconds`
	p.byKey["c"] = time.Duration(secs(h)) * time.Second
	time.Sleep(p.byKey["a"])
}

func chosen(h http.Header, slow bool) {
	d := time.Duration(secs(h)) // want `for nanoseconds`
	if slow {
		d = time.Duration(2 * secs(h)) // want `for nanoseconds`
	}
	time.Sleep(d)
}

type span struct {
	n     int64
	milli bool
}

// Silent: the field beside it tells the unit.
func (s span) duration() time.Duration {
	if s.milli {
		return time.Duration(s.n) * time.Millisecond
	}
	return time.Duration(s.n) * time.Second
}

func spanOf(h http.Header) span {
	if n, err := strconv.ParseInt(h.Get("x-ms-retry-after-ms"), 10, 64); err == nil {
		return span{n, true}
	}
	return span{int64(secs(h)), false}
}

func okSpan(h http.Header) { time.Sleep(spanOf(h).duration()) }

type plain struct {
	n     int64
	milli bool
}

// Both are seconds, whatever stands beside them.
func (s plain) duration() time.Duration {
	if s.milli {
		return time.Duration(s.n) * time.Millisecond // want `multiplies by time.Millisecond`
	}
	return time.Duration(s.n) * time.Second
}

func plainOf(h http.Header) plain { return plain{int64(secs(h)), len(h) > 3} }

func wait(h http.Header) { time.Sleep(plainOf(h).duration()) }
