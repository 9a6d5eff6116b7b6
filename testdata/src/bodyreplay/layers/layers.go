// Package layers holds middlewares that repeat.
package layers

import (
	"bytes"
	"io"
	"net/http"
	"time"

	msgraphgocore "github.com/microsoftgraph/msgraph-sdk-go-core"
)

var _ = msgraphgocore.GetDefaultClient

// blunt sends whatever comes three times.
type blunt struct{ next http.RoundTripper }

func (b blunt) RoundTrip(req *http.Request) (resp *http.Response, err error) {
	for range 3 {
		resp, err = b.next.RoundTrip(req) // want `^the loop at line 19 sends req again after its body was read: the next try has none, and over HTTP/2 the service gets a length without bytes; set Body from GetBody before each further try`
		if err == nil && resp.StatusCode != http.StatusServiceUnavailable {
			return resp, nil
		}
		time.Sleep(time.Second)
	}
	return resp, err
}

// reads repeats what has no body.
type reads struct{ next http.RoundTripper }

func (b reads) RoundTrip(req *http.Request) (resp *http.Response, err error) {
	if req.Method != http.MethodGet {
		return b.next.RoundTrip(req)
	}
	for range 3 {
		if resp, err = b.next.RoundTrip(req); err == nil && resp.StatusCode != http.StatusServiceUnavailable {
			return resp, nil
		}
	}
	return resp, err
}

// rewinds gives each further try a body.
type rewinds struct{ next http.RoundTripper }

func (b rewinds) RoundTrip(req *http.Request) (resp *http.Response, err error) {
	for n := range 3 {
		if n > 0 && req.GetBody != nil {
			if req.Body, err = req.GetBody(); err != nil {
				return nil, err
			}
		}
		if resp, err = b.next.RoundTrip(req); err == nil && resp.StatusCode != http.StatusServiceUnavailable {
			return resp, nil
		}
	}
	return resp, err
}

// keeps reads the body before.
type keeps struct{ next http.RoundTripper }

func (b keeps) RoundTrip(req *http.Request) (resp *http.Response, err error) {
	data, err := held(req)
	if err != nil {
		return nil, err
	}
	for range 3 {
		again := with(req, data)
		if resp, err = b.next.RoundTrip(again); err == nil && resp.StatusCode != http.StatusServiceUnavailable {
			return resp, nil
		}
	}
	return resp, err
}

func held(req *http.Request) ([]byte, error) {
	if req.Body == nil {
		return nil, nil
	}
	defer req.Body.Close()
	return io.ReadAll(req.Body)
}

func with(req *http.Request, data []byte) *http.Request {
	out := req.Clone(req.Context())
	out.Body = io.NopCloser(bytes.NewReader(data))
	return out
}
