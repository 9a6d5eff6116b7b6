// Package sleep decides whether to repeat a request, and waits while it does.
package sleep

import (
	"context"
	"net/http"
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
	khttp "github.com/microsoft/kiota-http-go"
)

// Bad.

func literal() khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{
		MaxRetries: 5,
		ShouldRetry: func(_ time.Duration, n int, _ *http.Request, _ *http.Response) bool {
			time.Sleep(time.Duration(n) * time.Second) // want `time.Sleep waits in ShouldRetry, and the retry handler waits after it all the same, as Retry-After or its own delay says: each wait is there twice, and no context ends this one; only return whether to repeat`
			return n < 4
		},
	}
}

func declared(d time.Duration, n int, _ *http.Request, resp *http.Response) bool {
	if resp.StatusCode != http.StatusTooManyRequests {
		return false
	}
	pause(d) // want `pause \(time.Sleep at line 36\) waits in ShouldRetry`
	return true
}

var byName = khttp.RetryHandlerOptions{ShouldRetry: declared}

func pause(d time.Duration) {
	time.Sleep(d)
}

func channel() *khttp.RetryHandler {
	opts := khttp.RetryHandlerOptions{}
	opts.ShouldRetry = func(d time.Duration, _ int, _ *http.Request, _ *http.Response) bool {
		<-time.After(d) // want `time.After waits in ShouldRetry`
		return true
	}
	return khttp.NewRetryHandlerWithOptions(opts)
}

type gate struct{ d time.Duration }

func (g *gate) allow(_ time.Duration, _ int, req *http.Request, _ *http.Response) bool {
	select { // want `time.After waits in ShouldRetry`
	case <-time.After(g.d):
		return true
	case <-req.Context().Done():
		return false
	}
}

func method(g *gate) khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{ShouldRetry: g.allow}
}

func timer() khttp.RetryHandlerOptions {
	retry := func(d time.Duration, _ int, _ *http.Request, _ *http.Response) bool {
		t := time.NewTimer(d)
		defer t.Stop()
		<-t.C // want `a time.Timer waits in ShouldRetry`
		return true
	}
	return khttp.RetryHandlerOptions{ShouldRetry: retry}
}

func deeper() khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{ShouldRetry: func(d time.Duration, _ int, _ *http.Request, _ *http.Response) bool {
		return polite(d) // want `polite \(pause at line 80\) waits in ShouldRetry`
	}}
}

func polite(d time.Duration) bool {
	pause(d)
	return true
}

func azure() policy.RetryOptions {
	return policy.RetryOptions{ShouldRetry: func(resp *http.Response, err error) bool {
		time.Sleep(time.Second) // want `and the azcore pipeline waits after it`
		return err != nil
	}}
}

func conditional(slow bool) *khttp.RetryHandlerOptions {
	return &khttp.RetryHandlerOptions{ShouldRetry: func(d time.Duration, _ int, req *http.Request, _ *http.Response) bool {
		if slow && req.Method == http.MethodPost {
			time.Sleep(d) // want `time.Sleep waits in ShouldRetry`
		}
		return true
	}}
}

// Good.

func decides() khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{ShouldRetry: func(d time.Duration, _ int, req *http.Request, _ *http.Response) bool {
		return d < time.Minute && req.Method == http.MethodGet
	}}
}

func apart() khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{ShouldRetry: func(time.Duration, int, *http.Request, *http.Response) bool {
		go func() { time.Sleep(time.Second) }()
		return true
	}}
}

func looks(done <-chan struct{}) khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{ShouldRetry: func(time.Duration, int, *http.Request, *http.Response) bool {
		select {
		case <-done:
			return false
		default:
			return true
		}
	}}
}

func measures(start time.Time) khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{ShouldRetry: func(time.Duration, int, *http.Request, *http.Response) bool {
		return time.Since(start) < time.Minute
	}}
}

type ticker struct{ c chan int }

func receives(t ticker) khttp.RetryHandlerOptions {
	return khttp.RetryHandlerOptions{ShouldRetry: func(time.Duration, int, *http.Request, *http.Response) bool {
		return <-t.c > 0
	}}
}

func outside(ctx context.Context) khttp.RetryHandlerOptions {
	time.Sleep(time.Second)
	return khttp.RetryHandlerOptions{ShouldRetry: func(time.Duration, int, *http.Request, *http.Response) bool {
		return ctx.Err() == nil
	}}
}

func redirect() khttp.RedirectHandlerOptions {
	return khttp.RedirectHandlerOptions{ShouldRedirect: func(*http.Request, *http.Response) bool {
		time.Sleep(time.Second)
		return true
	}}
}

type mine struct {
	ShouldRetry func(time.Duration, int, *http.Request, *http.Response) bool
}

func own() mine {
	return mine{ShouldRetry: func(d time.Duration, _ int, _ *http.Request, _ *http.Response) bool {
		time.Sleep(d)
		return true
	}}
}
