// Package cross uses the options and lists of another package.
package cross

import (
	"net/http"
	"time"

	khttp "github.com/microsoft/kiota-http-go"

	"retryoptions/cross/conf"
)

func short() khttp.Middleware {
	return khttp.NewRetryHandlerWithOptions(conf.Short()) // want `conf.Short\(\) \(made at conf.go:12\) has no ShouldRetry`
}

func given() khttp.Middleware {
	return conf.Handler(khttp.RetryHandlerOptions{DelaySeconds: 3}) // want `has no ShouldRetry`
}

func list() []khttp.Middleware {
	return append(conf.Layers(), khttp.NewRetryHandler()) // want `adds a second`
}

func whole() khttp.Middleware { return khttp.NewRetryHandlerWithOptions(conf.Whole()) }

func completed() khttp.Middleware {
	o := conf.Short()
	o.ShouldRetry = func(time.Duration, int, *http.Request, *http.Response) bool { return true }
	return conf.Handler(o)
}
