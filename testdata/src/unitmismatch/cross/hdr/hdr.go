// Package hdr reads headers for others.
package hdr

import (
	"net/http"
	"strconv"
	"time"
)

// State is what a response says.
type State struct {
	Wait  int
	Until time.Time
}

// Seconds returns the header.
func Seconds(h http.Header) int {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return n
}

// Wait returns it as a duration.
func Wait(h http.Header) time.Duration { return time.Duration(Seconds(h)) * time.Second }

// Text returns it as it stands.
func Text(h http.Header) (string, bool) {
	v := h.Get("Retry-After")
	return v, v != ""
}

// Of fills a State.
func Of(h http.Header) State {
	return State{Wait: Seconds(h), Until: time.Now().Add(Wait(h))}
}

// Named reads any header.
func Named(h http.Header, name string) string { return h.Get(name) }

// Raw is wrong by itself, and reported here.
func Raw(h http.Header) time.Duration {
	return time.Duration(Seconds(h)) // want `for nanoseconds`
}
