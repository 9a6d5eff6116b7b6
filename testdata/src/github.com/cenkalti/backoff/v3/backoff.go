// Package backoff is a stand-in for github.com/cenkalti/backoff/v3: some of its
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

type BackOffContext interface {
	BackOff
	Context() context.Context
}

func WithContext(b BackOff, ctx context.Context) BackOffContext { return nil }

type ExponentialBackOff struct {
	InitialInterval     time.Duration
	RandomizationFactor float64
	Multiplier          float64
	MaxInterval         time.Duration
	MaxElapsedTime      time.Duration
	Clock               Clock
}

func (b *ExponentialBackOff) Reset()                        {}
func (b *ExponentialBackOff) NextBackOff() time.Duration    { return 0 }
func (b *ExponentialBackOff) GetElapsedTime() time.Duration { return 0 }

type Clock interface {
	Now() time.Time
}

const (
	DefaultInitialInterval     = 500 * time.Millisecond
	DefaultRandomizationFactor = 0.5
	DefaultMultiplier          = 1.5
	DefaultMaxInterval         = 60 * time.Second
	DefaultMaxElapsedTime      = 15 * time.Minute
)

func NewExponentialBackOff() *ExponentialBackOff { return nil }

type Operation func() error

type Notify func(error, time.Duration)

func Retry(o Operation, b BackOff) error { return nil }

func RetryNotify(operation Operation, b BackOff, notify Notify) error { return nil }

func RetryNotifyWithTimer(operation Operation, b BackOff, notify Notify, t Timer) error { return nil }

type PermanentError struct {
	Err error
}

func (e *PermanentError) Error() string { return "" }
func (e *PermanentError) Unwrap() error { return nil }

func Permanent(err error) *PermanentError { return nil }

type Ticker struct {
	C <-chan time.Time
}

func (t *Ticker) Stop() {}

func NewTicker(b BackOff) *Ticker { return nil }

func NewTickerWithTimer(b BackOff, timer Timer) *Ticker { return nil }

type Timer interface {
	Start(duration time.Duration)
	Stop()
	C() <-chan time.Time
}

func WithMaxRetries(b BackOff, max uint64) BackOff { return nil }
