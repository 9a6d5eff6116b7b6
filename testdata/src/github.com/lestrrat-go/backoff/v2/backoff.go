// Package backoff is a stand-in for github.com/lestrrat-go/backoff/v2: some of its
// declarations, with empty bodies, for the analyzers' tests.
package backoff

import (
	"context"
)

func Null() Policy { return nil }

func Continue(c Controller) bool { return false }

type Controller interface {
	Done() <-chan struct{}
	Next() <-chan struct{}
}

type Policy interface {
	Start(context.Context) Controller
}
