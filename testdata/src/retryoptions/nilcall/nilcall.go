// Package nilcall makes options for kiota's retry handler, with and without a
// ShouldRetry.
package nilcall

import (
	"context"
	"encoding/json"
	"net/http"
	"time"

	abstractions "github.com/microsoft/kiota-abstractions-go"
	khttp "github.com/microsoft/kiota-http-go"
	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
	"github.com/microsoftgraph/msgraph-sdk-go/users"
)

func yes(time.Duration, int, *http.Request, *http.Response) bool { return true }

// Bad.

func handlerOf() khttp.Middleware {
	return khttp.NewRetryHandlerWithOptions(khttp.RetryHandlerOptions{MaxRetries: 5}) // want `khttp.RetryHandlerOptions has no ShouldRetry, which the retry handler calls unasked: the first 429, 503 or 504 ends the program with a nil call; set ShouldRetry, to a function that returns true if nothing is to be decided`
}

func viaDefaults() ([]khttp.Middleware, error) {
	return khttp.GetDefaultMiddlewaresWithOptions(&khttp.RetryHandlerOptions{ // want `has no ShouldRetry`
		MaxRetries:   6,
		DelaySeconds: 2,
	})
}

func inVariable(tries int) *khttp.RetryHandler {
	opts := khttp.RetryHandlerOptions{DelaySeconds: 4} // want `has no ShouldRetry`
	opts.MaxRetries = tries
	return khttp.NewRetryHandlerWithOptions(opts)
}

func fieldByField(tries int) *khttp.RetryHandler {
	var opts khttp.RetryHandlerOptions // want `opts has no ShouldRetry`
	opts.MaxRetries = tries
	return khttp.NewRetryHandlerWithOptions(opts)
}

func perRequest(ctx context.Context, c *msgraphsdk.GraphServiceClient) error {
	_, err := c.Me().Messages().Get(ctx, &users.ItemMessagesRequestBuilderGetRequestConfiguration{
		Options: []abstractions.RequestOption{&khttp.RetryHandlerOptions{MaxRetries: 2}}, // want `has no ShouldRetry`
	})
	return err
}

func made() *khttp.RetryHandlerOptions {
	o := new(khttp.RetryHandlerOptions) // want `new\(khttp.RetryHandlerOptions\) has no ShouldRetry`
	o.MaxRetries = 7
	return o
}

func useMade() ([]khttp.Middleware, error) { return khttp.GetDefaultMiddlewaresWithOptions(made()) }

var shared = khttp.RetryHandlerOptions{MaxRetries: 4} // want `khttp.RetryHandlerOptions has no ShouldRetry`

func fromShared() *khttp.RetryHandler { return khttp.NewRetryHandlerWithOptions(shared) }

type dialer struct{ retry *khttp.RetryHandlerOptions }

func newDialer() *dialer {
	return &dialer{retry: &khttp.RetryHandlerOptions{MaxRetries: 3}} // want `has no ShouldRetry`
}

func (d *dialer) client() (*http.Client, error) {
	mw, err := khttp.GetDefaultMiddlewaresWithOptions(d.retry)
	if err != nil {
		return nil, err
	}
	return khttp.GetDefaultClient(mw...), nil
}

func handed(tries int) *khttp.RetryHandler {
	opts := &khttp.RetryHandlerOptions{} // want `has no ShouldRetry`
	limit(opts, tries)
	return khttp.NewRetryHandlerWithOptions(*opts)
}

func limit(o *khttp.RetryHandlerOptions, n int) { o.MaxRetries = n }

func explicit() *khttp.RetryHandler {
	return build(khttp.RetryHandlerOptions{MaxRetries: 2}) // want `has no ShouldRetry`
}

func build(o khttp.RetryHandlerOptions) *khttp.RetryHandler {
	return khttp.NewRetryHandlerWithOptions(o)
}

// Good.

func whole() *khttp.RetryHandler {
	return khttp.NewRetryHandlerWithOptions(khttp.RetryHandlerOptions{ShouldRetry: yes, MaxRetries: 5})
}

func setLater() *khttp.RetryHandler {
	opts := khttp.RetryHandlerOptions{MaxRetries: 5}
	opts.ShouldRetry = yes
	return khttp.NewRetryHandlerWithOptions(opts)
}

func setByHelper() *khttp.RetryHandler {
	opts := khttp.RetryHandlerOptions{MaxRetries: 5}
	allow(&opts)
	return khttp.NewRetryHandlerWithOptions(opts)
}

func allow(o *khttp.RetryHandlerOptions) { o.ShouldRetry = yes }

func base() khttp.RetryHandlerOptions { return khttp.RetryHandlerOptions{MaxRetries: 9} }

func setOnACopy() *khttp.RetryHandler {
	o := base()
	o.ShouldRetry = yes
	return khttp.NewRetryHandlerWithOptions(o)
}

func setInAClosure() *khttp.RetryHandler {
	opts := &khttp.RetryHandlerOptions{MaxRetries: 5}
	func() { opts.ShouldRetry = yes }()
	return khttp.NewRetryHandlerWithOptions(*opts)
}

var tuned = khttp.RetryHandlerOptions{MaxRetries: 4}

func tune() { tuned.ShouldRetry = yes }

func fromTuned() *khttp.RetryHandler { return khttp.NewRetryHandlerWithOptions(tuned) }

// Exported: another package may set it.
var Open = khttp.RetryHandlerOptions{MaxRetries: 4}

func fromOpen() *khttp.RetryHandler { return khttp.NewRetryHandlerWithOptions(Open) }

func modified(mods ...func(*khttp.RetryHandlerOptions)) *khttp.RetryHandler {
	opts := &khttp.RetryHandlerOptions{MaxRetries: 5}
	for _, m := range mods {
		m(opts)
	}
	return khttp.NewRetryHandlerWithOptions(*opts)
}

func fromParameter(o khttp.RetryHandlerOptions) *khttp.RetryHandler {
	return khttp.NewRetryHandlerWithOptions(o)
}

type mailer struct{ retry khttp.RetryHandlerOptions }

func (m *mailer) start() *khttp.RetryHandler {
	if m.retry.ShouldRetry == nil {
		m.retry.ShouldRetry = yes
	}
	return khttp.NewRetryHandlerWithOptions(m.retry)
}

func newMailer() *mailer {
	o := khttp.RetryHandlerOptions{MaxRetries: 2}
	return &mailer{retry: o}
}

func onlyKey() abstractions.RequestOptionKey { return (&khttp.RetryHandlerOptions{}).GetKey() }

func shown() ([]byte, error) { return json.Marshal(&khttp.RetryHandlerOptions{MaxRetries: 1}) }

func neverHanded() int { return (&khttp.RetryHandlerOptions{MaxRetries: 12}).GetMaxRetries() } // want `MaxRetries is 12`

func redirects() *khttp.RedirectHandler {
	return khttp.NewRedirectHandlerWithOptions(khttp.RedirectHandlerOptions{MaxRedirects: 3})
}
