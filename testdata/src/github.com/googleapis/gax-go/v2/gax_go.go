// Package gax is a stand-in for github.com/googleapis/gax-go/v2: some of its
// declarations, with empty bodies, for the analyzers' tests.
package gax

import (
	"context"
	"time"
)

type CallOption interface {
	Resolve(cs *CallSettings)
}

type Retryer interface {
	Retry(err error) (pause time.Duration, shouldRetry bool)
}

func WithRetry(fn func() Retryer) CallOption { return nil }

func OnErrorFunc(bo Backoff, shouldRetry func(err error) bool) Retryer { return nil }

func OnHTTPCodes(bo Backoff, cc ...int) Retryer { return nil }

type Backoff struct {
	Initial    time.Duration
	Max        time.Duration
	Multiplier float64
}

func (bo *Backoff) Pause() time.Duration { return 0 }

func WithTimeout(t time.Duration) CallOption { return nil }

type CallSettings struct {
	Retry func() Retryer
	Path  string
}

type APICall func(context.Context, CallSettings) error

func Invoke(ctx context.Context, call APICall, opts ...CallOption) error { return nil }

func Sleep(ctx context.Context, d time.Duration) error { return nil }
