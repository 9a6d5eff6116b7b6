// Package layers repeats requests below a client.
package layers

import (
	"net/http"
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore/policy"
	khttp "github.com/microsoft/kiota-http-go"
)

type tripper func(*http.Request) (*http.Response, error)

func (t tripper) RoundTrip(req *http.Request) (*http.Response, error) { return t(req) }

func wrap(next http.RoundTripper) http.RoundTripper {
	return tripper(func(req *http.Request) (*http.Response, error) {
		resp, err := next.RoundTrip(req)
		for range 2 {
			if err == nil && resp.StatusCode < 500 {
				break
			}
			resp, err = next.RoundTrip(req) // want `sends every request again after`
		}
		return resp, err
	})
}

func careful(next http.RoundTripper) http.RoundTripper {
	return tripper(func(req *http.Request) (*http.Response, error) {
		resp, err := next.RoundTrip(req)
		for range 2 {
			if req.Method == http.MethodPost || err == nil && resp.StatusCode < 500 {
				break
			}
			resp, err = next.RoundTrip(req)
		}
		return resp, err
	})
}

type step struct{}

func (step) Intercept(p khttp.Pipeline, i int, req *http.Request) (*http.Response, error) {
	for try := 0; ; try++ {
		resp, err := p.Next(req, i) // want `sends every request again after 503`
		if err != nil || resp.StatusCode != http.StatusServiceUnavailable || try == 3 {
			return resp, err
		}
		time.Sleep(time.Second)
	}
}

type throttled struct{}

func (throttled) Intercept(p khttp.Pipeline, i int, req *http.Request) (*http.Response, error) {
	for try := 0; ; try++ {
		resp, err := p.Next(req, i)
		if err != nil || resp.StatusCode != http.StatusTooManyRequests || try == 3 {
			return resp, err
		}
		time.Sleep(time.Second)
	}
}

type unavailable struct{}

func (unavailable) Do(req *policy.Request) (*http.Response, error) {
	for try := 0; ; try++ {
		resp, err := req.Next() // want `sends every request again after`
		if err == nil || try == 3 {
			return resp, err
		}
	}
}

// broker asks a function of its own, which leaves POSTs alone.
func broker(next http.RoundTripper) http.RoundTripper {
	return tripper(func(req *http.Request) (*http.Response, error) {
		for try := 0; ; try++ {
			one := req.Clone(req.Context())
			resp, err := next.RoundTrip(one)
			if err != nil || try == 3 || !busy(one, resp) {
				return resp, err
			}
			time.Sleep(time.Second)
		}
	})
}

func busy(req *http.Request, resp *http.Response) bool {
	if req.Method != http.MethodGet && req.Method != http.MethodHead {
		return false
	}
	return resp.StatusCode == http.StatusInternalServerError && resp.Header.Get("x-broker") != ""
}

func insist(send func() (*http.Response, error)) (resp *http.Response, err error) {
	for range 3 {
		if resp, err = send(); err == nil {
			return resp, nil
		}
	}
	return nil, err
}

type all struct{ next http.RoundTripper }

func (t all) RoundTrip(req *http.Request) (*http.Response, error) {
	return insist(func() (*http.Response, error) {
		return t.next.RoundTrip(req) // want `sends every request again after`
	})
}

// reads hands over what it repeats where the method is known to be another.
type reads struct{ next http.RoundTripper }

func (t reads) RoundTrip(req *http.Request) (*http.Response, error) {
	if req.Method != http.MethodGet && req.Method != http.MethodHead {
		return t.next.RoundTrip(req)
	}
	return insist(func() (*http.Response, error) { return t.next.RoundTrip(req) })
}

// looking calls itself with what came of the last try, and looks at that first.
type looking struct{}

func (l looking) Intercept(p khttp.Pipeline, i int, req *http.Request) (*http.Response, error) {
	resp, err := p.Next(req, i)
	if err != nil {
		return resp, err
	}
	return l.more(p, i, req, resp, 0)
}

func (l looking) more(p khttp.Pipeline, i int, req *http.Request, last *http.Response, n int) (*http.Response, error) {
	if n == 3 || last.StatusCode != http.StatusBadGateway {
		return last, nil
	}
	time.Sleep(time.Second)
	next, err := p.Next(req, i) // want `sends every request again after 502`
	if err != nil {
		return next, err
	}
	return l.more(p, i, req, next, n+1)
}
