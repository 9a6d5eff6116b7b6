// Package clamps cuts waits down.
package clamps

import (
	"context"
	"math"
	"net/http"
	"strconv"
	"time"
)

func byMin(resp *http.Response) {
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	time.Sleep(min(time.Duration(n)*time.Second, 30*time.Second)) // want `^min\(time.Duration\(n\) \* time.Second, 30 \* time.Second\) cuts down the wait that the service asks for \(Retry-After, read at line 13\): the next try comes too early`
}

func byCap(resp *http.Response) {
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	wait := time.Duration(n) * time.Second
	if wait > time.Minute { // want `if wait > time.Minute cuts down the wait`
		wait = time.Minute
	}
	time.Sleep(wait)
}

func inSeconds(resp *http.Response) {
	n, _ := strconv.Atoi(resp.Header.Get("Retry-After"))
	if n > 60 { // want `if n > 60 cuts down`
		n = 60
	}
	time.Sleep(time.Duration(n) * time.Second)
}

type policy struct{ max time.Duration }

func (p *policy) delay(h http.Header) time.Duration {
	n, err := strconv.Atoi(h.Get("Retry-After"))
	if err != nil {
		return time.Second
	}
	d := time.Duration(n) * time.Second
	if d > p.max { // want `if d > p.max cuts down`
		return p.max
	}
	return d
}

func parsed(h http.Header) (time.Duration, bool) {
	n, err := strconv.Atoi(h.Get("Retry-After"))
	return time.Duration(n) * time.Second, err == nil
}

func byHelper(ctx context.Context, h http.Header) {
	d, ok := parsed(h)
	if !ok {
		return
	}
	select {
	case <-time.After(min(d, 10*time.Second)): // want `cuts down`
	case <-ctx.Done():
	}
}

func limit(d, most time.Duration) time.Duration {
	if most < d { // want `if most < d cuts down`
		return most
	}
	return d
}

func byLimit(h http.Header) {
	if d, ok := parsed(h); ok {
		time.Sleep(limit(d, time.Minute))
	}
}

func byFloat(resp *http.Response) {
	f, _ := strconv.ParseFloat(resp.Header.Get("Retry-After"), 64)
	sleepFor(time.Duration(math.Min(f, 20) * float64(time.Second))) // want `math.Min\(f, 20\) cuts down`
}

func sleepFor(d time.Duration) { time.Sleep(d) }

func byDate(resp *http.Response) {
	at, err := http.ParseTime(resp.Header.Get("Retry-After"))
	if err != nil {
		return
	}
	wait := time.Until(at)
	if wait >= 5*time.Second { // want `cuts down`
		wait = 5 * time.Second
	}
	timer := time.NewTimer(wait)
	<-timer.C
}
