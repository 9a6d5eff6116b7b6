// Package pause waits for others.
package pause

import "time"

// For takes a number for nanoseconds.
func For(n int) { time.Sleep(time.Duration(n)) }

// Seconds takes it for what it is.
func Seconds(n int) { time.Sleep(time.Duration(n) * time.Second) }

// Exactly takes a duration.
func Exactly(d time.Duration) { time.Sleep(d) }

// Hold keeps it.
type Hold struct{ D time.Duration }

// Set stores a duration.
func (h *Hold) Set(d time.Duration) { h.D = d }

// Of returns a number as nanoseconds.
func Of(n int) time.Duration { return time.Duration(n) }

// OfSeconds returns it as what it is.
func OfSeconds(n int) time.Duration { return time.Duration(n) * time.Second }
