// Package backoff is a stand-in for github.com/cenkalti/backoff/v5: some of its
// declarations, with empty bodies, for the analyzers' tests.
package backoff

import (
	"context"
	"time"
)

type BackOff interface {
	NextBackOff() time.Duration
	Reset()
}

const (
	Stop time.Duration = -1
)

type ZeroBackOff struct {
}

func (b *ZeroBackOff) Reset()                     {}
func (b *ZeroBackOff) NextBackOff() time.Duration { return 0 }

type StopBackOff struct {
}

func (b *StopBackOff) Reset()                     {}
func (b *StopBackOff) NextBackOff() time.Duration { return 0 }

type ConstantBackOff struct {
	Interval time.Duration
}

func (b *ConstantBackOff) Reset()                     {}
func (b *ConstantBackOff) NextBackOff() time.Duration { return 0 }

func NewConstantBackOff(d time.Duration) *ConstantBackOff { return nil }

type PermanentError struct {
	Err error
}

func (e *PermanentError) Error() string { return "" }
func (e *PermanentError) Unwrap() error { return nil }

func Permanent(err error) error { return nil }

type RetryAfterError struct {
	Duration time.Duration
}

func (e *RetryAfterError) Error() string { return "" }

func RetryAfter(seconds int) error { return nil }

type ExponentialBackOff struct {
	InitialInterval     time.Duration
	RandomizationFactor float64
	Multiplier          float64
	MaxInterval         time.Duration
}

func (b *ExponentialBackOff) Reset()                     {}
func (b *ExponentialBackOff) NextBackOff() time.Duration { return 0 }

const (
	DefaultInitialInterval     = 500 * time.Millisecond
	DefaultRandomizationFactor = 0.5
	DefaultMultiplier          = 1.5
	DefaultMaxInterval         = 60 * time.Second
)

func NewExponentialBackOff() *ExponentialBackOff { return nil }

const (
	DefaultMaxElapsedTime = 15 * time.Minute
)

type Operation[T any] func() (T, error)

type Notify func(error, time.Duration)

type retryOptions struct {
	BackOff        BackOff
	Notify         Notify
	MaxTries       uint
	MaxElapsedTime time.Duration
}

type RetryOption func(*retryOptions)

func WithBackOff(b BackOff) RetryOption { return nil }

func WithNotify(n Notify) RetryOption { return nil }

func WithMaxTries(n uint) RetryOption { return nil }

func WithMaxElapsedTime(d time.Duration) RetryOption { return nil }

func Retry[T any](ctx context.Context, operation Operation[T], opts ...RetryOption) (T, error) {
	return *new(T), nil
}

type Ticker struct {
	C <-chan time.Time
}

func (t *Ticker) Stop() {}

func NewTicker(b BackOff) *Ticker { return nil }
