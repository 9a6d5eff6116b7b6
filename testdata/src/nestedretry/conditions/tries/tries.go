// Package tries has helpers that ask somebody whether to go on.
package tries

import (
	"errors"
	"net/http"
	"time"

	"github.com/microsoftgraph/msgraph-sdk-go/models/odataerrors"
)

// Verdict is what comes next.
type Verdict int

// The verdicts.
const (
	GiveUp Verdict = iota
	Repeat
)

// Judge says what comes next.
type Judge interface{ Rule(err error) Verdict }

// JudgeFunc is a function that does.
type JudgeFunc func(error) Verdict

// Rule implements Judge.
func (f JudgeFunc) Rule(err error) Verdict { return f(err) }

func status(err error) int {
	var oe *odataerrors.ODataError
	if errors.As(err, &oe) {
		return oe.ResponseStatusCode
	}
	return 0
}

// Late waits for what is not there yet.
type Late struct{}

// Rule implements Judge.
func (Late) Rule(err error) Verdict {
	if status(err) == http.StatusNotFound {
		return Repeat
	}
	return GiveUp
}

// Swamped waits for a service that has much to do.
type Swamped struct{}

// Rule implements Judge.
func (Swamped) Rule(err error) Verdict {
	if s := status(err); s == http.StatusTooManyRequests || s >= 500 {
		return Repeat
	}
	return GiveUp
}

// Runner asks a judge.
type Runner struct {
	judge Judge
	times int
}

// Under makes one.
func Under(j Judge, times int) *Runner { return &Runner{judge: j, times: times} }

// Run calls fn until the judge gives up.
func (r *Runner) Run(fn func() error) (err error) {
	for n := 0; n < r.times; n++ {
		if err = fn(); err == nil || r.judge.Rule(err) == GiveUp {
			return err
		}
		time.Sleep(time.Second << n)
	}
	return err
}

// By asks a judge that it is given with the function.
func By(j Judge, fn func() error) (err error) {
	for range 4 {
		if err = fn(); err == nil || j.Rule(err) != Repeat {
			return err
		}
		time.Sleep(time.Second)
	}
	return err
}

// Plan has a condition that options set.
type Plan struct{ again func(error) bool }

// Setting sets something in a plan.
type Setting func(*Plan)

// OnlyFor says after which errors.
func OnlyFor(again func(error) bool) Setting { return func(p *Plan) { p.again = again } }

// NewPlan makes a plan, for all errors.
func NewPlan(settings ...Setting) *Plan {
	p := &Plan{again: func(error) bool { return true }}
	for _, s := range settings {
		s(p)
	}
	return p
}

// Follow calls fn as the plan says.
func (p *Plan) Follow(fn func() error) (err error) {
	for n := range 3 {
		if err = fn(); err == nil || !p.again(err) {
			return err
		}
		time.Sleep(time.Second << n)
	}
	return err
}

// Settings say how a Keeper goes on.
type Settings struct {
	Times   int
	Again   func(error) bool
	GiveUp  func(error) bool
	Between time.Duration
}

// A Keeper keeps at it.
type Keeper struct{ set Settings }

// Keep makes one.
func Keep(s Settings) *Keeper { return &Keeper{set: s} }

// At calls fn.
func (k *Keeper) At(fn func() error) (err error) {
	for range k.set.Times {
		err = fn()
		switch {
		case err == nil, k.set.Again != nil && !k.set.Again(err), k.set.GiveUp != nil && k.set.GiveUp(err):
			return err
		}
		time.Sleep(k.set.Between)
	}
	return err
}

// Pace says how long to wait, and whether.
type Pace interface {
	Pause(try int, err error) (time.Duration, bool)
}

// Walk calls fn at a pace.
func Walk(p Pace, fn func() error) error {
	for n := 0; ; n++ {
		err := fn()
		if err == nil {
			return nil
		}
		pause, more := p.Pause(n, err)
		if !more {
			return err
		}
		time.Sleep(pause)
	}
}

// On is a condition on the status.
func On(statuses ...int) func(error) bool {
	return func(err error) bool {
		for _, s := range statuses {
			if s == status(err) {
				return true
			}
		}
		return false
	}
}

// Except is one that is true for all statuses but one.
func Except(s int) func(error) bool {
	return func(err error) bool { return status(err) != s }
}
