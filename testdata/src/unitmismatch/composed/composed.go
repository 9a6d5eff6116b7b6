// Package composed puts units behind texts.
package composed

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const root = "https://graph.microsoft.com/v1.0"

func joined(h http.Header) (time.Duration, error) {
	return time.ParseDuration(strings.Join([]string{h.Get("Retry-After"), "ms"}, "")) // want `reads a text with a wrong unit`
}
func okJoined(h http.Header) (time.Duration, error) {
	return time.ParseDuration(strings.Join([]string{h.Get("Retry-After"), "s"}, ""))
}
func added(h http.Header) (time.Duration, error) {
	v := h.Get("Retry-After")
	v += "ms"
	return time.ParseDuration(v) // want `reads a text with a wrong unit`
}
func okAdded(h http.Header) (time.Duration, error) {
	v := h.Get("Retry-After")
	v += "s"
	return time.ParseDuration(v)
}
func okTrimmed(h http.Header) (time.Duration, error) {
	return time.ParseDuration(strings.TrimSuffix(h.Get("Retry-After"), "s") + "s")
}
func okWhereMissing(h http.Header) (time.Duration, error) {
	v := h.Get("Retry-After")
	if !strings.HasSuffix(v, "s") {
		v += "s"
	}
	return time.ParseDuration(v)
}
func printedNumber(h http.Header) (time.Duration, error) {
	n, err := strconv.Atoi(h.Get("Retry-After"))
	if err != nil {
		return 0, err
	}
	return time.ParseDuration(strconv.Itoa(n) + "ms") // want `reads a text with a wrong unit`
}
func okPrintedMillis(h http.Header) (time.Duration, error) {
	n, err := strconv.Atoi(h.Get("Retry-After"))
	if err != nil {
		return 0, err
	}
	return time.ParseDuration(strconv.Itoa(n*1000) + "ms")
}
func printedTogether(h http.Header) (time.Duration, error) {
	return time.ParseDuration(fmt.Sprint(h.Get("Retry-After"), "ms")) // want `reads a text with a wrong unit`
}
func okPrintedTogether(h http.Header) (time.Duration, error) {
	return time.ParseDuration(fmt.Sprint(h.Get("Retry-After"), "s"))
}
func appended(h http.Header) (time.Duration, error) {
	v := []byte(h.Get("Retry-After"))
	v = append(v, "ms"...)
	return time.ParseDuration(string(v)) // want `reads a text with a wrong unit`
}
func okAppended(h http.Header) (time.Duration, error) {
	v := []byte(h.Get("Retry-After"))
	v = append(v, 's')
	return time.ParseDuration(string(v))
}
func withUnit(v, unit string) (time.Duration, error) { return time.ParseDuration(v + unit) }
func okUnitParameter(h http.Header) (time.Duration, error) {
	return withUnit(h.Get("Retry-After"), "s")
}
func okUnitArgument(h http.Header) (time.Duration, error) {
	return time.ParseDuration(fmt.Sprintf("%[1]s%[2]s", h.Get("Retry-After"), "s"))
}
func minutes(h http.Header) (time.Duration, error) {
	return time.ParseDuration(fmt.Sprintf("%sm", h.Get("Retry-After"))) // want `reads a text with a wrong unit`
}
func okSecondsBehindHours(h http.Header) (time.Duration, error) {
	return time.ParseDuration("0h0m" + h.Get("Retry-After") + "s")
}
func cutWithoutUnit(h http.Header) (time.Duration, error) {
	v, _, _ := strings.Cut(h.Get("Retry-After"), ",")
	return time.ParseDuration(strings.TrimSpace(v)) // want `fails for every number`
}
