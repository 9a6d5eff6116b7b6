// Package retry is a stand-in for github.com/juju/retry: some of its
// declarations, with empty bodies, for the analyzers' tests.
package retry

import (
	"time"
)

type Clock interface {
	Now() time.Time
	After(time.Duration) <-chan time.Time
}

const (
	UnlimitedAttempts = -1
)

func LastError(err error) error { return nil }

func IsAttemptsExceeded(err error) bool { return false }

func IsDurationExceeded(err error) bool { return false }

func IsRetryStopped(err error) bool { return false }

type CallArgs struct {
	Func         func() error
	IsFatalError func(error) bool
	NotifyFunc   func(lastError error, attempt int)
	Attempts     int
	Delay        time.Duration
	MaxDelay     time.Duration
	MaxDuration  time.Duration
	BackoffFunc  func(delay time.Duration, attempt int) time.Duration
	Clock        Clock
	Stop         <-chan struct{}
}

func (args *CallArgs) Validate() error { return nil }

func Call(args CallArgs) error { return nil }

func DoubleDelay(delay time.Duration, attempt int) time.Duration { return 0 }

func ExpBackoff(minDelay, maxDelay time.Duration, exp float64, applyJitter bool) func(time.Duration, int) time.Duration {
	return nil
}
