// Package wait is a stand-in for k8s.io/apimachinery/pkg/util/wait: some of its
// declarations, with empty bodies, for the analyzers' tests.
package wait

import (
	"context"
	"time"
)

type Backoff struct {
	Duration time.Duration
	Factor   float64
	Jitter   float64
	Steps    int
	Cap      time.Duration
}

func (b *Backoff) Step() time.Duration { return 0 }
func (b Backoff) DelayFunc() DelayFunc { return nil }
func (b Backoff) Timer() Timer         { return nil }

func Until(f func(), period time.Duration, stopCh <-chan struct{}) {}

func UntilWithContext(ctx context.Context, f func(context.Context), period time.Duration) {}

func NonSlidingUntil(f func(), period time.Duration, stopCh <-chan struct{}) {}

func NonSlidingUntilWithContext(ctx context.Context, f func(context.Context), period time.Duration) {}

func JitterUntil(f func(), period time.Duration, jitterFactor float64, sliding bool, stopCh <-chan struct{}) {
}

func BackoffUntil(f func(), backoff BackoffManager, sliding bool, stopCh <-chan struct{}) {}

func JitterUntilWithContext(ctx context.Context, f func(context.Context), period time.Duration, jitterFactor float64, sliding bool) {
}

type BackoffManager interface {
}

func ExponentialBackoff(backoff Backoff, condition ConditionFunc) error { return nil }

func ExponentialBackoffWithContext(ctx context.Context, backoff Backoff, condition ConditionWithContextFunc) error {
	return nil
}

type DelayFunc func() time.Duration

func (fn DelayFunc) Until(ctx context.Context, immediate, sliding bool, condition ConditionWithContextFunc) error {
	return nil
}
func (fn DelayFunc) Concurrent() DelayFunc { return nil }

func Interrupted(err error) bool { return false }

func ErrorInterrupted(cause error) error { return nil }

func PollUntilContextCancel(ctx context.Context, interval time.Duration, immediate bool, condition ConditionWithContextFunc) error {
	return nil
}

func PollUntilContextTimeout(ctx context.Context, interval, timeout time.Duration, immediate bool, condition ConditionWithContextFunc) error {
	return nil
}

func Poll(interval, timeout time.Duration, condition ConditionFunc) error { return nil }

func PollWithContext(ctx context.Context, interval, timeout time.Duration, condition ConditionWithContextFunc) error {
	return nil
}

func PollUntil(interval time.Duration, condition ConditionFunc, stopCh <-chan struct{}) error {
	return nil
}

func PollUntilWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) error {
	return nil
}

func PollInfinite(interval time.Duration, condition ConditionFunc) error { return nil }

func PollInfiniteWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) error {
	return nil
}

func PollImmediate(interval, timeout time.Duration, condition ConditionFunc) error { return nil }

func PollImmediateWithContext(ctx context.Context, interval, timeout time.Duration, condition ConditionWithContextFunc) error {
	return nil
}

func PollImmediateUntil(interval time.Duration, condition ConditionFunc, stopCh <-chan struct{}) error {
	return nil
}

func PollImmediateUntilWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) error {
	return nil
}

func PollImmediateInfinite(interval time.Duration, condition ConditionFunc) error { return nil }

func PollImmediateInfiniteWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) error {
	return nil
}

type Timer interface {
	C() <-chan time.Time
	Next()
	Stop()
}

type Group struct {
}

func (g *Group) Wait()                                                                   {}
func (g *Group) StartWithChannel(stopCh <-chan struct{}, f func(stopCh <-chan struct{})) {}
func (g *Group) StartWithContext(ctx context.Context, f func(context.Context))           {}
func (g *Group) Start(f func())                                                          {}

func Forever(f func(), period time.Duration) {}

func Jitter(duration time.Duration, maxFactor float64) time.Duration { return 0 }

type ConditionFunc func() (done bool, err error)

func (cf ConditionFunc) WithContext() ConditionWithContextFunc { return nil }

type ConditionWithContextFunc func(context.Context) (done bool, err error)

func ContextForChannel(parentCh <-chan struct{}) context.Context { return nil }
