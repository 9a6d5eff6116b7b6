// Package retrier is a stand-in for github.com/eapache/go-resiliency/retrier: some of its
// declarations, with empty bodies, for the analyzers' tests.
package retrier

import (
	"context"
	"time"
)

func ConstantBackoff(n int, amount time.Duration) []time.Duration { return nil }

func ExponentialBackoff(n int, initialAmount time.Duration) []time.Duration { return nil }

func LimitedExponentialBackoff(n int, initialAmount time.Duration, limitAmount time.Duration) []time.Duration {
	return nil
}

type Action int

const (
	Succeed Action = iota
	Fail
	Retry
)

type Classifier interface {
	Classify(error) Action
}

type DefaultClassifier struct {
}

func (c DefaultClassifier) Classify(err error) Action { return 0 }

type WhitelistClassifier []error

func (list WhitelistClassifier) Classify(err error) Action { return 0 }

type BlacklistClassifier []error

func (list BlacklistClassifier) Classify(err error) Action { return 0 }

type Retrier struct {
}

func (r *Retrier) WithInfiniteRetry() *Retrier                                            { return nil }
func (r *Retrier) WithSurfaceWorkErrors() *Retrier                                        { return nil }
func (r *Retrier) Run(work func() error) error                                            { return nil }
func (r *Retrier) RunCtx(ctx context.Context, work func(ctx context.Context) error) error { return nil }
func (r *Retrier) RunFn(ctx context.Context, work func(ctx context.Context, retries int) error) error {
	return nil
}
func (r *Retrier) SetJitter(jit float64) {}

func New(backoff []time.Duration, class Classifier) *Retrier { return nil }
