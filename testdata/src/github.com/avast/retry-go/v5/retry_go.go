// Package retry is a stand-in for github.com/avast/retry-go/v5: some of its
// declarations, with empty bodies, for the analyzers' tests.
package retry

import (
	"context"
	"time"
)

type RetryIfFunc func(error) bool

type OnRetryFunc func(attempt uint, err error)

type DelayContext interface {
	Delay() time.Duration
	MaxJitter() time.Duration
	MaxBackOffN() uint
	MaxDelay() time.Duration
}

type DelayTypeFunc func(n uint, err error, config DelayContext) time.Duration

type Timer interface {
	After(time.Duration) <-chan time.Time
}

type retrierCore struct {
}

type Retrier struct {
	*retrierCore
}

func (r *Retrier) Do(retryableFunc RetryableFunc) error { return nil }

type RetrierWithData[T any] struct {
	*retrierCore
}

func (r *RetrierWithData[T]) Do(retryableFunc RetryableFuncWithData[T]) (T, error) {
	return *new(T), nil
}

type Option func(*retrierCore)

func New(opts ...Option) *Retrier { return nil }

func NewWithData[T any](opts ...Option) *RetrierWithData[T] { return nil }

func LastErrorOnly(lastErrorOnly bool) Option { return nil }

func Attempts(attempts uint) Option { return nil }

func UntilSucceeded() Option { return nil }

func AttemptsForError(attempts uint, err error) Option { return nil }

func Delay(delay time.Duration) Option { return nil }

func MaxDelay(maxDelay time.Duration) Option { return nil }

func MaxJitter(maxJitter time.Duration) Option { return nil }

func DelayType(delayType DelayTypeFunc) Option { return nil }

func BackOffDelay(n uint, _ error, config DelayContext) time.Duration { return 0 }

func FixedDelay(_ uint, _ error, config DelayContext) time.Duration { return 0 }

func RandomDelay(_ uint, _ error, config DelayContext) time.Duration { return 0 }

func CombineDelay(delays ...DelayTypeFunc) DelayTypeFunc { return nil }

func FullJitterBackoffDelay(n uint, err error, config DelayContext) time.Duration { return 0 }

func OnRetry(onRetry OnRetryFunc) Option { return nil }

func RetryIf(retryIf RetryIfFunc) Option { return nil }

func Context(ctx context.Context) Option { return nil }

func WithTimer(t Timer) Option { return nil }

func WrapContextErrorWithLastError(wrapContextErrorWithLastError bool) Option { return nil }

func WithThrottle(manager ThrottleManager) Option { return nil }

func WithFixedTokenBucketThrottle(config FixedTokenBucketThrottleConfig) Option { return nil }

type RetryableFunc func() error

type RetryableFuncWithData[T any] func() (T, error)

type Error []error

func (e Error) Error() string              { return "" }
func (e Error) Is(target error) bool       { return false }
func (e Error) As(target interface{}) bool { return false }
func (e Error) Unwrap() []error            { return nil }
func (e Error) WrappedErrors() []error     { return nil }
func (e Error) LastError() error           { return nil }

func Unrecoverable(err error) error { return nil }

func IsRecoverable(err error) bool { return false }

type ThrottleManager interface {
	AllowRetry(attempt uint, err error) bool
	OnSuccess(attempt uint)
}

type FixedTokenBucketThrottleConfig struct {
	MaxCapacity             int64
	ThrottleCost            int64
	SuccessReleaseCost      int64
	FirstSuccessReleaseCost int64
}

type FixedTokenBucketThrottleManager struct {
}

func (m *FixedTokenBucketThrottleManager) AllowRetry(_ uint, _ error) bool { return false }
func (m *FixedTokenBucketThrottleManager) OnSuccess(attempt uint)          {}

func NewFixedTokenBucketThrottle(config FixedTokenBucketThrottleConfig) *FixedTokenBucketThrottleManager {
	return nil
}
