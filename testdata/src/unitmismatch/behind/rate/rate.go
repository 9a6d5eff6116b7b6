// Package rate knows waits.
package rate

import (
	"net/http"
	"strconv"
	"time"
)

const root = "https://graph.microsoft.com/v1.0"

// Hinter says when to come back.
type Hinter interface {
	Hint() int
	Span() time.Duration
	Text() string
}

// Hint is one.
type Hint struct{ h http.Header }

// New makes one.
func New(h http.Header) *Hint { return &Hint{h} }

// Hint is in seconds.
func (h *Hint) Hint() int {
	n, _ := strconv.Atoi(h.h.Get("Retry-After"))
	return n
}

// Span is a duration.
func (h *Hint) Span() time.Duration { return time.Duration(h.Hint()) * time.Second }

// Text is the text.
func (h *Hint) Text() string { return h.h.Get("Retry-After") }
