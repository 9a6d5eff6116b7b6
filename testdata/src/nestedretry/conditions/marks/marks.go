// Package marks marks errors, and knows nothing of Graph.
package marks

import "errors"

// Passing is an error that may pass.
type Passing struct{ Err error }

func (p *Passing) Error() string { return "for now: " + p.Err.Error() }

// Wait marks an error as one that may pass.
func Wait(err error) error { return &Passing{err} }

// Passes reports whether an error is marked so.
func Passes(err error) bool {
	var p *Passing
	return errors.As(err, &p)
}

// Answer is an answer that was none.
type Answer struct {
	Code  int
	Final bool
}

func (a Answer) Error() string { return "answer" }

// Open reports whether an answer is not the last word.
func Open(err error) bool {
	var a Answer
	return errors.As(err, &a) && !a.Final
}
