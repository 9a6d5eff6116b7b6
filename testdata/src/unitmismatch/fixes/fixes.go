// Package fixes has faults whose mending is certain.
package fixes

import (
	"net/http"
	"strconv"
	"time"
)

func conversion(h http.Header) {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	time.Sleep(time.Duration(n)) // want `nanoseconds`
}

func float(h http.Header) time.Duration {
	f, _ := strconv.ParseFloat(h.Get("Retry-After"), 64)
	return time.Duration(f + 1) // want `nanoseconds`
}

func unit(h http.Header) time.Duration {
	n, _ := strconv.Atoi(h.Get("Retry-After"))
	return time.Duration(n) * time.Millisecond // want `time.Millisecond`
}

func innerUnit(h http.Header) time.Duration {
	n, _ := strconv.ParseInt(h.Get("Retry-After"), 10, 64)
	return time.Duration(n * int64(time.Millisecond)) // want `time.Millisecond`
}

func text(h http.Header) (time.Duration, error) {
	return time.ParseDuration(h.Get("Retry-After")) // want `no unit`
}
