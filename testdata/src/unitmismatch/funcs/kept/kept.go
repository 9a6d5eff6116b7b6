// Package kept has structs with functions in their fields.
package kept

import (
	"net/http"
	"strconv"
)

// Hooks are set by whoever makes one.
type Hooks struct {
	Delay func(http.Header) int
}

// Server has its hooks from this package.
func Server() *Hooks { return &Hooks{Delay: Secs} }

// Secs counts seconds.
func Secs(h http.Header) int {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return n
}

// Pauser has a function of this package in an unexported field.
type Pauser struct {
	ask   func(http.Header) int
	bytes func(http.Header) int
}

// NewPauser sets both.
func NewPauser() *Pauser {
	return &Pauser{ask: Secs, bytes: func(h http.Header) int {
		n, _ := strconv.Atoi(h.Get("Content-Length"))
		return n
	}}
}

// Ask counts seconds.
func (p *Pauser) Ask(h http.Header) int { return p.ask(h) }

// Bytes counts bytes.
func (p *Pauser) Bytes(h http.Header) int { return p.bytes(h) }
