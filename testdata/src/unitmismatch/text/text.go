// Package text leaves the arithmetic to time.ParseDuration, and reads headers
// that are no http.Header.
package text

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	msgraphgocore "github.com/microsoftgraph/msgraph-sdk-go-core"
)

func noUnit(h http.Header) (time.Duration, error) {
	return time.ParseDuration(h.Get("Retry-After")) // want `fails for every number, since h.Get\("Retry-After"\) has no unit .* write h.Get\("Retry-After"\) \+ "s"`
}

func trimmed(h http.Header) time.Duration {
	v := strings.TrimSpace(h.Get("Retry-After"))
	d, _ := time.ParseDuration(v) // want `fails for every number, since v has no unit`
	return d
}

func wrongUnit(h http.Header) (time.Duration, error) {
	return time.ParseDuration(h.Get("Retry-After") + "ms") // want `reads a text with a wrong unit`
}

func wrongUnitFormatted(h http.Header) (time.Duration, error) {
	return time.ParseDuration(fmt.Sprintf("%sm", h.Get("Retry-After"))) // want `wrong unit`
}

func printedAgain(h http.Header) (time.Duration, error) {
	n, err := strconv.Atoi(h.Get("Retry-After"))
	if err != nil {
		return 0, err
	}
	return time.ParseDuration(strconv.Itoa(n) + "ms") // want `wrong unit`
}

func okSuffix(h http.Header) (time.Duration, error) {
	return time.ParseDuration(h.Get("Retry-After") + "s")
}

func okFormatted(h http.Header) (time.Duration, error) {
	n, err := strconv.Atoi(h.Get("Retry-After"))
	if err != nil {
		return 0, err
	}
	return time.ParseDuration(fmt.Sprintf("%ds", n))
}

func okMsSuffix(h http.Header) (time.Duration, error) {
	return time.ParseDuration(h.Get("retry-after-ms") + "ms")
}

// okNumberFirst uses ParseDuration only for what is no number.
func okNumberFirst(h http.Header) time.Duration {
	v := h.Get("Retry-After")
	if n, err := strconv.Atoi(v); err == nil {
		return time.Duration(n) * time.Second
	}
	d, _ := time.ParseDuration(v)
	return d
}

func okSetting(env func(string) string) (time.Duration, error) {
	return time.ParseDuration(env("PAUSE"))
}

func indexed(h http.Header) time.Duration {
	if vs := h["Retry-After"]; len(vs) > 0 {
		n, _ := strconv.Atoi(vs[0])
		return time.Duration(n) // want `takes n for nanoseconds`
	}
	return 0
}

func part(item msgraphgocore.BatchItem) time.Duration {
	n, _ := strconv.Atoi(item.GetHeaders()["Retry-After"])
	return time.Duration(n) * time.Millisecond // want `multiplies by time.Millisecond`
}

type answer struct {
	Headers struct {
		RetryAfter string `json:"Retry-After"`
		Other      string `json:"X-Other"`
	} `json:"headers"`
}

func tagged(a answer) time.Duration {
	n, _ := strconv.Atoi(a.Headers.RetryAfter)
	return time.Duration(n) // want `takes n for nanoseconds`
}

func okTaggedOtherwise(a answer) time.Duration {
	n, _ := strconv.Atoi(a.Headers.Other)
	return time.Duration(n)
}

func ranged(headers map[string]string) (wait time.Duration) {
	for k, v := range headers {
		switch strings.ToLower(k) {
		case "retry-after":
			n, _ := strconv.Atoi(v)
			wait = time.Duration(n) // want `takes n for nanoseconds`
			time.Sleep(wait)
		}
	}
	return wait
}

// okRangedTwo compares the key with two names, so that the value may be either.
func okRangedTwo(headers map[string]string) (wait time.Duration) {
	for k, v := range headers {
		n, _ := strconv.Atoi(v)
		if strings.EqualFold(k, "Retry-After") {
			wait = time.Duration(n) * time.Second
		}
		if strings.EqualFold(k, "X-Nanos") {
			wait = time.Duration(n)
		}
	}
	return wait
}

func builtWrong(h http.Header) (time.Duration, error) {
	var b strings.Builder
	b.WriteString(h.Get("Retry-After"))
	b.WriteString("ms")
	return time.ParseDuration(b.String()) // want `wrong unit`
}

func builtBare(h http.Header) (time.Duration, error) {
	var b strings.Builder
	b.WriteString(h.Get("Retry-After"))
	return time.ParseDuration(b.String()) // want `has no unit`
}

func okBuilt(h http.Header) (time.Duration, error) {
	var b strings.Builder
	b.WriteString(h.Get("Retry-After"))
	b.WriteByte('s')
	return time.ParseDuration(b.String())
}

func okAppendedIfMissing(h http.Header) (time.Duration, error) {
	text := h.Get("Retry-After")
	if !strings.HasSuffix(text, "s") {
		text += "s"
	}
	return time.ParseDuration(text)
}
