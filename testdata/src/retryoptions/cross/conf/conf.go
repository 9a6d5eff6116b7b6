// Package conf makes options and lists for others.
package conf

import (
	"net/http"
	"time"

	khttp "github.com/microsoft/kiota-http-go"
)

// Short has no ShouldRetry.
func Short() khttp.RetryHandlerOptions { return khttp.RetryHandlerOptions{MaxRetries: 2} }

// Whole has one.
func Whole() khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{
		MaxRetries:  2,
		ShouldRetry: func(time.Duration, int, *http.Request, *http.Response) bool { return true },
	}
}

// Layers returns the default middlewares.
func Layers() []khttp.Middleware { return khttp.GetDefaultMiddlewares() }

// Handler makes a handler of what it gets.
func Handler(o khttp.RetryHandlerOptions) khttp.Middleware {
	return khttp.NewRetryHandlerWithOptions(o)
}
