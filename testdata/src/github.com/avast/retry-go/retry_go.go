// Package retry is a stand-in for github.com/avast/retry-go: some of its
// declarations, with empty bodies, for the analyzers' tests.
package retry

import (
	"context"
	"time"
)

type RetryIfFunc func(error) bool

type OnRetryFunc func(n uint, err error)

type DelayTypeFunc func(n uint, config *Config) time.Duration

type Config struct {
}

type Option func(*Config)

func LastErrorOnly(lastErrorOnly bool) Option { return nil }

func Attempts(attempts uint) Option { return nil }

func Delay(delay time.Duration) Option { return nil }

func MaxDelay(maxDelay time.Duration) Option { return nil }

func MaxJitter(maxJitter time.Duration) Option { return nil }

func DelayType(delayType DelayTypeFunc) Option { return nil }

func BackOffDelay(n uint, config *Config) time.Duration { return 0 }

func FixedDelay(_ uint, config *Config) time.Duration { return 0 }

func RandomDelay(_ uint, config *Config) time.Duration { return 0 }

func CombineDelay(delays ...DelayTypeFunc) DelayTypeFunc { return nil }

func OnRetry(onRetry OnRetryFunc) Option { return nil }

func RetryIf(retryIf RetryIfFunc) Option { return nil }

func Context(ctx context.Context) Option { return nil }

type RetryableFunc func() error

func Do(retryableFunc RetryableFunc, opts ...Option) error { return nil }

type Error []error

func (e Error) Error() string          { return "" }
func (e Error) WrappedErrors() []error { return nil }

func Unrecoverable(err error) error { return nil }

func IsRecoverable(err error) bool { return false }
