// Package second puts lists of middlewares together.
package second

import (
	"net/http"
	"slices"
	"time"

	khttp "github.com/microsoft/kiota-http-go"
	msgraphgocore "github.com/microsoftgraph/msgraph-sdk-go-core"
)

func yes(time.Duration, int, *http.Request, *http.Response) bool { return true }

func no(time.Duration, int, *http.Request, *http.Response) bool { return false }

// Bad.

func direct() *http.Client {
	mw := append(khttp.GetDefaultMiddlewares(), khttp.NewRetryHandler()) // want `this adds a second retry handler to the default middlewares, which hold one: each repeats what the other has repeated, and one call becomes up to 16 requests; give the options to GetDefaultMiddlewaresWithOptions of kiota-http-go instead`
	return khttp.GetDefaultClient(mw...)
}

func core(opts *msgraphgocore.GraphClientOptions, tries int) []khttp.Middleware {
	mw := msgraphgocore.GetDefaultMiddlewaresWithOptions(opts)
	retry := khttp.NewRetryHandlerWithOptions(khttp.RetryHandlerOptions{ShouldRetry: yes, MaxRetries: tries})
	mw = append(mw, khttp.NewUserAgentHandler())
	mw = append(mw, retry) // want `adds a second retry handler`
	return mw
}

func afterError() ([]khttp.Middleware, error) {
	mw, err := khttp.GetDefaultMiddlewaresWithOptions(khttp.NewUserAgentHandlerOptions())
	if err != nil {
		return nil, err
	}
	return append(mw, khttp.NewRetryHandler(), khttp.NewRedirectHandler()), nil // want `adds a second`
}

func inFront() []khttp.Middleware {
	return append([]khttp.Middleware{khttp.NewRetryHandler()}, khttp.GetDefaultMiddlewares()...) // want `adds a second`
}

func inserted() []khttp.Middleware {
	mw := khttp.GetDefaultMiddlewares()
	return slices.Insert(mw, 0, khttp.Middleware(khttp.NewRetryHandler())) // want `adds a second`
}

func with(mw []khttp.Middleware, more ...khttp.Middleware) []khttp.Middleware {
	return append(mw, more...)
}

func byHelper() []khttp.Middleware {
	return with(khttp.GetDefaultMiddlewares(), khttp.NewRetryHandler()) // want `adds a second`
}

func retrying() khttp.Middleware { return khttp.NewRetryHandler() }

func standard() []khttp.Middleware { return khttp.GetDefaultMiddlewares() }

func byResults() []khttp.Middleware {
	return append(standard(), retrying()) // want `adds a second`
}

type stack struct{ layers []khttp.Middleware }

func (s *stack) build() {
	s.layers = khttp.GetDefaultMiddlewares()
	s.layers = append(s.layers, khttp.NewRetryHandler()) // want `adds a second`
}

func sometimes(tries int) []khttp.Middleware {
	mw := khttp.GetDefaultMiddlewares()
	if tries > 0 {
		mw = append(mw, khttp.NewRetryHandlerWithOptions(khttp.RetryHandlerOptions{ShouldRetry: yes, MaxRetries: tries})) // want `adds a second`
	}
	return mw
}

// Good.

func another() []khttp.Middleware {
	return append(khttp.GetDefaultMiddlewares(), khttp.NewHeadersInspectionHandler())
}

func ownList() []khttp.Middleware {
	return []khttp.Middleware{khttp.NewRetryHandler(), khttp.NewRedirectHandler()}
}

func ownListLonger() []khttp.Middleware {
	mw := []khttp.Middleware{khttp.NewCompressionHandler()}
	return append(mw, khttp.NewRetryHandler())
}

func configured() ([]khttp.Middleware, error) {
	return khttp.GetDefaultMiddlewaresWithOptions(&khttp.RetryHandlerOptions{ShouldRetry: yes, MaxRetries: 2})
}

func firstIsOff() ([]khttp.Middleware, error) {
	mw, err := khttp.GetDefaultMiddlewaresWithOptions(&khttp.RetryHandlerOptions{ShouldRetry: no})
	if err != nil {
		return nil, err
	}
	return append(mw, khttp.NewRetryHandlerWithOptions(khttp.RetryHandlerOptions{ShouldRetry: yes})), nil
}

func secondIsOff() []khttp.Middleware {
	return append(khttp.GetDefaultMiddlewares(), khttp.NewRetryHandlerWithOptions(khttp.RetryHandlerOptions{ShouldRetry: no}))
}

func twoLists() ([]khttp.Middleware, []khttp.Middleware) {
	return khttp.GetDefaultMiddlewares(), []khttp.Middleware{khttp.NewRetryHandler()}
}

func replaced(i int) []khttp.Middleware {
	mw := khttp.GetDefaultMiddlewares()
	mw[i] = khttp.NewRetryHandler()
	return mw
}

func part() []khttp.Middleware {
	mw := khttp.GetDefaultMiddlewares()
	return append(mw[1:], khttp.NewRetryHandler())
}

func withOther() []khttp.Middleware {
	return with([]khttp.Middleware{khttp.NewRedirectHandler()}, khttp.NewRetryHandler())
}
