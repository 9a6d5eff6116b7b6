// Package elsewhere talks to Graph and to a service that counts milliseconds.
package elsewhere

import (
	"net/http"
	"strconv"
	"time"
)

func okOtherService(hc *http.Client) time.Duration {
	resp, err := hc.Get("https://chat.example.com/rooms")
	if err != nil {
		return 0
	}
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	return time.Duration(n) * time.Millisecond
}

const other = "https://chat.example.com"

func request(path string) (*http.Request, error) {
	return http.NewRequest(http.MethodGet, other+path, nil)
}

func pause(resp *http.Response) time.Duration {
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	return time.Duration(n) * time.Millisecond
}

func okThroughHelpers(hc *http.Client) time.Duration {
	req, err := request("/rooms")
	if err != nil {
		return 0
	}
	resp, err := hc.Do(req)
	if err != nil {
		return 0
	}
	return pause(resp)
}

func graph(hc *http.Client) time.Duration {
	resp, err := hc.Get("https://graph.microsoft.com/v1.0/me")
	if err != nil {
		return 0
	}
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	return time.Duration(n) * time.Millisecond // want `multiplies by time.Millisecond`
}

// either may be either.
func either(resp *http.Response) time.Duration {
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	return time.Duration(n) * time.Millisecond // want `multiplies by time.Millisecond`
}

func both(hc *http.Client, resp *http.Response) {
	either(resp)
	if r, err := hc.Get(other); err == nil {
		either(r)
	}
}
