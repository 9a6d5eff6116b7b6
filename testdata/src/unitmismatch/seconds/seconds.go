// Package seconds calls APIs that take an integer of seconds.
package seconds

import (
	"net/http"
	"strconv"
	"time"

	"github.com/cenkalti/backoff/v5"
	nethttplibrary "github.com/microsoft/kiota-http-go"
)

func always(time.Duration, int, *http.Request, *http.Response) bool { return true }

type conf struct {
	Delay       time.Duration
	DelayMillis int
	Secs        int
}

func literal(c conf) *nethttplibrary.RetryHandlerOptions {
	return &nethttplibrary.RetryHandlerOptions{
		ShouldRetry:  always,
		DelaySeconds: int(c.Delay), // want `int\(c.Delay\) counts nanoseconds, but DelaySeconds counts seconds`
	}
}

func assigned(c conf) (o nethttplibrary.RetryHandlerOptions) {
	o.DelaySeconds = int(c.Delay.Milliseconds()) // want `counts milliseconds, but DelaySeconds counts seconds`
	return o
}

func named(c conf) (o nethttplibrary.RetryHandlerOptions) {
	o.DelaySeconds = c.DelayMillis // want `counts milliseconds`
	return o
}

func constant() nethttplibrary.RetryHandlerOptions {
	return nethttplibrary.RetryHandlerOptions{ShouldRetry: always, DelaySeconds: 3000} // want `3000 is 3000, but DelaySeconds counts seconds`
}

func okQuotient(c conf) (o nethttplibrary.RetryHandlerOptions) {
	o.DelaySeconds = int(c.Delay / time.Second)
	return o
}

func okMethod(c conf) (o nethttplibrary.RetryHandlerOptions) {
	o.DelaySeconds = int(c.Delay.Seconds())
	return o
}

func okDivided(c conf) (o nethttplibrary.RetryHandlerOptions) {
	o.DelaySeconds = c.DelayMillis / 1000
	return o
}

func okPlain(c conf) (o nethttplibrary.RetryHandlerOptions) {
	o.DelaySeconds = c.Secs
	return o
}

func okOwnField(c conf) int64 { return int64(c.Delay) }

func library(h http.Header) error {
	ms, _ := strconv.Atoi(h.Get("retry-after-ms"))
	return backoff.RetryAfter(ms) // want `ms counts milliseconds, but backoff.RetryAfter counts seconds`
}

func okLibrary(h http.Header) error {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return backoff.RetryAfter(n)
}

func foreignField(h http.Header) error {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return &backoff.RetryAfterError{Duration: time.Duration(n)} // want `takes n for nanoseconds`
}

func quotients(c conf) []nethttplibrary.RetryHandlerOptions {
	return []nethttplibrary.RetryHandlerOptions{
		{ShouldRetry: always, DelaySeconds: int(c.Delay / time.Millisecond)}, // want `counts milliseconds`
		{ShouldRetry: always, DelaySeconds: int(c.Delay / time.Second)},
	}
}
