// Package tried parses a text as it is, and in another way where that fails.
package tried

import (
	"net/http"
	"strconv"
	"strings"
	"time"
)

const me = "https://graph.microsoft.com/v1.0/me"

func thenWithUnit(resp *http.Response) time.Duration {
	v := strings.TrimSpace(resp.Header.Get("Retry-After"))
	if d, err := time.ParseDuration(v); err == nil {
		return d
	} else if d, err := time.ParseDuration(v + "s"); err == nil {
		return d
	}
	return time.Second
}

type info struct{ after string }

func inField(i *info) time.Duration {
	v := strings.TrimSpace(i.after)
	d, err := time.ParseDuration(v)
	if err != nil {
		d, err = time.ParseDuration(v + "s")
	}
	if err != nil {
		return time.Second
	}
	return d
}

func filled(resp *http.Response) time.Duration {
	return inField(&info{after: resp.Header.Get("Retry-After")})
}

func thenANumber(resp *http.Response) time.Duration {
	text := resp.Header.Get("Retry-After")
	d, err := time.ParseDuration(strings.TrimSpace(text))
	if err != nil {
		n, _ := strconv.Atoi(text)
		d = time.Duration(n) * time.Second
	}
	return d
}

// never has no second way.
func never(resp *http.Response) time.Duration {
	d, err := time.ParseDuration(strings.TrimSpace(resp.Header.Get("Retry-After"))) // want "has no unit"
	if err != nil {
		return time.Second
	}
	return d
}

func wait() {
	resp, err := http.Get(me)
	if err != nil {
		return
	}
	defer resp.Body.Close()
	for _, f := range []func(*http.Response) time.Duration{thenWithUnit, filled, thenANumber, never} {
		time.Sleep(f(resp))
	}
}
