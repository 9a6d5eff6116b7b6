// Package kinds tells methods apart.
package kinds

import "net/http"

var harmless = map[string]bool{"GET": true, "HEAD": true, "PUT": true}

// Harmless reports whether a method may be repeated.
func Harmless(method string) bool { return harmless[method] }

// Repeatable looks at the request.
func Repeatable(req *http.Request) bool { return req.Method != http.MethodPost }

// Again looks at all there is.
func Again(req *http.Request, resp *http.Response, err error) bool {
	if err != nil {
		return req.Method != http.MethodPost
	}
	return resp.StatusCode >= 500 && req.Method == http.MethodGet
}

// AgainAll does not look at the method.
func AgainAll(req *http.Request, resp *http.Response, err error) bool {
	return err != nil || resp.StatusCode >= 500
}
