// Package again has helpers behind interfaces.
package again

import "time"

// Repeater repeats.
type Repeater interface{ Repeat(f func() error) error }

type loop struct{ n int }

// New gives the only one there is.
func New(n int) Repeater { return loop{n} }

func (l loop) Repeat(f func() error) (err error) {
	for i := 0; i < l.n; i++ {
		if err = f(); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

// Caller calls, and one that calls again is among them.
type Caller interface{ Call(f func() error) error }

// Plain calls.
type Plain struct{}

// Call calls f.
func (Plain) Call(f func() error) error { return f() }

// Twice calls twice.
type Twice struct{}

// Call calls f again when it failed.
func (Twice) Call(f func() error) error {
	if err := f(); err == nil {
		return nil
	}
	return f()
}

// Plan says how often.
type Plan struct {
	Count int
	Pause time.Duration
}

// Follow calls f as often as the plan says.
func (p Plan) Follow(f func() error) (err error) {
	for i := 0; i < p.Count; i++ {
		if err = f(); err == nil {
			return nil
		}
		time.Sleep(p.Pause)
	}
	return err
}
