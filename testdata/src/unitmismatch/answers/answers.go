// Package answers reads the answers of a $batch, and sets the retry handler up.
package answers

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"net/textproto"
	"slices"
	"strconv"
	"strings"
	"time"

	khttp "github.com/microsoft/kiota-http-go"
)

const root = "https://graph.microsoft.com/v1.0/$batch"

type answer struct {
	ID      string            `json:"id"`
	Status  int               `json:"status"`
	Headers map[string]string `json:"headers"`
	Hdr     struct {
		After   string      `json:"Retry-After"`
		AfterN  int         `json:"retry-after,omitempty"`
		AfterMs json.Number `json:"x-ms-retry-after-ms"`
	} `json:"hdr"`
}

type reply struct {
	Responses []answer `json:"responses"`
}

func (a answer) header(name string) string {
	for k, v := range a.Headers {
		if strings.EqualFold(k, name) {
			return v
		}
	}
	return ""
}

func longest(r reply) (longest time.Duration) {
	for _, x := range r.Responses {
		if n, err := strconv.Atoi(x.header("Retry-After")); err == nil {
			longest = max(longest, time.Duration(n)) // want `for nanoseconds`
		}
	}
	return longest
}
func okLongest(r reply) (longest time.Duration) {
	for _, x := range r.Responses {
		if n, err := strconv.Atoi(x.header("Retry-After")); err == nil {
			longest = max(longest, time.Duration(n)*time.Second)
		}
	}
	return longest
}
func okOtherHeader(r reply) (longest time.Duration) {
	for _, x := range r.Responses {
		if n, err := strconv.Atoi(x.header("X-Server-Nanos")); err == nil {
			longest = max(longest, time.Duration(n))
		}
	}
	return longest
}
func tagged(x answer) time.Duration {
	n, _ := strconv.Atoi(x.Hdr.After)
	return time.Duration(n) // want `for nanoseconds`
}
func taggedNumber(x answer) time.Duration   { return time.Duration(x.Hdr.AfterN) * time.Millisecond } // want `multiplies by time.Millisecond`
func okTaggedNumber(x answer) time.Duration { return time.Duration(x.Hdr.AfterN) * time.Second }
func taggedMillis(x answer) time.Duration {
	n, _ := x.Hdr.AfterMs.Int64()
	return time.Duration(n) * time.Second // want `multiplies by time.Second`
}
func okTaggedMillis(x answer) time.Duration {
	n, _ := x.Hdr.AfterMs.Int64()
	return time.Duration(n) * time.Millisecond
}
func canonical(h http.Header) time.Duration {
	v, ok := h[textproto.CanonicalMIMEHeaderKey("retry-after")]
	if !ok {
		return 0
	}
	d, _ := time.ParseDuration(v[0]) // want `fails for every number`
	return d
}
func okIndex(h http.Header) int {
	i := slices.IndexFunc(h.Values("Retry-After"), func(s string) bool { return s != "" })
	return i
}

func okOptions(h http.Header) khttp.RetryHandlerOptions {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return khttp.RetryHandlerOptions{DelaySeconds: n}
}
func optionsInMillis(h http.Header) *khttp.RetryHandlerOptions {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return &khttp.RetryHandlerOptions{MaxRetries: 2, DelaySeconds: n * 1000} // want `counts seconds: `
}
func optionsInNanos(d time.Duration) *khttp.RetryHandlerOptions {
	return &khttp.RetryHandlerOptions{DelaySeconds: int(d)} // want `counts seconds: `
}
func okOptionsDivided(d time.Duration) *khttp.RetryHandlerOptions {
	return &khttp.RetryHandlerOptions{DelaySeconds: int(d / time.Second)}
}
func optionsConstant() *khttp.RetryHandlerOptions {
	return &khttp.RetryHandlerOptions{DelaySeconds: int(3 * time.Second)} // want `counts seconds: `
}

const retryAfter = "Retry-After"

func named(h http.Header, names ...string) (string, bool) {
	for _, n := range names {
		if v := h.Get(n); v != "" {
			return v, true
		}
	}
	return "", false
}
func namedByList(h http.Header) time.Duration {
	if v, ok := named(h, retryAfter); ok {
		n, _ := strconv.ParseFloat(v, 64)
		return time.Duration(n) // want `for nanoseconds`
	}
	return 0
}

func decode(raw []byte) time.Duration {
	var m map[string]any
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	if dec.Decode(&m) != nil {
		return 0
	}
	headers, _ := m["headers"].(map[string]any)
	switch v := headers["Retry-After"].(type) {
	case json.Number:
		n, _ := v.Int64()
		return time.Duration(n) // want `for nanoseconds`
	case string:
		d, err := time.ParseDuration(v + "s")
		if err != nil {
			return time.Minute
		}
		return d
	}
	return 0
}

type mw struct {
	clock func(context.Context, time.Duration) error
	hook  func(attempt int, after time.Duration, resp *http.Response)
}

func (m mw) wait(ctx context.Context, resp *http.Response) error {
	n, err := strconv.Atoi(resp.Header.Get("Retry-After"))
	if err != nil {
		n = 30
	}
	m.hook(1, time.Duration(n), resp) // want `for nanoseconds`
	if m.clock != nil {
		return m.clock(ctx, time.Duration(n)*time.Second)
	}
	return nil
}

func okNanos(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("X-Backoff-Nanos"))
	return time.Duration(n)
}
func okBoth(h http.Header) time.Duration {
	if v := h.Get("x-ms-retry-after-ms"); v != "" {
		n, _ := strconv.Atoi(v)
		return time.Duration(n) * time.Millisecond
	}
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return time.Duration(n) * time.Second
}
func okTableOfUnits(h http.Header) time.Duration {
	for _, c := range []struct {
		name string
		unit time.Duration
	}{{"retry-after-ms", time.Millisecond}, {"Retry-After", time.Second}} {
		if n, err := strconv.Atoi(h.Get(c.name)); err == nil {
			return time.Duration(n) * c.unit
		}
	}
	return 0
}
func tableOfNames(h http.Header) time.Duration {
	for _, name := range []string{"retry-after-ms", "x-ms-retry-after-ms"} {
		if n, err := strconv.Atoi(h.Get(name)); err == nil {
			return time.Duration(n) * time.Second // want `multiplies by time.Second`
		}
	}
	return 0
}
